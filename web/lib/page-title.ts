import { useEffect } from 'react'
import { PRODUCT } from '../../schema/product.ts'

/** Names the document after the screen that shows. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT.name}` : PRODUCT.name
  }, [title])
}
