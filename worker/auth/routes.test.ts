import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { loginFailuresTable, usersTable } from '../../schema/tables/users.ts'
import { USERNAME_FORMAT_MESSAGE } from '../../schema/user-rules.ts'
import { REGISTRATION_LIMITS, countAttemptOrRefuse } from '../platform/attempts.ts'
import { callApi, sessionCookieOf, createFirstUser, createTestUser, db, env } from '../test/client.ts'
import { SCRYPT_COST } from '../test/scrypt-cost.ts'
import { hashPassword, verifyPassword } from './password.ts'

it('refuses registration until the first administrator exists', async () => {
  const res = await callApi('/api/register', { body: { username: 'early', password: 'secret-1', email: 'e@example.com' } })
  expect(res.status).toBe(403)
  expect(await db.select().from(usersTable)).toEqual([])
})

it('registers a user at level 1, whatever the request says, and signs in', async () => {
  await createFirstUser()
  const body = {
    username: 'Mira',
    password: 'secret-1',
    email: 'Mira@Example.com',
    fullName: 'Mira M',
    accessLevel: 5,
    id: 1,
    access_level: 5,
  }
  const res = await callApi('/api/register', { body })
  expect(res.status).toBe(201)
  const user = await res.json()
  expect(user).toEqual({
    id: expect.any(Number),
    username: 'Mira',
    email: 'Mira@Example.com',
    phone: null,
    fullName: 'Mira M',
    accessLevel: 1,
    createdAt: expect.stringMatching(/Z$/),
  })
  expect(await (await callApi('/api/user', { cookie: sessionCookieOf(res) })).json()).toEqual(user)
})

it('refuses a taken username, whether upper or lower case', async () => {
  await createTestUser({ username: 'taken-name' })
  const res = await callApi('/api/register', { body: { username: 'TAKEN-Name', password: 'secret-1', email: 'x@example.com' } })
  expect(res.status).toBe(409)
  expect(await res.json()).toEqual({ code: 'usernameTaken', message: 'Username already exists' })
})

it('refuses a username with other signs than letters, digits, dots, underscores and hyphens, or with invisible letters', async () => {
  const invisible = ['\u3164', '\uffa0', '\u115f', '\u1160', '\u034f', '\u17b4', '\ufe0f']
  for (const username of ['two words', ...invisible.map((letter) => `ad${letter}min`)]) {
    const res = await callApi('/api/register', { body: { username, password: 'secret-1', email: 'x@example.com' } })
    expect(await res.json(), encodeURIComponent(username)).toMatchObject({
      issues: [{ path: 'username', message: USERNAME_FORMAT_MESSAGE }],
    })
  }
})

it('gives a username to only one of two simultaneous registrations', async () => {
  const body = { username: 'racer', password: 'secret-1', email: 'x@example.com' }
  const answers = await Promise.all([1, 2, 3].map(() => callApi('/api/register', { body })))
  expect(answers.map((res) => res.status).toSorted()).toEqual([201, 409, 409])
})

it('refuses registration in a deployment where it is closed', async () => {
  const res = await callApi('/api/register', {
    body: { username: 'late', password: 'secret-1', email: 'x@example.com' },
    env: { REGISTRATION: 'closed' },
  })
  expect(res.status).toBe(403)
})

it.each([
  [{ username: 'ab', password: 'secret-1', email: 'x@example.com' }, 'Username must be at least 3 characters'],
  [{ username: 'a'.repeat(21), password: 'secret-1', email: 'x@example.com' }, 'Username must be less than 20 characters'],
  [{ username: 'abc', password: 'short', email: 'x@example.com' }, 'Password must be at least 6 characters'],
  [{ username: 'abc', password: 'x'.repeat(129), email: 'x@example.com' }, 'Password must be at most 128 characters'],
  [{ username: 'abc', password: 'secret-1', email: 'nobody' }, 'Please enter a valid email'],
])('refuses the registration %j', async (body, message) => {
  const res = await callApi('/api/register', { body })
  expect(res.status).toBe(400)
  expect(await res.json()).toMatchObject({ message })
})

