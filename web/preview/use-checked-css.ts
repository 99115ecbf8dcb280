import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { CheckedCustomCss } from '../../schema/custom-css.ts'
import { requestApi } from '../lib/api.ts'

const CSS_CHECK_DEBOUNCE_MS = 400

export function useServerCheckedCss(css: string | null): CheckedCustomCss | undefined {
  const [debouncedCss, setDebouncedCss] = useState(css)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedCss(css), CSS_CHECK_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [css])
  const { data } = useSWR(
    debouncedCss?.trim() ? ['POST /api/custom-css/check' as const, debouncedCss] : null,
    ([name, css]) => requestApi(name, { body: { css } }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return css?.trim() ? data : undefined
}
