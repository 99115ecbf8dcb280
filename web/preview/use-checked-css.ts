import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { CheckedCss } from '../../schema/custom-css.ts'
import { call } from '../lib/api.ts'

/** How long typing rests before the server is asked, in ms. */
const REST = 400

/**
 * How an owner's CSS applies on the card's page, and what of it is left out: the server's answer, a moment after the last
 * change. Undefined without CSS and until the first answer; the last answer stays while the next is on its way.
 */
export function useCheckedCss(css: string | null): CheckedCss | undefined {
  const [asked, setAsked] = useState(css)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(css), REST)
    return () => clearTimeout(timer)
  }, [css])
  const { data } = useSWR(
    asked?.trim() ? ['POST /api/custom-css/check' as const, asked] : null,
    ([name, css]) => call(name, { body: { css } }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return css?.trim() ? data : undefined
}
