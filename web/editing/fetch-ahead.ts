import { useEffect } from 'react'

/** Lazy chunks of both editors that must also work offline. */
const SHARED = [
  () => import('../contacts/contacts.tsx'),
  () => import('./versions-dialog.tsx'),
  () => import('../preview/theme-picker.tsx'),
  () => import('../images/crop-dialog.tsx'),
]

/** Prefetches lazy chunks when the browser is idle: those of both editors and `parts`, which must be a stable array. */
export function useFetchAhead(parts?: (() => Promise<unknown>)[]) {
  useEffect(() => {
    const fetchAll = () => {
      // Offline, a chunk could fail after some of its imports were loaded.
      if (navigator.onLine) for (const part of [...(parts ?? []), ...SHARED]) void part().catch(() => undefined)
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, 2000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchAll, { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [parts])
}
