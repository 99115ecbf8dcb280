import { useEffect, useLayoutEffect, useRef } from 'react'

const STORE_DRAFT_DELAY_MS = 300

/**
 * Stores a form's draft after each change, when the page is hidden, and when it is left. `store` must be another function after
 * each change of the form.
 */
export function useDraftStoring(store: () => void) {
  const latest = useRef(store)
  useLayoutEffect(() => {
    latest.current = store
  }, [store])
  useEffect(() => {
    const keep = () => latest.current()
    const timer = setTimeout(keep, STORE_DRAFT_DELAY_MS)
    document.addEventListener('visibilitychange', keep)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', keep)
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [store])
}
