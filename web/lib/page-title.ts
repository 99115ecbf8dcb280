import { useEffect } from 'react'
import { PRODUCT_NAMES } from '../../schema/product.ts'

export function setPageTitle(...texts: (string | null | undefined)[]) {
  document.title = [...texts, PRODUCT_NAMES.name].filter(Boolean).join(' · ')
}

/** The name of a card comes first, so that several open tabs can be told apart. */
export function usePageTitle(title: string, cardName?: string | null) {
  useEffect(() => setPageTitle(cardName, title), [title, cardName])
}
