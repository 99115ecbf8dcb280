import { beforeAll, expect, it } from 'vitest'
import type { SessionSummary } from '../../schema/session.ts'
import { readErrorResponse } from '../test/cards.ts'
import { callApi, createFirstUser, createTestUser, env, queryRows, sessionCookieOf, startTestSession } from '../test/client.ts'
import { app } from '../app.ts'
import { CHROME_USER_AGENT } from '../test/events.ts'
import { hashPassword } from './password.ts'

beforeAll(async () => {
  await createFirstUser()
  await createTestUser({ username: 'travelling', password: await hashPassword('secret-1') })
})

const listSessions = async (cookie: string) => (await callApi('/api/sessions', { cookie })).json<SessionSummary[]>()
const endSession = (id: string, cookie: string) => callApi(`/api/sessions/${id}`, { method: 'DELETE', cookie })

/** Sends a request with the sender's city and country, which Cloudflare adds in production. */
const callFrom = (path: string, init: RequestInit, city: string, country: string) => {
  const request = new Request(`http://localhost${path}`, init)
  Object.defineProperty(request, 'cf', { value: { city, country } })
  return app.request(request, undefined, env)
}

it('stores device and place at sign-in, and again when the session is used an hour later', async () => {
  const body = JSON.stringify({ username: 'travelling', password: 'secret-1' })
  const headers = { 'content-type': 'application/json', 'user-agent': CHROME_USER_AGENT }
  const cookie = sessionCookieOf(await callFrom('/api/login', { method: 'POST', headers, body }, 'Milan', 'IT'))
  const current = (await listSessions(cookie)).find((session) => session.current)!
  expect(current).toMatchObject({ browser: 'Chrome', deviceType: 'Desktop', city: 'Milan', country: 'IT' })

  const use = () => callFrom('/api/user', { headers: { cookie, 'user-agent': 'x'.repeat(5000) } }, 'A'.repeat(500), 'FRANCE')
  await use()
  expect((await listSessions(cookie)).find((session) => session.current)).toEqual(current)
  await queryRows('update sessions set last_used_at = last_used_at - 3600001 where id = ?', current.id)
  await use()
  const used = (await listSessions(cookie)).find((session) => session.current)
  expect(used).toMatchObject({ id: current.id, browser: null, os: null, deviceType: null, city: 'A'.repeat(80), country: 'FR' })
})

it('lists only living sessions of the user, newest use first', async () => {
  const [owner, other] = [await createTestUser(), await createTestUser()]
  const second = await startTestSession(owner.id)
  const [first, newest] = [(await listSessions(owner.cookie)).find(({ current }) => current)!, await listSessions(second)]
  expect(newest.map(({ current }) => current).toSorted()).toEqual([false, true])
  await queryRows('update sessions set last_used_at = last_used_at - 1000 where id = ?', first.id)
  expect((await listSessions(second)).map(({ id }) => id).at(-1)).toBe(first.id)
  await queryRows('update sessions set expires_at = 1 where id = ?', first.id)
  expect((await listSessions(second)).map(({ current }) => current)).toEqual([true])
  expect(await listSessions(other.cookie)).toHaveLength(1)
})

it('ends one other session, but neither the current one nor one of another user', async () => {
  const [owner, other] = [await createTestUser(), await createTestUser()]
  const second = await startTestSession(owner.id)
  const [theirs] = await listSessions(other.cookie)
  const all = await listSessions(owner.cookie)
  const own = all.find(({ current }) => current)!
  const elsewhere = all.find(({ current }) => !current)!
  expect(await readErrorResponse(await endSession(own.id, owner.cookie))).toEqual([400, expect.stringContaining('Sign Out')])
  for (const id of [theirs!.id, 'unknown', '__proto__', 'x'.repeat(5000)])
    expect(await readErrorResponse(await endSession(id, owner.cookie))).toEqual([404, 'This session has already ended'])
  expect(await listSessions(other.cookie)).toHaveLength(1)
  expect((await endSession(elsewhere.id, owner.cookie)).status).toBe(204)
  expect((await callApi('/api/user', { cookie: second })).status).toBe(401)
  expect((await callApi('/api/user', { cookie: owner.cookie })).status).toBe(200)
})

it('signs out everywhere else', async () => {
  const [owner, other] = [await createTestUser(), await createTestUser()]
  const cookies = [await startTestSession(owner.id), await startTestSession(owner.id)]
  expect((await callApi('/api/sessions', { method: 'DELETE', cookie: owner.cookie })).status).toBe(204)
  for (const cookie of cookies) expect((await callApi('/api/user', { cookie })).status).toBe(401)
  expect(await listSessions(owner.cookie)).toHaveLength(1)
  expect(await listSessions(other.cookie)).toHaveLength(1)
})

it('the id of a session is no credential', async () => {
  const owner = await createTestUser()
  const [session] = await listSessions(owner.cookie)
  const name = owner.cookie.split('=')[0]
  expect((await callApi('/api/user', { cookie: `${name}=${session!.id}` })).status).toBe(401)
})

it('an administrator ends all sessions of a user whom they may edit, and no others', async () => {
  const [boss, helper, user] = [
    await createTestUser({ accessLevel: 5 }),
    await createTestUser({ accessLevel: 4 }),
    await createTestUser({ accessLevel: 3 }),
  ]
  const second = await startTestSession(user.id)
  const endAllOf = ({ id }: { id: number }, { cookie }: { cookie: string }) =>
    callApi(`/api/users/${id}/sessions`, { method: 'DELETE', cookie })
  const isSignedIn = async (cookie: string) => (await callApi('/api/user', { cookie })).ok
  expect((await endAllOf(helper, user)).status).toBe(403)
  expect((await endAllOf(boss, helper)).status).toBe(403)
  expect((await endAllOf({ id: 1 }, boss)).status).toBe(403)
  expect((await endAllOf({ id: 999_999 }, boss)).status).toBe(404)
  expect(await Promise.all([boss.cookie, helper.cookie, user.cookie, second].map(isSignedIn))).toEqual([true, true, true, true])

  expect((await endAllOf(user, helper)).status).toBe(204)
  expect(await Promise.all([helper.cookie, user.cookie, second].map(isSignedIn))).toEqual([true, false, false])
  expect(await queryRows('select actor_id, action from audit_log where user_id = ?', user.id)).toEqual([
    { actor_id: helper.id, action: 'sessions-ended' },
  ])
  const third = await startTestSession(boss.id)
  expect((await endAllOf(boss, boss)).status).toBe(204)
  expect(await Promise.all([boss.cookie, third].map(isSignedIn))).toEqual([true, false])
})
