import { IMAGE_OBJECTS_MAX, storedKeys } from '../../schema/image.ts'
import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { eraseCard, eraseEvents, detachImages, listOwnImages } from './erase-queries.ts'
import { publish } from './publish.ts'
import { getCard } from './queries.ts'

/** R2 deletes at most 1,000 objects a call. */
const IMAGES_CHUNK = Math.floor(1000 / IMAGE_OBJECTS_MAX)

/**
 * Deletes a card with its events, conversations, configuration and images; `actorId` is the user who deletes it. Its slugs
 * are never reused. The card's row is deleted last, so that a call that failed midway can be repeated, and a second pass
 * deletes events that arrived meanwhile. Returns false if there is no such card.
 */
export async function deleteCard(env: Pick<Env, 'DB' | 'CARDS' | 'EVENTS' | 'MEDIA'>, cardId: number, actorId: number): Promise<boolean> {
  const db = openDb(env.DB)
  const card = await getCard(db, cardId)
  if (!card) return false
  await eraseEvents(db, cardId)
  for (let keys = await listOwnImages(db, cardId, IMAGES_CHUNK); keys.length > 0; keys = await listOwnImages(db, cardId, IMAGES_CHUNK)) {
    await env.MEDIA.delete(keys.flatMap(storedKeys))
    await detachImages(db, keys)
  }
  await eraseCard(db, cardId, { actorId, action: 'card-deleted', userId: card.userId, cardId })
  await publish(env, cardId)
  await eraseEvents(db, cardId)
  return true
}
