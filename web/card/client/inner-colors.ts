/** Colours that Creative and Dynamic set on the card's inner box, because they depend on the card. The other themes have none. */
const INNER_COLORS = ['--one', '--one-ink', '--two', '--hot', '--deep']

/** Gives an element outside of the card the theme's colours that are set only inside of it. */
export function copyInnerColors(target: HTMLElement): void {
  const inner = document.querySelector('[data-save]')
  if (!inner) return
  const style = getComputedStyle(inner)
  for (const name of INNER_COLORS) target.style.setProperty(name, style.getPropertyValue(name))
}
