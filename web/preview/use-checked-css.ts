import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { CheckedCss } from '../../schema/custom-css.ts'
import { call } from '../lib/api.ts'

/** Debounce delay after the last change, in ms. */
const DEBOUNCE = 400

/**
 * Has the server check an owner's CSS: the CSS that applies on the card's page and what was left out. Debounced. Undefined
 * without CSS and before the first response; the previous result is returned while the next request is running.
 */
export function useCheckedCss(css: string | null): CheckedCss | undefined {
  const [debouncedCss, setDebouncedCss] = useState(css)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedCss(css), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [css])
  const { data } = useSWR(
    debouncedCss?.trim() ? ['POST /api/custom-css/check' as const, debouncedCss] : null,
    ([name, css]) => call(name, { body: { css } }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return css?.trim() ? data : undefined
}
