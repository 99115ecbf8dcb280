import { observeAboveWindow } from './above-window.ts'
import css from './dock.css?inline'
import { copyInnerColors } from './inner-colors.ts'

/**
 * Shows a bar with copies of Save Contact and of the chat's link at the bottom of the window while the card's own Save Contact is scrolled
 * away. The copy of Save Contact has the style that the theme gives it.
 */
export function showStickyBar(save: HTMLAnchorElement): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const bar = Object.assign(document.createElement('div'), { className: 'page-dock' })
  const box = bar.appendChild(document.createElement('div'))
  box.className = 'card-container'
  copyInnerColors(box)
  box.dir = save.closest<HTMLElement>('.card-container')?.dir ?? ''
  const saveCopy = box.appendChild(save.cloneNode(true) as HTMLAnchorElement)
  saveCopy.removeAttribute('data-save')
  saveCopy.addEventListener('click', (event) => {
    event.preventDefault()
    save.click()
  })
  const copies: [HTMLAnchorElement, HTMLAnchorElement][] = [[save, saveCopy]]
  const chat = document.querySelector<HTMLAnchorElement>('.page-bar > .page-chat')
  if (chat) copies.push([chat, bar.appendChild(chat.cloneNode(true) as HTMLAnchorElement)])
  new MutationObserver(() => {
    saveCopy.textContent = save.textContent
    saveCopy.ariaDisabled = save.ariaDisabled
  }).observe(save, { childList: true, attributeFilter: ['aria-disabled'] })
  observeAboveWindow(save, (away) => {
    const focused = copies.find((pair) => pair[away ? 0 : 1] === document.activeElement)
    document.documentElement.classList.toggle('docked', away)
    // The bar is outside of the card's box, because that box clips its contents to keep an owner's CSS inside.
    if (away) document.querySelector('.page-bar')!.append(bar)
    focused?.[away ? 1 : 0].focus({ preventScroll: true })
    if (!away) bar.remove()
  })
}
