import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { SECOND_FACTOR_GRACE_MS, SECOND_FACTOR_LEVEL_MIN, type SecondFactorState } from '../../schema/second-factor.ts'
import { usersTable } from '../../schema/tables/users.ts'
import { apiRouter } from '../app.ts'
import { accessRuleOf } from '../platform/access.ts'
import { readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, verifyTestSessions } from '../test/client.ts'
import { addTestPasskey, addTestTotp } from '../test/second-factor.ts'
import { hashPassword } from './password.ts'

const OPTIONAL = { SECOND_FACTOR: 'optional' }
let boss: TestUser
beforeAll(async () => void (boss = await createFirstUser()))

const readUser = async ({ id }: { id: number }) => (await db.select().from(usersTable).where(eq(usersTable.id, id)))[0]!
/** Creates a user whose days of grace are over. */
const createOverdueUser = (fields: Parameters<typeof createTestUser>[0] = {}) =>
  createTestUser({ accessLevel: 4, secondFactorDueAt: Date.now() - 1, ...fields })
const fetchUser = async ({ cookie }: { cookie: string }, bindings = {}) =>
  (await callApi('/api/user', { cookie, env: bindings })).json<Record<string, unknown>>()
const statusOfWork = async ({ cookie }: { cookie: string }, bindings = {}) =>
  (await callApi('/api/business-cards', { cookie, env: bindings })).status
const setLevel = (user: TestUser, accessLevel: number) =>
  callApi(`/api/users/${user.id}`, { method: 'PATCH', cookie: boss.cookie, body: { accessLevel } })

const remove = ({ cookie }: { cookie: string }, way: string, bindings = {}) =>
  callApi(`/api/second-factor/${way}`, { method: 'DELETE', cookie, env: bindings })

describe('somebody who needs a second factor and has none', () => {
  it.each([4, 5])('has seven days from the first call on, at level %i', async (accessLevel) => {
    const user = await createTestUser({ accessLevel, secondFactorDueAt: null })
    const before = Date.now()
    expect(await statusOfWork(user)).toBe(200)
    const { secondFactorDueAt } = await readUser(user)
    expect(secondFactorDueAt).toBeGreaterThanOrEqual(before + SECOND_FACTOR_GRACE_MS)
    expect(secondFactorDueAt).toBeLessThanOrEqual(Date.now() + SECOND_FACTOR_GRACE_MS)
    expect(await statusOfWork(user)).toBe(200)
    expect(await fetchUser(user)).not.toHaveProperty('mustAddSecondFactor')
    // Further calls do not move the end.
    expect((await readUser(user)).secondFactorDueAt).toBe(secondFactorDueAt)
  })

  it('can do nothing but add one when the days are over', async () => {
    const user = await createOverdueUser()
    expect(await fetchUser(user)).toMatchObject({ id: user.id, mustAddSecondFactor: true })
    const guarded = apiRouter.routes.filter(({ handler }) => (accessRuleOf(handler)?.kind ?? 'anyone') !== 'anyone')
    const isAllowed = (path: string) => path === '/user/verify' || path === '/user/verify/options' || path.startsWith('/second-factor')
    const refused = guarded.filter(({ method, path }) => !isAllowed(path) && `${method} ${path}` !== 'GET /user')
    expect(refused.length).toBeGreaterThan(50)
    for (const { method, path } of refused) {
      const res = await callApi(`/api${path.replace(/:\w+/g, String(user.id))}`, {
        method,
        cookie: user.cookie,
        ...(method !== 'GET' && method !== 'DELETE' && { body: {} }),
      })
      expect([path, res.status, await res.json()]).toMatchObject([path, 403, { code: 'secondFactorRequired' }])
    }
    for (const { method, path } of guarded.filter((route) => isAllowed(route.path))) {
      const res = await callApi(`/api${path.replace(/:\w+/g, '1')}`, {
        method,
        cookie: user.cookie,
        ...(method !== 'GET' && method !== 'DELETE' && { body: {} }),
      })
      expect([path, await res.text()]).not.toEqual([path, expect.stringContaining('secondFactorRequired')])
    }
    expect((await callApi('/api/logout', { method: 'POST', cookie: user.cookie })).status).toBe(204)
    expect((await callApi('/api/user', { cookie: user.cookie })).status).toBe(401)
  })

  it('is told so at sign-in, and is a stranger to public answers', async () => {
    const user = await createOverdueUser({ password: await hashPassword('factor-policy') })
    const res = await callApi('/api/login', { body: { username: user.username, password: 'factor-policy' } })
    expect(await res.json()).toMatchObject({ id: user.id, mustAddSecondFactor: true })
    await callApi('/api/pwa-settings', { cookie: user.cookie, body: { appName: 'Own app' }, env: OPTIONAL })
    const fetchAppName = async (bindings = {}) =>
      (await (await callApi('/api/pwa-settings', { cookie: user.cookie, env: bindings })).json<{ appName: string }>()).appName
    expect(await fetchAppName(OPTIONAL)).toBe('Own app')
    expect(await fetchAppName()).not.toBe('Own app')
  })

  it('replaces a temporary password first', async () => {
    const user = await createOverdueUser({ temporaryPasswordAt: 1 })
    const answer = await fetchUser(user)
    expect(answer).toMatchObject({ mustReplacePassword: true })
    expect(answer).not.toHaveProperty('mustAddSecondFactor')
    expect(await (await callApi('/api/second-factor', { cookie: user.cookie })).json()).toMatchObject({
      code: 'passwordReplacementRequired',
    })
  })
})

