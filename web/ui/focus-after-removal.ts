import { focusElementOrMain } from './focus-main.ts'

/** Must be called before a row is removed. The returned function focuses the next row, the previous row, or the list's heading. */
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
