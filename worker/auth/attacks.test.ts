import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '../../schema/tables/users.ts'
import { SESSION_IDLE } from '../platform/session.ts'
import { type TestUser, call, cookieOf, createSiteUser, createUser, db, env, sessionOf } from '../test/client.ts'
import { hashPassword } from './password.ts'

let victim: TestUser
let name: string
let claims: { sid: string; sub: string; iss: string; aud: string; exp: number }

beforeAll(async () => {
  await createSiteUser()
  victim = await createUser({ accessLevel: 5 })
  name = victim.cookie.split('=')[0]!
  claims = decodeJwt(victim.cookie.slice(name.length + 1)) as never
})

const whoami = async (cookie: string) => (await call('/api/user', { cookie })).status
const signed = (payload: Record<string, unknown>, secret = env.SESSION_SECRET!, header: Record<string, unknown> = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'session+jwt', ...header }).sign(new TextEncoder().encode(secret))

describe('a session cookie', () => {
  it('is accepted when it is genuine, so that the refusals below mean something', async () => {
    expect(await whoami(`${name}=${await signed(claims)}`)).toBe(200)
  })

  it.each<[string, () => string | Promise<string>]>([
    ['without a signature (alg none)', () => new UnsecuredJWT(claims).encode()],
    ['signed with another secret', () => signed(claims, 'another secret that is long enough to sign')],
    ['signed with an empty tail', () => victim.cookie.slice(name.length + 1).replace(/\.[^.]+$/, '.')],
    ['past its end', () => signed({ ...claims, exp: Math.floor(Date.now() / 1000) - 10 })],
    ['of another audience', () => signed({ ...claims, aud: 'somebody-else' })],
    ['of another issuer', () => signed({ ...claims, iss: 'somebody-else' })],
    ['of another type', () => signed(claims, env.SESSION_SECRET, { typ: 'JWT' })],
    ['of another algorithm', () => signed(claims, env.SESSION_SECRET, { alg: 'HS512' })],
    ['naming a session that never was', () => signed({ ...claims, sid: 'x'.repeat(24) })],
    ['naming another user for the same session', () => signed({ ...claims, sub: '1' })],
    ['without a session', () => signed({ ...claims, sid: undefined })],
    ['that is no token', () => 'garbage'],
  ])('%s is refused', async (_, token) => expect(await whoami(`${name}=${await token()}`)).toBe(401))

  it('is worth nothing after signing out, replayed', async () => {
    const cookie = await sessionOf(victim.id)
    expect(await whoami(cookie)).toBe(200)
    await call('/api/logout', { method: 'POST', cookie })
    expect(await whoami(cookie)).toBe(401)
  })

  it('is over after 30 days unused, and after 180 in any case', async () => {
    const user = await createUser()
    const set = (fields: Partial<typeof sessions.$inferInsert>) => db.update(sessions).set(fields).where(eq(sessions.userId, user.id))
    await set({ lastUsedAt: Date.now() - SESSION_IDLE })
    expect(await whoami(user.cookie)).toBe(401)
    await set({ lastUsedAt: Date.now(), expiresAt: Date.now() })
    expect(await whoami(user.cookie)).toBe(401)
    await set({ expiresAt: Date.now() + 60_000 })
    expect(await whoami(user.cookie)).toBe(200)
  })

  it('is moved on once an hour while it is used', async () => {
    const user = await createUser()
    const before = Date.now() - 2 * 3_600_000
    await db.update(sessions).set({ lastUsedAt: before }).where(eq(sessions.userId, user.id))
    const res = await call('/api/user', { cookie: user.cookie })
    expect(await whoami(cookieOf(res))).toBe(200)
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, user.id))
    expect(row!.lastUsedAt).toBeGreaterThan(before)
  })

  it('planted before sign-in never becomes the session that is signed in', async () => {
    const attacker = await createUser({ username: 'planter' })
    await createUser({ username: 'planted-on', password: await hashPassword('planted-pass') })
    const res = await call('/api/login', { body: { username: 'planted-on', password: 'planted-pass' }, cookie: attacker.cookie })
    expect(cookieOf(res)).not.toBe(attacker.cookie)
    expect(await whoami(attacker.cookie)).toBe(401)
    expect(await (await call('/api/user', { cookie: cookieOf(res) })).json()).toMatchObject({ username: 'planted-on' })
  })

  it('of a suspended account is worth nothing', async () => {
    expect(await whoami((await createUser({ suspendedAt: 1 })).cookie)).toBe(401)
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
      const res = await call(path, { method, cookie: victim.cookie, headers, body: {} })
      expect(res.status).toBe(403)
      expect(await res.json()).toEqual({ code: 'crossOrigin', message: 'This request came from another site and was refused' })
    },
  )

  it('by a plain form cannot pass as JSON', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect((await call('/api/login', { body: { username: 'a', password: 'b' }, headers })).status).toBe(415)
  })
})

describe('another owner’s card', () => {
  it.each([
    ['GET', '/business-cards/:id'],
    ['PUT', '/business-cards/:id'],
    ['DELETE', '/business-cards/:id'],
    ['GET', '/analytics/:id'],
    ['GET', '/business-cards/user/:user'],
  ])('is out of reach by %s %s', async (method, path) => {
    const made = await call('/api/business-cards', { cookie: victim.cookie, body: {} })
    const { id } = await made.json<{ id: number }>()
    const thief = await createUser({ accessLevel: 3 })
    const url = `/api${path.replace(':id', String(id)).replace(':user', String(victim.id))}`
    const res = await call(url, { method, cookie: thief.cookie, ...(method === 'PUT' && { body: { title: 'Stolen' } }) })
    expect(res.status).toBe(403)
    expect(JSON.stringify(await (await call(`/api/business-cards/${id}`, { cookie: victim.cookie })).json())).not.toContain('Stolen')
  })
})
