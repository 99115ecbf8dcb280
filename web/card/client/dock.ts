/**
 * Creates a copy of a Save Contact link, which page.css docks at the bottom of a phone's window while the link itself is scrolled
 * away. Only one of the two is visible at any time. The link keeps its place, so that nothing moves.
 */
export function createDockedSaveLink(save: HTMLAnchorElement): HTMLAnchorElement {
  const dock = Object.assign(document.createElement('a'), { className: 'page-dock', href: save.href, textContent: save.textContent })
  new IntersectionObserver(([entry]) => {
    const away = !entry!.isIntersecting && entry!.boundingClientRect.top < 0
    const [from, to] = away ? [save, dock] : [dock, save]
    const hasFocus = from === document.activeElement
    document.documentElement.classList.toggle('docked', away)
    // Outside the card's own box, because the box clips what an owner's CSS paints.
    if (away) document.querySelector('.page-bar')!.append(dock)
    if (hasFocus) to.focus({ preventScroll: true })
    if (!away) dock.remove()
  }).observe(save)
  return dock
}
