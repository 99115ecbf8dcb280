import { sql } from 'drizzle-orm'
import { usernameLookupKeyOf } from '../../schema/user-rules.ts'
import { type NewUserFields, buildUserInsert } from '../auth/queries.ts'
import { type NewCardFields, buildCardInserts, buildFreeSlugCondition } from '../cards/write-queries.ts'
import { type CardRow, type Db, type UserRow, isConditionNotMetError } from '../platform/db.ts'

/**
 * Creates a user and their first card in one transaction. Returns null and creates neither if the slug is or was taken. Throws D1's UNIQUE
 * error for a taken username.
 */
export async function createUserWithCard(
  db: Db,
  user: NewUserFields,
  card: NewCardFields,
): Promise<{ user: UserRow; card: CardRow } | null> {
  const newUserId = sql<number>`(select id from users where username_key = ${usernameLookupKeyOf(user.username)})`
  try {
    const [users, cards] = await db.batch([
      buildUserInsert(db, user, buildFreeSlugCondition(card.slug)),
      ...buildCardInserts(db, newUserId, card, undefined),
    ])
    return { user: users[0]!, card: cards[0]! }
  } catch (error) {
    if (isConditionNotMetError(error)) return null
    throw error
  }
}
