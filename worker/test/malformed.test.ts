import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Card, UpdateCard } from '../../schema/card.ts'
import { ERROR_CODES } from '../../schema/error.ts'
import { api } from '../app.ts'
import { createCard } from '../cards/create.ts'
import { ROWS, type Subject } from './access-rows.ts'
import { call, createSiteUser, createUser, db, sessionOf } from './client.ts'

const routes = [...new Set(api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`))]

/** Names of properties that JavaScript objects have or are asked for. Users may choose them as names. */
const NAMES = [
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

/** All but `__proto__`, which is refused as a key. */
const OWN_NAMES = NAMES.filter((name) => name !== '__proto__')

/** Values that no field should accept unchanged, as JSON text. */
const VALUES = [
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
  ...NAMES.map((name) => `"${name}"`),
  JSON.stringify(NAMES),
  JSON.stringify(Object.fromEntries(OWN_NAMES.map((name) => [name, name]))),
]

/** Bodies that are not valid JSON objects. */
const BODIES = [
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
  ...NAMES.flatMap((name) => [`{"${name}":"x"}`, `{"${name}":{"${name}":null}}`, `${name}=x&_card=1&_slug=${name}`]),
]

const PARAMS = [
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
  ...NAMES,
]

const CARD_FIELDS = [...Object.keys(UpdateCard.shape), 'userId']
/**
 * Values for the `nth` field of a body. A card has many fields of the same types, so each gets the names and only a third of the other
 * values, in rotation. For a new card the names suffice, because it is validated like a changed one.
 */
function valuesFor(route: string, nth: number, ofCard: boolean): string[] {
  if (!ofCard) return VALUES
  return VALUES.filter((_, i) => i >= VALUES.length - NAMES.length - 2 || (route.startsWith('PUT') && (i + nth) % 3 === 0))
}

let me: Subject
let serial = 0
beforeAll(async () => {
  await createSiteUser()
  const user = await createUser({ accessLevel: 5 })
  me = { user, card: await createCard(db, user, {}) }
})

// Each test gets a new session, because registering or signing in ends the current one.
let cookie: string
beforeEach(async () => {
  cookie = await sessionOf(me.user.id)
})
// The session must still be valid, otherwise the test would only have seen refusals by the guard.
afterEach(async ({ task }) => {
  if (/login|register|logout/.test(task.suite?.name ?? '')) return
  expect((await call('/api/user', { cookie })).status).toBe(200)
  // The card can still be read everywhere, so nothing invalid was stored.
  const card = await (await call(`/api/business-cards/${me.card.id}`, { cookie })).json<Card>()
  const address = `2001:db8:ffff:${(++serial).toString(16)}::1`
  for (const path of [`/api/card/${card.slug}`, `/api/vcard/${card.id}`, `/api/analytics/${card.id}`, `/view/${card.slug}`])
    expect([path, (await call(path, { cookie, address })).status]).toEqual([path, 200])
})

function pathOf(route: string): string {
  const path = route.split(' ')[1]!
  return `/api${path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => String(name === 'slug' ? me.card.slug : path.startsWith('/users') ? me.user.id : me.card.id))}`
}

async function expectSentence(route: string, path: string, init: { body?: string | FormData; headers?: Record<string, string> }) {
  const n = ++serial
  const method = route.split(' ')[0]!
  // Each call comes from another address, except where passwords are hashed: there the rate limit may save time.
  const address = /login|register/.test(route) ? '192.0.2.1' : `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`
  const res = await call(path, { ...init, method, cookie, address })
  const text = await res.text()
  const told = `${method} ${path.slice(0, 80)} ${JSON.stringify(init).slice(0, 200)} → ${res.status} ${text.slice(0, 200)}`
  expect(res.status, told).toBeLessThan(500)
  if (!res.ok && (res.status < 300 || res.status >= 400))
    expect(JSON.parse(text), told).toMatchObject({
      message: expect.stringMatching(/\w+ \w+|Not found/),
      code: expect.toBeOneOf(ERROR_CODES),
    })
  expect(text, told).not.toMatch(/SQLITE|D1_ERROR|scrypt\$|at \w+ \(/)
}

describe.each(routes.filter((route) => !route.startsWith('GET')))('%s', (route) => {
  const path = () => pathOf(route)
  // These calls would end the session or delete the card that the tests use.
  const ends = route === 'POST /logout' || route === 'DELETE /business-cards/:id'

  it.skipIf(ends)('answers bodies that are none with a sentence', async () => {
    for (const body of BODIES)
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
        await expectSentence(route, path(), { body, headers: { 'content-type': type } })
  })

  it('answers values of any wrong type in any field with a message', async () => {
    for (const [nth, row] of ROWS.filter(({ call, body }) => call === route && body).entries()) {
      const good = row.body!(me, ++serial) as Record<string, unknown>
      if (good instanceof FormData) continue
      const fields = new Set([...Object.keys(good), ...(nth === 0 && route.includes('/business-cards') ? CARD_FIELDS : [])])
      for (const [at, field] of [...fields].entries()) {
        const rest = Object.entries(good).filter(([key]) => key !== field)
        const others = rest.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`).join('')
        for (const value of valuesFor(route, at, !Object.hasOwn(good, field)))
          await expectSentence(route, path(), { body: `{${others}${JSON.stringify(field)}:${value}}` })
      }
    }
  }, 120_000)

  it.skipIf(ends)(
    'answers fields that are called like what JavaScript knows with a sentence',
    async () => {
      for (const { body } of ROWS.filter(({ call, body }) => call === route && body))
        for (const name of NAMES) {
          const good = body!(me, ++serial)
          if (good instanceof FormData) {
            good.set(name, name)
            await expectSentence(route, path(), { body: good })
            for (const field of ['cardId', 'type', 'slot', 'key', 'purpose']) {
              const form = body!(me, ++serial) as FormData
              form.set(field, name)
              await expectSentence(route, path(), { body: form })
            }
          } else {
            const fields = JSON.stringify(good).slice(1, -1)
            for (const value of [`"${name}"`, '1', 'null', `{"${name}":"x"}`])
              await expectSentence(route, path(), { body: `{${fields}${fields && ','}"${name}":${value}}` })
          }
        }
    },
    120_000,
  )
})

