import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Card, UpdateCardBody } from '../../schema/card.ts'
import { API_ERROR_CODES } from '../../schema/error.ts'
import { apiRouter } from '../app.ts'
import { createCard } from '../cards/create.ts'
import { ACCESS_MATRIX_ROWS, type AccessMatrixSubject } from './access-rows.ts'
import { callApi, createFirstUser, createTestUser, db, startTestSession } from './client.ts'

const testedRoutes = [...new Set(apiRouter.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`))]

/** Names of properties that every JavaScript object has or may be asked for. Users may choose these names too. */
const BUILT_IN_PROPERTY_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
  'toJSON',
  'length',
  'name',
]

/** Names of built-in properties without `__proto__`, which the API refuses as a JSON key. */
const ALLOWED_BUILT_IN_PROPERTY_NAMES = BUILT_IN_PROPERTY_NAMES.filter((name) => name !== '__proto__')

/** Unusual JSON values that test how the API checks its fields. */
const UNUSUAL_JSON_VALUES = [
  'null',
  'true',
  '-1',
  '0',
  '1.5',
  '1e999',
  '9007199254740993',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u2028"',
  '"\\u202e"',
  '"javascript:alert(1)"',
  '"\' OR 1=1 --"',
  '[]',
  '[null]',
  '[[[[1]]]]',
  '{}',
  '{"__proto__":{"accessLevel":5}}',
  '{"constructor":{"prototype":1}}',
  `"${'x'.repeat(30_000)}"`,
  `[${Array.from({ length: 500 }, () => '{}').join(',')}]`,
  ...BUILT_IN_PROPERTY_NAMES.map((name) => `"${name}"`),
  JSON.stringify(BUILT_IN_PROPERTY_NAMES),
  JSON.stringify(Object.fromEntries(ALLOWED_BUILT_IN_PROPERTY_NAMES.map((name) => [name, name]))),
]

/** Request bodies that are not valid JSON objects. */
const MALFORMED_REQUEST_BODIES = [
  '',
  ' ',
  '{',
  '{"a":1,}',
  'null',
  '[]',
  '"text"',
  '12',
  '\u0000',
  '{"__proto__":{"accessLevel":5}}',
  '{"a":"\\u0000"}',
  '{"\\ud800":1}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"a":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}`,
  `{"a":"${'x'.repeat(300_000)}"}`,
  'a=1&b=2',
  ...BUILT_IN_PROPERTY_NAMES.flatMap((name) => [`{"${name}":"x"}`, `{"${name}":{"${name}":null}}`, `${name}=x&_card=1&_slug=${name}`]),
]

const MALFORMED_URL_PARAMS = [
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
  ...BUILT_IN_PROPERTY_NAMES,
]

const CARD_UPDATE_FIELD_NAMES = [...Object.keys(UpdateCardBody.shape), 'userId']
/**
 * Returns the JSON values to try for the `nth` of `count` fields of a request body. From three fields on they take turns, so that each
 * value is tried in a third of them. All fields of a card are tried with the names of built-in properties.
 */
function selectJsonTestValues(route: string, nth: number, count: number, ofCard: boolean): string[] {
  const isTurn = (i: number) => count < 3 || (i + nth) % 3 === 0
  const isBuiltInName = (i: number) => i >= UNUSUAL_JSON_VALUES.length - BUILT_IN_PROPERTY_NAMES.length - 2
  return UNUSUAL_JSON_VALUES.filter((_, i) => (ofCard ? isBuiltInName(i) || (route.startsWith('PUT') && isTurn(i)) : isTurn(i)))
}

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
// After each test the session must still be valid. Otherwise all calls of the test were refused for lack of a session.
afterEach(async ({ task }) => {
  if (/login|register|logout/.test(task.suite?.name ?? '')) return
  expect((await callApi('/api/user', { cookie: sessionCookie })).status).toBe(200)
  // The card can still be read through all routes that show it, so no call stored invalid values.
  const card = await (await callApi(`/api/business-cards/${testUserAndCard.card.id}`, { cookie: sessionCookie })).json<Card>()
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
  // Each call has its own IP address because of rate limits. Logins and registrations share one: refused ones skip slow hashing.
  const address = /login|register/.test(route) ? '192.0.2.1' : `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`
  const res = await callApi(path, { ...init, method, cookie: sessionCookie, address })
  const text = await res.text()
  const told = `${method} ${path.slice(0, 80)} ${JSON.stringify(init).slice(0, 200)} → ${res.status} ${text.slice(0, 200)}`
  expect(res.status, told).toBeLessThan(500)
  if (!res.ok && (res.status < 300 || res.status >= 400))
    expect(JSON.parse(text), told).toMatchObject({
      message: expect.stringMatching(/\w+ \w+|Not found/),
      code: expect.toBeOneOf(API_ERROR_CODES),
    })
  expect(text, told).not.toMatch(/SQLITE|D1_ERROR|scrypt\$|at \w+ \(/)
}

describe.each(testedRoutes.filter((route) => !route.startsWith('GET')))('%s', (route) => {
  const path = () => buildRoutePath(route)
  // These two calls are skipped, because they would end the session or delete the card that all tests use.
  const ends = route === 'POST /logout' || route === 'DELETE /business-cards/:id'

  it.skipIf(ends)('answers malformed request bodies without a server error', async () => {
    for (const body of MALFORMED_REQUEST_BODIES)
      await expectNoServerError(route, path(), { body, headers: { 'content-type': 'application/json' } })
    // Bodies of other types are refused before they are read, except by the contact form, which also works without a script.
    const others = route === 'POST /card-forms' ? MALFORMED_REQUEST_BODIES : MALFORMED_REQUEST_BODIES.slice(-3)
    for (const body of others)
      for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
        await expectNoServerError(route, path(), { body, headers: { 'content-type': type } })
  })

  it('answers values of any wrong type in any field without a server error', async () => {
    for (const [nth, row] of ACCESS_MATRIX_ROWS.filter(({ call, body }) => call === route && body).entries()) {
      const good = row.body!(testUserAndCard, ++apiCallCount) as Record<string, unknown>
      if (good instanceof FormData) continue
      const fields = new Set([...Object.keys(good), ...(nth === 0 && route.includes('/business-cards') ? CARD_UPDATE_FIELD_NAMES : [])])
      for (const [at, field] of [...fields].entries()) {
        const rest = Object.entries(good).filter(([key]) => key !== field)
        const others = rest.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`).join('')
        for (const value of selectJsonTestValues(route, at, fields.size, !Object.hasOwn(good, field)))
          await expectNoServerError(route, path(), { body: `{${others}${JSON.stringify(field)}:${value}}` })
      }
    }
  }, 120_000)

  it.skipIf(ends)(
    'answers fields named like built-in JavaScript properties without a server error',
    async () => {
      for (const { body } of ACCESS_MATRIX_ROWS.filter(({ call, body }) => call === route && body))
        for (const name of BUILT_IN_PROPERTY_NAMES) {
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
            for (const value of [`"${name}"`, '1', 'null', `{"${name}":"x"}`])
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
    for (const param of MALFORMED_URL_PARAMS)
      await expectNoServerError(route, `/api${route.split(' ')[1]!.replace(/:\w+/g, () => param)}`, hasBody ? { body: '{}' } : {})
  })
})

it.each(testedRoutes.filter((route) => route.startsWith('GET')))(
  '%s answers malformed query parameters without a server error',
  async (route) => {
    for (const name of ['range', 'kind', 'before', 'after', 's'])
      for (const value of MALFORMED_URL_PARAMS) await expectNoServerError(route, `${buildRoutePath(route)}?${name}=${value}&${name}=2`, {})
    await expectNoServerError(
      route,
      `${buildRoutePath(route)}?${BUILT_IN_PROPERTY_NAMES.map((name) => `${name}=${name}&${name}[x]=1`).join('&')}`,
      {},
    )
  },
)

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

it('the tests of malformed requests made thousands of API calls', () => expect(apiCallCount).toBeGreaterThan(3500))
