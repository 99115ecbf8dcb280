import { useEffect } from 'react'
import { PRODUCT_NAMES } from '../../schema/product.ts'

/** Sets the title of the browser tab to these texts and the product's name. Empty texts are left out. */
export function setPageTitle(...texts: (string | null | undefined)[]) {
  document.title = [...texts, PRODUCT_NAMES.name].filter(Boolean).join(' · ')
}

/** Sets the title of the browser tab. On pages about one card, its name comes first, so that several open tabs can be told apart. */
export function usePageTitle(title: string, cardName?: string | null) {
  useEffect(() => setPageTitle(cardName, title), [title, cardName])
}
