import { focusElementOrMain } from './focus-main.ts'

/** Call it before a row is removed. The returned function then focuses the next row, the previous one, or the heading of the list. */
export function prepareFocusAfterRemoval(element: Element | null): () => void {
  const row = element?.closest('li, tr')
  const heading = element?.closest('section:has(h2), main')?.querySelector('h1, h2')
  const successors = [row?.nextElementSibling, row?.previousElementSibling, heading]
  return () => {
    const target = successors.find((successor) => successor instanceof HTMLElement && successor.isConnected) as HTMLElement | undefined
    if (target && target.tabIndex < 0) target.tabIndex = -1
    focusElementOrMain(target)
  }
}
