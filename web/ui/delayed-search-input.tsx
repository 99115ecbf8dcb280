import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { SearchInput } from './search-input.tsx'

const SEARCH_DELAY_MS = 300

interface DelayedSearchInputProps extends Omit<ComponentProps<typeof SearchInput>, 'value' | 'onChange'> {
  value: string
  /** `onSearch` must be the same function in each render. */
  onSearch: (text: string) => void
}

export function DelayedSearchInput({ value, onSearch, ...input }: DelayedSearchInputProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  // The search may also change by Back, Forward or a button.
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
