import { useEffect, useLayoutEffect, useRef } from 'react'

const STORE_DRAFT_DELAY_MS = 300

/** Calls `store` soon after each edit, and when the page is hidden or left. The caller must pass a new `store` function after each edit. */
export function useDraftStoring(store: () => void) {
  const latest = useRef(store)
  useLayoutEffect(() => {
    latest.current = store
  }, [store])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, STORE_DRAFT_DELAY_MS)
  }, [store])
  useEffect(() => {
    const storeNow = () => latest.current()
    document.addEventListener('visibilitychange', storeNow)
    addEventListener('pagehide', storeNow)
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
      document.removeEventListener('visibilitychange', storeNow)
      removeEventListener('pagehide', storeNow)
      storeNow()
    }
  }, [])
}
