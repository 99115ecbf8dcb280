import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { LEVEL } from '../../schema/level.ts'
import { emailKey } from '../../schema/email.ts'
import { Email, SITE_USER_ID, Username, usernameKey } from '../../schema/user.ts'

/** How long the link works, in ms; running the command again makes a new one. */
const LINK_LIFE = 72 * 3_600_000

export const AdminOptions = z.object({ email: Email, username: Username })
export type AdminOptions = z.infer<typeof AdminOptions>

/** Runs statements in one transaction and resolves to the rows that each returns. */
export type Execute = (statements: string[]) => Promise<Record<string, unknown>[][]>

/** Why no administrator was made; its message is one sentence for the person at the terminal. */
export class AdminRefusal extends Error {}

// `wrangler d1 execute` takes no parameters, so values are written into the statement.
function quote(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

/**
 * Makes user 1 at the highest level, without a password, and resolves to the path of the one-time link that sets one.
 * While user 1 has no password it makes a new link, which voids those before; it refuses once user 1 has a password, or
 * when the store has users but no user 1.
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
