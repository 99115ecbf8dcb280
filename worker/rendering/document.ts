import { imageVariantsOfUrl } from '../../schema/image.ts'
import type { CardModel } from '../../web/card/model.ts'

/** An HTML page, and the Content-Security-Policy that allows its inline scripts and styles. */
export interface RenderedPage {
  html: string
  csp: string
}

export const rawHtmlProps = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })

export const SITE_ICON_PATH = '/favicon.svg'

/** Returns the owner's favicon, or else the smallest size of the logo, or else the site's icon. */
export function faviconUrlOf(card: CardModel): string {
  return card.favicon ?? imageVariantsOfUrl(card.logo)?.sources[0]?.url ?? SITE_ICON_PATH
}