describe('adding a factor', () => {
  it('lifts the restriction at once, and the last one cannot be removed', async () => {
    const user = await createOverdueUser()
    const fetchState = async () => (await callApi('/api/second-factor', { cookie: user.cookie })).json()
    expect(await fetchState()).toMatchObject({ required: true, dueAt: new Date(user.secondFactorDueAt!).toISOString() })
    await addTestTotp(user)
    expect(await fetchState()).toMatchObject({ required: true, dueAt: null })
    expect(await statusOfWork(user)).toBe(200)
    expect(await fetchUser(user)).not.toHaveProperty('mustAddSecondFactor')
    expect(await readErrorResponse(await remove(user, 'totp'))).toEqual([409, API_ERROR_MESSAGES.lastFactor])
    expect((await readUser(user)).secondFactorAt).not.toBeNull()
  })

  it('lets another one go, but not both, even by two calls at once', async () => {
    const user = await createOverdueUser()
    await addTestTotp(user)
    expect((await addTestPasskey(user)).res.status).toBe(200)
    const { passkeys } = await (await callApi('/api/second-factor', { cookie: user.cookie })).json<SecondFactorState>()
    const ways = ['totp', `passkeys/${passkeys[0]!.id}`]
    const answers = await Promise.all(ways.map((way) => remove(user, way)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await readUser(user)).secondFactorAt).not.toBeNull()
  })

  it('an app that was not confirmed counts as none and can be removed', async () => {
    const user = await createOverdueUser()
    await verifyTestSessions(user)
    expect((await callApi('/api/second-factor/totp', { method: 'POST', cookie: user.cookie })).status).toBe(200)
    expect(await statusOfWork(user)).toBe(403)
    expect((await remove(user, 'totp')).status).toBe(204)
    expect((await remove(user, 'totp')).status).toBe(404)
    expect((await remove(user, 'passkeys/1')).status).toBe(404)
  })

  it('the last one can be removed where none is needed, also by a lowered level', async () => {
    const user = await createTestUser({ accessLevel: 4 })
    await addTestTotp(user)
    expect((await remove(user, 'totp')).status).toBe(409)
    expect((await setLevel(user, 3)).status).toBe(200)
    expect((await remove(user, 'totp')).status).toBe(204)
    const another = await createTestUser({ accessLevel: 5 })
    await addTestTotp(another)
    expect((await remove(another, 'totp', OPTIONAL)).status).toBe(204)
  })
})

describe('nobody is restricted', () => {
  it.each([1, 2, 3])('at level %i', async (accessLevel) => {
    const user = await createOverdueUser({ accessLevel })
    expect(accessLevel).toBeLessThan(SECOND_FACTOR_LEVEL_MIN)
    expect(await statusOfWork(user)).toBe(200)
    const fresh = await createTestUser({ accessLevel })
    expect(await statusOfWork(fresh)).toBe(200)
    expect((await readUser(fresh)).secondFactorDueAt).toBeNull()
  })

  it('who has a factor', async () => {
    const user = await createTestUser({ accessLevel: 5, secondFactorAt: 1, secondFactorDueAt: 1 })
    expect(await statusOfWork(user)).toBe(200)
  })

  it('where the deployment makes it optional, and no days are counted there', async () => {
    const user = await createOverdueUser()
    expect(await statusOfWork(user)).toBe(403)
    expect(await statusOfWork(user, OPTIONAL)).toBe(200)
    expect(await fetchUser(user, OPTIONAL)).not.toHaveProperty('mustAddSecondFactor')
    const fresh = await createTestUser({ accessLevel: 5, secondFactorDueAt: null })
    expect(await statusOfWork(fresh, OPTIONAL)).toBe(200)
    expect((await readUser(fresh)).secondFactorDueAt).toBeNull()
  })
})

it('any other value of the setting than `optional` means that factors are required', async () => {
  expect(await statusOfWork(await createOverdueUser(), { SECOND_FACTOR: 'Optional ' })).toBe(403)
})

describe('a changed level', () => {
  it('below 4 ends the restriction, and back to 4 gives all days again', async () => {
    const user = await createOverdueUser()
    expect(await statusOfWork(user)).toBe(403)
    expect((await setLevel(user, 3)).status).toBe(200)
    expect(await statusOfWork(user)).toBe(200)
    expect((await setLevel(user, 4)).status).toBe(200)
    // The days begin before the user's first call.
    expect((await readUser(user)).secondFactorDueAt).toBeGreaterThan(Date.now() + SECOND_FACTOR_GRACE_MS / 2)
    expect(await statusOfWork(user)).toBe(200)
  })

  it('from 4 to 5 gives no further days', async () => {
    const user = await createOverdueUser()
    expect((await setLevel(user, 5)).status).toBe(200)
    expect(await statusOfWork(user)).toBe(403)
  })
})
