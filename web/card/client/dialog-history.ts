// An open dialog or popover has its own history entry, so that Back closes it.

/** Closes the open dialog or popover; only one is open at a time. */
let closeCurrent: (() => void) | null = null
/** True until the popstate event of a `history.back` of this module arrives. */
let goingBack = false
/** Time stamp (ms) of the last click on a same-tab link or a form button. */
let lastNavigationClick = -Infinity

/** The longest time between a touch that closes a popover and its click event, in ms. */
const CLICK_DELAY = 100

const isDialogEntry = () => (history.state as { dialog?: true } | null)?.dialog === true
const pushEntry = () => history.pushState({ dialog: true }, '')

function goBack() {
  goingBack = true
  history.back()
}

function onPopState() {
  const wasGoingBack = goingBack
  goingBack = false
  if (isDialogEntry()) {
    // The user went forward to the entry of a closed dialog: leave that entry.
    if (!closeCurrent) goBack()
  } else if (!wasGoingBack) closeCurrent?.()
  // A dialog was opened before `history.back` had left the previous one's entry.
  else if (closeCurrent) pushEntry()
}

function onOpen(close: () => void) {
  closeCurrent = close
  addEventListener('popstate', onPopState)
  if (!goingBack && !isDialogEntry()) pushEntry()
}

/** Returns false when another dialog has opened in the meantime and now uses the entry. */
function onClose(close: () => void): boolean {
  if (closeCurrent !== close) return false
  closeCurrent = null
  return true
}

/** Opens a dialog with its own history entry: Back closes it, and closing it otherwise goes back over the entry. */
export function showModal(dialog: HTMLDialogElement): void {
  const close = () => dialog.close()
  onOpen(close)
  dialog.addEventListener('close', () => onClose(close) && isDialogEntry() && goBack(), { once: true })
  dialog.showModal()
}

/** Gives all popovers, which the browser opens itself, a history entry while they are open. */
export function addPopoverHistory(): void {
  const onClick = ({ target, timeStamp }: Event) => {
    if (target instanceof Element && target.closest('a:not([target]), form button')) lastNavigationClick = timeStamp
  }
  addEventListener('click', onClick, true)
  // The page was left while a popover was open and is now restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && isDialogEntry() && !closeCurrent && goBack())
  const leaveEntry = () => {
    // Not after a click that navigates: `history.back` would cancel that navigation.
    if (!closeCurrent && isDialogEntry() && performance.now() - lastNavigationClick > 2 * CLICK_DELAY) goBack()
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    const close = () => popover.hidePopover()
    popover.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') onOpen(close)
      else if (onClose(close)) setTimeout(leaveEntry, CLICK_DELAY)
    })
  }
}
