import { eventId, send } from './send.ts'

/** How long Save Contact stays locked after it was used, in ms. */
export const SAVE_LOCK = 1000

/**
 * Counts a saved contact and locks the link for a second. The download itself is the link's own, so that it works as it
 * does without a script. On iPhone Safari a dialog with a guide will open here first.
 */
export function lockSave(cardId: number): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-save]')) {
    const label = link.textContent
    link.addEventListener('click', (event) => {
      if (link.ariaDisabled === 'true') return event.preventDefault()
      send('/api/card-saves', { cardId, eventId: eventId() })
      link.ariaDisabled = 'true'
      link.textContent = 'Downloading...'
      setTimeout(() => {
        link.ariaDisabled = null
        link.textContent = label
      }, SAVE_LOCK)
    })
  }
}
