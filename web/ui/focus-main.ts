/** Gives the focus to an element, or to the page's content where it is gone. Nothing scrolls. */
export function focusOrMain(element?: HTMLElement | null) {
  const next = element ?? document.getElementById('main')
  next?.focus({ preventScroll: true })
}