it('limits registrations from one address before it hashes the password', async () => {
  const register = (n: number) =>
    callApi('/api/register', { body: { username: `crowd-${n}`, password: 'secret-1', email: 'x@example.com' }, address: '198.51.100.20' })
  expect((await register(0)).status).toBe(201)
  const [row] = await db.select().from(loginFailuresTable).orderBy(desc(loginFailuresTable.id)).limit(1)
  // Most attempts are only counted, not made, because each registration hashes a password. One of the allowed attempts is then left.
  const who = { name: row!.usernameKey, address: row!.address, userId: null }
  await Promise.all(Array.from({ length: REGISTRATION_LIMITS[0]!.max - 2 }, () => countAttemptOrRefuse(db, REGISTRATION_LIMITS, who)))
  const answers = await Promise.all([1, 2, 3].map(register))
  expect(answers.map((res) => res.status).sort()).toEqual([201, 429, 429])
  const refused = answers.find((res) => res.status === 429)!
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
})

it('ignores the case of the username at sign-in, and ends the session on the server at sign-out', async () => {
  await createTestUser({ username: 'Nadia', password: await hashPassword('nadia-pass') })
  const res = await callApi('/api/login', { body: { username: 'nadia', password: 'nadia-pass' } })
  expect(res.status).toBe(200)
  const cookie = sessionCookieOf(res)
  expect(res.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/)
  expect((await callApi('/api/user', { cookie })).status).toBe(200)
  const out = await callApi('/api/logout', { method: 'POST', cookie })
  expect(out.status).toBe(204)
  expect((await callApi('/api/user', { cookie })).status).toBe(401)
})

it('sets Secure cookies with the __Host- prefix on https', async () => {
  await createTestUser({ username: 'secure', password: await hashPassword('secure-pass') })
  const res = await callApi('https://cards.example/api/login', { body: { username: 'secure', password: 'secure-pass' } })
  const cookies = res.headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-\w+=.*; Path=\/; .*Secure/)
  expect(cookies.filter((cookie) => cookie.includes('HttpOnly'))).toHaveLength(1)
  const out = await callApi('https://cards.example/api/logout', { method: 'POST' })
  for (const cookie of out.headers.getSetCookie()) expect(cookie).toMatch(/^__Host-\w+=; Max-Age=0; Path=\/; .*Secure/)
})

it('gives the same answer to a wrong password, an unknown username, an invited and a suspended account', async () => {
  await createTestUser({ username: 'wrong', password: await hashPassword('right-pass') })
  await createTestUser({ username: 'invited' })
  await createTestUser({ username: 'suspended', password: await hashPassword('right-pass'), suspendedAt: 1 })
  for (const body of [
    { username: 'wrong', password: 'wrong-pass' },
    { username: 'nobody-here', password: 'wrong-pass' },
    { username: 'invited', password: 'wrong-pass' },
    { username: 'suspended', password: 'right-pass' },
  ]) {
    const res = await callApi('/api/login', { body, address: `192.0.2.${body.username.length}` })
    expect(res.status).toBe(401)
    expect(await res.json()).toEqual({ code: 'invalidLogin', message: 'Invalid username or password' })
  }
})

it('hashes the password again at sign-in when the scrypt parameters have changed', async () => {
  const { scryptSync } = await import('node:crypto')
  const salt = Buffer.alloc(16, 1)
  const old = `scrypt$1024$8$1$${salt.toString('base64')}$${scryptSync('old-pass', salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64')}`
  const { id } = await createTestUser({ username: 'oldhash', password: old })
  expect((await callApi('/api/login', { body: { username: 'oldhash', password: 'old-pass' } })).status).toBe(200)
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, id))
  expect(row!.password).toMatch(`scrypt$${SCRYPT_COST.N}$${SCRYPT_COST.r}$${SCRYPT_COST.p}$`)
  expect(await verifyPassword('old-pass', row!.password)).toBe(true)
})

it('serves no page without a signing secret', async () => {
  const res = await callApi('/api/user', { env: { SESSION_SECRET: undefined } })
  expect(res.status).toBe(503)
  expect(env.SESSION_SECRET).toBeDefined()
})
