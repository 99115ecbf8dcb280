import { deleteCard } from '../cards/delete.ts'
import type { Env } from '../platform/env.ts'
import { deleteImagesOf } from '../media/sweep.ts'
import { openDb } from '../platform/db.ts'
import { eraseUser, listCardIds } from './queries.ts'

/** How often the deletion starts over when a card or picture was added in the meantime. */
const ROUNDS_MAX = 3

/**
 * Deletes a user with their pictures, cards, events and conversations, on behalf of `actorId`. Their slugs stay retired. The
 * user's row is deleted last, so that a call that failed midway can be repeated. Returns the number of deleted cards.
 */
export async function deleteUser(env: Pick<Env, 'DB' | 'CARDS' | 'EVENTS' | 'MEDIA'>, userId: number, actorId: number): Promise<number> {
  const db = openDb(env.DB)
  let deleted = 0
  for (let round = 1; ; round++) {
    await deleteImagesOf(env, userId)
    for (const cardId of await listCardIds(db, userId)) if (await deleteCard(env, cardId, actorId)) deleted++
    try {
      await eraseUser(db, userId, { actorId, action: 'user-deleted', userId, detail: { cards: deleted } })
      return deleted
    } catch (error) {
      if (round >= ROUNDS_MAX) throw error
    }
  }
}
