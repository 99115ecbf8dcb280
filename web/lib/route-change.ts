import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'

/** Where the reader left each history entry, by the entry's key. */
const positions = new Map<string, number>()
/** How long a page that is coming back may take to be as tall as it was, in ms. */
const RESTORE_FOR = 1500

/** Names the history entry; undefined in browsers without the Navigation API, where every screen starts at its top. */
function entryKey(): string | undefined {
  return (window as { navigation?: { currentEntry: { key: string } | null } }).navigation?.currentEntry?.key
}

function restore(y: number) {
  const until = performance.now() + RESTORE_FOR
  const attempt = () => {
    window.scrollTo(0, y)
    if (Math.abs(window.scrollY - y) > 1 && performance.now() < until) requestAnimationFrame(attempt)
  }
  attempt()
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
    document.getElementById('main')?.focus({ preventScroll: true })
    // The same key is another screen in the entry's place: a redirect.
    const y = key.current === undefined || key.current === before ? 0 : (positions.get(key.current) ?? 0)
    if (y > 0) restore(y)
    else window.scrollTo(0, 0)
  }, [path, search])
}
