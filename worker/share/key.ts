import { createHash } from 'node:crypto'
import { imageUrl } from '../../schema/image.ts'
import type { CardModel } from '../../web/card/model.ts'

/** Increment it when the drawing changes, to redraw the images of all cards. */
const DRAWING_VERSION = 2

/** The prefix of the keys of a card's share images. */
export const sharePrefix = (cardId: number) => `share/${cardId}/`
/** The prefix of the keys of all cards' share images. */
export const SHARE_PREFIX = 'share/'

/** The key of a card's share image, with a hash of everything that the image shows. */
export function shareKey(card: CardModel): string {
  const content = [
    DRAWING_VERSION,
    card.theme,
    card.name,
    card.title,
    card.company,
    card.initials,
    card.dir,
    card.photo,
    card.buttons[0]?.color,
  ]
  return `${sharePrefix(card.id)}${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24)}.jpg`
}

export function shareUrl(card: CardModel): string {
  return imageUrl(shareKey(card))
}
