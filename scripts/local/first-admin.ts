import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { LEVEL } from '../../schema/level.ts'
import { emailKey } from '../../schema/email.ts'
import { Email, SITE_USER_ID, Username, usernameKey } from '../../schema/user.ts'

/** How long the link is valid, in ms. */
const LINK_LIFE = 72 * 3_600_000

export const AdminOptions = z.object({ email: Email, username: Username })
export type AdminOptions = z.infer<typeof AdminOptions>

/** Runs statements in one transaction and resolves to the rows of each. */
export type Execute = (statements: string[]) => Promise<Record<string, unknown>[][]>

/** An expected error, whose message is printed without a stack trace. */
export class AdminRefusal extends Error {}

// `wrangler d1 execute` has no bound parameters, so values are quoted into the statement.
function quote(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

/**
 * Creates user 1 at the highest level without a password, and resolves to the path of a one-time link for setting it. While user 1
 * has no password, calling it again creates a new link and invalidates the previous ones. Throws AdminRefusal when user 1 has a
 * password, or when there are users but no user 1.
 */
export async function makeFirstAdmin(execute: Execute, { email, username }: AdminOptions, now = Date.now()) {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('base64url')
  const values = [SITE_USER_ID, username, usernameKey(username), email, emailKey(email), LEVEL.admin, now].map(quote).join(', ')
  const pending = `exists (select 1 from users where id = ${SITE_USER_ID} and password is null)`
  const [, , links, admins] = await execute([
    `insert into users (id, username, username_key, email, email_key, access_level, created_at) select ${values} where not exists (select 1 from users)`,
    `update reset_tokens set used_at = ${now} where user_id = ${SITE_USER_ID} and used_at is null and ${pending}`,
    `insert into reset_tokens (hash, user_id, purpose, created_at, expires_at) select ${quote(hash)}, ${SITE_USER_ID}, 'invitation', ${now}, ${now + LINK_LIFE} where ${pending} returning hash`,
    `select username, email from users where id = ${SITE_USER_ID}`,
  ])
  if (links?.length !== 1) throw new AdminRefusal('There is an administrator already; further ones are made in User Management.')
  return { path: `/auth?token=${token}`, admin: admins![0] as { username: string; email: string } }
}
