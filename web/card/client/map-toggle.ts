import { startWords } from './words.ts'

export function enableMapToggle(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-map]')
  let frame: HTMLIFrameElement | undefined
  button?.addEventListener('click', () => {
    const shown = button.ariaExpanded === 'true'
    if (!frame) {
      frame = document.createElement('iframe')
      frame.className = 'card-map'
      frame.title = startWords.map
      frame.src = button.dataset['map']!
      ;(button.closest('.card-actions') ?? button).after(frame)
    }
    frame.hidden = shown
    button.ariaExpanded = String(!shown)
    button.textContent = shown ? startWords.showMap : startWords.hideMap
  })
}
