import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { focusElementOrMain } from '../ui/focus-main.ts'

const scrollPositionByHistoryEntry = new Map<string, number>()
const SCROLL_RESTORE_TIMEOUT_MS = 5000
/** Events that mean that the user scrolls. The old scroll position is then no longer restored. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

const readHistoryEntryKey = () => (window.navigation as Navigation | undefined)?.currentEntry?.key

function restoreScrollPosition(y: number): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort()
  for (const type of USER_INPUT_EVENTS) addEventListener(type, stop, { passive: true, signal })
  const deadline = performance.now() + SCROLL_RESTORE_TIMEOUT_MS
  const attempt = () => {
    if (signal.aborted) return
    window.scrollTo(0, y)
    if (Math.abs(window.scrollY - y) > 1 && performance.now() < deadline) requestAnimationFrame(attempt)
    else stop()
  }
  attempt()
  return stop
}

export function useScrollAndFocusOnNavigation() {
  const [path] = useLocation()
  const search = useSearch()
  const currentPath = useRef(path)
  const key = useRef(readHistoryEntryKey())
  const stopRestoring = useRef<() => void>(null)

  useEffect(() => {
    if (key.current === undefined) return
    history.scrollRestoration = 'manual'
    const onScroll = () => {
      if (key.current === readHistoryEntryKey()) scrollPositionByHistoryEntry.set(key.current!, window.scrollY)
    }
    const onLeave = () => (history.scrollRestoration = 'auto')
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', onLeave)
    }
  }, [])

  useEffect(() => {
    const before = key.current
    key.current = readHistoryEntryKey()
    if (currentPath.current === path) return
    currentPath.current = path
    focusElementOrMain()
    // If the key of the history entry is unchanged, a redirect replaced the entry. The new page then starts at the top.
    const y = key.current === undefined || key.current === before ? 0 : (scrollPositionByHistoryEntry.get(key.current) ?? 0)
    stopRestoring.current?.()
    if (y > 0) stopRestoring.current = restoreScrollPosition(y)
    else window.scrollTo(0, 0)
  }, [path, search])
}
