import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { emailKey } from '../../schema/user.ts'
import { resetTokens, users } from '../../schema/tables/users.ts'
import type { Env } from '../env.ts'
import type { Db, UserRow } from '../platform/db.ts'

const HOUR = 3_600_000
/** How long a link works, in ms. */
export const LINK_LIFE = { reset: HOUR, invitation: 72 * HOUR } as const
/** Mails with a link that an account gets within an hour. */
export const MAILS_AN_HOUR = 3
/** Accounts of one address that a reset reaches: the oldest, so that nobody can have a stranger flooded by signing up with their address. */
const ACCOUNTS_A_RESET = 20

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Accounts with this e-mail address that may get a link. */
export async function listByEmail(db: Db, email: string): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.emailKey, emailKey(email)), isNull(users.suspendedAt)))
    .orderBy(users.id)
    .limit(ACCOUNTS_A_RESET)
}

/**
 * Makes a one-time link for setting a password and stores its hash alone. Returns null, and makes none, when the
 * account has had its mails of the hour or its address has changed meanwhile: both are checked by the statement that
 * writes, so parallel calls cannot pass together.
 */
export async function createLink(
  db: Db,
  env: Pick<Env, 'APP_ORIGIN'>,
  user: Pick<UserRow, 'id' | 'emailKey'>,
  purpose: keyof typeof LINK_LIFE,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  const [row] = await db.all(
    sql`insert into reset_tokens (hash, user_id, purpose, created_at, expires_at)
        select ${hashToken(token)}, ${user.id}, ${purpose}, ${now}, ${now + LINK_LIFE[purpose]}
        where (select count(*) from reset_tokens where user_id = ${user.id} and created_at > ${now - HOUR}) < ${MAILS_AN_HOUR}
          and exists (select 1 from users where id = ${user.id} and email_key = ${user.emailKey})
        returning hash`,
  )
  // The origin is configured: one taken from the request would let a forged Host header send the token elsewhere.
  return row ? `${env.APP_ORIGIN}/auth?token=${token}` : null
}

/** Uses a link up. Returns whose it is, or null for one that is forged, used, void or too old. */
export async function takeLink(db: Db, token: string): Promise<number | null> {
  const now = Date.now()
  const [row] = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(resetTokens.hash, hashToken(token)),
        isNull(resetTokens.usedAt),
        sql`${resetTokens.expiresAt} > ${now}`,
        sql`exists (select 1 from users where users.id = ${resetTokens.userId} and users.suspended_at is null)`,
      ),
    )
    .returning({ userId: resetTokens.userId })
  return row?.userId ?? null
}
