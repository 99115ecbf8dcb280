import { randomBytes, scryptSync } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { knownAddresses, sessions, users } from '../../schema/tables/users.ts'
import { type CallOptions, type TestUser, call, cookieOf, createSiteUser, createUser, db, env } from '../test/client.ts'
import { runBeforeStatement } from '../test/meanwhile.ts'
import { confirmReset, createOutbox, firstToken } from '../test/outbox.ts'
import { SCRYPT } from '../test/scrypt-cost.ts'
import { hashPassword, verifyPassword } from './password.ts'

let admin: TestUser
let hash: string
beforeAll(async () => {
  admin = await createSiteUser()
  hash = await hashPassword('old-password')
})

const sessionsOf = (user: TestUser) => db.$count(sessions, eq(sessions.userId, user.id))
const passwordOf = async (user: TestUser) => (await db.select().from(users).where(eq(users.id, user.id)))[0]!.password

async function resetLink(user: TestUser): Promise<string> {
  const { mails, EMAIL } = createOutbox()
  await call('/api/reset-password', { body: { email: user.email }, env: { EMAIL } })
  return firstToken(mails[0])
}

const changePassword = (user: TestUser, newPassword: string, bindings?: CallOptions['env']) =>
  call('/api/update-password', { body: { currentPassword: 'old-password', newPassword }, cookie: user.cookie, env: bindings })

/** The three ways in which a password is replaced. */
const CHANGES: [string, (user: TestUser) => Promise<() => Promise<Response>>][] = [
  ['its owner changes it', async (user) => () => changePassword(user, 'new-password')],
  [
    'it is reset by a link',
    async (user) => {
      const token = await resetLink(user)
      return () => confirmReset(token, 'new-password')
    },
  ],
  [
    'an administrator sets it',
    async (user) => () => call(`/api/users/${user.id}`, { method: 'PATCH', body: { password: 'new-password' }, cookie: admin.cookie }),
  ],
]

describe.each(CHANGES)('a sign-in with the old password, while %s', (_, prepare) => {
  it('ends without a session or a known address', async () => {
    const user = await createUser({ password: hash })
    const change = await prepare(user)
    let changed: Response | undefined
    const DB = runBeforeStatement(env.DB, /insert into sessions/, async () => (changed = await change()))
    const body = { username: user.username, password: 'old-password' }
    const res = await call('/api/login', { body, address: '198.51.100.7', env: { DB } })
    expect(changed?.status).toBe(200)
    expect(res.status).toBe(401)
    expect(cookieOf(res)).toBe('')
    // Only the session that made the change may remain.
    expect(await sessionsOf(user)).toBeLessThanOrEqual(1)
    const known = await db.select().from(knownAddresses).where(eq(knownAddresses.userId, user.id))
    expect(known.length).toBeLessThanOrEqual(1)
    expect((await call('/api/login', { body: { username: user.username, password: 'new-password' } })).status).toBe(200)
  })

  it('leaves no session when both run at once', async () => {
    const user = await createUser({ password: hash })
    const change = await prepare(user)
    const logins = Array.from({ length: 4 }, () => call('/api/login', { body: { username: user.username, password: 'old-password' } }))
    const [changed, ...answers] = await Promise.all([change(), ...logins])
    expect(changed.status).toBe(200)
    const cookies = answers.map(cookieOf).filter(Boolean)
    for (const cookie of cookies) expect((await call('/api/user', { cookie })).status).toBe(401)
  })
})

it('refuses to change the password with one that was reset in the meantime', async () => {
  const user = await createUser({ password: hash })
  const token = await resetLink(user)
  const DB = runBeforeStatement(env.DB, /update "users" set "password"/, () => confirmReset(token, 'owners-choice'))
  expect((await changePassword(user, 'thiefs-choice', { DB })).status).toBe(401)
  expect(await verifyPassword('owners-choice', await passwordOf(user))).toBe(true)
  expect(await sessionsOf(user)).toBe(1)
})

it('refuses to set the password with a link that was voided in the meantime', async () => {
  const user = await createUser({ password: hash })
  const token = await resetLink(user)
  const DB = runBeforeStatement(env.DB, /update "users" set "password"/, () => changePassword(user, 'owners-choice'))
  expect((await confirmReset(token, 'thiefs-choice', { DB })).status).toBe(400)
  expect(await verifyPassword('owners-choice', await passwordOf(user))).toBe(true)
  expect((await call('/api/user', { cookie: user.cookie })).status).toBe(200)
})

