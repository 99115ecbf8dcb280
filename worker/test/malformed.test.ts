import { HonoRequest } from 'hono/request'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { apiRouter } from '../app.ts'
import { createCard } from '../cards/create.ts'
import { ACCESS_MATRIX_ROWS, type AccessMatrixSubject } from './access-rows.ts'
import { expectPlainAnswer } from './answers.ts'
import { callApi, createFirstUser, createTestUser, db, startTestSession } from './client.ts'
import { ALLOWED_BUILT_IN_PROPERTY_NAMES, BUILT_IN_PROPERTY_NAMES } from './unusual-json.ts'

const testedRoutes = [...new Set(apiRouter.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`))]

/** Valid JSON bodies that are too large or no objects. The code of each route must refuse or ignore them. */
const BODIES_OF_WRONG_TYPE = ['null', '[]', '"text"', '12', `{"a":"${'x'.repeat(300_000)}"}`]
const BODIES_WITH_BUILT_IN_KEYS = ALLOWED_BUILT_IN_PROPERTY_NAMES.flatMap((name) => [`{"${name}":"x"}`, `{"${name}":{"${name}":null}}`])

/** Request bodies that the parser refuses before the code of the route begins. */
const UNPARSABLE_BODIES = [
  '',
  ' ',
  '{',
  '{"a":1,}',
  '\u0000',
  '{"__proto__":{"accessLevel":5}}',
  '{"__proto__":"x"}',
  '{"a":"\\u0000"}',
  '{"\\ud800":1}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"a":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}`,
  'a=1&b=2',
  ...BUILT_IN_PROPERTY_NAMES.map((name) => `${name}=x&_card=1&_slug=${name}`),
]

/** One route for each way to read a body: the contact form, events, uploads, and all others. */
const ROUTES_WITH_EVERY_BODY = ['POST /card-forms', 'POST /card-views', 'POST /upload', 'PUT /business-cards/:id']

const MALFORMED_IDS = [
  '0',
  '-1',
  '1.5',
  'abc',
  '1e3',
  '99999999999999999999',
  '9007199254740993',
  '%00',
  '%ff',
  '%ed%a0%80',
  "1'",
  '..%2f1',
  'x'.repeat(3000),
]
const MALFORMED_URL_PARAMS = [...MALFORMED_IDS, ...BUILT_IN_PROPERTY_NAMES]

/** Divides the values among `count` routes or fields. Returns the values of the `nth` one. */
const takeTurn = <T>(values: T[], nth: number, count: number) => values.filter((_, i) => i % count === nth % count)

let testUserAndCard: AccessMatrixSubject
let apiCallCount = 0
beforeAll(async () => {
  await createFirstUser()
  const user = await createTestUser({ accessLevel: 5 })
  testUserAndCard = { user, card: await createCard(db, user, {}) }
})

// Each test gets a new session, because the calls to register or sign in end the current session.
let sessionCookie: string
beforeEach(async () => {
  sessionCookie = await startTestSession(testUserAndCard.user.id)
})
let hasStored = false
// After each test the session must still be valid. Otherwise all calls of the test were refused for lack of a session.
afterEach(async ({ task }) => {
  if (/login|register|logout/.test(task.suite?.name ?? '')) return
  expect((await callApi('/api/user', { cookie: sessionCookie })).status).toBe(200)
  if (!hasStored) return
  hasStored = false
  // The card can still be read through all routes that show it, so no call stored invalid values.
  const card = await (await callApi(`/api/business-cards/${testUserAndCard.card.id}`, { cookie: sessionCookie })).json<Card>()
  if (card.suspension) await callApi(`/api/card-suspensions/${card.id}`, { method: 'DELETE', cookie: sessionCookie })
  const address = `2001:db8:ffff:${(++apiCallCount).toString(16)}::1`
  for (const path of [`/api/card/${card.slug}`, `/api/vcard/${card.id}`, `/api/analytics/${card.id}`, `/view/${card.slug}`])
    expect([path, (await callApi(path, { cookie: sessionCookie, address })).status]).toEqual([path, 200])
})

function buildRoutePath(route: string): string {
  const path = route.split(' ')[1]!
  return `/api${path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => String(name === 'slug' ? testUserAndCard.card.slug : path.startsWith('/users') ? testUserAndCard.user.id : testUserAndCard.card.id))}`
}

async function expectNoServerError(route: string, path: string, init: { body?: string | FormData; headers?: Record<string, string> }) {
  const n = ++apiCallCount
  const method = route.split(' ')[0]!
  // Each call has its own IP address because of rate limits. Logins and registrations share one, so that most are refused before hashing.
  const address = /login|register/.test(route) ? '192.0.2.1' : `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`
  const res = await callApi(path, { ...init, method, cookie: sessionCookie, address })
  if (res.ok && method !== 'GET') hasStored = true
  const text = await res.text()
  const told = `${method} ${path.slice(0, 80)} ${JSON.stringify(init).slice(0, 200)} → ${res.status} ${text.slice(0, 200)}`
  expectPlainAnswer(res, text, told)
}

// The GET routes come first, because some of them read all of the user's cards, and later tests create hundreds.
it.each(testedRoutes.filter((route) => route.startsWith('GET')))(
  '%s answers malformed query parameters without a server error',
  async (route) => {
    const path = buildRoutePath(route)
    const readers = [vi.spyOn(HonoRequest.prototype, 'query'), vi.spyOn(HonoRequest.prototype, 'queries')]
    const everyName = BUILT_IN_PROPERTY_NAMES.map((name) => `${name}=${name}&${name}[x]=1`).join('&')
    await expectNoServerError(route, `${path}?${everyName}`, {})
    const isQueryRead = readers.some(({ mock }) => mock.calls.length > 0)
    for (const reader of readers) reader.mockRestore()
    // To save time, each parameter gets only a share of the values, and a smaller one if the route reads no query.
    for (const [nth, name] of ['range', 'kind', 'before', 'after', 's'].entries())
      for (const value of takeTurn(MALFORMED_URL_PARAMS, nth + testedRoutes.indexOf(route), isQueryRead ? 2 : 12))
        await expectNoServerError(route, `${path}?${name}=${value}&${name}=2`, {})
  },
)

describe.each(testedRoutes.filter((route) => !route.startsWith('GET')))('%s', (route) => {
  const path = () => buildRoutePath(route)
  // Logout and the deletion of the card are skipped, because all tests use the same session and card.
  const ends = route === 'POST /logout' || route === 'DELETE /business-cards/:id'

  const routeNumber = testedRoutes.indexOf(route)

  it.skipIf(ends)('answers malformed request bodies without a server error', async () => {
    const hasEveryBody = ROUTES_WITH_EVERY_BODY.includes(route)
    const bodies = [
      ...BODIES_OF_WRONG_TYPE,
      ...takeTurn(BODIES_WITH_BUILT_IN_KEYS, routeNumber, hasEveryBody ? 1 : 3),
      ...takeTurn(UNPARSABLE_BODIES, routeNumber, hasEveryBody ? 1 : 6),
    ]
    for (const body of bodies) await expectNoServerError(route, path(), { body, headers: { 'content-type': 'application/json' } })
    // Bodies of other types are refused before they are read, except by the contact form, which also works without a script.
    for (const body of route === 'POST /card-forms' ? bodies : UNPARSABLE_BODIES.slice(-1))
      for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
        await expectNoServerError(route, path(), { body, headers: { 'content-type': type } })
  })

  it.skipIf(ends)(
    'answers fields named like built-in JavaScript properties without a server error',
    async () => {
      for (const { body } of ACCESS_MATRIX_ROWS.filter(({ call, body }) => call === route && body))
        for (const [nth, name] of BUILT_IN_PROPERTY_NAMES.entries()) {
          const good = body!(testUserAndCard, ++apiCallCount)
          if (good instanceof FormData) {
            good.set(name, name)
            await expectNoServerError(route, path(), { body: good })
            for (const field of ['cardId', 'type', 'slot', 'key', 'purpose']) {
              const form = body!(testUserAndCard, ++apiCallCount) as FormData
              form.set(field, name)
              await expectNoServerError(route, path(), { body: form })
            }
          } else {
            const fields = JSON.stringify(good).slice(1, -1)
            // Every route drops unknown fields in the same way, so one value per name and route is enough.
            for (const value of takeTurn([`"${name}"`, '1', 'null', `{"${name}":"x"}`], nth + routeNumber, 4))
              await expectNoServerError(route, path(), { body: `{${fields}${fields && ','}"${name}":${value}}` })
          }
        }
    },
    120_000,
  )
})

describe.each(testedRoutes.filter((route) => route.includes(':')))('%s', (route) => {
  it('answers malformed path parameters without a server error', async () => {
    const hasBody = /^(POST|PUT|PATCH)/.test(route)
    const params = [...MALFORMED_IDS, ...takeTurn(BUILT_IN_PROPERTY_NAMES, testedRoutes.indexOf(route), route.includes(':slug') ? 1 : 3)]
    for (const param of params)
      await expectNoServerError(route, `/api${route.split(' ')[1]!.replace(/:\w+/g, () => param)}`, hasBody ? { body: '{}' } : {})
  })
})

it('stores keys in a card that are named like built-in JavaScript properties', async () => {
  const socialLinks = Object.fromEntries(
    ALLOWED_BUILT_IN_PROPERTY_NAMES.filter((name) => name === name.toLowerCase()).map((name) => [name, `my ${name}`]),
  )
  const customizations = Object.fromEntries(ALLOWED_BUILT_IN_PROPERTY_NAMES.map((name) => [name, { [name]: name }]))
  for (const sent of [customizations, JSON.stringify(customizations)]) {
    const body = { name: 'constructor', title: '__proto__', company: 'toString', socialLinks, customizations: sent }
    const res = await callApi(`/api/business-cards/${testUserAndCard.card.id}`, { method: 'PUT', cookie: sessionCookie, body })
    expect([res.status, await res.json()]).toMatchObject([200, { name: 'constructor', title: '__proto__', socialLinks, customizations }])
  }
  const hidden = '{"__proto__":{"searchable":false}}'
  const refused = await callApi(`/api/business-cards/${testUserAndCard.card.id}`, {
    method: 'PUT',
    cookie: sessionCookie,
    body: `{"customizations":${JSON.stringify(hidden)}}`,
  })
  expect(refused.status).toBe(400)
  const { slug } = await (await callApi(`/api/business-cards/${testUserAndCard.card.id}`, { cookie: sessionCookie })).json<Card>()
  const page = await (await callApi(`/view/${slug}`, { cookie: sessionCookie })).text()
  expect(page).toContain('Constructor: <b class="card-copy">my constructor</b>')
  expect(page).not.toContain('native code')
})

it('the tests of malformed requests made thousands of API calls', () => expect(apiCallCount).toBeGreaterThan(2500))
