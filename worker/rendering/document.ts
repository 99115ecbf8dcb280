import { imageVariantsOfUrl } from '../../schema/image.ts'
import type { CardModel } from '../../web/card/model.ts'

/** The HTML of a rendered page, and the Content-Security-Policy that allows its inline scripts and styles. */
export interface RenderedPage {
  html: string
  csp: string
}

export const SITE_ICON_PATH = '/favicon.svg'

/** URL of a card's favicon: the owner's own one, otherwise the card's logo in its smallest size, otherwise the site's icon. */
export function faviconUrlOf(card: CardModel): string {
  return card.favicon ?? imageVariantsOfUrl(card.logo)?.sources[0]?.url ?? SITE_ICON_PATH
}
