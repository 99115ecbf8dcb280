import { and, eq, isNull, ne } from 'drizzle-orm'
import { SITE_USER_ID, emailKey, usernameKey } from '../../schema/user.ts'
import { knownAddresses, resetTokens, sessions, users } from '../../schema/tables/users.ts'
import type { Db, UserRow } from '../platform/db.ts'

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

/** Throws D1's UNIQUE error when the name is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
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
      accessLevel: user.accessLevel,
      createdAt: Date.now(),
    })
    .returning()
  return row!
}

/** Replaces `stored` by a fresh hash of the same password, unless the password was changed meanwhile. */
export async function renewHash(db: Db, userId: number, stored: string, hash: string): Promise<void> {
  await db
    .update(users)
    .set({ password: hash })
    .where(and(eq(users.id, userId), eq(users.password, stored)))
}

/** From now on `address` (a keyed hash) is one that this user signed in from. */
export async function rememberAddress(db: Db, userId: number, address: string): Promise<void> {
  const lastUsedAt = Date.now()
  await db
    .insert(knownAddresses)
    .values({ userId, address, lastUsedAt })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.address], set: { lastUsedAt } })
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

/**
 * Sets a new password and voids open links in one transaction; ends the user's sessions but `keepSession`.
 * Returns null when the user is gone.
 */
export async function setPassword(db: Db, userId: number, hash: string, keepSession: string | null): Promise<UserRow | null> {
  const [rows] = await db.batch([
    db.update(users).set({ password: hash }).where(eq(users.id, userId)).returning(),
    db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keepSession ?? ''))),
    voidLinks(db, userId),
  ])
  return rows[0] ?? null
}

/** The statement that ends every open link of a user. The rows stay, for they count towards the mails an hour. */
export function voidLinks(db: Db, userId: number) {
  return db
    .update(resetTokens)
    .set({ usedAt: Date.now() })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt)))
}
