import { useLayoutEffect, useRef } from 'react'

// Each open modal (dialog, drawer, menu) adds one browser history entry with the URL of the page, so that the Back button closes
// the topmost modal. The state of an entry stores how many modals are open there. Closing a modal by a click or a key also goes
// back over its entry. Forward or a reload may reach an entry whose modals are closed; such an entry is left automatically.

/** One function for each open modal that closes it. The function of the topmost modal is the last one. */
const openModalClosers: (() => void)[] = []
/** True while a `history.go` call of this module is still running, until its popstate event arrives. */
let isTraversingHistory = false
let onTraversalDone: (() => void) | null = null
let popStateInterceptor: ((event: PopStateEvent) => boolean) | null = null

/** The number of open modals stored in the current history entry; 0 for a plain page. */
export function getModalDepth(): number {
  return (history.state as { modals?: number } | null)?.modals ?? 0
}

/** Moves `delta` entries through the browser history without closing a modal. Calls `onDone` at the popstate event. */
export function traverseHistory(delta: number, onDone: (() => void) | null = null) {
  isTraversingHistory = true
  onTraversalDone = onDone
  history.go(delta)
}

/** Adds history entries, or goes back over them, until the history has exactly one entry for each open modal. */
function syncHistoryWithModals() {
  if (isTraversingHistory) return
  const depth = getModalDepth()
  if (depth > openModalClosers.length) traverseHistory(openModalClosers.length - depth)
  for (let modals = depth + 1; modals <= openModalClosers.length; modals++) history.pushState({ modals }, '')
}

/** Navigates while modals may be open: the new page replaces their history entries, so that Back leads to the page below. */
export function navigatePastModals(replace: boolean, navigate: (replace: boolean) => void) {
  if (isTraversingHistory) {
    onTraversalDone = () => navigatePastModals(replace, navigate)
    return
  }
  const depth = getModalDepth()
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
  const onDone = onTraversalDone
  onTraversalDone = null
  if (onDone) onDone()
  else if (!ownTraversal) for (const close of openModalClosers.slice(getModalDepth()).reverse()) close()
  // The history is updated later: a modal may refuse to close because its request is still running, and gets its entry back.
  setTimeout(syncHistoryWithModals)
}

// This module loads together with the app, so its popstate listener is registered before the router's and runs first.
if ('history' in globalThis) {
  addEventListener('popstate', handlePopState)
  syncHistoryWithModals()
}

/** Hook for a modal: adds a history entry while the modal is open, so that the Back button closes the modal. */
export function useModalHistory(isOpen: boolean, close: () => void) {
  const latestClose = useRef(close)
  useLayoutEffect(() => {
    latestClose.current = close
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const closeModal = () => latestClose.current()
    openModalClosers.push(closeModal)
    syncHistoryWithModals()
    return () => {
      openModalClosers.splice(openModalClosers.indexOf(closeModal), 1)
      // The history is synchronized a moment later, because a modal that opens right now can reuse the history entry of this one.
      setTimeout(syncHistoryWithModals)
    }
  }, [isOpen])
}
