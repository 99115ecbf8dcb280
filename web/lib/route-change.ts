import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { focusOrMain } from '../ui/focus-main.ts'

/** The last scroll position of each history entry, by the entry's key. */
const positions = new Map<string, number>()
/** How long a page may take to load enough content to restore its scroll position, in ms. */
const RESTORE_FOR = 5000
/** Events after which the scroll position is the user's own and is no longer restored. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** The key of the current history entry; undefined in browsers without the Navigation API, where every screen starts at the top. */
function entryKey(): string | undefined {
  return (window as { navigation?: { currentEntry: { key: string } | null } }).navigation?.currentEntry?.key
}

/** Tries to scroll to `y` until the page is tall enough or the user scrolls. Returns a function that stops the attempts. */
function restoreScroll(y: number): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort()
  for (const type of USER_INPUT) addEventListener(type, stop, { passive: true, signal })
  const deadline = performance.now() + RESTORE_FOR
  const attempt = () => {
    if (signal.aborted) return
    window.scrollTo(0, y)
    if (Math.abs(window.scrollY - y) > 1 && performance.now() < deadline) requestAnimationFrame(attempt)
    else stop()
  }
  attempt()
  return stop
}

/**
 * Scrolls each new screen to the top and focuses its main landmark, for keyboards and screen readers. Going back restores
 * the scroll position.
 */
export function useRouteChange() {
  const [path] = useLocation()
  const search = useSearch()
  const currentPath = useRef(path)
  const key = useRef(entryKey())
  const stopRestoring = useRef<() => void>(null)

  useEffect(() => {
    if (key.current === undefined) return
    history.scrollRestoration = 'manual'
    const onScroll = () => {
      // After a step in the history the scroll position belongs to the previous screen until the new one is rendered.
      if (key.current === entryKey()) positions.set(key.current!, window.scrollY)
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
    key.current = entryKey()
    if (currentPath.current === path) return
    currentPath.current = path
    focusOrMain()
    // An unchanged key means that a redirect replaced the entry.
    const y = key.current === undefined || key.current === before ? 0 : (positions.get(key.current) ?? 0)
    stopRestoring.current?.()
    if (y > 0) stopRestoring.current = restoreScroll(y)
    else window.scrollTo(0, 0)
  }, [path, search])
}
