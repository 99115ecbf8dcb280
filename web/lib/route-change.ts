import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { focusOrMain } from '../ui/focus-main.ts'

/** Where the reader left each history entry, by the entry's key. */
const positions = new Map<string, number>()
/** How long a page that is coming back may take to be as tall as it was, in ms. */
const RESTORE_FOR = 5000
/** By which readers say that they go on from where they are. */
const READING = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Names the history entry; undefined in browsers without the Navigation API, where every screen starts at its top. */
function entryKey(): string | undefined {
  return (window as { navigation?: { currentEntry: { key: string } | null } }).navigation?.currentEntry?.key
}

/** Keeps trying to scroll to `y` until the page is tall enough, the reader goes on, or the next screen comes; returns what ends it. */
function restore(y: number): () => void {
  const over = new AbortController()
  const { signal } = over
  const stop = () => over.abort()
  for (const type of READING) addEventListener(type, stop, { passive: true, signal })
  const until = performance.now() + RESTORE_FOR
  const attempt = () => {
    if (signal.aborted) return
    window.scrollTo(0, y)
    if (Math.abs(window.scrollY - y) > 1 && performance.now() < until) requestAnimationFrame(attempt)
    else stop()
  }
  attempt()
  return stop
}

/**
 * On each new screen: to the top and focus to the main landmark, so that keyboard and screen reader start there; on going
 * back, to where the reader left the screen.
 */
export function useRouteChange() {
  const [path] = useLocation()
  const search = useSearch()
  const shown = useRef(path)
  const key = useRef(entryKey())
  const stopRestoring = useRef<() => void>(null)

  useEffect(() => {
    if (key.current === undefined) return
    history.scrollRestoration = 'manual'
    const onScroll = () => {
      // Between a step in the history and the screen that follows, the place is still the old screen's.
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
    if (shown.current === path) return
    shown.current = path
    focusOrMain()
    // The same key is another screen in the entry's place: a redirect.
    const y = key.current === undefined || key.current === before ? 0 : (positions.get(key.current) ?? 0)
    stopRestoring.current?.()
    if (y > 0) stopRestoring.current = restore(y)
    else window.scrollTo(0, 0)
  }, [path, search])
}
