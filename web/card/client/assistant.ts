import { chatStorageKeyOf } from '../../../schema/product.ts'
import { loadScriptWords } from './words.ts'

/** Up to this window width, a touch device opens the chat in a window of its own. */
const MOBILE_WIDTH_MAX = 768

/**
 * Makes the chat's icon open the chat on the card, or in a small window on a phone. If the chat cannot be loaded or the window is
 * blocked, the browser follows the link.
 */
export function openChatWithoutLeavingCard(): void {
  const link = document.querySelector<HTMLAnchorElement>('.page-chat a')
  if (!link) return
  const chatKey = chatStorageKeyOf(document.body.dataset['card']!)
  const follow = () => location.assign(link.href)
  const open = () =>
    Promise.all([import('./assistant-panel.tsx'), loadScriptWords()])
      .then(([{ openAssistantPanel }, words]) => openAssistantPanel(link, words.chat))
      .catch(follow)
  addEventListener(link.dataset['event']!, open)
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (innerWidth > MOBILE_WIDTH_MAX || !navigator.maxTouchPoints) void open()
    else {
      const popup = window.open('', chatKey, 'width=400,height=600')
      if (!popup) return follow()
      let shown = ''
      try {
        shown = popup.location.href
      } catch {
        // The browser does not tell which page a window shows if that page belongs to another website.
      }
      // A window that shows the chat already does not load it again, because this would interrupt the conversation.
      if (shown !== link.href) popup.location.href = link.href
      popup.focus()
    }
  })
  // If a message still waits for the network after a reload, the chat opens, because only an open chat can send it.
  try {
    if (sessionStorage.getItem(chatKey)?.includes('"delivery":"pending"')) void open()
  } catch {
    // Browsers may refuse access to sessionStorage.
  }
}
