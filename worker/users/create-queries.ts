import { and, eq, sql } from 'drizzle-orm'
import { cardSlugsTable } from '../../schema/tables/cards.ts'
import { usernameLookupKeyOf } from '../../schema/username.ts'
import { type NewUserFields, buildUserInsert } from '../auth/queries.ts'
import { usernameSkeletonOf } from '../auth/username-skeleton.ts'
import { type NewCardFields, buildCardInserts, buildFreeSlugCondition } from '../cards/write-queries.ts'
import { createAuditEntry } from '../platform/audit-queries.ts'
import { type CardRow, type Db, type SqlCondition, type SqlStatement, type UserRow, isConditionNotMetError } from '../platform/db.ts'

export interface CreatedAccount {
  user: UserRow
  card: CardRow
}

interface CreationOptions {
  /** Unless this condition holds, the transaction aborts, with an error that `isConditionNotMetError` recognizes. */
  only?: SqlCondition
  /** The user who creates this one, for the audit log. */
  actorId?: number
  /** More statements of the same transaction. */
  also?: SqlStatement[]
}

/**
 * Creates a user and their first card in one transaction. Returns null and creates neither if the slug is or was taken. Throws D1's UNIQUE
 * error for a username that is taken or looks like one that is.
 */
export async function createUserWithCard(
  db: Db,
  user: NewUserFields,
  card: NewCardFields,
  { only, actorId, also = [] }: CreationOptions = {},
): Promise<CreatedAccount | null> {
  const userId = sql<number>`(select id from users where username_key = ${usernameLookupKeyOf(user.username)})`
  const cardId = sql<number>`(select id from business_cards where slug = ${card.slug})`
  const detail = { level: user.accessLevel }
  const skeleton = await usernameSkeletonOf(user.username)
  try {
    const [users, cards] = await db.batch([
      buildUserInsert(db, user, skeleton, and(only, buildFreeSlugCondition(card.slug))),
      ...buildCardInserts(db, userId, card, undefined),
      ...(actorId === undefined ? [] : [createAuditEntry(db, { actorId, action: 'user-created', userId, cardId, detail })]),
      ...also,
    ])
    return { user: users[0]!, card: cards[0]! }
  } catch (error) {
    const isSlugTaken = async () => (await db.$count(cardSlugsTable, eq(cardSlugsTable.slug, card.slug))) > 0
    if (isConditionNotMetError(error) && (!only || (await isSlugTaken()))) return null
    throw error
  }
}
