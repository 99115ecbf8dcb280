/** Focuses the given element without scrolling. Without an element it focuses the main content, `#main`. */
export function focusElementOrMain(element?: HTMLElement | null) {
  ;(element ?? document.getElementById('main'))?.focus({ preventScroll: true })
}
