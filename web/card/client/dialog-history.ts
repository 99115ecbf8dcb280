/** Closes what is open over the card; one thing at a time is. */
let close: (() => void) | null = null
/** A step back that was asked for here has not arrived yet. */
let moving = false
/** When a link of this tab, or a button of a form, was last clicked; in ms, as events tell it. */
let leftAt = -Infinity

/** In ms: for how long a click may follow the touch that closed a popover beside it. */
const CLICK_WITHIN = 100

const isStep = () => (history.state as { dialog?: true } | null)?.dialog === true
const push = () => history.pushState({ dialog: true }, '')

function stepBack() {
  moving = true
  history.back()
}

function onStep() {
  const asked = moving
  moving = false
  if (isStep()) {
    // Forward, to where something was open.
    if (!close) stepBack()
  } else if (!asked) close?.()
  // Opened while the step of what was open before was being taken back.
  else if (close) push()
}

function opened(closeIt: () => void) {
  close = closeIt
  addEventListener('popstate', onStep)
  if (!moving && !isStep()) push()
}

/** True unless something else is open in its place, which has taken over the step. */
function closed(closeIt: () => void): boolean {
  if (close !== closeIt) return false
  close = null
  return true
}

/**
 * Opens a dialog as a step of its own in the history, as a screen is on a phone: Back closes it, and closing it in any other
 * way takes the step back.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const closeIt = () => dialog.close()
  opened(closeIt)
  dialog.addEventListener('close', () => closed(closeIt) && isStep() && stepBack(), { once: true })
  dialog.showModal()
}

/** Gives the popovers, which open by themselves, the same step. */
export function stepPopovers(): void {
  const onClick = ({ target, timeStamp }: Event) => {
    if (target instanceof Element && target.closest('a:not([target]), form button')) leftAt = timeStamp
  }
  addEventListener('click', onClick, true)
  // The page was left from a popover's step and is shown again as it was.
  addEventListener('pageshow', ({ persisted }) => persisted && isStep() && !close && stepBack())
  const settle = () => {
    // A step back would stop the navigation to where that click leads.
    if (!close && isStep() && performance.now() - leftAt > 2 * CLICK_WITHIN) stepBack()
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    const closeIt = () => popover.hidePopover()
    popover.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') opened(closeIt)
      else if (closed(closeIt)) setTimeout(settle, CLICK_WITHIN)
    })
  }
}
