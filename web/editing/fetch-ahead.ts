import { useEffect } from 'react'

/** Lazily loaded code that both card editors need and that must also work offline. */
const SHARED_EDITOR_CHUNKS = [
  () => import('../contacts/contacts.tsx'),
  () => import('./versions-dialog.tsx'),
  () => import('./edit-conflict-alert.tsx'),
  () => import('./other-draft-alert.tsx'),
  () => import('../preview/theme-picker.tsx'),
  () => import('../images/crop-dialog.tsx'),
]

/** Loads lazily imported code in advance. `parts` must not change between renders. */
export function usePrefetchChunks(parts?: (() => Promise<unknown>)[]) {
  useEffect(() => {
    const fetchAll = () => {
      if (navigator.onLine) for (const part of [...(parts ?? []), ...SHARED_EDITOR_CHUNKS]) void part().catch(() => undefined)
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, 2000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchAll, { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [parts])
}
