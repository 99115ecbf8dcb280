import { copyTextOnClick } from './copy.ts'

/** Makes the share button open the device's share sheet, if any, instead of the page's share menu. Enables the copy button. */
export function enhanceShareButton(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]')
  const shareData = { title: document.body.dataset['name'], url: button?.dataset['share'] }
  if (navigator.canShare?.(shareData))
    button?.addEventListener('click', (event) => {
      event.preventDefault()
      // `share` fails with AbortError when the user closes the share sheet. After other errors, the page's share menu opens.
      navigator.share(shareData).catch((error: Error) => error.name !== 'AbortError' && document.getElementById('share')?.showPopover?.())
    })
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]')
  if (copy) copyTextOnClick(copy, copy.dataset['copy']!, 'Select the link above')
}
