import { expect, it, onTestFinished, vi } from 'vitest'
import type { EventMessage, QueueMessage } from '../../schema/queue-message.ts'
import { app } from '../app.ts'
import type { Env } from '../platform/env.ts'
import { createSiteUser, createUser, env } from '../test/client.ts'
import { EVENTS_A_MINUTE, EVENT_MAX } from '../../schema/bounds.ts'
import { CHROME } from '../test/events.ts'
import { acceptBeforeRouter } from './accept.ts'

await createSiteUser()
const ORIGIN = 'http://localhost'
const BODY = '{"cardId":5,"viewId":"v","eventId":"e","linkType":"phone","linkId":"phone","source":"qr","referrer":"example.com"}'

interface Asked {
  path?: string
  body?: string | Uint8Array
  /** What the request states; null for nothing. */
  length?: number | null
  method?: string
  headers?: Record<string, string>
  env?: Partial<Env>
}

/** Makes the call past the router or through it, with a queue that refuses so many times before it takes a message. */
async function ask(asked: Asked, hot: boolean, refusals = 0) {
  const { path = '/api/card-views', body = BODY, length = body.length, method = 'POST', headers, env: over } = asked
  const sent: Partial<EventMessage>[] = []
  const send = async (message: QueueMessage) => {
    if (refusals-- > 0) throw new Error('the queue is away')
    sent.push({ ...(message as EventMessage), at: 0 })
  }
  const bindings = { ...env, EVENTS: { send } as unknown as Env['EVENTS'], ...over }
  const request = new Request(ORIGIN + path, {
    method,
    headers: {
      ...(length !== null && { 'content-length': String(length) }),
      'cf-connecting-ip': '203.0.113.77',
      'user-agent': CHROME,
      ...headers,
    },
    ...(method === 'POST' && { body }),
    cf: { city: 'Hanoi', country: 'VN' },
  } as RequestInit)
  let fallbacks = 0
  const fallback = (passed: Request) => {
    fallbacks++
    return app.fetch(passed, bindings)
  }
  const res = await ((hot ? acceptBeforeRouter(request, bindings, fallback) : null) ?? fallback(request))
  const text = (await res.text()).replace(/"requestId":"[^"]+"/, '')
  return { answer: { status: res.status, headers: Object.fromEntries(res.headers), text }, sent, short: fallbacks === 0 }
}

const { cookie } = await createUser()

it.each<[string, number, Asked, boolean]>([
  ['a view', 202, {}, true],
  ['a click', 202, { path: '/api/card-clicks' }, true],
  ['a save', 202, { path: '/api/card-saves' }, true],
  ['a beacon', 202, { headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', origin: ORIGIN } }, true],
  ['a visitor who asked for privacy', 202, { headers: { 'sec-gpc': '1' } }, true],
  ['a cookie of something else', 202, { headers: { cookie: 'theme=dark' } }, true],
  ['a byte order mark', 202, { body: '\uFEFF{"cardId":5,"viewId":"v"}', length: 29 }, true],
  ['who is signed in', 202, { headers: { cookie } }, false],
  ['a body of no stated length', 202, { length: null }, false],
  ['too large a body of no stated length', 413, { body: ' '.repeat(EVENT_MAX) + BODY, length: null }, false],
  ['a page of another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }, false],
  ['a page of a sibling', 403, { headers: { 'sec-fetch-site': 'same-site' } }, false],
  ['another origin in an older browser', 403, { headers: { origin: 'https://example.com' } }, false],
  ['a sandboxed page', 403, { headers: { origin: 'null' } }, false],
  ['too large a body', 413, { body: ' '.repeat(EVENT_MAX) + BODY }, false],
  ['no JSON', 400, { body: '{' }, false],
  ['no body', 400, { body: '' }, false],
  ['bytes that are no text', 400, { body: new Uint8Array([0x7b, 0xff, 0xfe]) }, false],
  ['a NUL byte', 400, { body: '{"cardId":5,"viewId":"a\\u0000b"}' }, false],
  ['a lone surrogate', 400, { body: '{"cardId":5,"viewId":"\\ud800"}' }, false],
  ['a prototype', 400, { body: '{"cardId":5,"__proto__":{}}' }, false],
  ['deep nesting', 400, { body: `{"cardId":5,"a":${'['.repeat(30)}${']'.repeat(30)}}` }, false],
  ['a wrong field', 400, { body: '{"cardId":5,"viewId":7}' }, false],
  ['a click without a link', 400, { path: '/api/card-clicks', body: '{"cardId":5}' }, false],
  ['a query', 202, { path: '/api/card-views?x=1' }, false],
  ['another method', 404, { method: 'PUT' }, false],
  ['a path that goes on', 404, { path: '/api/card-views/' }, false],
  ['a path further down', 404, { path: '/x/api/card-views' }, false],
  ['a property of every object', 404, { path: '/api/card-toString' }, false],
  ['a deployment without a secret', 503, { env: { SESSION_SECRET: undefined } }, false],
])('answers %s with %i, past the router as through it', async (_, status, asked, short) => {
  const [hot, routed] = [await ask(asked, true), await ask(asked, false)]
  expect(hot.answer).toEqual(routed.answer)
  expect(hot.sent).toEqual(routed.sent)
  expect(hot.answer.status).toBe(status)
  expect(hot.sent).toHaveLength(status === 202 ? 1 : 0)
  expect(hot.short).toBe(short)
})

it('marks a flood past the router as through it, and asks no relational store for that', async () => {
  // Within one minute of the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 31, 12) })
  onTestFinished(() => void vi.useRealTimers())
  const DB = new Proxy({}, { get: () => expect.fail('the relational store was asked') }) as D1Database
  const headers = { 'cf-connecting-ip': '203.0.113.99' }
  for (let i = 0; i <= EVENTS_A_MINUTE; i++) await ask({ headers, env: { DB } }, i % 2 === 0)
  const [hot, routed] = [await ask({ headers, env: { DB } }, true), await ask({ headers, env: { DB } }, false)]
  expect(hot.short).toBe(true)
  expect(hot.answer).toEqual(routed.answer)
  expect(hot.answer.status).toBe(202)
  expect(hot.sent).toEqual(routed.sent)
  expect(hot.sent).toMatchObject([{ exclusion: 'flood' }])
})

it('tries the queue once more before it gives up, and then says so like every call', async () => {
  const once = await ask({}, true, 1)
  expect(once.answer.status).toBe(202)
  expect(once.sent).toEqual((await ask({}, true)).sent)
  const [hot, routed] = [await ask({}, true, 2), await ask({}, false, 1)]
  expect(hot.answer).toEqual(routed.answer)
  expect(hot.answer.status).toBe(500)
  expect(hot.sent).toEqual([])
})
