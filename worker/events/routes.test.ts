import { expect, it, onTestFinished, vi } from 'vitest'
import type { EventFieldsOf } from '../../schema/event.ts'
import type { QueuedEventMessage } from '../../schema/queue-message.ts'
import { callApi, createFirstUser, createTestUser, env } from '../test/client.ts'
import { USER_AGENT_LENGTH_MAX } from '../../schema/bounds.ts'
import { CHROME_USER_AGENT, createTestCardWithOwner, createRecordingBindings, createViewEvent, readCardTotals } from '../test/events.ts'
import { storeDeadLetters } from '../queue/dead-letters.ts'

const firstUser = await createFirstUser()

type SentEventMessage = QueuedEventMessage<'view'> & Partial<EventFieldsOf<'click'>>

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
])('%s answers 202 with one message to the queue and no database read', async (path, body, message) => {
  const { sent, env } = createRecordingBindings<SentEventMessage>()
  const owner = await createTestUser()
  const res = await callApi(path, {
    body,
    cookie: owner.cookie,
    address: '203.0.113.77',
    headers: { 'user-agent': CHROME_USER_AGENT },
    env,
  })
  expect(res.status).toBe(202)
  expect(await res.text()).toBe('')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ cardId: 5, ua: CHROME_USER_AGENT, ip: '203.0.113.0', userId: owner.id, ...message })
})

it('limits the duration of a page left open for longer than a day to one day', async () => {
  const { sent, env } = createRecordingBindings<SentEventMessage>()
  expect((await callApi('/api/card-views', { body: { cardId: 5, viewId: 'v', duration: 200_000 }, env })).status).toBe(202)
  expect(sent[0]).toMatchObject({ duration: 86_400 })
})

it('accepts beacons, which send text/plain, and gives an event without an id one', async () => {
  const { sent, env } = createRecordingBindings<SentEventMessage>()
  for (let i = 0; i < 2; i++) {
    const res = await callApi('/api/card-views', { body: '{"cardId":5}', headers: { 'content-type': 'text/plain;charset=UTF-8' }, env })
    expect(res.status).toBe(202)
  }
  expect(sent[0]!.id).not.toBe('')
  expect(sent[0]!.id).not.toBe(sent[1]!.id)
})

it('sends all unknown link types as one type', async () => {
  const { sent, env } = createRecordingBindings<SentEventMessage>()
  for (const linkType of ['social', 'toString', 'Phone'])
    await callApi('/api/card-clicks', { body: { cardId: 5, linkType, linkId: 'x' }, env })
  expect(sent.map(({ linkType }) => linkType)).toEqual(['social', 'other', 'other'])
})

it('cuts user agents before it hashes or sends them', async () => {
  const { sent, env } = createRecordingBindings<SentEventMessage>()
  const visit = (ua: string) => callApi('/api/card-views', { body: { cardId: 5 }, headers: { 'user-agent': ua }, env })
  const cut = 'x'.repeat(USER_AGENT_LENGTH_MAX)
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
])('%s refuses %s with an error sentence', async (path, body) => {
  const { sent, env } = createRecordingBindings<SentEventMessage>()
  const res = await callApi(path, { body, env })
  expect(res.status).toBe(400)
  expect((await res.json<{ message: string }>()).message).not.toBe('')
  expect(sent).toEqual([])
})

it('refuses an event of more than 4 KB', async () => {
  const { env } = createRecordingBindings<SentEventMessage>()
  expect((await callApi('/api/card-saves', { body: { cardId: 5, more: 'x'.repeat(5000) }, env })).status).toBe(413)
})

it.each(['dnt', 'sec-gpc'])('keeps no address, place, referrer or key of a visitor who sends %s', async (name) => {
  const { sent, env } = createRecordingBindings<SentEventMessage>()
  await callApi('/api/card-views', { body: { cardId: 5, source: 'qr', referrer: 'example.com' }, headers: { [name]: '1' }, env })
  expect(sent[0]).toMatchObject({ ip: null, city: null, country: null, source: 'qr' })
  expect(sent[0]!.referrer).toBeUndefined()
  expect(sent[0]!.visitor).toBeUndefined()
})

it('gives a visitor one key per day and card, and another key for another address or browser', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 31, 12) })
  onTestFinished(() => void vi.useRealTimers())
  const { sent, env } = createRecordingBindings<SentEventMessage>()
  const visit = (cardId: number, address: string, ua: string) =>
    callApi('/api/card-views', { body: { cardId }, address, headers: { 'user-agent': ua }, env })
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

it('counts an event that passes through the queue', async () => {
  const card = await createTestCardWithOwner()
  expect((await callApi('/api/card-saves', { body: { cardId: card.id } })).status).toBe(202)
  await expect.poll(async () => (await readCardTotals(card.id))?.['saves'], { timeout: 10_000 }).toBe(1)
})

it('lets only the highest access level replay dead letters, which then count once', async () => {
  const card = await createTestCardWithOwner()
  const event = createViewEvent(card.id, { visitor: 'somebody' })
  const letter = { timestamp: new Date(), attempts: 11, body: event, ack: () => {}, retry: () => expect.fail('retried') }
  const messages = ['a', 'b'].map((id) => ({ id, ...letter }))
  await storeDeadLetters({ messages } as unknown as MessageBatch<unknown>, env)
  expect(await readCardTotals(card.id)).toBeNull()
  const { objects } = await env.DEAD_LETTERS.list()
  expect(await (await env.DEAD_LETTERS.get(objects[0]!.key))!.text()).not.toContain('somebody')
  const replay = (cookie: string) => callApi('/api/dead-letters/replay', { method: 'POST', cookie })
  expect((await replay(card.owner.cookie)).status).toBe(403)
  expect(await (await replay(firstUser.cookie)).json()).toEqual({ replayed: 2, left: false })
  await expect.poll(async () => (await readCardTotals(card.id))?.['views'], { timeout: 10_000 }).toBe(1)
  expect(await (await replay(firstUser.cookie)).json()).toEqual({ replayed: 0, left: false })
})

it('retries to store a dead letter that the bucket refused', async () => {
  const seen: string[] = []
  const letter = { id: 'a', timestamp: new Date(), attempts: 11, body: {}, ack: () => seen.push('ack'), retry: () => seen.push('retry') }
  const DEAD_LETTERS = { put: () => Promise.reject(new Error('the bucket is away')) } as unknown as R2Bucket
  await storeDeadLetters({ messages: [letter] } as unknown as MessageBatch<unknown>, { DEAD_LETTERS })
  expect(seen).toEqual(['retry'])
})
