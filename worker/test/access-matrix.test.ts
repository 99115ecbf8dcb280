import { beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { ERROR_CODES } from '../../schema/error.ts'
import { api } from '../app.ts'
import { createCard } from '../cards/create.ts'
import { ruleOf } from '../platform/access.ts'
import { ROWS, type Actor, type Row, type Subject } from './access-rows.ts'
import { call, createSiteUser, createUser, db } from './client.ts'

// Middleware for all paths is listed as a route too, so it is filtered out.
const routes = api.routes.filter((route) => !(route.method === 'ALL' && route.path === '/*'))
const calls = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]

let serial = 0
const STRANGERS_LEVEL = 3

async function createSubject(accessLevel: number): Promise<Subject> {
  const user = await createUser({ accessLevel })
  return { user, card: await createCard(db, user, {}) }
}

/** The path of a row's call for `subject`. An unknown path parameter fails the test. */
function pathOf(row: Row, { user, card }: Subject): string {
  const path = row.call.split(' ')[1]!
  const ofUser = path.startsWith('/users/')
  const values: Record<string, string | number> = { id: ofUser ? user.id : card.id, userId: user.id, cardId: card.id, slug: card.slug }
  return `/api${path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? `no-${name}`))}`
}

function makeCall(row: Row, subject: Subject, cookie?: string): Promise<Response> {
  const n = ++serial
  const method = row.call.split(' ')[0]!
  return call(pathOf(row, subject), {
    method,
    cookie,
    body: row.body?.(subject, n),
    // Each call comes from another address, because rate limits have their own tests.
    address: `2001:db8:${n.toString(16)}::1`,
  })
}

beforeAll(createSiteUser)

describe('every route', () => {
  it.each(calls)('%s has exactly one guard, as its first handler', (name) => {
    const handlers = routes.filter(({ method, path }) => `${method} ${path}` === name).map(({ handler }) => handler)
    expect(ruleOf(handlers[0])).toBeDefined()
    expect(handlers.slice(1).filter((handler) => ruleOf(handler))).toEqual([])
  })

  it.each(calls)('%s has a row in the table', (name) => expect(ROWS.map((row) => row.call)).toContain(name))

  it.each([...new Set(ROWS.map((row) => row.call))])('%s of the table is a route', (name) => expect(calls).toContain(name))
})

const ACTORS: Actor[] = [1, 2, 3, 4, 5].flatMap((level) => [
  { level, own: true },
  { level, own: false },
])

describe.each(ROWS.map((row) => [row.what ? `${row.call} (${row.what})` : row.call, row] as const))('%s', (_, row) => {
  it('answers callers without a session', async () => {
    const res = await makeCall(row, await createSubject(STRANGERS_LEVEL))
    expect(res.status).toBe(row.signedOut ?? 401)
  })

  it.each(ACTORS)('answers level $level, own: $own', async (actor) => {
    const me = await createSubject(actor.level)
    const subject = actor.own ? me : await createSubject(STRANGERS_LEVEL)
    const res = await makeCall(row, subject, me.user.cookie)
    expect(res.status).toBe(row.status(actor))
    if (!res.ok) expect(await res.json()).toMatchObject({ message: expect.stringMatching(/\w/), code: expect.toBeOneOf(ERROR_CODES) })
  })
})

it('ignores a userId in the body of a card', async () => {
  const [me, other] = [await createSubject(5), await createSubject(1)]
  const res = await call(`/api/business-cards/${me.card.id}`, { method: 'PUT', cookie: me.user.cookie, body: { userId: other.user.id } })
  expect((await res.json<Card>()).userId).toBe(me.user.id)
})
