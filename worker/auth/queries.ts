import { type SQL, and, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { KNOWN_NETWORKS_PER_USER_MAX } from '../../schema/bounds.ts'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { userSearchKeyOf } from '../../schema/user-list.ts'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { usernameLookupKeyOf } from '../../schema/username.ts'
import { knownLoginAddressesTable, oneTimeLinkTokensTable, sessionsTable, usersTable } from '../../schema/tables/users.ts'
import type { SignedInViewer } from '../platform/context.ts'
import type { SessionDeviceAndPlace } from '../platform/queries.ts'
import { type Db, type UserRow, accessLevelOrAbortSql } from '../platform/db.ts'
import { type UnusedOneTimeLink, buildUnusedLinkCondition } from './link-queries.ts'
import { PASSWORD_LINK_PURPOSES, PUT_BACK_LINK_PURPOSES } from './links.ts'
import { usernameSkeletonOf } from './username-skeleton.ts'

export async function getUserByUsername(db: Db, username: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(usersTable)
    .where(eq(usersTable.usernameKey, usernameLookupKeyOf(username)))
  return row ?? null
}

export async function hasFirstAdminUser(db: Db): Promise<boolean> {
  const rows = await db.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.id, SITE_USER_ID))
  return rows.length > 0
}

export interface NewUserFields {
  username: string
  password: string | null
  email: string
  fullName?: string | null
  phone?: string | null
  accessLevel: number
  requestedLevel?: number | null
}

/** Returns a statement that creates a user if the condition `only` holds; otherwise the transaction aborts. */
export function buildUserInsert(db: Db, user: NewUserFields, usernameSkeleton: string, only?: SQL) {
  const { requestedLevel = null } = user
  const createdAt = Date.now()
  return db
    .insert(usersTable)
    .values({
      username: user.username,
      usernameKey: usernameLookupKeyOf(user.username),
      usernameSkeleton,
      password: user.password,
      email: user.email,
      emailKey: emailLookupKeyOf(user.email),
      fullName: user.fullName ?? null,
      phone: user.phone ?? null,
      searchKey: userSearchKeyOf(user),
      accessLevel: only ? accessLevelOrAbortSql(only, user.accessLevel) : user.accessLevel,
      requestedLevel,
      requestedAt: requestedLevel && createdAt,
      createdAt,
    })
    .returning()
}

/** Throws D1's UNIQUE error for a username that is taken or looks like one that is. */
export async function createUser(db: Db, user: NewUserFields): Promise<UserRow> {
  const [row] = await buildUserInsert(db, user, await usernameSkeletonOf(user.username))
  return row!
}

/** Replaces a password's hash by a new hash of the same password. Returns false if the password changed meanwhile. */
export async function updatePasswordHash(db: Db, userId: number, stored: string, hash: string): Promise<boolean> {
  const { meta } = await db
    .update(usersTable)
    .set({ password: hash })
    .where(and(eq(usersTable.id, userId), buildPasswordHashCondition(stored)))
  return meta.changes > 0
}

/** Says whether the user has signed in from the network, and with such a device in that country. The keys are keyed hashes. */
export async function getKnownLoginOrigin(
  db: Db,
  userId: number,
  keys: { network: string; device: string },
  { browser, os, country }: SessionDeviceAndPlace,
): Promise<{ isNetworkKnown: boolean; isDeviceKnown: boolean }> {
  const isKnown = (key: string) => sql`exists (select 1 from known_addresses where user_id = ${userId} and address = ${key})`
  const [row] = await db.all<{ network: number; device: number }>(
    sql`select ${isKnown(keys.network)} as network, ${isKnown(keys.device)} or exists (select 1 from sessions
      where user_id = ${userId} and browser is ${browser} and os is ${os} and country is ${country}) as device`,
  )
  return { isNetworkKnown: row!.network === 1, isDeviceKnown: row!.device === 1 }
}

