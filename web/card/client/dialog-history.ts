// An open dialog or popover has its own entry in the browser's history, so that the Back button closes it.

let closeOpenDialog: (() => void) | null = null
/** True from a call of `history.back` until its popstate event. */
let isGoingBackInHistory = false
/** Time (ms) of the last click on a link or form button, which may open another page. */
let lastNavigationClickTime = -Infinity

const TOUCH_TO_CLICK_DELAY_MS = 100

const isDialogHistoryEntry = () => (history.state as { dialog?: true } | null)?.dialog === true
const pushDialogHistoryEntry = () => history.pushState({ dialog: true }, '')

function goBackInHistory() {
  isGoingBackInHistory = true
  history.back()
}

function handlePopState() {
  const wasGoingBack = isGoingBackInHistory
  isGoingBackInHistory = false
  if (isDialogHistoryEntry()) {
    // The user pressed Forward to the history entry of a dialog that is closed already.
    if (!closeOpenDialog) goBackInHistory()
  } else if (!wasGoingBack) closeOpenDialog?.()
  // A dialog opened while `history.back` was still running, so it has no history entry yet.
  else if (closeOpenDialog) pushDialogHistoryEntry()
}

/** A page that was reloaded while a dialog was open still has the dialog's history entry. */
export function leaveDialogEntryOfReloadedPage(): void {
  if (!isDialogHistoryEntry()) return
  addEventListener('popstate', handlePopState)
  goBackInHistory()
}

function registerOpenDialog(close: () => void) {
  closeOpenDialog = close
  addEventListener('popstate', handlePopState)
  if (!isGoingBackInHistory && !isDialogHistoryEntry()) pushDialogHistoryEntry()
}

/** Returns false if another dialog has opened meanwhile. That dialog now uses the history entry. */
function unregisterClosedDialog(close: () => void): boolean {
  if (closeOpenDialog !== close) return false
  closeOpenDialog = null
  return true
}

export function showModalWithHistory(dialog: HTMLDialogElement): void {
  const close = () => dialog.close()
  registerOpenDialog(close)
  dialog.addEventListener('close', () => unregisterClosedDialog(close) && isDialogHistoryEntry() && goBackInHistory(), { once: true })
  dialog.showModal()
}

export function addHistoryToPopovers(): void {
  const onClick = ({ target, timeStamp }: Event) => {
    if (target instanceof Element && target.closest('a:not([target]), form button')) lastNavigationClickTime = timeStamp
  }
  addEventListener('click', onClick, true)
  // When the browser restores a page from its back/forward cache, the popovers are closed, but the history entry is still there.
  addEventListener('pageshow', ({ persisted }) => persisted && isDialogHistoryEntry() && !closeOpenDialog && goBackInHistory())
  const leaveEntry = () => {
    // After a click on a link, `history.back` would stop the browser from following the link.
    if (!closeOpenDialog && isDialogHistoryEntry() && performance.now() - lastNavigationClickTime > 2 * TOUCH_TO_CLICK_DELAY_MS)
      goBackInHistory()
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    const close = () => popover.hidePopover()
    popover.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') {
        registerOpenDialog(close)
        popover.focus({ preventScroll: true })
      } else if (unregisterClosedDialog(close)) setTimeout(leaveEntry, TOUCH_TO_CLICK_DELAY_MS)
    })
  }
}
