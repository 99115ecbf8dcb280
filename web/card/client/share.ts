import { copyOnClick } from './copy.ts'

/** Opens the device's own share sheet where there is one, instead of the menu; and lets the menu copy the address. */
export function offerShare(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]')
  const sheet = { title: document.body.dataset['name'], url: button?.dataset['share'] }
  if (navigator.canShare?.(sheet))
    button?.addEventListener('click', (event) => {
      event.preventDefault()
      // Closing the sheet rejects too: that is a choice, not a failure.
      navigator.share(sheet).catch((error: Error) => error.name !== 'AbortError' && document.getElementById('share')?.showPopover?.())
    })
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]')
  if (copy) copyOnClick(copy, copy.dataset['copy']!, 'Select the link above')
}
