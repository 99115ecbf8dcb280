import { copyTextOnClick } from './copy.ts'
import { startWords } from './words.ts'

/** If the device has a share sheet, opens it instead of the page's share menu. */
export function openShareSheetOnShareClick(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]')
  const shareData = { title: document.body.dataset['name'], url: button?.dataset['share'] }
  if (navigator.canShare?.(shareData))
    button?.addEventListener('click', (event) => {
      event.preventDefault()
      // AbortError means that the user closed the share sheet.
      navigator.share(shareData).catch((error: Error) => error.name !== 'AbortError' && document.getElementById('share')?.showPopover?.())
    })
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]')
  if (copy) copyTextOnClick(copy, copy.dataset['copy']!, startWords.selectLink)
}
