import { createHash } from 'node:crypto'
import { imageUrlOfStorageKey } from '../../schema/image.ts'
import type { CardModel } from '../../web/card/model.ts'

/** Increase this number when the drawing code changes, so that all images are drawn again. */
const SHARE_DRAWING_VERSION = 2

export const shareImageKeyPrefixOf = (cardId: number) => `share/${cardId}/`
export const ALL_SHARE_IMAGES_KEY_PREFIX = 'share/'

/** Returns the storage key of a share image. It contains a hash of everything that the image shows. */
export function shareImageKeyOf(card: CardModel): string {
  const content = [
    SHARE_DRAWING_VERSION,
    card.theme,
    card.name,
    card.title,
    card.company,
    card.initials,
    card.dir,
    card.photo,
    card.buttons[0]?.color,
    ...(card.look.accentColor ? [card.look.accentColor] : []),
  ]
  return `${shareImageKeyPrefixOf(card.id)}${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24)}.jpg`
}

export function shareImageUrlOf(card: CardModel): string {
  return imageUrlOfStorageKey(shareImageKeyOf(card))
}
