import { useLayoutEffect, useRef } from 'react'

// Each open modal (dialog, drawer, menu) adds one browser history entry with the URL of the page, so that the Back button closes
// the topmost modal. The state of an entry stores how many modals are open there. Closing a modal by a click or a key also goes
// back over its entry. Forward or a reload may reach an entry whose modals are closed; such an entry is left automatically.

const modalCloseFunctions: (() => void)[] = []
/** True from this module's call of `history.go` until the popstate event. */
let isTraversingHistory = false
let onHistoryTraversed: (() => void) | null = null
let popStateInterceptor: ((event: PopStateEvent) => boolean) | null = null

export function readModalCountFromHistory(): number {
  return (history.state as { modals?: number } | null)?.modals ?? 0
}

/** Moves through the history without closing a modal. The popstate event then calls `onDone`. */
export function traverseHistory(delta: number, onDone: (() => void) | null = null) {
  isTraversingHistory = true
  onHistoryTraversed = onDone
  history.go(delta)
}

/** Adjusts the history so that it has one entry for each open modal. */
function syncHistoryWithModals() {
  if (isTraversingHistory) return
  const depth = readModalCountFromHistory()
  if (depth > modalCloseFunctions.length) traverseHistory(modalCloseFunctions.length - depth)
  for (let modals = depth + 1; modals <= modalCloseFunctions.length; modals++) history.pushState({ modals }, '')
}

/** Opens a page. It replaces the entries of open modals, so that Back leads to the page below them. */
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

/** Registers a handler that gets popstate events before this module does. It must return true if it reverts the navigation. */
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
  // The history is adjusted later, because a modal may refuse to close during a running request and then needs its entry back.
  setTimeout(syncHistoryWithModals)
}

// The app loads this module at its start, so this listener runs before the router's.
if ('history' in globalThis) {
  addEventListener('popstate', handlePopState)
  syncHistoryWithModals()
}

/** Adds a history entry while the modal is open, so that Back closes the modal. */
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
      // The history is adjusted later, because another modal may open at once and use the same entry.
      setTimeout(syncHistoryWithModals)
    }
  }, [isOpen])
}
