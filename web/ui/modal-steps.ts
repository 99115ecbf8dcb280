import { useLayoutEffect, useRef } from 'react'

// Each open modal (dialog, drawer, menu) is a step of its own in the history, at the page's own address, so that Back closes
// the topmost one, as on a phone. The entry's state says how many modals are open at it. Closing one in any other way takes
// its step back; an entry that stands for more than is open, as after Forward or a reload, is left by itself.

/** What closes each open modal, the topmost last. */
const open: (() => void)[] = []
/** A step through the history that this module asked for has not arrived yet. */
let moving = false
/** Runs when it has. */
let onArrival: (() => void) | null = null
let interceptor: ((event: PopStateEvent) => boolean) | null = null

/** How many modals the history's current entry stands for; 0 at a page itself. */
export function modalDepth(): number {
  return (history.state as { modals?: number } | null)?.modals ?? 0
}

/** Goes through the history without closing a modal; `arrived` runs before anything else happens there. */
export function travel(steps: number, arrived: (() => void) | null = null) {
  moving = true
  onArrival = arrived
  history.go(steps)
}

/** Brings the history in line with what is open. */
function settle() {
  if (moving) return
  const depth = modalDepth()
  if (depth > open.length) travel(open.length - depth)
  for (let step = depth + 1; step <= open.length; step++) history.pushState({ modals: step }, '')
}

/**
 * Makes a navigation of the app from wherever in the history the open modals stand: it takes their steps' place, so that
 * Back from the next page leads to this one. `navigate` is told whether to replace the entry.
 */
export function navigateFromModals(replace: boolean, navigate: (replace: boolean) => void) {
  if (moving) {
    onArrival = () => navigateFromModals(replace, navigate)
    return
  }
  const depth = modalDepth()
  const above = replace ? depth : depth - 1
  if (above > 0) travel(-above, () => navigate(true))
  else navigate(replace || depth > 0)
}

/**
 * Has `onStep` called for each step through the history before the router hears of it; true from it says that the step is
 * being taken back. Returns what ends that.
 */
export function interceptSteps(onStep: (event: PopStateEvent) => boolean): () => void {
  interceptor = onStep
  return () => {
    if (interceptor === onStep) interceptor = null
  }
}

function onStep(event: PopStateEvent) {
  const asked = moving
  moving = false
  if (interceptor?.(event)) return
  const arrived = onArrival
  onArrival = null
  if (arrived) arrived()
  else if (!asked) for (const close of open.slice(modalDepth()).reverse()) close()
  // Later, since a modal may refuse to close while its work is under way: it gets its step again.
  setTimeout(settle)
}

// A window's listeners are called in the order in which they came. This one comes with the app, before the router's.
if ('history' in globalThis) {
  addEventListener('popstate', onStep)
  settle()
}

/** Gives a modal its step in the history for as long as it is open. */
export function useModalStep(isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const closeIt = () => latest.current()
    open.push(closeIt)
    settle()
    return () => {
      open.splice(open.indexOf(closeIt), 1)
      // Later, since another modal that opens at the same moment takes the step over.
      setTimeout(settle)
    }
  }, [isOpen])
}
