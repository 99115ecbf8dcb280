import { useLayoutEffect, useRef } from 'react'

// Each open modal (dialog, drawer, menu) has its own history entry, with the URL of the page, so that Back closes the topmost
// modal. The entry's state stores how many modals are open there. Closing a modal in any other way goes back over its entry.
// An entry for more modals than are open, as after Forward or a reload, is left automatically.

/** Functions that close the open modals, the topmost last. */
const openModals: (() => void)[] = []
/** True until the popstate event of a `history.go` of this module arrives. */
let traversing = false
let onTraversed: (() => void) | null = null
let interceptor: ((event: PopStateEvent) => boolean) | null = null

/** Number of modals that belong to the current history entry; 0 for a page without an open modal. */
export function modalDepth(): number {
  return (history.state as { modals?: number } | null)?.modals ?? 0
}

/** Moves `delta` entries through the history without closing a modal, then calls `onDone` before any other popstate handling. */
export function traverseHistory(delta: number, onDone: (() => void) | null = null) {
  traversing = true
  onTraversed = onDone
  history.go(delta)
}

/** Adds or leaves history entries until there is one for each open modal. */
function syncHistory() {
  if (traversing) return
  const depth = modalDepth()
  if (depth > openModals.length) traverseHistory(openModals.length - depth)
  for (let modals = depth + 1; modals <= openModals.length; modals++) history.pushState({ modals }, '')
}

/**
 * Navigates within the app while modals may be open. The new page replaces the modals' history entries, so that Back leads to
 * the page below them. `navigate` is called with whether it must replace the current entry.
 */
export function navigateFromModals(replace: boolean, navigate: (replace: boolean) => void) {
  if (traversing) {
    onTraversed = () => navigateFromModals(replace, navigate)
    return
  }
  const depth = modalDepth()
  const surplus = replace ? depth : depth - 1
  if (surplus > 0) traverseHistory(-surplus, () => navigate(true))
  else navigate(replace || depth > 0)
}

/**
 * Sets the handler that sees each popstate event before modals and the router do. It returns true when it undoes the
 * navigation itself. Returns a function that removes the handler.
 */
export function interceptPopState(handler: (event: PopStateEvent) => boolean): () => void {
  interceptor = handler
  return () => {
    if (interceptor === handler) interceptor = null
  }
}

function onPopState(event: PopStateEvent) {
  const ownTraversal = traversing
  traversing = false
  if (interceptor?.(event)) return
  const onDone = onTraversed
  onTraversed = null
  if (onDone) onDone()
  else if (!ownTraversal) for (const close of openModals.slice(modalDepth()).reverse()) close()
  // Deferred, because a modal that refuses to close (its request is still running) must get its entry back.
  setTimeout(syncHistory)
}

// Listeners run in the order of registration. This module loads with the app, so it registers before the router.
if ('history' in globalThis) {
  addEventListener('popstate', onPopState)
  syncHistory()
}

/** Gives a modal its own history entry while it is open. */
export function useModalHistory(isOpen: boolean, close: () => void) {
  const latestClose = useRef(close)
  useLayoutEffect(() => {
    latestClose.current = close
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const closeModal = () => latestClose.current()
    openModals.push(closeModal)
    syncHistory()
    return () => {
      openModals.splice(openModals.indexOf(closeModal), 1)
      // Deferred, because a modal that opens in the same tick reuses the entry.
      setTimeout(syncHistory)
    }
  }, [isOpen])
}
