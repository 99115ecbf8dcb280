import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { type Execute, makeFirstAdmin } from './first-admin.ts'

let db: DatabaseSync
const execute: Execute = async (statements) => statements.map((sql) => db.prepare(sql).all() as Record<string, unknown>[])
const options = { email: "O'Hara@Example.com", username: "d'admin" }

beforeEach(() => {
  db = new DatabaseSync(':memory:')
  for (const file of readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .sort())
    db.exec(readFileSync(`migrations/${file}`, 'utf8'))
})

it('creates user 1 at level 5 without a password, and stores only the hash of the link', async () => {
  const { path, admin } = await makeFirstAdmin(execute, options, 1000)
  expect(admin).toEqual({ username: "d'admin", email: "O'Hara@Example.com" })
  expect(db.prepare('select id, username_key, email_key, access_level, password from users').all()).toEqual([
    { id: 1, username_key: "d'admin", email_key: "o'hara@example.com", access_level: 5, password: null },
  ])
  const hash = createHash('sha256').update(path.slice('/auth?token='.length)).digest('base64url')
  expect(db.prepare('select hash, user_id, expires_at, used_at from reset_tokens').all()).toEqual([
    { hash, user_id: 1, expires_at: 1000 + 72 * 3_600_000, used_at: null },
  ])
})

it('creates a new link while there is no password, and invalidates the previous one', async () => {
  await makeFirstAdmin(execute, options, 1000)
  await makeFirstAdmin(execute, { ...options, email: 'other@example.com' }, 2000)
  expect(db.prepare('select used_at from reset_tokens order by created_at').all()).toEqual([{ used_at: 2000 }, { used_at: null }])
  expect(db.prepare('select count(*) as n from users').get()).toEqual({ n: 1 })
})

it('refuses once the administrator has a password', async () => {
  await makeFirstAdmin(execute, options)
  db.exec("update users set password = 'scrypt$'")
  await expect(makeFirstAdmin(execute, options)).rejects.toThrow('There is an administrator already')
  expect(db.prepare('select count(*) as n from reset_tokens').get()).toEqual({ n: 1 })
})
