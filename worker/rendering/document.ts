import { imageVariants } from '../../schema/image.ts'
import type { CardModel } from '../../web/card/model.ts'

/** A finished page: its bytes never change, and neither does the policy that allows its inline parts. */
export interface Page {
  html: string
  csp: string
}

export const SITE_ICON = '/favicon.svg'

/** The owner's own, else their logo in the least of its sizes. */
export function faviconOf(card: CardModel): string {
  return card.favicon ?? imageVariants(card.logo)?.sources[0]?.url ?? SITE_ICON
}
