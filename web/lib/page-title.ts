import { useEffect } from 'react'
import { PRODUCT_NAMES } from '../../schema/product.ts'

/** Sets the title of the browser tab to the page's title and the product's name. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAMES.name}` : PRODUCT_NAMES.name
  }, [title])
}
