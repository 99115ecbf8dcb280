import { expect, it, onTestFinished, vi } from 'vitest'
import type { FieldsOf } from '../../schema/event.ts'
import type { EventMessage } from '../../schema/queue-message.ts'
import { call, createSiteUser, createUser, env } from '../test/client.ts'
import { UA_MAX } from '../../schema/bounds.ts'
import { CHROME, createOwnedCard, recordingBindings, viewOf, storedTotals } from '../test/events.ts'
import { storeDeadLetters } from '../queue/dead-letters.ts'

const site = await createSiteUser()

/** An event with the fields of views and clicks. */
type SentEvent = EventMessage<'view'> & Partial<FieldsOf<'click'>>

it.each([
  [
    '/api/card-views',
    { cardId: 5, viewId: 'v', duration: 3, source: 'qr', referrer: 'example.com' },
    { kind: 'view', id: 'v', duration: 3, source: 'qr', referrer: 'example.com' },
  ],
  [
    '/api/card-clicks',
    { cardId: 5, eventId: 'c', linkType: 'phone', linkId: 'phone' },
    { kind: 'click', id: 'c', linkType: 'phone', linkId: 'phone' },
  ],
  ['/api/card-saves', { cardId: 5, eventId: 's' }, { kind: 'save', id: 's' }],
])('%s answers 202 with one send and no read of the relational store', async (path, body, message) => {
  const { sent, env } = recordingBindings<SentEvent>()
  const owner = await createUser()
  const res = await call(path, { body, cookie: owner.cookie, address: '203.0.113.77', headers: { 'user-agent': CHROME }, env })
  expect(res.status).toBe(202)
  expect(await res.text()).toBe('')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ cardId: 5, ua: CHROME, ip: '203.0.113.0', userId: owner.id, ...message })
})

it('counts a page left open for longer than a day as a day', async () => {
  const { sent, env } = recordingBindings<SentEvent>()
  expect((await call('/api/card-views', { body: { cardId: 5, viewId: 'v', duration: 200_000 }, env })).status).toBe(202)
  expect(sent[0]).toMatchObject({ duration: 86_400 })
})

it('takes beacons, which send text/plain, and gives an event without an id one', async () => {
  const { sent, env } = recordingBindings<SentEvent>()
  for (let i = 0; i < 2; i++) {
    const res = await call('/api/card-views', { body: '{"cardId":5}', headers: { 'content-type': 'text/plain;charset=UTF-8' }, env })
    expect(res.status).toBe(202)
  }
  expect(sent[0]!.id).not.toBe('')
  expect(sent[0]!.id).not.toBe(sent[1]!.id)
})

it('sends link types that it does not know as one', async () => {
  const { sent, env } = recordingBindings<SentEvent>()
  for (const linkType of ['social', 'toString', 'Phone'])
    await call('/api/card-clicks', { body: { cardId: 5, linkType, linkId: 'x' }, env })
  expect(sent.map(({ linkType }) => linkType)).toEqual(['social', 'other', 'other'])
})

it('cuts user agents before it hashes or sends them', async () => {
  const { sent, env } = recordingBindings<SentEvent>()
  const visit = (ua: string) => call('/api/card-views', { body: { cardId: 5 }, headers: { 'user-agent': ua }, env })
  const cut = 'x'.repeat(UA_MAX)
  for (const ua of [cut, `${cut}y`, `${cut}${'z'.repeat(10_000)}`]) await visit(ua)
  expect(new Set(sent.map(({ ua }) => ua))).toEqual(new Set([cut]))
  expect(new Set(sent.map(({ visitor }) => visitor)).size).toBe(1)
})

