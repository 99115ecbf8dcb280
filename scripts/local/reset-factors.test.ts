import { expect, it } from 'vitest'
import { createFirstAdmin } from './first-admin.ts'
import { resetFactors } from './reset-factors.ts'
import { createTestDatabase } from './test-database.ts'

const FACTOR_TABLES = ['passkeys', 'authenticator_apps', 'recovery_codes', 'sessions']

async function createDatabaseWithFactors() {
  const made = createTestDatabase()
  const { testDatabase } = made
  await createFirstAdmin(made.executeOnTestDatabase, { email: 'admin@example.com', username: "d'admin" })
  testDatabase.exec(`update users set password = 'kept', second_factor_at = 1, second_factor_due_at = 2;
    insert into users (id, username, username_key, email, email_key, created_at, second_factor_at)
      values (2, 'other', 'other', 'other@example.com', 'other@example.com', 1, 1);`)
  for (const id of [1, 2])
    testDatabase.exec(`insert into passkeys (user_id, credential_id, public_key, signature_count, transports, name, created_at)
        values (${id}, 'credential-${id}', 'key', 0, '[]', 'Phone', 1);
      insert into authenticator_apps (user_id, secret, created_at) values (${id}, 'secret', 1);
      insert into recovery_codes (user_id, hash) values (${id}, 'hash');
      insert into sessions (id, user_id, created_at, last_used_at, expires_at) values ('session-${id}', ${id}, 1, 1, 9);`)
  const listOwners = () =>
    FACTOR_TABLES.map((table) =>
      testDatabase
        .prepare(`select user_id from ${table} order by user_id`)
        .all()
        .map((row) => row['user_id']),
    )
  return { ...made, listOwners }
}

it('removes all factors and sessions of one user, and keeps the password', async () => {
  const { testDatabase, executeOnTestDatabase, listOwners } = await createDatabaseWithFactors()
  expect(listOwners()).toEqual(FACTOR_TABLES.map(() => [1, 2]))
  expect(await resetFactors(executeOnTestDatabase, "D'Admin")).toMatchObject({ username: "d'admin", email: 'admin@example.com' })
  expect(listOwners()).toEqual(FACTOR_TABLES.map(() => [2]))
  expect(testDatabase.prepare('select password, second_factor_at, second_factor_due_at from users').all()).toEqual([
    { password: 'kept', second_factor_at: null, second_factor_due_at: null },
    { password: null, second_factor_at: 1, second_factor_due_at: null },
  ])
})

it('says so if there is no such user, or no factor', async () => {
  const { executeOnTestDatabase, listOwners } = await createDatabaseWithFactors()
  await expect(resetFactors(executeOnTestDatabase, "nobody' or 1=1 --")).rejects.toThrow('There is no user')
  expect(listOwners()).toEqual(FACTOR_TABLES.map(() => [1, 2]))
  await resetFactors(executeOnTestDatabase, 'other')
  await expect(resetFactors(executeOnTestDatabase, 'other')).rejects.toThrow('had no second factor')
})
