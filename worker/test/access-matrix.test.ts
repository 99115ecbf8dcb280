import { beforeAll, describe, expect, it } from 'vitest'
import { CAPABILITY_NAMES } from '../../schema/capabilities.ts'
import type { Card } from '../../schema/card.ts'
import { API_ERROR_CODES } from '../../schema/error.ts'
import { EVENT_KINDS, PAGE_REPORTED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import { apiRouter } from '../app.ts'
import { createCard } from '../cards/create.ts'
import { accessRuleOf } from '../platform/access.ts'
import { ACCESS_MATRIX_ROWS, type AccessMatrixActor, type AccessMatrixRow, type AccessMatrixSubject } from './access-rows.ts'
import { callApi, createFirstUser, createTestUser, db } from './client.ts'

// Hono lists middleware for all paths as routes too, so these are filtered out.
const apiRoutes = apiRouter.routes.filter((route) => !(route.method === 'ALL' && route.path === '/*'))
const apiRouteNames = [...new Set(apiRoutes.map(({ method, path }) => `${method} ${path}`))]

let apiCallCount = 0
const STRANGER_ACCESS_LEVEL = 3

async function createAccessMatrixSubject(accessLevel: number): Promise<AccessMatrixSubject> {
  const user = await createTestUser({ accessLevel })
  return { user, card: await createCard(db, user, {}) }
}

/**
 * Users with a card, by role and level. They are reused, because creating them takes long. If a call may have changed them, new ones are
 * created.
 */
const unchangedSubjects = new Map<string, AccessMatrixSubject>()
async function takeSubject(role: 'caller' | 'stranger', accessLevel: number): Promise<AccessMatrixSubject> {
  const key = `${role} ${accessLevel}`
  const subject = unchangedSubjects.get(key) ?? (await createAccessMatrixSubject(accessLevel))
  unchangedSubjects.set(key, subject)
  return subject
}

const EVENT_CALLS: string[] = PAGE_REPORTED_EVENT_KINDS.map((kind) => `POST ${EVENT_KINDS[kind].call}`)

/** Returns the URL path for a row of the access matrix, with the ids of `subject`. An unknown path parameter fails the test. */
function buildAccessMatrixPath(row: AccessMatrixRow, { user, card }: AccessMatrixSubject): string {
  const path = row.call.split(' ')[1]!
  const ofUser = path.startsWith('/users/')
  const values: Record<string, string | number> = { id: ofUser ? user.id : card.id, userId: user.id, cardId: card.id, slug: card.slug }
  return `/api${path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? `no-${name}`))}`
}

async function sendAccessMatrixCall(row: AccessMatrixRow, subject: AccessMatrixSubject, cookie?: string): Promise<Response> {
  const n = ++apiCallCount
  const method = row.call.split(' ')[0]!
  const res = await callApi(buildAccessMatrixPath(row, subject), {
    method,
    cookie,
    body: row.body?.(subject, n),
    // Each API call comes from another IP address, so that no rate limit interferes with this test.
    address: `2001:db8:${n.toString(16)}::1`,
  })
  if (res.ok && method !== 'GET' && !EVENT_CALLS.includes(row.call)) unchangedSubjects.clear()
  return res
}

beforeAll(createFirstUser)

describe('every API route', () => {
  it.each(apiRouteNames)('%s has exactly one access guard, as its first handler', (name) => {
    const handlers = apiRoutes.filter(({ method, path }) => `${method} ${path}` === name).map(({ handler }) => handler)
    expect(accessRuleOf(handlers[0])).toBeDefined()
    expect(handlers.slice(1).filter((handler) => accessRuleOf(handler))).toEqual([])
  })

  it.each(apiRouteNames)('%s has a row in the access matrix', (name) => expect(ACCESS_MATRIX_ROWS.map((row) => row.call)).toContain(name))

  it.each([...new Set(ACCESS_MATRIX_ROWS.map((row) => row.call))])('%s of the access matrix is a route', (name) =>
    expect(apiRouteNames).toContain(name),
  )
})

// The capability `changeAdmins` depends on the level of the user who is changed, so the tests of User Management cover it.
it.each(CAPABILITY_NAMES.filter((name) => name !== 'changeAdmins'))('the capability %s is needed by a row of the access matrix', (name) =>
  expect(ACCESS_MATRIX_ROWS.flatMap(({ needs = [] }) => needs)).toContain(name),
)

const ACCESS_MATRIX_ACTORS: AccessMatrixActor[] = [1, 2, 3, 4, 5].flatMap((level) => [
  { level, own: true },
  { level, own: false },
])

describe.each(ACCESS_MATRIX_ROWS.map((row) => [row.what ? `${row.call} (${row.what})` : row.call, row] as const))('%s', (_, row) => {
  it('answers callers without a session with the expected status', async () => {
    const res = await sendAccessMatrixCall(row, await takeSubject('stranger', STRANGER_ACCESS_LEVEL))
    expect(res.status).toBe(row.signedOut ?? 401)
  })

  it.each(ACCESS_MATRIX_ACTORS)('answers users of level $level with the expected status (own card: $own)', async (actor) => {
    const me = await takeSubject('caller', actor.level)
    const subject = actor.own ? me : await takeSubject('stranger', STRANGER_ACCESS_LEVEL)
    const res = await sendAccessMatrixCall(row, subject, me.user.cookie)
    expect(res.status).toBe(row.status(actor))
    if (!res.ok) expect(await res.json()).toMatchObject({ message: expect.stringMatching(/\w/), code: expect.toBeOneOf(API_ERROR_CODES) })
  })
})

it('ignores a userId in the request body when a card is changed', async () => {
  const [me, other] = [await createAccessMatrixSubject(5), await createAccessMatrixSubject(1)]
  const res = await callApi(`/api/business-cards/${me.card.id}`, { method: 'PUT', cookie: me.user.cookie, body: { userId: other.user.id } })
  expect((await res.json<Card>()).userId).toBe(me.user.id)
})
