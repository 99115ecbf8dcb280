/** Said of a form that is sent without a network. */
export const OFFLINE = 'You are offline. Nothing you typed is lost: send it again once you are connected.'
/** How long a notice stays, in ms. */
const SHOWN_FOR = 5000

/** Says one sentence over the page, and aloud to a screen reader. */
export function notice(text: string): void {
  const box = document.createElement('p')
  box.className = 'page-toast'
  box.role = 'alert'
  box.textContent = text
  document.body.append(box)
  setTimeout(() => box.remove(), SHOWN_FOR)
}
