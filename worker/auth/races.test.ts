import { randomBytes, scryptSync } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { knownLoginAddressesTable, sessionsTable, usersTable } from '../../schema/tables/users.ts'
import {
  type ApiCallOptions,
  type TestUser,
  callApi,
  sessionCookieOf,
  createFirstUser,
  createTestUser,
  db,
  env,
  verifyTestSessions,
} from '../test/client.ts'
import { interceptSqlStatement } from '../test/meanwhile.ts'
import { confirmPasswordReset, createTestOutbox, readFirstMailToken } from '../test/outbox.ts'
import { SCRYPT_COST } from '../test/scrypt-cost.ts'
import { hashPassword, verifyPassword } from './password.ts'

let adminUser: TestUser
let oldPasswordHash: string
beforeAll(async () => {
  adminUser = await createFirstUser()
  oldPasswordHash = await hashPassword('old-password')
})

const countSessionsOfUser = (user: TestUser) => db.$count(sessionsTable, eq(sessionsTable.userId, user.id))
const readPasswordHash = async (user: TestUser) => (await db.select().from(usersTable).where(eq(usersTable.id, user.id)))[0]!.password

async function requestResetToken(user: TestUser): Promise<string> {
  const { mails, EMAIL } = createTestOutbox()
  await callApi('/api/reset-password', { body: { email: user.email }, env: { EMAIL } })
  return readFirstMailToken(mails[0])
}

const callUpdatePassword = (user: TestUser, newPassword: string, bindings?: ApiCallOptions['env']) =>
  callApi('/api/update-password', { body: { currentPassword: 'old-password', newPassword }, cookie: user.cookie, env: bindings })

const WAYS_TO_REPLACE_PASSWORD: [string, (user: TestUser) => Promise<() => Promise<Response>>][] = [
  ['its owner changes it', async (user) => () => callUpdatePassword(user, 'new-password')],
  [
    'it is reset by a link',
    async (user) => {
      const token = await requestResetToken(user)
      return () => confirmPasswordReset(token, 'new-password')
    },
  ],
  [
    'an administrator sets it',
    async (user) => () =>
      callApi(`/api/users/${user.id}`, { method: 'PATCH', body: { password: 'new-password' }, cookie: adminUser.cookie }),
  ],
]

describe.each(WAYS_TO_REPLACE_PASSWORD)('a sign-in with the old password, while %s', (_, prepare) => {
  it('ends without a session and without a known address', async () => {
    const user = await createTestUser({ password: oldPasswordHash })
    const change = await prepare(user)
    let changed: Response | undefined
    const DB = interceptSqlStatement(env.DB, /insert into sessions/, async () => (changed = await change()))
    const body = { username: user.username, password: 'old-password' }
    const res = await callApi('/api/login', { body, address: '198.51.100.7', env: { DB } })
    expect(changed?.status).toBe(200)
    expect(res.status).toBe(401)
    expect(sessionCookieOf(res)).toBe('')
    // Only the session in which the password was changed may remain signed in.
    expect(await countSessionsOfUser(user)).toBeLessThanOrEqual(1)
    const known = await db.select().from(knownLoginAddressesTable).where(eq(knownLoginAddressesTable.userId, user.id))
    // The network and the device of the change
    expect(known.length).toBeLessThanOrEqual(2)
    expect((await callApi('/api/login', { body: { username: user.username, password: 'new-password' } })).status).toBe(200)
  })

  it('leaves no session when sign-in and password change run at once', async () => {
    const user = await createTestUser({ password: oldPasswordHash })
    const change = await prepare(user)
    const logins = Array.from({ length: 4 }, () => callApi('/api/login', { body: { username: user.username, password: 'old-password' } }))
    const [changed, ...answers] = await Promise.all([change(), ...logins])
    expect(changed.status).toBe(200)
    const cookies = answers.map(sessionCookieOf).filter(Boolean)
    for (const cookie of cookies) expect((await callApi('/api/user', { cookie })).status).toBe(401)
  })
})

it('refuses to change the password with a current password that was reset in the meantime', async () => {
  const user = await createTestUser({ password: oldPasswordHash })
  const token = await requestResetToken(user)
  const DB = interceptSqlStatement(env.DB, /update "users" set "password"/, () => confirmPasswordReset(token, 'owners-choice'))
  expect((await callUpdatePassword(user, 'thiefs-choice', { DB })).status).toBe(401)
  expect(await verifyPassword('owners-choice', await readPasswordHash(user))).toBe(true)
  expect(await countSessionsOfUser(user)).toBe(1)
})

it('refuses to set the password with a link that was voided in the meantime', async () => {
  const user = await createTestUser({ password: oldPasswordHash })
  const token = await requestResetToken(user)
  const DB = interceptSqlStatement(env.DB, /update "users" set "password"/, () => callUpdatePassword(user, 'owners-choice'))
  expect((await confirmPasswordReset(token, 'thiefs-choice', { DB })).status).toBe(400)
  expect(await verifyPassword('owners-choice', await readPasswordHash(user))).toBe(true)
  expect((await callApi('/api/user', { cookie: user.cookie })).status).toBe(200)
})

