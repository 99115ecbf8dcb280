import { createHash } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { createFirstAdmin } from './first-admin.ts'
import { createTestDatabase } from './test-database.ts'

let { testDatabase, executeOnTestDatabase } = createTestDatabase()
const TEST_ADMIN_OPTIONS = { email: "O'Hara@Example.com", username: "d'admin" }

beforeEach(() => void ({ testDatabase, executeOnTestDatabase } = createTestDatabase()))

it('creates the first administrator without a password, and stores only a hash of the password link', async () => {
  const { path, admin } = await createFirstAdmin(executeOnTestDatabase, TEST_ADMIN_OPTIONS, 1000)
  expect(admin).toEqual({ username: "d'admin", email: "O'Hara@Example.com" })
  expect(testDatabase.prepare('select id, username_key, email_key, access_level, password from users').all()).toEqual([
    { id: 1, username_key: "d'admin", email_key: "o'hara@example.com", access_level: 5, password: null },
  ])
  const hash = createHash('sha256').update(path.slice('/auth?token='.length)).digest('base64url')
  expect(testDatabase.prepare('select hash, user_id, expires_at, used_at from reset_tokens').all()).toEqual([
    { hash, user_id: 1, expires_at: 1000 + 72 * 3_600_000, used_at: null },
  ])
})

it('creates a new password link and invalidates the previous one while the administrator has no password', async () => {
  await createFirstAdmin(executeOnTestDatabase, TEST_ADMIN_OPTIONS, 1000)
  await createFirstAdmin(executeOnTestDatabase, { ...TEST_ADMIN_OPTIONS, email: 'other@example.com' }, 2000)
  expect(testDatabase.prepare('select used_at from reset_tokens order by created_at').all()).toEqual([{ used_at: 2000 }, { used_at: null }])
  expect(testDatabase.prepare('select count(*) as n from users').get()).toEqual({ n: 1 })
})

it('refuses to create a password link for an administrator who has a password', async () => {
  await createFirstAdmin(executeOnTestDatabase, TEST_ADMIN_OPTIONS)
  testDatabase.exec("update users set password = 'scrypt$'")
  await expect(createFirstAdmin(executeOnTestDatabase, TEST_ADMIN_OPTIONS)).rejects.toThrow('There is an administrator already')
  expect(testDatabase.prepare('select count(*) as n from reset_tokens').get()).toEqual({ n: 1 })
})
