import { chatKeyOf } from '../../../schema/product.ts'

/** Largest window width, in px, at which a device with a touch screen opens the chat in a window of its own. */
const MOBILE_WIDTH_MAX = 768

/**
 * Makes the chat's icon open the chat on the card, or in a small window on a phone. The chat is loaded on first use. If that fails,
 * or if the browser blocks the window, the icon's link opens.
 */
export function enhanceAssistantLauncher(): void {
  const link = document.querySelector<HTMLAnchorElement>('.page-chat a')
  if (!link) return
  const chatKey = chatKeyOf(document.body.dataset['card']!)
  const follow = () => location.assign(link.href)
  const open = () => import('./assistant-panel.tsx').then(({ openAssistantPanel }) => openAssistantPanel(link)).catch(follow)
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
        // The window shows another website by now.
      }
      // A chat that is open already is not loaded again.
      if (shown !== link.href) popup.location.href = link.href
      popup.focus()
    }
  })
  // A message that waited for the network when the page was reloaded is sent by the opened chat.
  try {
    if (sessionStorage.getItem(chatKey)?.includes('"delivery":"pending"')) void open()
  } catch {
    // The browser refuses storage, so nothing waits there.
  }
}
