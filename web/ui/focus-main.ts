/** Focuses an element without scrolling; by default the main content. */
export function focusElementOrMain(element?: HTMLElement | null) {
  ;(element ?? document.getElementById('main'))?.focus({ preventScroll: true })
}
