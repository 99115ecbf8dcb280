import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { oneTimeLinkTokensTable, usersTable } from '../../schema/tables/users.ts'
import type { Env } from '../platform/env.ts'
import type { Db, OneTimeLinkPurpose, UserRow } from '../platform/db.ts'
import { ONE_TIME_LINK_LIFETIMES_MS, hashOneTimeLinkToken, buildOneTimeLinkUrl, createOneTimeLinkToken } from './links.ts'

/** Confirmed accounts come first, so that strangers cannot displace them by creating many accounts with the same address. */
const ACCOUNTS_PER_RESET_MAIL_MAX = 100

export async function listAccountsByEmail(db: Db, email: string, now: number): Promise<UserRow[]> {
  const { id, emailKey, suspendedAt, resetsFrom, emailConfirmedAt } = usersTable
  return db
    .select()
    .from(usersTable)
    .where(and(eq(emailKey, emailLookupKeyOf(email)), isNull(suspendedAt), or(isNull(resetsFrom), lte(resetsFrom, now))))
    .orderBy(sql`${emailConfirmedAt} is null`, asc(id))
    .limit(ACCOUNTS_PER_RESET_MAIL_MAX)
}

/**
 * Creates a one-time link for each account and returns the URLs by user id. All accounts must have the same e-mail address. A suspended
 * account, or one whose address changed meanwhile, gets no link.
 */
export async function createOneTimeLinks(
  db: Db,
  env: Pick<Env, 'APP_ORIGIN'>,
  accounts: Pick<UserRow, 'id' | 'emailKey'>[],
  purpose: Exclude<OneTimeLinkPurpose, 'restore' | 'undo'>,
  now = Date.now(),
): Promise<Map<number, string>> {
  const made = accounts.map(({ id, emailKey }) => ({ id, emailKey, token: createOneTimeLinkToken() }))
  const rows = JSON.stringify(made.map(({ token, ...account }) => ({ ...account, hash: hashOneTimeLinkToken(token) })))
  const written = await db.all<{ user_id: number }>(
    sql`insert into reset_tokens (hash, user_id, purpose, email, created_at, expires_at)
        select e.value ->> 'hash', u.id, ${purpose}, u.email, ${now}, ${now + ONE_TIME_LINK_LIFETIMES_MS[purpose]}
        from json_each(${rows}) e cross join users u on u.id = e.value ->> 'id'
        where u.email_key = e.value ->> 'emailKey' and u.suspended_at is null
        returning user_id`,
  )
  const ids = new Set(written.map((row) => row.user_id))
  return new Map(made.filter(({ id }) => ids.has(id)).map(({ id, token }) => [id, buildOneTimeLinkUrl(env, purpose, token)]))
}

export async function deleteOneTimeLink(db: Db, url: string): Promise<void> {
  const [token = ''] = new URL(url).searchParams.values()
  await db.delete(oneTimeLinkTokensTable).where(eq(oneTimeLinkTokensTable.hash, hashOneTimeLinkToken(token)))
}

/** A link is open if it is not used, revoked or expired, and its account is not suspended. */
export interface UnusedOneTimeLink {
  hash: string
  userId: number
  email: string | null
  createdAt: number
}

export function buildUnusedLinkCondition(hash: string, purposes: readonly OneTimeLinkPurpose[], now: number) {
  const among = sql.join(
    purposes.map((purpose) => sql`${purpose}`),
    sql`, `,
  )
  return sql`exists (select 1 from reset_tokens t join users u on u.id = t.user_id
    where t.hash = ${hash} and t.used_at is null and t.expires_at > ${now} and t.purpose in (${among}) and u.suspended_at is null)`
}

/** True if a link of this purpose was mailed to the user's present address and is open. */
export async function hasUnusedOneTimeLink(db: Db, user: UserRow, purpose: OneTimeLinkPurpose, now = Date.now()): Promise<boolean> {
  const { userId, email, usedAt, expiresAt } = oneTimeLinkTokensTable
  const isOpen = and(eq(oneTimeLinkTokensTable.purpose, purpose), eq(email, user.email), isNull(usedAt), gt(expiresAt, now))
  return (await db.$count(oneTimeLinkTokensTable, and(eq(userId, user.id), isOpen))) > 0
}

/** Gets an open one-time link by its token. Returns null if the link is forged, used, revoked or expired. */
export async function getUnusedOneTimeLink(
  db: Db,
  token: string,
  purposes: readonly OneTimeLinkPurpose[],
  now = Date.now(),
): Promise<UnusedOneTimeLink | null> {
  const hash = hashOneTimeLinkToken(token)
  const { userId, email, createdAt } = oneTimeLinkTokensTable
  const [row] = await db
    .select({ hash: oneTimeLinkTokensTable.hash, userId, email, createdAt })
    .from(oneTimeLinkTokensTable)
    .where(and(eq(oneTimeLinkTokensTable.hash, hash), buildUnusedLinkCondition(hash, purposes, now)))
  return row ?? null
}
