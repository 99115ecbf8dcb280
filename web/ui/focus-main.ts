/** Focuses an element, or `#main` when there is none, without scrolling. */
export function focusOrMain(element?: HTMLElement | null) {
  ;(element ?? document.getElementById('main'))?.focus({ preventScroll: true })
}
