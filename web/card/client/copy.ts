import { startWords } from './words.ts'

const COPY_RESULT_DURATION_MS = 2000

export function copyTextOnClick(button: HTMLButtonElement, text: string, failureLabel: string): void {
  const label = button.textContent
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = startWords.linkCopied
    } catch {
      button.textContent = failureLabel
    }
    setTimeout(() => (button.textContent = label), COPY_RESULT_DURATION_MS)
  })
}
