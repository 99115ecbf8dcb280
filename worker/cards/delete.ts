import { STORED_OBJECTS_PER_IMAGE_MAX } from '../../schema/image.ts'
import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { deleteStoredImages } from '../media/sweep.ts'
import { deleteCardRows, deleteCardEvents, listImagesUsedOnlyByCard } from './delete-queries.ts'
import { publishCard } from './publish.ts'
import { getCardById } from './queries.ts'

/** One call to R2 deletes at most 1,000 objects. */
const IMAGES_PER_DELETE_CALL = Math.floor(1000 / STORED_OBJECTS_PER_IMAGE_MAX)

/**
 * Deletes a card with all its data. Its slugs are never reused. The card's row is deleted last, so that a failed call can be repeated.
 * Events that arrived meanwhile are deleted in a second pass. Returns false if the card does not exist.
 */
export async function deleteCard(
  env: Pick<Env, 'DB' | 'CARDS' | 'EVENTS' | 'ASSETS' | 'MEDIA'>,
  cardId: number,
  actorId: number,
): Promise<boolean> {
  const db = openDatabase(env.DB)
  const card = await getCardById(db, cardId)
  if (!card) return false
  await deleteCardEvents(db, cardId)
  const listKeys = () => listImagesUsedOnlyByCard(db, cardId, IMAGES_PER_DELETE_CALL)
  for (let keys = await listKeys(); keys.length > 0; keys = await listKeys()) {
    await deleteStoredImages(env, keys)
  }
  await deleteCardRows(db, cardId, { actorId, action: 'card-deleted', userId: card.userId, cardId })
  await publishCard(env, cardId)
  await deleteCardEvents(db, cardId)
  return true
}
