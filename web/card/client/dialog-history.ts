// An open dialog or popover has its own entry in the browser's history, so that the Back button closes it.

/** Closes the open dialog or popover; null when none is open. Only one is open at a time. */
let closeOpenDialog: (() => void) | null = null
/** True after this module has called `history.back`, until the popstate event of that call arrives. */
let isGoingBackInHistory = false
/** Time (ms) of the visitor's last click on a link of the same tab or on a form's button. */
let lastNavigationClickTime = -Infinity

/** Maximum time between a touch that closes a popover and the click event of that touch, in ms. */
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
    // The user went forward to the history entry of a dialog that is closed already, so the script goes back from it.
    if (!closeOpenDialog) goBackInHistory()
  } else if (!wasGoingBack) closeOpenDialog?.()
  // A new dialog opened before `history.back` had left the previous dialog's entry, so it needs an entry of its own.
  else if (closeOpenDialog) pushDialogHistoryEntry()
}

function registerOpenDialog(close: () => void) {
  closeOpenDialog = close
  addEventListener('popstate', handlePopState)
  if (!isGoingBackInHistory && !isDialogHistoryEntry()) pushDialogHistoryEntry()
}

/** Records that a dialog closed. Returns false when another dialog has opened meanwhile and now uses the history entry. */
function unregisterClosedDialog(close: () => void): boolean {
  if (closeOpenDialog !== close) return false
  closeOpenDialog = null
  return true
}

/** Opens a dialog with its own history entry: the Back button closes the dialog, and closing it otherwise goes back. */
export function showModalWithHistory(dialog: HTMLDialogElement): void {
  const close = () => dialog.close()
  registerOpenDialog(close)
  dialog.addEventListener('close', () => unregisterClosedDialog(close) && isDialogHistoryEntry() && goBackInHistory(), { once: true })
  dialog.showModal()
}

/** Gives every popover of the page its own history entry while it is open. The browser itself opens the popovers. */
export function addHistoryToPopovers(): void {
  const onClick = ({ target, timeStamp }: Event) => {
    if (target instanceof Element && target.closest('a:not([target]), form button')) lastNavigationClickTime = timeStamp
  }
  addEventListener('click', onClick, true)
  // When the page returns from the back/forward cache, its popover is closed, so the script leaves the popover's history entry.
  addEventListener('pageshow', ({ persisted }) => persisted && isDialogHistoryEntry() && !closeOpenDialog && goBackInHistory())
  const leaveEntry = () => {
    // The script does not go back after a click on a link, because `history.back` would cancel the link's navigation.
    if (!closeOpenDialog && isDialogHistoryEntry() && performance.now() - lastNavigationClickTime > 2 * TOUCH_TO_CLICK_DELAY_MS)
      goBackInHistory()
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    const close = () => popover.hidePopover()
    popover.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') registerOpenDialog(close)
      else if (unregisterClosedDialog(close)) setTimeout(leaveEntry, TOUCH_TO_CLICK_DELAY_MS)
    })
  }
}
