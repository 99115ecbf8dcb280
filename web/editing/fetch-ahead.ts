import { useEffect } from 'react'

/** What both editors open later, and may have to open without a network. */
const SHARED = [
  () => import('../contacts/contacts.tsx'),
  () => import('./versions-dialog.tsx'),
  () => import('../preview/theme-picker.tsx'),
  () => import('../images/crop-dialog.tsx'),
]

/** Fetches scripts once the page rests, those of `parts` (the same list each time) and of both editors' dialogs: they open offline too. */
export function useFetchAhead(parts?: (() => Promise<unknown>)[]) {
  useEffect(() => {
    const fetchAll = () => {
      // A try without a network would only leave half of a part behind.
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
