/** CSS selectors for the parts of a card that have no `data-field` attribute in the preview. */
const PART_SELECTORS: Record<string, string> = {
  gallery: '.card-section-gallery',
  socialLinks: '.card-section-social',
  customButtons: '.card-buttons',
  formConfig: '.form',
  embedCodes: '.card-section-embed',
}
const ENTRY_SELECTORS: Record<string, (index: number) => string> = {
  gallery: (index) => `.card-gallery > :nth-child(${index + 1})`,
  customButtons: (index) => `.card-buttons .b${index}`,
}
const EDITED_PART_ATTRIBUTE = 'data-editing'
const EDGE_DISTANCE_PX = 12

/** Finds the elements in the preview that show a part of the card, such as `title`, `gallery.2` or `socialLinks.facebook`. */
function findPart(root: ShadowRoot, part: string): HTMLElement[] {
  const field = [...root.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(part)}"]`)]
  const [first, second] = field
  if (second && field.every(({ parentElement }) => parentElement === first!.parentElement)) return [first!.parentElement!]
  if (first) return field
  const [list = '', index = ''] = part.split('.')
  const entry = /^\d+$/.test(index) && ENTRY_SELECTORS[list]?.(Number(index))
  const found = (entry && root.querySelector<HTMLElement>(entry)) || root.querySelector<HTMLElement>(PART_SELECTORS[list] ?? ':not(*)')
  return found ? [found] : []
}

/** Returns the upper and lower edge of a scroller's visible part. A bar at the window's lower edge may cover the scroller's end. */
function findVisibleEdges(scroller: HTMLElement): { top: number; bottom: number } {
  const { top, bottom } = scroller.getBoundingClientRect()
  const barTop = innerHeight - (parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0)
  // A preview that begins below the upper edge of the save bar is part of the bar, so the bar does not cover it.
  return { top: Math.max(0, top), bottom: top < barTop ? Math.min(bottom, barTop) : bottom }
}

function scrollIntoPreview(scroller: HTMLElement, parts: HTMLElement[]) {
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const edges = findVisibleEdges(scroller)
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
  if (top >= edges.top + EDGE_DISTANCE_PX && bottom <= edges.bottom - EDGE_DISTANCE_PX) return
  const above = Math.max(EDGE_DISTANCE_PX, (edges.bottom - edges.top - (bottom - top)) / 3)
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  scroller.scrollTo({ top: scroller.scrollTop + top - edges.top - above, behavior })
}

/**
 * Outlines one part of the card in a preview, and scrolls to it when the user chooses the part or it first appears. Only the preview
 * scrolls, never the page. Returns a function that stops this.
 */
export function outlineAndScrollToCardPart(scroller: HTMLElement, part: string): () => void {
  const root = scroller.querySelector('[role="img"]')?.shadowRoot
  if (!root) return () => {}
  let marked: HTMLElement[] = []
  const unmark = () => marked.forEach((element) => element.removeAttribute(EDITED_PART_ATTRIBUTE))
  const mark = () => {
    const found = findPart(root, part)
    if (found.length === marked.length && found.every((element, index) => element === marked[index])) return
    unmark()
    marked = found
    // The outline around an element as wide as the preview would be cut off, so it is drawn inside the element.
    for (const element of found)
      element.setAttribute(EDITED_PART_ATTRIBUTE, element.offsetWidth > scroller.clientWidth - 2 * EDGE_DISTANCE_PX ? 'inside' : '')
    if (found.length > 0) scrollIntoPreview(scroller, found)
  }
  mark()
  // The part may appear later, for example when the theme has loaded or the user has typed the first text.
  const changes = new MutationObserver(mark)
  changes.observe(root, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    unmark()
  }
}
