import { useLayoutEffect, useRef } from 'react'

// Each open modal (dialog, drawer, menu) adds one browser history entry with the URL of the page, so that the Back button closes
// the topmost modal. The state of an entry stores how many modals are open there. Closing a modal by a click or a key also goes
// back over its entry. Forward or a reload may reach an entry whose modals are closed; such an entry is left automatically.

/** One function for each open modal that closes it. The function of the topmost modal is the last one. */
const modalCloseFunctions: (() => void)[] = []
/** True while a `history.go` call of this module is still running, until its popstate event arrives. */
let isTraversingHistory = false
let onHistoryTraversed: (() => void) | null = null
let popStateInterceptor: ((event: PopStateEvent) => boolean) | null = null

/** The number of open modals stored in the current history entry; 0 for a plain page. */
export function readModalCountFromHistory(): number {
  return (history.state as { modals?: number } | null)?.modals ?? 0
}

/** Moves `delta` entries through the browser history without closing a modal. Calls `onDone` at the popstate event. */
export function traverseHistory(delta: number, onDone: (() => void) | null = null) {
  isTraversingHistory = true
  onHistoryTraversed = onDone
  history.go(delta)
}

/** Adds history entries, or goes back over them, until the history has exactly one entry for each open modal. */
function syncHistoryWithModals() {
  if (isTraversingHistory) return
  const depth = readModalCountFromHistory()
  if (depth > modalCloseFunctions.length) traverseHistory(modalCloseFunctions.length - depth)
  for (let modals = depth + 1; modals <= modalCloseFunctions.length; modals++) history.pushState({ modals }, '')
}

/** Navigates while modals may be open: the new page replaces their history entries, so that Back leads to the page below. */
export function navigateReplacingModals(replace: boolean, navigate: (replace: boolean) => void) {
  if (isTraversingHistory) {
    onHistoryTraversed = () => navigateReplacingModals(replace, navigate)
    return
  }
  const depth = readModalCountFromHistory()
  const surplus = replace ? depth : depth - 1
  if (surplus > 0) traverseHistory(-surplus, () => navigate(true))
  else navigate(replace || depth > 0)
}

/** Sets a handler that gets popstate events first and returns true if it undoes the navigation. Returns its removal function. */
export function interceptPopState(handler: (event: PopStateEvent) => boolean): () => void {
  popStateInterceptor = handler
  return () => {
    if (popStateInterceptor === handler) popStateInterceptor = null
  }
}

function handlePopState(event: PopStateEvent) {
  const ownTraversal = isTraversingHistory
  isTraversingHistory = false
  if (popStateInterceptor?.(event)) return
  const onDone = onHistoryTraversed
  onHistoryTraversed = null
  if (onDone) onDone()
  else if (!ownTraversal) for (const close of modalCloseFunctions.slice(readModalCountFromHistory()).reverse()) close()
  // The history is updated later: a modal that refuses to close, because its request is still running, gets its entry back then.
  setTimeout(syncHistoryWithModals)
}

// This module loads together with the app, so its popstate listener is registered before the router's and runs first.
if ('history' in globalThis) {
  addEventListener('popstate', handlePopState)
  syncHistoryWithModals()
}

/** Hook for a modal: adds a history entry while the modal is open, so that the Back button closes the modal. */
export function useModalHistoryEntry(isOpen: boolean, close: () => void) {
  const latestClose = useRef(close)
  useLayoutEffect(() => {
    latestClose.current = close
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const closeModal = () => latestClose.current()
    modalCloseFunctions.push(closeModal)
    syncHistoryWithModals()
    return () => {
      modalCloseFunctions.splice(modalCloseFunctions.indexOf(closeModal), 1)
      // The history is synchronized a moment later, because a modal that opens right now can reuse the history entry of this one.
      setTimeout(syncHistoryWithModals)
    }
  }, [isOpen])
}
