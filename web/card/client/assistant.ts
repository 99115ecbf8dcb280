import { chatStorageKeyOf } from '../../../schema/product.ts'
import { loadScriptWords } from './words.ts'

/** Makes links to the chat open it on the card. If the chat cannot be loaded, the browser follows the link. */
export function openChatWithoutLeavingCard(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-bot]')
  if (!link) return
  const open = () =>
    Promise.all([import('./assistant-panel.tsx'), loadScriptWords()])
      .then(([{ openAssistantPanel }, words]) => openAssistantPanel(link, words))
      .catch(() => location.assign(link.href))
  addEventListener(link.dataset['event']!, open)
  // The bar at the bottom of a phone has a copy of the link.
  document.addEventListener('click', (event) => {
    const isLink = event.target instanceof Element && event.target.closest('a[data-bot]')
    if (!isLink || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open()
  })
  // If a message still waits for the network after a reload, the chat opens, because only an open chat can send it.
  try {
    const chat = sessionStorage.getItem(chatStorageKeyOf(document.body.dataset['card']!))
    if (chat?.includes('"delivery":"pending"')) void open()
  } catch {
    // Browsers may refuse access to sessionStorage.
  }
}
