const COPIED_FOR = 2000

/** Makes a button copy `text` and say so; `otherwise` is what it says where nothing can be copied. */
export function copyOnClick(button: HTMLButtonElement, text: string, otherwise: string): void {
  const label = button.textContent
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = 'Link copied'
    } catch {
      button.textContent = otherwise
    }
    setTimeout(() => (button.textContent = label), COPIED_FOR)
  })
}
