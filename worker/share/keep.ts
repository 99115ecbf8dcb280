import type { PublicCard } from '../../schema/card.ts'
import { cardModel } from '../../web/card/model.ts'
import { toPublicCard } from '../cards/present.ts'
import { readForPublishing } from '../cards/queries.ts'
import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { shareKey, sharePrefix } from './key.ts'
import { renderShareImage } from './render.ts'

/** How long an outdated image is kept, in ms: a client that has its URL may still fetch it. */
export const SHARE_GRACE = 24 * 3_600_000

/** Draws, stores and returns a card's share image. The card's older images are deleted after SHARE_GRACE. */
export async function drawShareImage(env: Pick<Env, 'ASSETS' | 'MEDIA'>, card: PublicCard, now = Date.now()): Promise<Uint8Array> {
  const model = cardModel(card)
  const key = shareKey(model)
  const image = await renderShareImage(env, model)
  await env.MEDIA.put(key, image)
  const { objects } = await env.MEDIA.list({ prefix: sharePrefix(card.id) })
  const old = objects.filter((object) => object.key !== key && object.uploaded.getTime() < now - SHARE_GRACE).map((object) => object.key)
  if (old.length > 0) await env.MEDIA.delete(old)
  return image
}

/** Draws a card's share image if it is outdated, or deletes the images of a deleted card. */
export async function updateShareImage(env: Pick<Env, 'ASSETS' | 'DB' | 'MEDIA'>, cardId: number): Promise<void> {
  const { current } = await readForPublishing(openDb(env.DB), cardId)
  const card = current && toPublicCard(current.card, current.ownerLevel, false)
  if (!card) {
    const { objects } = await env.MEDIA.list({ prefix: sharePrefix(cardId) })
    if (objects.length > 0) await env.MEDIA.delete(objects.map((object) => object.key))
  } else if (!(await env.MEDIA.head(shareKey(cardModel(card))))) await drawShareImage(env, card)
}
