import css from './dock.css?inline'

/**
 * Shows a copy of Save Contact at the bottom of a phone's window while the card's own link is scrolled away. A click on the copy clicks
 * the card's link.
 */
export function showStickySaveLink(save: HTMLAnchorElement): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const dock = Object.assign(document.createElement('a'), { className: 'page-dock', href: save.href })
  dock.addEventListener('click', (event) => {
    event.preventDefault()
    save.click()
  })
  const copyState = () => {
    dock.textContent = save.textContent
    dock.ariaDisabled = save.ariaDisabled
  }
  copyState()
  new MutationObserver(copyState).observe(save, { childList: true, attributeFilter: ['aria-disabled'] })
  new IntersectionObserver((entries) => {
    const latest = entries.at(-1)!
    const away = !latest.isIntersecting && latest.boundingClientRect.top < 0
    const [from, to] = away ? [save, dock] : [dock, save]
    const hasFocus = from === document.activeElement
    document.documentElement.classList.toggle('docked', away)
    // The copy is outside of the card's box, because that box clips its contents to keep an owner's CSS inside.
    if (away) document.querySelector('.page-bar')!.append(dock)
    if (hasFocus) to.focus({ preventScroll: true })
    if (!away) dock.remove()
  }).observe(save)
}