it('refuses to delete an account with a password that was changed in the meantime', async () => {
  const user = await createUser({ password: hash })
  const password = await hashPassword('owners-choice')
  const change = () => db.update(users).set({ password }).where(eq(users.id, user.id))
  const DB = runBeforeStatement(env.DB, /select "id" from "users"/, change)
  const options = { body: { password: 'old-password' }, cookie: user.cookie, env: { DB, DEMO: 'no' } }
  const res = await call('/api/user', { method: 'DELETE', ...options })
  expect(res.status).toBe(403)
  expect(await passwordOf(user)).not.toBeUndefined()
})

it('refuses to change the password in a session that was ended in the meantime', async () => {
  const user = await createUser({ password: hash })
  const DB = runBeforeStatement(env.DB, /update "users" set "password"/, () => db.delete(sessions).where(eq(sessions.userId, user.id)))
  expect((await changePassword(user, 'thiefs-choice', { DB })).status).toBe(401)
  expect(await passwordOf(user)).toBe(hash)
})

it('stores a restore link for an address that is confirmed while it is being changed', async () => {
  const user = await createUser({ email: 'confirmed-late@example.com' })
  const confirm = () => db.update(users).set({ emailConfirmedAt: 1 }).where(eq(users.id, user.id))
  const DB = runBeforeStatement(env.DB, /update "users" set/, confirm)
  const body = { email: 'somewhere-else@example.com' }
  const change = (bindings: Partial<typeof env>) =>
    call(`/api/users/${user.id}`, { method: 'PUT', body, cookie: user.cookie, env: bindings })
  expect((await change({ DB })).status).toBe(409)
  const { mails, EMAIL } = createOutbox()
  expect((await change({ EMAIL })).status).toBe(200)
  expect(mails).toMatchObject([{ to: 'confirmed-late@example.com' }])
})

describe('an editor who loses the right while a password is hashed', () => {
  const losses: [string, (editor: TestUser) => Promise<unknown>][] = [
    ['by a lower level', (editor) => db.update(users).set({ accessLevel: 1 }).where(eq(users.id, editor.id))],
    ['by the end of the session', (editor) => db.delete(sessions).where(eq(sessions.userId, editor.id))],
    ['by suspension', (editor) => db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, editor.id))],
  ]

  it.each(losses)('%s sets nobody’s password', async (_, lose) => {
    const [editor, user] = [await createUser({ accessLevel: 4 }), await createUser({ password: hash })]
    const DB = runBeforeStatement(env.DB, /update "users" set/, () => lose(editor))
    const body = { password: 'thiefs-choice' }
    const res = await call(`/api/users/${user.id}`, { method: 'PATCH', body, cookie: editor.cookie, env: { DB } })
    expect(res.status).toBe(409)
    expect(await passwordOf(user)).toBe(hash)
    expect(await sessionsOf(user)).toBe(1)
  })

  it.each(losses)('%s makes no user, and none of a bulk upload', async (_, lose) => {
    const common = { fullName: 'Al Complice', password: 'thiefs-choice', accessLevel: 4 }
    const row = (name: string) => ({ username: name, email: `${name}@example.com`, ...common })
    const editor = await createUser({ accessLevel: 4 })
    const DB = runBeforeStatement(env.DB, /insert into "users"/, () => lose(editor))
    const res = await call('/api/users', { body: row('accomplice'), cookie: editor.cookie, env: { DB } })
    expect([res.status, await res.json()]).toMatchObject([403, { message: expect.stringMatching(/\w+ \w+/) }])
    const other = await createUser({ accessLevel: 4 })
    const bulk = await call('/api/users/bulk', {
      body: { users: [row('accomplice'), row('accomplice-2')] },
      cookie: other.cookie,
      env: { DB: runBeforeStatement(env.DB, /insert into "users"/, () => lose(other)) },
    })
    expect(await bulk.json()).toMatchObject({ created: [], failed: [{ index: 0 }, { index: 1 }] })
    expect(await db.$count(users, like(users.username, 'accomplice%'))).toBe(0)
  })
})

it('renews an outdated hash and signs in, also when another sign-in renews it first', async () => {
  const salt = randomBytes(16)
  const old = scryptSync('old-password', salt, 32, { N: 1024, r: 8, p: 1 })
  const outdated = ['scrypt', 1024, 8, 1, salt.toString('base64'), old.toString('base64')]
  const user = await createUser({ password: outdated.join('$') })
  const login = (DB = env.DB) => call('/api/login', { body: { username: user.username, password: 'old-password' }, env: { DB } })
  let other: Response | undefined
  const res = await login(runBeforeStatement(env.DB, /update "users" set "password"/, async () => (other = await login())))
  for (const answer of [res, other!]) {
    expect(answer.status).toBe(200)
    expect((await call('/api/user', { cookie: cookieOf(answer) })).status).toBe(200)
  }
  expect(await passwordOf(user)).toMatch(`scrypt$${SCRYPT.N}$`)
})
