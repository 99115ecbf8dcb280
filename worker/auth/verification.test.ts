import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { VERIFICATION_LIFETIME_MS } from '../../schema/session.ts'
import { sessionsTable, usersTable } from '../../schema/tables/users.ts'
import { readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env, sessionCookieOf, verifyTestSessions } from '../test/client.ts'
import { interceptSqlStatement } from '../test/meanwhile.ts'
import { hashPassword } from './password.ts'

const PASSWORD = 'holders-own'
let passwordHash: string
beforeAll(async () => {
  await createFirstUser()
  passwordHash = await hashPassword(PASSWORD)
})

const createHolder = (fields: Parameters<typeof createTestUser>[0] = {}) => createTestUser({ password: passwordHash, ...fields })
const callVerify = (user: TestUser, password = PASSWORD) => callApi('/api/user/verify', { cookie: user.cookie, body: { password } })
const readUserRow = async ({ id }: TestUser) => (await db.select().from(usersTable).where(eq(usersTable.id, id)))[0]

type ProtectedCall = (user: TestUser, proof?: string) => Promise<Response>
const callPut = (user: TestUser, body: object, bindings?: Partial<typeof env>) =>
  callApi(`/api/users/${user.id}`, { method: 'PUT', cookie: user.cookie, body, env: bindings })
const changeEmail: ProtectedCall = (user, currentPassword) => callPut(user, { email: `moved-${user.email}`, currentPassword })
const changeEmailInUserManagement: ProtectedCall = (user, currentPassword) =>
  callApi(`/api/users/${user.id}`, { method: 'PATCH', cookie: user.cookie, body: { email: `moved-${user.email}`, currentPassword } })
const changePassword: ProtectedCall = (user, currentPassword) =>
  callApi('/api/update-password', { cookie: user.cookie, body: { currentPassword, newPassword: 'thiefs-own' } })
const deleteAccount: ProtectedCall = (user, password) =>
  callApi('/api/user', { method: 'DELETE', cookie: user.cookie, body: { password }, env: { DEMO: 'no' } })

const PROTECTED_CALLS: [string, ProtectedCall][] = [
  ['changes the own address', changeEmail],
  ['changes the own address in User Management', changeEmailInUserManagement],
  ['changes the password', changePassword],
  ['deletes the account', deleteAccount],
]

describe.each(PROTECTED_CALLS)('a call that %s', (_, call) => {
  it('is refused in a session that is not verified, and nothing changes', async () => {
    const user = await createHolder({ accessLevel: 4 })
    const before = await readUserRow(user)
    const res = await call(user)
    expect(res.status).toBe(403)
    expect(await res.json()).toEqual({ code: 'verificationRequired', message: 'Enter your password to continue.' })
    expect(await readUserRow(user)).toEqual(before)
  })

  it('is accepted after the password was verified, for five minutes', async () => {
    const user = await createHolder({ accessLevel: 4 })
    expect((await callVerify(user)).status).toBe(204)
    const set = (verifiedAt: number) => db.update(sessionsTable).set({ verifiedAt }).where(eq(sessionsTable.userId, user.id))
    await set(Date.now() - VERIFICATION_LIFETIME_MS)
    expect((await call(user)).status).toBe(403)
    await set(Date.now() - VERIFICATION_LIFETIME_MS + 60_000)
    const res = await call(user)
    expect(res.ok).toBe(true)
    await res.arrayBuffer()
  })

  it('is refused right after a sign-in', async () => {
    const user = await createHolder({ accessLevel: 4 })
    const cookie = sessionCookieOf(await callApi('/api/login', { body: { username: user.username, password: PASSWORD } }))
    expect((await call({ ...user, cookie })).status).toBe(403)
  })

  it('tells somebody without a password how to get one', async () => {
    const user = await createTestUser({ accessLevel: 4 })
    const res = await call(user)
    expect(res.status).toBe(403)
    expect(await res.json()).toMatchObject({ code: 'noPassword', message: expect.stringContaining('Forgot password?') })
  })
})

describe.each(PROTECTED_CALLS)('a call with the password that %s', (_, call) => {
  it('is accepted', async () => expect((await call(await createHolder({ accessLevel: 4 }), PASSWORD)).ok).toBe(true))

  it('is refused with a wrong password, even in a verified session', async () => {
    const user = await createHolder({ accessLevel: 4 })
    await verifyTestSessions(user)
    const before = await readUserRow(user)
    const res = await call(user, 'wrong-pass')
    expect(await readErrorResponse(res)).toEqual([call === deleteAccount ? 403 : 400, 'Current password is incorrect'])
    expect(await readUserRow(user)).toEqual(before)
  })
})

it('changes of the name, the phone or the case of the address need no verification', async () => {
  const user = await createHolder()
  const res = await callPut(user, { fullName: 'Ann Other', phone: '+1 555 0100', email: user.email.toUpperCase() })
  expect(await res.json()).toMatchObject({ fullName: 'Ann Other', email: user.email.toUpperCase() })
})

it('a verification holds for one session, and its guesses are limited', async () => {
  const user = await createHolder()
  const other = sessionCookieOf(await callApi('/api/login', { body: { username: user.username, password: PASSWORD } }))
  expect((await callVerify(user)).status).toBe(204)
  expect((await changeEmail({ ...user, cookie: other })).status).toBe(403)
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => callVerify(user, `guess-${n}`)))
  expect(guesses.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(400), 429, 429])
})

it.each([
  [
    'the password was changed',
    (user: TestUser) => db.update(usersTable).set({ password: 'scrypt$other' }).where(eq(usersTable.id, user.id)),
    409,
  ],
  ['the session ended', (user: TestUser) => db.delete(sessionsTable).where(eq(sessionsTable.userId, user.id)), 409],
])('an address is not changed if %s after the proof', async (_, change, status) => {
  const user = await createHolder()
  const DB = interceptSqlStatement(env.DB, /update "users" set/, () => change(user))
  const res = await callPut(user, { email: 'moved@example.com', currentPassword: PASSWORD }, { DB })
  expect(res.status).toBe(status)
  expect((await readUserRow(user))!.email).toBe(user.email)
})

it('a session is not verified if the password was changed meanwhile', async () => {
  const user = await createHolder()
  const change = () => db.update(usersTable).set({ password: 'scrypt$other' }).where(eq(usersTable.id, user.id))
  const DB = interceptSqlStatement(env.DB, /update "sessions" set "verified_at"/, change)
  expect((await callApi('/api/user/verify', { cookie: user.cookie, body: { password: PASSWORD }, env: { DB } })).status).toBe(401)
})