describe.each(routes.filter((route) => route.includes(':')))('%s', (route) => {
  it('answers parameters of any wrong type with a message', async () => {
    const hasBody = /^(POST|PUT|PATCH)/.test(route)
    for (const param of PARAMS)
      await expectSentence(route, `/api${route.split(' ')[1]!.replace(/:\w+/g, () => param)}`, hasBody ? { body: '{}' } : {})
  })
})

it.each(routes.filter((route) => route.startsWith('GET')))('%s answers queries of any wrong type with a message', async (route) => {
  for (const name of ['range', 'kind', 'before', 'after', 's'])
    for (const value of PARAMS) await expectSentence(route, `${pathOf(route)}?${name}=${value}&${name}=2`, {})
  await expectSentence(route, `${pathOf(route)}?${NAMES.map((name) => `${name}=${name}&${name}[x]=1`).join('&')}`, {})
})

it('keeps keys of a card that are named like built-in properties', async () => {
  const socialLinks = Object.fromEntries(OWN_NAMES.filter((name) => name === name.toLowerCase()).map((name) => [name, `my ${name}`]))
  const customizations = Object.fromEntries(OWN_NAMES.map((name) => [name, { [name]: name }]))
  for (const sent of [customizations, JSON.stringify(customizations)]) {
    const body = { name: 'constructor', title: '__proto__', company: 'toString', socialLinks, customizations: sent }
    const res = await call(`/api/business-cards/${me.card.id}`, { method: 'PUT', cookie, body })
    expect([res.status, await res.json()]).toMatchObject([200, { name: 'constructor', title: '__proto__', socialLinks, customizations }])
  }
  const hidden = '{"__proto__":{"searchable":false}}'
  const refused = await call(`/api/business-cards/${me.card.id}`, {
    method: 'PUT',
    cookie,
    body: `{"customizations":${JSON.stringify(hidden)}}`,
  })
  expect(refused.status).toBe(400)
  const { slug } = await (await call(`/api/business-cards/${me.card.id}`, { cookie })).json<Card>()
  const page = await (await call(`/view/${slug}`, { cookie })).text()
  expect(page).toContain('Constructor: <b class="card-copy">my constructor</b>')
  expect(page).not.toContain('native code')
})

it('has made thousands of calls', () => expect(serial).toBeGreaterThan(3500))
