import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

const positions = new Map<string, number>()
/** How long a page that is coming back may take to be as tall as it was, in ms. */
const RESTORE_FOR = 1500

/** Names the history entry: pages of the same path may have been left at different places. */
function entryKey(): string {
  const { navigation } = window as { navigation?: { currentEntry: { key: string } | null } }
  return navigation?.currentEntry?.key ?? location.pathname
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
  const shown = useRef(path)
  const traversed = useRef(false)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    let key = entryKey()
    const onScroll = () => positions.set(key, window.scrollY)
    const onTraverse = () => {
      traversed.current = true
      key = entryKey()
    }
    const onLeave = () => (history.scrollRestoration = 'auto')
    const onPush = () => (key = entryKey())
    addEventListener('scroll', onScroll, { passive: true })
    // Ahead of the router, whose own listener already renders the next screen.
    addEventListener('popstate', onTraverse, { capture: true })
    addEventListener('pushState', onPush, { capture: true })
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('popstate', onTraverse, { capture: true })
      removeEventListener('pushState', onPush, { capture: true })
      removeEventListener('pagehide', onLeave)
    }
  }, [])

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    document.getElementById('main')?.focus({ preventScroll: true })
    if (traversed.current) restore(positions.get(entryKey()) ?? 0)
    else window.scrollTo(0, 0)
    traversed.current = false
  }, [path])
}
