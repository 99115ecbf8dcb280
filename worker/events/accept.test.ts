import { expect, it, onTestFinished, vi } from 'vitest'
import type { QueuedEventMessage, QueueMessage } from '../../schema/queue-message.ts'
import { app } from '../app.ts'
import type { Env } from '../platform/env.ts'
import { API_RESPONSE_HEADERS } from '../platform/headers.ts'
import { createFirstUser, createTestUser, env, createFailingBinding } from '../test/client.ts'
import { VISITOR_EVENTS_PER_MINUTE_MAX, EVENT_BODY_BYTES_MAX } from '../../schema/bounds.ts'
import { CHROME_USER_AGENT } from '../test/events.ts'

await createFirstUser()
const TEST_ORIGIN = 'http://localhost'
const CLICK_EVENT_BODY =
  '{"cardId":5,"viewId":"v","eventId":"e","linkType":"phone","linkId":"phone","source":"qr","referrer":"example.com"}'

interface TestEventRequest {
  path?: string
  body?: string | Uint8Array
  /** Value of the Content-Length header; null to leave the header out. */
  length?: number | null
  method?: string
  headers?: Record<string, string>
  env?: Partial<Env>
}

/** Posts an event. The queue fails `failures` times before it accepts a message. */
async function postEvent(event: TestEventRequest, failures = 0) {
  const { path = '/api/card-views', body = CLICK_EVENT_BODY, length = body.length, method = 'POST', headers, env: over } = event
  const sent: Partial<QueuedEventMessage>[] = []
  const send = async (message: QueueMessage) => {
    if (failures-- > 0) throw new Error('the queue is away')
    sent.push({ ...(message as QueuedEventMessage), at: 0 })
  }
  const bindings = { ...env, EVENTS: { send } as unknown as Env['EVENTS'], ...over }
  const request = new Request(TEST_ORIGIN + path, {
    method,
    headers: {
      ...(length !== null && { 'content-length': String(length) }),
      'cf-connecting-ip': '203.0.113.77',
      'user-agent': CHROME_USER_AGENT,
      ...headers,
    },
    ...(method === 'POST' && { body }),
    cf: { city: 'Hanoi', country: 'VN' },
  } as RequestInit)
  const res = await app.fetch(request, bindings)
  return { status: res.status, headers: Object.fromEntries(res.headers), sent }
}

const { cookie } = await createTestUser()

it.each<[string, number, TestEventRequest]>([
  ['a view', 202, {}],
  ['a click', 202, { path: '/api/card-clicks' }],
  ['a save', 202, { path: '/api/card-saves' }],
  ['a beacon', 202, { headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', origin: TEST_ORIGIN } }],
  ['a visitor who asks not to be tracked', 202, { headers: { 'sec-gpc': '1' } }],
  ['an unrelated cookie', 202, { headers: { cookie: 'theme=dark' } }],
  ['a byte order mark', 202, { body: '\uFEFF{"cardId":5,"viewId":"v"}', length: 29 }],
  ['a signed-in visitor', 202, { headers: { cookie } }],
  ['a body of no stated length', 202, { length: null }],
  ['too large a body of no stated length', 413, { body: ' '.repeat(EVENT_BODY_BYTES_MAX) + CLICK_EVENT_BODY, length: null }],
  ['a page of another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a page of a sibling domain', 403, { headers: { 'sec-fetch-site': 'same-site' } }],
  ['another origin, from a browser without fetch metadata', 403, { headers: { origin: 'https://example.com' } }],
  ['a sandboxed page', 403, { headers: { origin: 'null' } }],
  ['too large a body', 413, { body: ' '.repeat(EVENT_BODY_BYTES_MAX) + CLICK_EVENT_BODY }],
  ['no JSON', 400, { body: '{' }],
  ['no body', 400, { body: '' }],
  ['bytes that are not UTF-8', 400, { body: new Uint8Array([0x7b, 0xff, 0xfe]) }],
  ['a NUL byte', 400, { body: '{"cardId":5,"viewId":"a\\u0000b"}' }],
  ['a lone surrogate', 400, { body: '{"cardId":5,"viewId":"\\ud800"}' }],
  ['a prototype', 400, { body: '{"cardId":5,"__proto__":{}}' }],
  ['deep nesting', 400, { body: `{"cardId":5,"a":${'['.repeat(30)}${']'.repeat(30)}}` }],
  ['a wrong field', 400, { body: '{"cardId":5,"viewId":7}' }],
  ['a click without a link', 400, { path: '/api/card-clicks', body: '{"cardId":5}' }],
  ['a query', 202, { path: '/api/card-views?x=1' }],
  ['another method', 404, { method: 'PUT' }],
  ['a trailing slash', 404, { path: '/api/card-views/' }],
  ['a path further down', 404, { path: '/x/api/card-views' }],
  ['a path named like a property of every object', 404, { path: '/api/card-toString' }],
  ['a deployment without a secret', 503, { env: { SESSION_SECRET: undefined } }],
])('answers %s with %i', async (_, status, event) => {
  const answer = await postEvent(event)
  expect(answer.status).toBe(status)
  expect(answer.sent).toHaveLength(status === 202 ? 1 : 0)
  if (status === 202) expect(answer.headers).toMatchObject(API_RESPONSE_HEADERS)
})

it('sends no events past the rate limit, and reads no database', async () => {
  // The clock is stopped, because the rate limit counts the calls of each minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 31, 12) })
  onTestFinished(() => void vi.useRealTimers())
  const DB = createFailingBinding<D1Database>('the database was read')
  const headers = { 'cf-connecting-ip': '203.0.113.99' }
  const flood = { headers, env: { DB }, body: '{"cardId":6,"viewId":"v"}' }
  for (let i = 0; i <= VISITOR_EVENTS_PER_MINUTE_MAX; i++) await postEvent(flood)
  expect(await postEvent(flood)).toMatchObject({ status: 202, sent: [] })
})

it('tries the queue twice, then answers 500', async () => {
  const { sent } = await postEvent({})
  expect(await postEvent({}, 1)).toMatchObject({ status: 202, sent })
  expect(await postEvent({}, 2)).toMatchObject({ status: 500, sent: [] })
})
