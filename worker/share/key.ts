import { createHash } from 'node:crypto'
import { imageUrl } from '../../schema/image.ts'
import type { CardModel } from '../../web/card/model.ts'

/** Grows when the drawing changes, so that every card gets its image anew. */
const DRAWING = 2

/** The prefix of the keys of a card's share images. */
export const sharePrefix = (cardId: number) => `share/${cardId}/`
/** Of all cards. */
export const SHARE_PREFIX = 'share/'

/** The key of a card's share image: it holds the hash of all that the image shows. */
export function shareKey(card: CardModel): string {
  const shown = [DRAWING, card.look, card.name, card.title, card.company, card.initials, card.dir, card.photo, card.buttons[0]?.color]
  return `${sharePrefix(card.id)}${createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 24)}.jpg`
}

export function shareUrl(card: CardModel): string {
  return imageUrl(shareKey(card))
}