it('refuses to delete an account with a password that was changed in the meantime', async () => {
  const user = await createTestUser({ password: oldPasswordHash })
  const password = await hashPassword('owners-choice')
  const change = () => db.update(usersTable).set({ password }).where(eq(usersTable.id, user.id))
  const DB = interceptSqlStatement(env.DB, /select "id" from "users"/, change)
  const options = { body: { password: 'old-password' }, cookie: user.cookie, env: { DB, DEMO: 'no' } }
  const res = await callApi('/api/user', { method: 'DELETE', ...options })
  expect(res.status).toBe(403)
  expect(await readPasswordHash(user)).not.toBeUndefined()
})

it('refuses to change the password in a session that ended in the meantime', async () => {
  const user = await createTestUser({ password: oldPasswordHash })
  const DB = interceptSqlStatement(env.DB, /update "users" set "password"/, () =>
    db.delete(sessionsTable).where(eq(sessionsTable.userId, user.id)),
  )
  expect((await callUpdatePassword(user, 'thiefs-choice', { DB })).status).toBe(401)
  expect(await readPasswordHash(user)).toBe(oldPasswordHash)
})

it('stores a restore link for an e-mail address that is confirmed while it is being changed', async () => {
  const user = await createTestUser({ email: 'confirmed-late@example.com' })
  const confirm = () => db.update(usersTable).set({ emailConfirmedAt: 1 }).where(eq(usersTable.id, user.id))
  const DB = interceptSqlStatement(env.DB, /update "users" set/, confirm)
  await verifyTestSessions(user)
  const body = { email: 'somewhere-else@example.com' }
  const change = (bindings: Partial<typeof env>) =>
    callApi(`/api/users/${user.id}`, { method: 'PUT', body, cookie: user.cookie, env: bindings })
  expect((await change({ DB })).status).toBe(409)
  const { mails, EMAIL } = createTestOutbox()
  expect((await change({ EMAIL })).status).toBe(200)
  expect(mails).toMatchObject([{ to: 'confirmed-late@example.com' }])
})

describe('an editor who loses their rights while a password is hashed', () => {
  const losses: [string, (editor: TestUser) => Promise<unknown>][] = [
    ['by a lower level', (editor) => db.update(usersTable).set({ accessLevel: 1 }).where(eq(usersTable.id, editor.id))],
    ['by the end of the session', (editor) => db.delete(sessionsTable).where(eq(sessionsTable.userId, editor.id))],
    ['by suspension', (editor) => db.update(usersTable).set({ suspendedAt: 1 }).where(eq(usersTable.id, editor.id))],
  ]

  it.each(losses)('%s sets nobody’s password', async (_, lose) => {
    const [editor, user] = [await createTestUser({ accessLevel: 4 }), await createTestUser({ password: oldPasswordHash })]
    const DB = interceptSqlStatement(env.DB, /update "users" set/, () => lose(editor))
    const body = { password: 'thiefs-choice' }
    const res = await callApi(`/api/users/${user.id}`, { method: 'PATCH', body, cookie: editor.cookie, env: { DB } })
    expect(res.status).toBe(409)
    expect(await readPasswordHash(user)).toBe(oldPasswordHash)
    expect(await countSessionsOfUser(user)).toBe(1)
  })

  it.each(losses)('%s creates no user, neither alone nor by a bulk upload', async (_, lose) => {
    const common = { fullName: 'Al Complice', password: 'thiefs-choice', accessLevel: 4 }
    const row = (name: string) => ({ username: name, email: `${name}@example.com`, ...common })
    const editor = await createTestUser({ accessLevel: 4 })
    const DB = interceptSqlStatement(env.DB, /insert into "users"/, () => lose(editor))
    const res = await callApi('/api/users', { body: row('accomplice'), cookie: editor.cookie, env: { DB } })
    expect([res.status, await res.json()]).toMatchObject([403, { message: expect.stringMatching(/\w+ \w+/) }])
    const other = await createTestUser({ accessLevel: 4 })
    const bulk = await callApi('/api/users/bulk', {
      body: { users: [row('accomplice'), row('accomplice-2')] },
      cookie: other.cookie,
      env: { DB: interceptSqlStatement(env.DB, /insert into "users"/, () => lose(other)) },
    })
    expect(await bulk.json()).toMatchObject({ created: [], failed: [{ index: 0 }, { index: 1 }] })
    expect(await db.$count(usersTable, like(usersTable.username, 'accomplice%'))).toBe(0)
  })
})

it('renews an outdated password hash and signs in, also when another sign-in renews it first', async () => {
  const salt = randomBytes(16)
  const old = scryptSync('old-password', salt, 32, { N: 1024, r: 8, p: 1 })
  const outdated = ['scrypt', 1024, 8, 1, salt.toString('base64'), old.toString('base64')]
  const user = await createTestUser({ password: outdated.join('$') })
  const login = (DB = env.DB) => callApi('/api/login', { body: { username: user.username, password: 'old-password' }, env: { DB } })
  let other: Response | undefined
  const res = await login(interceptSqlStatement(env.DB, /update "users" set "password"/, async () => (other = await login())))
  for (const answer of [res, other!]) {
    expect(answer.status).toBe(200)
    expect((await callApi('/api/user', { cookie: sessionCookieOf(answer) })).status).toBe(200)
  }
  expect(await readPasswordHash(user)).toMatch(`scrypt$${SCRYPT_COST.N}$`)
})
