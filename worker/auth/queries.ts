import { type SQL, and, eq, isNull, ne, sql } from 'drizzle-orm'
import { emailKey } from '../../schema/email.ts'
import { SITE_USER_ID, usernameKey } from '../../schema/user.ts'
import { knownAddresses, resetTokens, sessions, users } from '../../schema/tables/users.ts'
import { type Db, type UserRow, guarded } from '../platform/db.ts'
import { type OpenLink, isOpen } from './link-queries.ts'
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
 * Throws D1's UNIQUE error when the name is taken, and one that `isGuarded` knows when `only`, a further condition, does
 * not hold.
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

/** Replaces `stored` by a fresh hash of the same password, unless the password was changed meanwhile. Returns whether it did. */
export async function renewHash(db: Db, userId: number, stored: string, hash: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ password: hash })
    .where(and(eq(users.id, userId), hasHash(stored)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** From now on `address` (a keyed hash) is one that this user signed in from. */
export async function rememberAddress(db: Db, userId: number, address: string): Promise<void> {
  const lastUsedAt = Date.now()
  await db
    .insert(knownAddresses)
    .values({ userId, address, lastUsedAt })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.address], set: { lastUsedAt } })
}

/**
 * Replaces the password that `verified` holds the hash of, voids open links and ends the user's sessions but
 * `keepSession`, in one transaction. Returns null, with nothing changed, when the user is gone or has another password by
 * now, or when that session was ended: whoever knew the old one has lost the right to choose the next.
 */
export async function changePassword(
  db: Db,
  verified: Pick<UserRow, 'id' | 'password'>,
  hash: string,
  keepSession: string,
): Promise<UserRow | null> {
  // The new hash has a salt of its own, so it stands there only if the first statement wrote it.
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
 * Sets the password by a link and uses the link up: in one transaction, which voids the other open links and ends every
 * session. An address that the link was mailed to is confirmed by it. Returns null, with nothing changed, when the link is
 * not open any more.
 */
export async function setPasswordByLink(db: Db, link: OpenLink, hash: string, now = Date.now()): Promise<UserRow | null> {
  const open = isOpen(link.hash, PASSWORD_LINKS, now)
  const [rows] = await db.batch([
    db
      .update(users)
      .set({ password: hash, ...(link.email !== null && { emailConfirmedAt: now }) })
      .where(and(eq(users.id, link.userId), open))
      .returning(),
    db.delete(sessions).where(and(eq(sessions.userId, link.userId), open)),
    // Last, since it uses up the link that the statements before it ask for.
    voidLinks(db, link.userId, open),
  ])
  return rows[0] ?? null
}

/** True while a user's stored password is the one that `verified` holds the hash of. */
export async function isStoredHash(db: Db, verified: Pick<UserRow, 'id' | 'password'>): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, verified.id), hasHash(verified.password)))
  return rows.length > 0
}

/** The condition that a user's stored password is still this hash (null for none). */
function hasHash(hash: string | null) {
  return sql`${users.password} is ${hash}`
}

/**
 * The statement that ends every open link of a user but those that put an address back: a thief who changes the password
 * must not take them away. `only` is a further condition for it.
 */
export function voidLinks(db: Db, userId: number, only?: SQL) {
  return db
    .update(resetTokens)
    .set({ usedAt: Date.now() })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt), ne(resetTokens.purpose, 'restore'), only))
}
