import { buildCardModelWithoutLinks } from '../rendering/linked-card.ts'
import { OUTDATED_SHARE_IMAGES_MAX } from '../../schema/bounds.ts'
import type { PublicCard } from '../../schema/card.ts'
import { toPublicCard } from '../cards/present.ts'
import { getCardForPublishing } from '../cards/queries.ts'
import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { shareImageKeyOf, shareImageKeyPrefixOf } from './key.ts'
import { renderShareImage } from './render.ts'

/** Outdated images are kept for this time (ms), because a social network may still request them. */
export const OUTDATED_SHARE_IMAGE_RETENTION_MS = 24 * 3_600_000

/** Draws and stores a card's share image. Deletes images of the card that are outdated for more than a day, or too many. */
export async function drawAndStoreShareImage(env: Pick<Env, 'ASSETS' | 'MEDIA'>, card: PublicCard, now = Date.now()): Promise<Uint8Array> {
  const model = buildCardModelWithoutLinks(card)
  const key = shareImageKeyOf(model)
  const image = await renderShareImage(env, model)
  await env.MEDIA.put(key, image)
  const { objects } = await env.MEDIA.list({ prefix: shareImageKeyPrefixOf(card.id) })
  const outdated = objects.filter((object) => object.key !== key).toSorted((a, b) => b.uploaded.getTime() - a.uploaded.getTime())
  const isOld = ({ uploaded }: R2Object) => uploaded.getTime() < now - OUTDATED_SHARE_IMAGE_RETENTION_MS
  const old = outdated.filter((object, index) => index >= OUTDATED_SHARE_IMAGES_MAX || isOld(object))
  if (old.length > 0) await env.MEDIA.delete(old.map((object) => object.key))
  return image
}

/** Draws a card's share image if it is not stored yet. Deletes the images of a deleted or suspended card. */
export async function updateShareImage(env: Pick<Env, 'ASSETS' | 'DB' | 'MEDIA'>, cardId: number): Promise<void> {
  const { current } = await getCardForPublishing(openDatabase(env.DB), cardId)
  const card = current?.card.suspendedAt === null ? toPublicCard(current.card, current.ownerLevel, false) : null
  if (!card) {
    const { objects } = await env.MEDIA.list({ prefix: shareImageKeyPrefixOf(cardId) })
    if (objects.length > 0) await env.MEDIA.delete(objects.map((object) => object.key))
  } else if (!(await env.MEDIA.head(shareImageKeyOf(buildCardModelWithoutLinks(card))))) await drawAndStoreShareImage(env, card)
}
