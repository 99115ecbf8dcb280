import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { SearchInput } from './search-input.tsx'

/** Time after the last key until a search begins, in ms. */
const SEARCH_DELAY_MS = 300

interface DelayedSearchInputProps extends Omit<ComponentProps<typeof SearchInput>, 'value' | 'onChange'> {
  /** The text that is searched for at the moment. */
  value: string
  /** Called with another text, once the user pauses typing. It must keep its identity between renders. */
  onSearch: (text: string) => void
}

/** An input for searching that begins a search when the user pauses typing, and not with each key. */
export function DelayedSearchInput({ value, onSearch, ...input }: DelayedSearchInputProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  // Back, Forward and buttons change the search from outside.
  useEffect(() => {
    if (value !== sent.current) setTyped(value)
    sent.current = value
  }, [value])
  useEffect(() => {
    if (typed.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed.trim()
      onSearch(sent.current)
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return <SearchInput autoComplete="off" spellCheck={false} {...input} value={typed} onChange={(event) => setTyped(event.target.value)} />
}
