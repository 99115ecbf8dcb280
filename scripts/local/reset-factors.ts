import { usernameLookupKeyOf } from '../../schema/username.ts'
import { CommandError, type ExecuteSqlStatements, quoteSqlValue } from './database-command.ts'

/** Removes all second factors of a user and ends the user's sessions. Throws if there is no such user, or no factor. */
export async function resetFactors(execute: ExecuteSqlStatements, username: string) {
  const id = `(select id from users where username_key = ${quoteSqlValue(usernameLookupKeyOf(username))})`
  const [[user] = []] = await execute([
    `select username, email, second_factor_at from users where id = ${id}`,
    ...['passkeys', 'authenticator_apps', 'recovery_codes', 'sessions'].map((table) => `delete from ${table} where user_id = ${id}`),
    `update users set second_factor_at = null, second_factor_due_at = null where id = ${id}`,
  ])
  if (!user) throw new CommandError(`There is no user ${username}.`)
  if (user['second_factor_at'] === null) throw new CommandError(`${username} had no second factor, and is signed out everywhere.`)
  return user as { username: string; email: string }
}
