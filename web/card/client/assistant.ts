/** Largest window width, in px, at which a device with a touch screen opens the chat in a window of its own. */
const MOBILE_WIDTH_MAX = 768

/**
 * Makes the chat's icon open the chat on the card, or in a small window on a phone. The chat is loaded on first use. If that fails,
 * or if the browser blocks the window, the icon's link opens.
 */
export function enhanceAssistantLauncher(): void {
  const link = document.querySelector<HTMLAnchorElement>('.page-chat a')
  if (!link) return
  const follow = () => location.assign(link.href)
  const open = () => import('./assistant-panel.tsx').then(({ openAssistantPanel }) => openAssistantPanel(link)).catch(follow)
  addEventListener(link.dataset['event']!, open)
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (innerWidth > MOBILE_WIDTH_MAX || !navigator.maxTouchPoints) void open()
    else if (!window.open(link.href, 'chat', 'width=400,height=600')) follow()
  })
}
