import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessionsTable } from '../../schema/tables/users.ts'
import { SESSION_IDLE_MAX_MS } from '../../schema/bounds.ts'
import { type TestUser, callApi, sessionCookieOf, createFirstUser, createTestUser, db, env, startTestSession } from '../test/client.ts'
import { hashPassword } from './password.ts'

let victimUser: TestUser
let sessionCookieName: string
let sessionTokenClaims: { sid: string; sub: string; iss: string; aud: string; exp: number }

beforeAll(async () => {
  await createFirstUser()
  victimUser = await createTestUser({ accessLevel: 5 })
  sessionCookieName = victimUser.cookie.split('=')[0]!
  sessionTokenClaims = decodeJwt(victimUser.cookie.slice(sessionCookieName.length + 1)) as never
})

const fetchOwnUserHttpStatus = async (cookie: string) => (await callApi('/api/user', { cookie })).status
const signTestToken = (payload: Record<string, unknown>, secret = env.SESSION_SECRET!, header: Record<string, unknown> = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'session+jwt', ...header }).sign(new TextEncoder().encode(secret))

describe('a session cookie', () => {
  it('is accepted when it is genuine', async () => {
    expect(await fetchOwnUserHttpStatus(`${sessionCookieName}=${await signTestToken(sessionTokenClaims)}`)).toBe(200)
  })

  it.each<[string, () => string | Promise<string>]>([
    ['without a signature (alg none)', () => new UnsecuredJWT(sessionTokenClaims).encode()],
    ['signed with another secret', () => signTestToken(sessionTokenClaims, 'another secret that is long enough to sign')],
    ['signed with an empty tail', () => victimUser.cookie.slice(sessionCookieName.length + 1).replace(/\.[^.]+$/, '.')],
    ['past its end', () => signTestToken({ ...sessionTokenClaims, exp: Math.floor(Date.now() / 1000) - 10 })],
    ['of another audience', () => signTestToken({ ...sessionTokenClaims, aud: 'somebody-else' })],
    ['of another issuer', () => signTestToken({ ...sessionTokenClaims, iss: 'somebody-else' })],
    ['of another type', () => signTestToken(sessionTokenClaims, env.SESSION_SECRET, { typ: 'JWT' })],
    ['of another algorithm', () => signTestToken(sessionTokenClaims, env.SESSION_SECRET, { alg: 'HS512' })],
    ['naming a session that never was', () => signTestToken({ ...sessionTokenClaims, sid: 'x'.repeat(24) })],
    ['naming another user for the same session', () => signTestToken({ ...sessionTokenClaims, sub: '1' })],
    ['without a session', () => signTestToken({ ...sessionTokenClaims, sid: undefined })],
    ['that is no token', () => 'garbage'],
  ])('%s is refused', async (_, token) => expect(await fetchOwnUserHttpStatus(`${sessionCookieName}=${await token()}`)).toBe(401))

  it('is refused when replayed after signing out', async () => {
    const cookie = await startTestSession(victimUser.id)
    expect(await fetchOwnUserHttpStatus(cookie)).toBe(200)
    await callApi('/api/logout', { method: 'POST', cookie })
    expect(await fetchOwnUserHttpStatus(cookie)).toBe(401)
  })

  it('expires after 30 days without use, and after 180 days in any case', async () => {
    const user = await createTestUser()
    const set = (fields: Partial<typeof sessionsTable.$inferInsert>) =>
      db.update(sessionsTable).set(fields).where(eq(sessionsTable.userId, user.id))
    await set({ lastUsedAt: Date.now() - SESSION_IDLE_MAX_MS })
    expect(await fetchOwnUserHttpStatus(user.cookie)).toBe(401)
    await set({ lastUsedAt: Date.now(), expiresAt: Date.now() })
    expect(await fetchOwnUserHttpStatus(user.cookie)).toBe(401)
    await set({ expiresAt: Date.now() + 60_000 })
    expect(await fetchOwnUserHttpStatus(user.cookie)).toBe(200)
  })

  it('stores when it was last used, once an hour', async () => {
    const user = await createTestUser()
    const before = Date.now() - 2 * 3_600_000
    await db.update(sessionsTable).set({ lastUsedAt: before }).where(eq(sessionsTable.userId, user.id))
    const res = await callApi('/api/user', { cookie: user.cookie })
    expect(await fetchOwnUserHttpStatus(sessionCookieOf(res))).toBe(200)
    const [row] = await db.select().from(sessionsTable).where(eq(sessionsTable.userId, user.id))
    expect(row!.lastUsedAt).toBeGreaterThan(before)
  })

  it('is replaced at sign-in, so that a cookie planted by an attacker is never signed in', async () => {
    const attacker = await createTestUser({ username: 'planter' })
    await createTestUser({ username: 'planted-on', password: await hashPassword('planted-pass') })
    const res = await callApi('/api/login', { body: { username: 'planted-on', password: 'planted-pass' }, cookie: attacker.cookie })
    expect(sessionCookieOf(res)).not.toBe(attacker.cookie)
    expect(await fetchOwnUserHttpStatus(attacker.cookie)).toBe(401)
    expect(await (await callApi('/api/user', { cookie: sessionCookieOf(res) })).json()).toMatchObject({ username: 'planted-on' })
  })

  it('is refused when the account is suspended', async () => {
    expect(await fetchOwnUserHttpStatus((await createTestUser({ suspendedAt: 1 })).cookie)).toBe(401)
  })
})

describe('a call from another site', () => {
  const foreign: [string, Record<string, string>][] = [
    ['Origin', { origin: 'https://evil.example' }],
    ['Origin null', { origin: 'null' }],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
    ['a sister host', { origin: 'http://other.localhost' }],
  ]
  const unsafe = [
    ['POST', '/api/login'],
    ['POST', '/api/logout'],
    ['PUT', '/api/users/1'],
    ['PATCH', '/api/users/1'],
    ['DELETE', '/api/user'],
    ['POST', '/api/update-password'],
  ]
  it.each(foreign.flatMap(([what, headers]) => unsafe.map(([method, path]) => [what, method!, path!, headers] as const)))(
    'by %s: %s %s is refused',
    async (_, method, path, headers) => {
      const res = await callApi(path, { method, cookie: victimUser.cookie, headers, body: {} })
      expect(res.status).toBe(403)
      expect(await res.json()).toEqual({ code: 'crossOrigin', message: 'This request came from another site and was refused' })
    },
  )

  it('is refused when a plain HTML form imitates JSON', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect((await callApi('/api/login', { body: { username: 'a', password: 'b' }, headers })).status).toBe(415)
  })
})

describe('another owner’s card', () => {
  it.each([
    ['GET', '/business-cards/:id'],
    ['PUT', '/business-cards/:id'],
    ['DELETE', '/business-cards/:id'],
    ['GET', '/analytics/:id'],
    ['GET', '/business-cards/user/:user'],
  ])('cannot be reached by %s %s', async (method, path) => {
    const made = await callApi('/api/business-cards', { cookie: victimUser.cookie, body: {} })
    const { id } = await made.json<{ id: number }>()
    const thief = await createTestUser({ accessLevel: 3 })
    const url = `/api${path.replace(':id', String(id)).replace(':user', String(victimUser.id))}`
    const res = await callApi(url, { method, cookie: thief.cookie, ...(method === 'PUT' && { body: { title: 'Stolen' } }) })
    expect(res.status).toBe(403)
    expect(JSON.stringify(await (await callApi(`/api/business-cards/${id}`, { cookie: victimUser.cookie })).json())).not.toContain('Stolen')
  })
})
