import { type SQL, and, eq, isNull, ne, sql } from 'drizzle-orm'
import { emailKey } from '../../schema/email.ts'
import { SITE_USER_ID, usernameKey } from '../../schema/user.ts'
import { knownAddresses, resetTokens, sessions, users } from '../../schema/tables/users.ts'
import { type Db, type UserRow, guarded } from '../platform/db.ts'
import { type OpenLink, isOpenLink } from './link-queries.ts'
import { PASSWORD_LINKS } from './links.ts'

export async function findUserByName(db: Db, username: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)))
  return row ?? null
}

export async function hasSiteUser(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, SITE_USER_ID))
  return rows.length > 0
}

export interface NewUser {
  username: string
  password: string | null
  email: string
  fullName?: string | null
  phone?: string | null
  accessLevel: number
}

/**
 * Throws D1's UNIQUE error when the name is taken, and an error that `isGuarded` recognizes when the further condition `only`
 * does not hold.
 */
export async function insertUser(db: Db, user: NewUser, only?: SQL): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({
      username: user.username,
      usernameKey: usernameKey(user.username),
      password: user.password,
      email: user.email,
      emailKey: emailKey(user.email),
      fullName: user.fullName ?? null,
      phone: user.phone ?? null,
      accessLevel: only ? guarded(only, user.accessLevel) : user.accessLevel,
      createdAt: Date.now(),
    })
    .returning()
  return row!
}

/** Replaces `stored` with a new hash of the same password, unless the password changed in the meantime. Returns whether it did. */
export async function renewHash(db: Db, userId: number, stored: string, hash: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ password: hash })
    .where(and(eq(users.id, userId), hasHash(stored)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Stores that the user signed in from `address` (a keyed hash) now. */
export async function rememberAddress(db: Db, userId: number, address: string): Promise<void> {
  const lastUsedAt = Date.now()
  await db
    .insert(knownAddresses)
    .values({ userId, address, lastUsedAt })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.address], set: { lastUsedAt } })
}

/**
 * Replaces the password whose hash is in `verified`, voids open links and ends the user's sessions except `keepSession`, in
 * one transaction. Returns null, with nothing changed, when the user was deleted, the password changed in the meantime or
 * `keepSession` was ended.
 */
export async function changePassword(
  db: Db,
  verified: Pick<UserRow, 'id' | 'password'>,
  hash: string,
  keepSession: string,
): Promise<UserRow | null> {
  // The new hash has its own salt, so it is stored only if the first statement wrote it.
  const changed = sql`exists (select 1 from users where id = ${verified.id} and password = ${hash})`
  const [rows] = await db.batch([
    db
      .update(users)
      .set({ password: hash })
      .where(and(eq(users.id, verified.id), hasHash(verified.password), sql`exists (select 1 from sessions where id = ${keepSession})`))
      .returning(),
    db.delete(sessions).where(and(eq(sessions.userId, verified.id), ne(sessions.id, keepSession), changed)),
    voidLinks(db, verified.id, changed),
  ])
  return rows[0] ?? null
}

/**
 * Sets the password through a link, marks the link as used, voids the other open links and ends every session, in one
 * transaction. If the link was mailed, its address is confirmed. Returns null, with nothing changed, when the link is no longer
 * open.
 */
export async function setPasswordByLink(db: Db, link: OpenLink, hash: string, now = Date.now()): Promise<UserRow | null> {
  const open = isOpenLink(link.hash, PASSWORD_LINKS, now)
  const [rows] = await db.batch([
    db
      .update(users)
      .set({ password: hash, ...(link.email !== null && { emailConfirmedAt: now }) })
      .where(and(eq(users.id, link.userId), open))
      .returning(),
    db.delete(sessions).where(and(eq(sessions.userId, link.userId), open)),
    // Must run last: it marks the link as used, and the statements above require an open link.
    voidLinks(db, link.userId, open),
  ])
  return rows[0] ?? null
}

/** True when the user's stored password hash is still the one in `verified`. */
export async function isStoredHash(db: Db, verified: Pick<UserRow, 'id' | 'password'>): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, verified.id), hasHash(verified.password)))
  return rows.length > 0
}

/** The condition that a user's stored password hash is still `hash` (null for none). */
function hasHash(hash: string | null) {
  return sql`${users.password} is ${hash}`
}

/**
 * The statement that voids every open link of a user except restore links: a thief who changes the password must not void
 * those. `only` is a further condition.
 */
export function voidLinks(db: Db, userId: number, only?: SQL) {
  return db
    .update(resetTokens)
    .set({ usedAt: Date.now() })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt), ne(resetTokens.purpose, 'restore'), only))
}
