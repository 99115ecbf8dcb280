import { useEffect } from 'react'
import { PRODUCT } from '../../schema/product.ts'

/** Sets the document's title to the screen's title and the product's name. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT.name}` : PRODUCT.name
  }, [title])
}
