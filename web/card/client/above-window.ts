/** Reports whether an element is above the window: at first, and whenever that changes. */
export function observeAboveWindow(element: Element, report: (isAbove: boolean, observer: IntersectionObserver) => void): void {
  // Places below the window count as inside. Otherwise, a jump past the element would change nothing and not be reported.
  const rootMargin = '0px 0px 999999px'
  new IntersectionObserver((entries, observer) => report(!entries.at(-1)!.isIntersecting, observer), { rootMargin }).observe(element)
}
