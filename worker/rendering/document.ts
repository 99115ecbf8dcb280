import { imageVariants } from '../../schema/image.ts'
import type { CardModel } from '../../web/card/model.ts'

/** A rendered page and the Content-Security-Policy that allows its inline code. */
export interface Page {
  html: string
  csp: string
}

export const SITE_ICON = '/favicon.svg'

/** The card's favicon: the owner's, else the smallest size of their logo, else the site's. */
export function faviconOf(card: CardModel): string {
  return card.favicon ?? imageVariants(card.logo)?.sources[0]?.url ?? SITE_ICON
}
