import { focusElementOrMain } from './focus-main.ts'

/**
 * Returns a function that moves the focus after the row with this element was removed: to the next row of the list, to the row before
 * it, or to the heading above the list. Call this while the row is still there.
 */
export function prepareFocusAfterRemoval(element: Element | null): () => void {
  const row = element?.closest('li, tr')
  const heading = element?.closest('section:has(h2), main')?.querySelector('h1, h2')
  const successors = [row?.nextElementSibling, row?.previousElementSibling, heading]
  return () => {
    const target = successors.find((successor) => successor instanceof HTMLElement && successor.isConnected) as HTMLElement | undefined
    // A row or a heading cannot be focused without it.
    if (target && target.tabIndex < 0) target.tabIndex = -1
    focusElementOrMain(target)
  }
}
