import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { emailKey } from '../../schema/email.ts'
import { resetTokens, users } from '../../schema/tables/users.ts'
import type { Env } from '../platform/env.ts'
import type { Db, LinkPurpose, UserRow } from '../platform/db.ts'
import { LINK_LIFETIME, hashToken, linkUrl, newToken } from './links.ts'

/**
 * Most accounts in one reset mail. Confirmed accounts come first, then the oldest, so that accounts created with somebody
 * else's address cannot push out that person's own account.
 */
const ACCOUNTS_A_MAIL = 100

/** Accounts with this e-mail address that may get a reset link at `now` (ms). */
export async function listAccountsByEmail(db: Db, email: string, now: number): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.emailKey, emailKey(email)), isNull(users.suspendedAt), or(isNull(users.resetsFrom), lte(users.resetsFrom, now))))
    .orderBy(sql`${users.emailConfirmedAt} is null`, asc(users.id))
    .limit(ACCOUNTS_A_MAIL)
}

/**
 * Creates a one-time link for each of `accounts`, which share one e-mail address. Only hashes of the tokens are stored.
 * Returns the URLs by user id. An account that was suspended or changed its address in the meantime gets no link.
 */
export async function createLinks(
  db: Db,
  env: Pick<Env, 'APP_ORIGIN'>,
  accounts: Pick<UserRow, 'id' | 'emailKey'>[],
  purpose: Exclude<LinkPurpose, 'restore'>,
  now = Date.now(),
): Promise<Map<number, string>> {
  const made = accounts.map(({ id, emailKey }) => ({ id, emailKey, token: newToken() }))
  const rows = JSON.stringify(made.map(({ token, ...account }) => ({ ...account, hash: hashToken(token) })))
  const written = await db.all<{ user_id: number }>(
    sql`insert into reset_tokens (hash, user_id, purpose, email, created_at, expires_at)
        select e.value ->> 'hash', u.id, ${purpose}, u.email, ${now}, ${now + LINK_LIFETIME[purpose]}
        from json_each(${rows}) e cross join users u on u.id = e.value ->> 'id'
        where u.email_key = e.value ->> 'emailKey' and u.suspended_at is null
        returning user_id`,
  )
  const ids = new Set(written.map((row) => row.user_id))
  return new Map(made.filter(({ id }) => ids.has(id)).map(({ id, token }) => [id, linkUrl(env, purpose, token)]))
}

/** An open link: not used, not voided, not expired, and its account is not suspended. */
export interface OpenLink {
  hash: string
  userId: number
  /** The address that it was mailed to. */
  email: string | null
  createdAt: number
}

/** The condition that the link with this hash is open, for statements that require an open link. */
export function isOpenLink(hash: string, purposes: readonly LinkPurpose[], now: number) {
  const among = sql.join(
    purposes.map((purpose) => sql`${purpose}`),
    sql`, `,
  )
  return sql`exists (select 1 from reset_tokens t join users u on u.id = t.user_id
    where t.hash = ${hash} and t.used_at is null and t.expires_at > ${now} and t.purpose in (${among}) and u.suspended_at is null)`
}

/** The open link of a token; null when the token is forged, used, voided or expired. */
export async function findOpenLink(db: Db, token: string, purposes: readonly LinkPurpose[], now = Date.now()): Promise<OpenLink | null> {
  const hash = hashToken(token)
  const { userId, email, createdAt } = resetTokens
  const [row] = await db
    .select({ hash: resetTokens.hash, userId, email, createdAt })
    .from(resetTokens)
    .where(and(eq(resetTokens.hash, hash), isOpenLink(hash, purposes, now)))
  return row ?? null
}
