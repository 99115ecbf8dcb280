import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { emailKey } from '../../schema/email.ts'
import { usernameKey } from '../../schema/user.ts'
import { businessCards } from '../../schema/tables/cards.ts'
import { knownAddresses, pwaSettings, resetTokens, sessions, users } from '../../schema/tables/users.ts'
import { findRestoreLink, insertRestoreLink, voidLaterRestoreLinks } from '../auth/email-queries.ts'
import { voidLinks } from '../auth/queries.ts'
import { type AuditFact, audit } from '../platform/audit-queries.ts'
import type { Viewer } from '../platform/context.ts'
import { type Db, type UserRow, guarded, isGuarded } from '../platform/db.ts'
import { viewerUnchanged } from '../platform/queries.ts'

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
  /** A new password hash; it ends every session of the user. */
  password?: string
}

const NEVER = sql`0`

/** How long an address that somebody else set on an account gets no reset mails, in ms. */
const RESETS_WAIT = 24 * 3_600_000

/**
 * Changes the user `before`, with all consequences, in one transaction. A new address or password voids open links. A confirmed
 * address that is replaced gets a restore link. An address that somebody else set gets no resets for a day. A new password ends
 * all sessions. A new level counts as a change of each card. Returns the user and the cards to publish, or null, with nothing
 * changed, when the user was deleted, their level or address changed in the meantime, or `editor` lost their session or level.
 * Throws D1's UNIQUE error when the name is taken.
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
  // Setting an address that has an open restore link acts like that link: the address stays confirmed, and the address in between gets no
  // restore link.
  const back = newEmail ? await findRestoreLink(db, before.id, email, now) : null
  const values = {
    ...rest,
    ...(newEmail && { emailConfirmedAt: back && now, resetsFrom: own ? null : now + RESETS_WAIT }),
    ...(username !== undefined && { username, usernameKey: usernameKey(username) }),
    ...(email !== undefined && { email, emailKey: emailKey(email) }),
    // The editor's rights were checked against `before`.
    accessLevel: guarded(
      sql`access_level = ${before.accessLevel} and email_key = ${before.emailKey}
        and email_confirmed_at is ${before.emailConfirmedAt} and ${viewerUnchanged(editor)}`,
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
      ...(newEmail && !back && before.emailConfirmedAt !== null ? [insertRestoreLink(db, before, now)] : []),
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

/** Deletes a new user whose first card could not be created. */
export async function deleteNewUser(db: Db, userId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userId))
}

export async function listCardIds(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db.select({ id: businessCards.id }).from(businessCards).where(eq(businessCards.userId, ownerId))
  return rows.map(({ id }) => id)
}

/**
 * Deletes a user's own rows and writes the audit log, in one transaction. Fails while the user still has cards or images.
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
