import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { INVITATION_LIFETIME_MS, userSearchKeyOf } from '../../schema/user-list.ts'
import { EmailAddressSchema, UsernameSchema } from '../../schema/user.ts'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { usernameLookupKeyOf } from '../../schema/username.ts'
import { usernameSkeletonOf } from '../../worker/auth/username-skeleton.ts'
import { CommandError, type ExecuteSqlStatements, quoteSqlValue } from './database-command.ts'

export const FirstAdminOptions = z.object({ email: EmailAddressSchema, username: UsernameSchema })
export type FirstAdminOptions = z.infer<typeof FirstAdminOptions>

/**
 * Creates user 1 without a password, and returns the path of a one-time link for setting one. If user 1 has no password yet, a new link
 * replaces the earlier ones. Throws if user 1 has a password, or if there are other users but no user 1.
 */
export async function createFirstAdmin(execute: ExecuteSqlStatements, { email, username }: FirstAdminOptions, now = Date.now()) {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('base64url')
  const columns = {
    id: SITE_USER_ID,
    username,
    username_key: usernameLookupKeyOf(username),
    username_skeleton: await usernameSkeletonOf(username),
    email,
    email_key: emailLookupKeyOf(email),
    search_key: userSearchKeyOf({ username, email }),
    access_level: ACCESS_LEVELS.admin,
    created_at: now,
  }
  const names = Object.keys(columns).join(', ')
  const values = Object.values(columns).map(quoteSqlValue).join(', ')
  const pending = `exists (select 1 from users where id = ${SITE_USER_ID} and password is null)`
  const [, , links, admins] = await execute([
    `insert into users (${names}) select ${values} where not exists (select 1 from users)`,
    `update reset_tokens set used_at = ${now} where user_id = ${SITE_USER_ID} and used_at is null and ${pending}`,
    `insert into reset_tokens (hash, user_id, purpose, created_at, expires_at) select ${quoteSqlValue(hash)}, ${SITE_USER_ID}, 'invitation', ${now}, ${now + INVITATION_LIFETIME_MS} where ${pending} returning hash`,
    `select username, email from users where id = ${SITE_USER_ID}`,
  ])
  if (links?.length !== 1) throw new CommandError('There is an administrator already; further ones are made in User Management.')
  return { path: `/auth?token=${token}`, admin: admins![0] as { username: string; email: string } }
}
