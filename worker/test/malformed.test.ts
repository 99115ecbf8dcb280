import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UpdateCard } from '../../schema/card.ts'
import { api } from '../app.ts'
import { createCard } from '../cards/create.ts'
import { ROWS, type Subject } from './access-rows.ts'
import { call, createSiteUser, createUser, db, sessionOf } from './client.ts'

const routes = [...new Set(api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`))]

/** Values that no field should take as they are; text stands for JSON as it goes over the wire. */
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
]

/** Whole bodies that are no body at all. */
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
  '__proto__',
  'x'.repeat(3000),
]

const CARD_FIELDS = [...Object.keys(UpdateCard.shape), 'userId']

let me: Subject
let serial = 0
beforeAll(async () => {
  await createSiteUser()
  const user = await createUser({ accessLevel: 5 })
  me = { user, card: await createCard(db, user, {}) }
})

// Anew each time: who registers or signs in with a session ends it.
let cookie: string
beforeEach(async () => {
  cookie = await sessionOf(me.user.id)
})
// Any call but those that end it leaves the session as it is, so that no refusal below is one of the guard's.
afterEach(async ({ task }) => {
  if (!/login|register|logout/.test(task.suite?.name ?? '')) expect((await call('/api/user', { cookie })).status).toBe(200)
})

function pathOf(route: string): string {
  const path = route.split(' ')[1]!
  return `/api${path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => String(name === 'slug' ? me.card.slug : path.startsWith('/users') ? me.user.id : me.card.id))}`
}

async function expectSentence(route: string, path: string, init: { body?: string; headers?: Record<string, string> }) {
  const n = ++serial
  const method = route.split(' ')[0]!
  // Each from an address of its own; but where passwords are hashed, the limits may save the time.
  const address = /login|register/.test(route) ? '192.0.2.1' : `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`
  const res = await call(path, { ...init, method, cookie, address })
  const text = await res.text()
  const told = `${method} ${path.slice(0, 80)} ${JSON.stringify(init).slice(0, 200)} → ${res.status} ${text.slice(0, 200)}`
  expect(res.status, told).toBeLessThan(500)
  if (!res.ok && (res.status < 300 || res.status >= 400))
    expect(JSON.parse(text), told).toMatchObject({ message: expect.stringMatching(/\w+ \w+|Not found/) })
  expect(text, told).not.toMatch(/SQLITE|D1_ERROR|scrypt\$|at \w+ \(/)
}

describe.each(routes.filter((route) => !route.startsWith('GET')))('%s', (route) => {
  const path = () => pathOf(route)
  // Their own session or account would be gone.
  const ends = route === 'POST /logout' || route === 'DELETE /business-cards/:id'

  it.skipIf(ends)('answers bodies that are none with a sentence', async () => {
    for (const body of BODIES)
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
        await expectSentence(route, path(), { body, headers: { 'content-type': type } })
  })

  it('answers values of any wrong kind in any field with a sentence', async () => {
    for (const row of ROWS.filter(({ call, body }) => call === route && body)) {
      const good = row.body!(me, ++serial) as Record<string, unknown>
      if (good instanceof FormData) continue
      for (const field of new Set([...Object.keys(good), ...(route.includes('/business-cards') ? CARD_FIELDS : [])])) {
        const rest = Object.entries(good).filter(([key]) => key !== field)
        const others = rest.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`).join('')
        for (const value of VALUES) await expectSentence(route, path(), { body: `{${others}${JSON.stringify(field)}:${value}}` })
      }
    }
  }, 120_000)
})

describe.each(routes.filter((route) => route.includes(':')))('%s', (route) => {
  it('answers parameters of any wrong kind with a sentence', async () => {
    const hasBody = /^(POST|PUT|PATCH)/.test(route)
    for (const param of PARAMS)
      await expectSentence(route, `/api${route.split(' ')[1]!.replace(/:\w+/g, () => param)}`, hasBody ? { body: '{}' } : {})
  })
})

it.each(routes.filter((route) => route.startsWith('GET')))('%s answers queries of any wrong kind with a sentence', async (route) => {
  for (const name of ['range', 'kind', 'before', 's'])
    for (const value of PARAMS) await expectSentence(route, `${pathOf(route)}?${name}=${value}&${name}=2`, {})
})

it('made thousands of calls', () => expect(serial).toBeGreaterThan(3000))
