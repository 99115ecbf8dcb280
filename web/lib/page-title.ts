import { useEffect } from 'react'
import { PRODUCT_NAMES } from '../../schema/product.ts'

/**
 * Sets the title of the browser tab to the page's title and the product's name. On pages about one card, the card's name comes first,
 * so that several open tabs can be told apart.
 */
export function usePageTitle(title: string, cardName?: string | null) {
  useEffect(() => {
    document.title = [cardName, title, PRODUCT_NAMES.name].filter(Boolean).join(' · ')
  }, [title, cardName])
}
