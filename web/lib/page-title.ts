import { useEffect } from 'react'
import { PRODUCT_NAMES } from '../../schema/product.ts'

export function setPageTitle(...texts: (string | null | undefined)[]) {
  document.title = [...texts, PRODUCT_NAMES.name].filter(Boolean).join(' · ')
}

/** A card's name comes first in the title, so that the user can tell several open tabs apart. */
export function usePageTitle(title: string, cardName?: string | null) {
  useEffect(() => setPageTitle(cardName, title), [title, cardName])
}
