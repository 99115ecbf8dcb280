import { loginAttemptKeyOf, signedInUserAttemptKeysOf } from '../auth/attempt-keys.ts'
import { deleteCard } from '../cards/delete.ts'
import type { Env } from '../platform/env.ts'
import { deleteImagesOfUser } from '../media/sweep.ts'
import { type UserRow, openDatabase } from '../platform/db.ts'
import { deleteUserRows, listCardIdsOfOwner } from './queries.ts'

const USER_DELETION_TRIES_MAX = 3

/**
 * Deletes a user and all their data on behalf of `actorId`. The user's row is deleted last, so that a failed call can be repeated. Returns
 * the number of deleted cards.
 */
export async function deleteUser(
  env: Pick<Env, 'ASSETS' | 'DB' | 'CARDS' | 'EVENTS' | 'MEDIA' | 'SESSION_SECRET'>,
  user: Pick<UserRow, 'id' | 'username'>,
  actorId: number,
): Promise<number> {
  const userId = user.id
  const attemptKeys = [loginAttemptKeyOf(env, user.username), ...Object.values(signedInUserAttemptKeysOf(env, userId))]
  const db = openDatabase(env.DB)
  let deleted = 0
  for (let round = 1; ; round++) {
    await deleteImagesOfUser(env, userId)
    for (const cardId of await listCardIdsOfOwner(db, userId)) if (await deleteCard(env, cardId, actorId)) deleted++
    try {
      await deleteUserRows(db, userId, attemptKeys, { actorId, action: 'user-deleted', userId, detail: { cards: deleted } })
      return deleted
    } catch (error) {
      if (round >= USER_DELETION_TRIES_MAX) throw error
    }
  }
}
