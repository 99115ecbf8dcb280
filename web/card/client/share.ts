import { copyOnClick } from './copy.ts'

/** Makes the share button open the device's share sheet, if it has one, instead of the share menu. Adds the menu's copy button. */
export function enhanceShareButton(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]')
  const shareData = { title: document.body.dataset['name'], url: button?.dataset['share'] }
  if (navigator.canShare?.(shareData))
    button?.addEventListener('click', (event) => {
      event.preventDefault()
      // Closing the share sheet rejects with AbortError; only other errors open the menu.
      navigator.share(shareData).catch((error: Error) => error.name !== 'AbortError' && document.getElementById('share')?.showPopover?.())
    })
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]')
  if (copy) copyOnClick(copy, copy.dataset['copy']!, 'Select the link above')
}
