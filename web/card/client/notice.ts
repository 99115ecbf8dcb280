/** Shown when a form is sent while the device is offline. */
export const OFFLINE = 'You are offline. Nothing you typed is lost: send it again once you are connected.'
/** How long a notice is shown, in ms. */
const SHOWN_FOR = 5000

/** Shows a toast with one sentence; screen readers announce it. */
export function showNotice(text: string): void {
  const box = document.createElement('p')
  box.className = 'page-toast'
  box.role = 'alert'
  box.textContent = text
  document.body.append(box)
  setTimeout(() => box.remove(), SHOWN_FOR)
}