/** Remembers a network or a device of a user. `address` is a keyed hash. */
export async function createKnownLoginAddress(db: Db, userId: number, address: string): Promise<void> {
  const lastUsedAt = Date.now()
  await db.batch([
    db
      .insert(knownLoginAddressesTable)
      .values({ userId, address, lastUsedAt })
      .onConflictDoUpdate({ target: [knownLoginAddressesTable.userId, knownLoginAddressesTable.address], set: { lastUsedAt } }),
    db.delete(knownLoginAddressesTable).where(
      sql`user_id = ${userId} and address not in (select address from known_addresses where user_id = ${userId}
        order by last_used_at desc, rowid desc limit ${KNOWN_NETWORKS_PER_USER_MAX})`,
    ),
  ])
}

/**
 * Replaces a password that was just checked, revokes open links and ends all sessions except `keepSession`, in one transaction. Returns
 * null if the user, the checked password or `keepSession` no longer exists.
 */
export async function updatePassword(
  db: Db,
  verified: Pick<UserRow, 'id' | 'password'>,
  hash: string,
  keepSession: string,
): Promise<UserRow | null> {
  // True if the first statement has stored the new hash. No other call stores the same hash, because each hash has its own salt.
  const changed = sql`exists (select 1 from users where id = ${verified.id} and password = ${hash})`
  const [rows] = await db.batch([
    db
      .update(usersTable)
      .set({ password: hash, temporaryPasswordAt: null })
      .where(
        and(
          eq(usersTable.id, verified.id),
          buildPasswordHashCondition(verified.password),
          sql`exists (select 1 from sessions where id = ${keepSession})`,
        ),
      )
      .returning(),
    db.delete(sessionsTable).where(and(eq(sessionsTable.userId, verified.id), ne(sessionsTable.id, keepSession), changed)),
    revokeUnusedOneTimeLinks(db, verified.id, changed),
  ])
  return rows[0] ?? null
}

/**
 * Sets a password through a one-time link, in one transaction: uses up the link, revokes the user's other links and ends every
 * session. A mailed link also confirms its address. Returns null if the link is no longer open.
 */
export async function updatePasswordThroughLink(db: Db, link: UnusedOneTimeLink, hash: string, now = Date.now()): Promise<UserRow | null> {
  const open = buildUnusedLinkCondition(link.hash, PASSWORD_LINK_PURPOSES, now)
  const [rows] = await db.batch([
    db
      .update(usersTable)
      .set({ password: hash, temporaryPasswordAt: null, ...(link.email !== null && { emailConfirmedAt: now }) })
      .where(and(eq(usersTable.id, link.userId), open))
      .returning(),
    db.delete(sessionsTable).where(and(eq(sessionsTable.userId, link.userId), open)),
    // The last statement marks the link as used, because the others require an unused link.
    revokeUnusedOneTimeLinks(db, link.userId, open, link.email),
  ])
  return rows[0] ?? null
}

export async function isPasswordHashUnchanged(db: Db, verified: Pick<UserRow, 'id' | 'password'>): Promise<boolean> {
  const rows = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.id, verified.id), buildPasswordHashCondition(verified.password)))
  return rows.length > 0
}

/** Returns false if the session or the checked password no longer holds. */
export async function markSessionVerified(db: Db, { sessionId, user }: SignedInViewer, now: number): Promise<boolean> {
  const { meta } = await db
    .update(sessionsTable)
    .set({ verifiedAt: now })
    .where(and(eq(sessionsTable.id, sessionId), sql`exists (select 1 from users where id = ${user.id} and password is ${user.password})`))
  return meta.changes > 0
}

function buildPasswordHashCondition(hash: string | null) {
  return sql`${usersTable.password} is ${hash}`
}

/**
 * Returns a statement that revokes one-time links, except those that give an account back, which a thief must not be able to revoke. Only
 * the reader of a mail to `readEmail` needs no `undo` link to that address any more.
 */
export function revokeUnusedOneTimeLinks(db: Db, userId: number, only?: SQL, readEmail: string | null = null) {
  const { userId: linkUserId, usedAt, purpose, email } = oneTimeLinkTokensTable
  return db
    .update(oneTimeLinkTokensTable)
    .set({ usedAt: Date.now() })
    .where(
      and(
        eq(linkUserId, userId),
        isNull(usedAt),
        or(notInArray(purpose, [...PUT_BACK_LINK_PURPOSES]), and(eq(purpose, 'undo'), eq(email, readEmail ?? ''))),
        only,
      ),
    )
}