it.each([
  ['/api/card-views', '{'],
  ['/api/card-views', ''],
  ['/api/card-views', 'null'],
  ['/api/card-views', '{"cardId":"5"}'],
  ['/api/card-views', '{"cardId":0}'],
  ['/api/card-views', '{"cardId":5,"viewId":""}'],
  ['/api/card-views', JSON.stringify({ cardId: 5, viewId: 'x'.repeat(65) })],
  ['/api/card-views', '{"cardId":5,"duration":1.5}'],
  ['/api/card-views', '{"cardId":5,"duration":-1}'],
  ['/api/card-views', '{"cardId":5,"viewId":"a\\u0000b"}'],
  ['/api/card-views', '{"cardId":5,"viewId":"\\ud800"}'],
  ['/api/card-views', '{"cardId":5,"__proto__":{}}'],
  ['/api/card-clicks', '{"cardId":5}'],
  ['/api/card-clicks', '{"cardId":5,"linkType":"","linkId":"x"}'],
  ['/api/card-saves', '{"cardId":5,"eventId":7}'],
])('%s refuses %s with a sentence', async (path, body) => {
  const { sent, env } = recordingBindings<SentEvent>()
  const res = await call(path, { body, env })
  expect(res.status).toBe(400)
  expect((await res.json<{ message: string }>()).message).not.toBe('')
  expect(sent).toEqual([])
})

it('refuses a body of more than 4 KB', async () => {
  const { env } = recordingBindings<SentEvent>()
  expect((await call('/api/card-saves', { body: { cardId: 5, more: 'x'.repeat(5000) }, env })).status).toBe(413)
})

it.each(['dnt', 'sec-gpc'])('keeps no address, place, referrer or key of a visitor who sends %s', async (name) => {
  const { sent, env } = recordingBindings<SentEvent>()
  await call('/api/card-views', { body: { cardId: 5, source: 'qr', referrer: 'example.com' }, headers: { [name]: '1' }, env })
  expect(sent[0]).toMatchObject({ ip: null, city: null, country: null, source: 'qr' })
  expect(sent[0]!.referrer).toBeUndefined()
  expect(sent[0]!.visitor).toBeUndefined()
})

it('gives a visitor the same key within a day on one card, another on another card, address or browser', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 31, 12) })
  onTestFinished(() => void vi.useRealTimers())
  const { sent, env } = recordingBindings<SentEvent>()
  const visit = (cardId: number, address: string, ua: string) =>
    call('/api/card-views', { body: { cardId }, address, headers: { 'user-agent': ua }, env })
  await visit(5, '203.0.113.1', 'a')
  await visit(5, '203.0.113.1', 'a')
  await visit(6, '203.0.113.1', 'a')
  await visit(5, '203.0.113.2', 'a')
  await visit(5, '203.0.113.1', 'b')
  const keys = sent.map(({ visitor }) => visitor)
  expect(keys[0]).toMatch(/^[\w-]{22}$/)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(4)
})

it('brings an event through the queue into the totals', async () => {
  const card = await createOwnedCard()
  expect((await call('/api/card-saves', { body: { cardId: card.id } })).status).toBe(202)
  await expect.poll(async () => (await storedTotals(card.id))?.['saves'], { timeout: 10_000 }).toBe(1)
})

it('lets only the highest level replay dead letters, which then count once', async () => {
  const card = await createOwnedCard()
  const event = viewOf(card.id, { visitor: 'somebody' })
  const letter = { timestamp: new Date(), attempts: 11, body: event, ack: () => {}, retry: () => expect.fail('retried') }
  const messages = ['a', 'b'].map((id) => ({ id, ...letter }))
  await storeDeadLetters({ messages } as unknown as MessageBatch<unknown>, env)
  expect(await storedTotals(card.id)).toBeNull()
  const { objects } = await env.DEAD_LETTERS.list()
  expect(await (await env.DEAD_LETTERS.get(objects[0]!.key))!.text()).not.toContain('somebody')
  const replay = (cookie: string) => call('/api/dead-letters/replay', { method: 'POST', cookie })
  expect((await replay(card.owner.cookie)).status).toBe(403)
  expect(await (await replay(site.cookie)).json()).toEqual({ replayed: 2, left: false })
  await expect.poll(async () => (await storedTotals(card.id))?.['views'], { timeout: 10_000 }).toBe(1)
  expect(await (await replay(site.cookie)).json()).toEqual({ replayed: 0, left: false })
})

it('retries a dead letter that the bucket refused', async () => {
  const seen: string[] = []
  const letter = { id: 'a', timestamp: new Date(), attempts: 11, body: {}, ack: () => seen.push('ack'), retry: () => seen.push('retry') }
  const DEAD_LETTERS = { put: () => Promise.reject(new Error('the bucket is away')) } as unknown as R2Bucket
  await storeDeadLetters({ messages: [letter] } as unknown as MessageBatch<unknown>, { DEAD_LETTERS })
  expect(seen).toEqual(['retry'])
})
