/** What is open over the card; one at a time. */
let shown: HTMLDialogElement | null = null

const isStep = () => (history.state as { dialog?: true } | null)?.dialog === true

function onStep() {
  // Forward, to where a dialog was.
  if (isStep() && !shown) history.back()
  else if (!isStep()) shown?.close()
}

/**
 * Opens a dialog as a step of its own in the history, as a screen is on a phone: Back closes it, and closing it in any other
 * way takes the step back.
 */
export function showModal(dialog: HTMLDialogElement): void {
  shown = dialog
  addEventListener('popstate', onStep)
  if (!isStep()) history.pushState({ dialog: true }, '')
  dialog.addEventListener(
    'close',
    () => {
      shown = null
      if (isStep()) history.back()
    },
    { once: true },
  )
  dialog.showModal()
}
