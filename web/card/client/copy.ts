/** How long the button shows the result, in ms. */
const RESULT_DURATION = 2000

/** Makes a button copy `text` and show the result: "Link copied", or `failureLabel` when copying fails. */
export function copyOnClick(button: HTMLButtonElement, text: string, failureLabel: string): void {
  const label = button.textContent
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = 'Link copied'
    } catch {
      button.textContent = failureLabel
    }
    setTimeout(() => (button.textContent = label), RESULT_DURATION)
  })
}
