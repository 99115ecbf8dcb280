import { useCallback, useEffect, useRef, useState } from 'react'
import type { Target } from './targets.ts'

interface Mark {
  /** The page that it is of: one that was loaded anew knows nothing of the dialogs before. */
  page: string
  target: Target
}
const markOf = (state: unknown) => (state as { dialog?: Mark } | null)?.dialog

/**
 * Which dialog is open, if any. It is a step of its own in the history, as a screen is on a phone: Back closes it, Forward
 * opens it again, and closing it in any other way takes the step back. A dialog names itself to be closed: a save that ends
 * late must not close the one that was opened meanwhile.
 */
export function useTarget(): [target: Target | null, open: (target: Target) => void, close: (of: Target) => void] {
  const [target, setTarget] = useState<Target | null>(null)
  const [page] = useState(() => `${Date.now()}-${Math.random()}`)
  const shown = useRef<Target>(null)
  /** A step back of our own is on its way: it takes a moment. */
  const undoing = useRef(false)

  const show = useCallback((next: Target | null) => {
    shown.current = next
    setTarget(next)
  }, [])
  const push = useCallback((next: Target) => history.pushState({ dialog: { page, target: next } satisfies Mark }, ''), [page])

  useEffect(() => {
    if (markOf(history.state)) history.replaceState(null, '')
    const onStep = (event: PopStateEvent) => {
      if (undoing.current) {
        undoing.current = false
        if (shown.current) push(shown.current)
        return
      }
      const mark = markOf(event.state)
      show(mark?.page === page ? mark.target : null)
    }
    addEventListener('popstate', onStep)
    return () => removeEventListener('popstate', onStep)
  }, [page, push, show])

  const open = useCallback(
    (next: Target) => {
      show(next)
      if (!undoing.current) push(next)
    },
    [push, show],
  )
  const close = useCallback(
    (of: Target) => {
      if (shown.current !== of) return
      show(null)
      if (undoing.current || markOf(history.state)?.page !== page) return
      undoing.current = true
      history.back()
    },
    [page, show],
  )
  return [target, open, close]
}
