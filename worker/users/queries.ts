import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { emailKey } from '../../schema/email.ts'
import { usernameKey } from '../../schema/user.ts'
import { businessCards } from '../../schema/tables/cards.ts'
import { knownAddresses, pwaSettings, resetTokens, sessions, users } from '../../schema/tables/users.ts'
import { findRestoreLink, noteRestoreLink, voidLaterRestoreLinks } from '../auth/email-queries.ts'
import { voidLinks } from '../auth/queries.ts'
import { type AuditFact, audit } from '../platform/audit-queries.ts'
import type { Viewer } from '../platform/context.ts'
import { type Db, type UserRow, guarded, isGuarded } from '../platform/db.ts'
import { stillHolds } from '../platform/queries.ts'

export async function getUser(db: Db, userId: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row ?? null
}

/** All users, oldest first, each with the slug of their first card and the number of their cards. */
export async function listUsers(db: Db) {
  return db
    .select({
      user: users,
      cardSlug: sql<string | null>`(select c.slug from business_cards c where c.user_id = users.id order by c.id limit 1)`,
      cardCount: sql<number>`(select count(*) from business_cards c where c.user_id = users.id)`,
    })
    .from(users)
    .orderBy(asc(users.id))
}

export async function isNameTaken(db: Db, username: string, exceptId: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.usernameKey, usernameKey(username)), ne(users.id, exceptId)))
  return rows.length > 0
}

export interface UserChange {
  username?: string
  email?: string
  fullName?: string
  phone?: string | null
  accessLevel?: number
  /** A new hash: it ends every session of the user. */
  password?: string
}

const NEVER = sql`0`

/** How long resets do not reach an address that somebody else gave an account, in ms. */
const RESETS_WAIT = 24 * 3_600_000

/**
 * Writes a change of `before` and what follows from it in one transaction: a changed address or password voids open
 * links, an address that was confirmed gets a link that puts it back, resets to an address that somebody else set wait a
 * day, a password ends all sessions, a level counts as a change of each card.
 * Returns the user and the cards to publish; null,
 * with nothing changed, when the user is gone or has another level or address than `before` by now, or when `editor` has
 * lost the session or the level to make the change with. Throws D1's UNIQUE
 * error when the name is taken.
 */
export async function updateUser(
  db: Db,
  before: UserRow,
  change: UserChange,
  facts: AuditFact[],
  editor: Viewer,
): Promise<{ user: UserRow; cards: number[] } | null> {
  const { username, email, accessLevel = before.accessLevel, ...rest } = change
  const newLevel = accessLevel !== before.accessLevel
  const newEmail = email !== undefined && emailKey(email) !== before.emailKey
  const own = editor.user.id === before.id
  const now = Date.now()
  // Going back to an address that still holds a link to put it back is what that link is for: it stays confirmed, and
  // whoever held the account in between gets no link of their own.
  const back = newEmail ? await findRestoreLink(db, before.id, email, now) : null
  const values = {
    ...rest,
    ...(newEmail && { emailConfirmedAt: back && now, resetsFrom: own ? null : now + RESETS_WAIT }),
    ...(username !== undefined && { username, usernameKey: usernameKey(username) }),
    ...(email !== undefined && { email, emailKey: emailKey(email) }),
    // Rights were checked against what `before` says.
    accessLevel: guarded(
      sql`access_level = ${before.accessLevel} and email_key = ${before.emailKey}
        and email_confirmed_at is ${before.emailConfirmedAt} and ${stillHolds(editor)}`,
      accessLevel,
    ),
  }
  const endsLinks = newEmail || change.password !== undefined
  const endsSessions = change.password !== undefined
  try {
    const [rows, cards] = await db.batch([
      db.update(users).set(values).where(eq(users.id, before.id)).returning(),
      db
        .update(businessCards)
        .set({ version: sql`version + 1` })
        .where(and(eq(businessCards.userId, before.id), newLevel ? undefined : NEVER))
        .returning({ id: businessCards.id }),
      ...(endsLinks ? [voidLinks(db, before.id)] : []),
      ...(newEmail && !back && before.emailConfirmedAt !== null ? [noteRestoreLink(db, before, now)] : []),
      ...(back ? [voidLaterRestoreLinks(db, before.id, back.createdAt, now)] : []),
      ...(endsSessions ? [db.delete(sessions).where(eq(sessions.userId, before.id))] : []),
      ...facts.map((fact) => audit(db, fact)),
    ])
    return rows[0] ? { user: rows[0], cards: cards.map(({ id }) => id) } : null
  } catch (error) {
    if (isGuarded(error)) return null
    throw error
  }
}

/** Takes back a user who has nothing yet: one whose first card could not be made. */
export async function withdrawUser(db: Db, userId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userId))
}

/** Ids of a user's cards. */
export async function listCardIds(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db.select({ id: businessCards.id }).from(businessCards).where(eq(businessCards.userId, ownerId))
  return rows.map(({ id }) => id)
}

/**
 * Deletes a user's own rows and writes the audit log, in one transaction. Cards and images go before: the database
 * refuses while there are any.
 */
export async function eraseUser(db: Db, userId: number, fact: AuditFact): Promise<void> {
  await db.batch([
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db.delete(resetTokens).where(eq(resetTokens.userId, userId)),
    db.delete(knownAddresses).where(eq(knownAddresses.userId, userId)),
    db.delete(pwaSettings).where(eq(pwaSettings.userId, userId)),
    db.delete(users).where(eq(users.id, userId)),
    audit(db, fact),
  ])
}
