import { expect, it, vi } from 'vitest'
import config from '../../wrangler.toml?raw'
import {
  ADDRESS_EVENT_LIMITS,
  EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER,
  FLOOD_COUNTER_BYTES_MAX,
  NETWORK_EVENT_LIMITS,
  VISITOR_EVENTS_PER_MINUTE_MAX,
} from '../../schema/bounds.ts'
import type { Env } from '../platform/env.ts'
import { callApi, createFailingBinding } from '../test/client.ts'
import {
  CHROME_USER_AGENT,
  createRecordingBindings,
  createRecordingQueue,
  createTestCardWithOwner,
  createViewEvent,
  deliverToQueueConsumer,
  readCardTotals,
} from '../test/events.ts'
import { runWithinClockMinute } from '../test/minute.ts'
import { countLeftOutEvent, getFloodCounterBytes, isEventAdmitted, takeLeftOutEvents } from './flood.ts'
import { sendEventToQueue } from './send.ts'

const EVENT_CALL_PATHS = ['/api/card-views', '/api/card-clicks', '/api/card-saves']
const HOUR_MS = 3_600_000

const createRequestFromIpAddress = (address: string) => new Request('http://localhost/', { headers: { 'cf-connecting-ip': address } })

function createFakeRateLimit(limit: () => Promise<{ success: boolean }>) {
  const asked = vi.fn(limit)
  return { asked, binding: { limit: asked } as RateLimit }
}
const createLimitPerMinute = (max: number, clock: () => number) => {
  const counts = new Map<number, number>()
  return createFakeRateLimit(async () => {
    const minute = Math.floor(clock() / 60_000)
    counts.set(minute, (counts.get(minute) ?? 0) + 1)
    return { success: counts.get(minute)! <= max }
  }).binding
}
const ALWAYS = createFakeRateLimit(async () => ({ success: true })).binding

it('leaves out events past 120 a minute from one address on one card, and answers them the same', async () => {
  const { sent, statuses } = await runWithinClockMinute(async (nth) => {
    const { sent, env } = createRecordingBindings()
    const send = async (path: string, cardId: number, address: string) =>
      (
        await callApi(path, {
          body: { cardId, linkType: 'phone', linkId: 'p' },
          address,
          headers: { 'user-agent': CHROME_USER_AGENT },
          env,
        })
      ).status
    const statuses: number[] = []
    // All addresses in one IPv6 /64 network belong to one subscriber, so they are counted together.
    for (let i = 0; i < VISITOR_EVENTS_PER_MINUTE_MAX + 30; i++)
      statuses.push(await send(EVENT_CALL_PATHS[i % 3]!, 500 + nth, `2001:db8:f:${nth}::${i.toString(16)}`))
    statuses.push(await send(EVENT_CALL_PATHS[0]!, 500 + nth, `2001:db8:f:ffff::${nth}`))
    statuses.push(await send(EVENT_CALL_PATHS[0]!, 900 + nth, `2001:db8:f:${nth}::1`))
    return { sent, statuses }
  })
  expect(new Set(statuses)).toEqual(new Set([202]))
  // Each IP address is counted separately on each card, so the last two events are within the limit. The next event of the flooded card
  // takes along how many were left out.
  expect(sent).toHaveLength(VISITOR_EVENTS_PER_MINUTE_MAX + 2)
  expect(sent.map(({ leftOut }) => leftOut).filter(Boolean)).toEqual([30])
  expect(sent.at(-2)).toMatchObject({ leftOut: 30 })
})

it('stores 4,000 clicks of one address on one card as 120 rows and a count', async () => {
  const card = await createTestCardWithOwner()
  const sent = await runWithinClockMinute(async (nth) => {
    const { sent, env } = createRecordingBindings()
    const click = (address: string) =>
      callApi('/api/card-clicks', { body: { cardId: card.id, linkType: 'phone', linkId: 'p' }, address, env })
    for (let i = 0; i < 4000; i++) await click(`198.51.100.${nth}`)
    await click(`198.51.100.${nth + 100}`)
    return sent
  })
  expect(sent).toHaveLength(VISITOR_EVENTS_PER_MINUTE_MAX + 1)
  for (let i = 0; i < sent.length; i += 100) await deliverToQueueConsumer(sent.slice(i, i + 100))
  const totals = (await readCardTotals(card.id))!
  expect(totals['clicks']).toBe(VISITOR_EVENTS_PER_MINUTE_MAX + 1)
  expect(totals['left_out']).toBeGreaterThanOrEqual(4000 - VISITOR_EVENTS_PER_MINUTE_MAX)
  const answer = await callApi(`/api/analytics/${card.id}`, { cookie: card.owner.cookie })
  expect((await answer.json<{ excluded: { floods: number } }>()).excluded.floods).toBe(totals['left_out'])
})

it('admits a burst of one address and few events after it, whatever cards they are for', async () => {
  let now = Date.now()
  const { burst, recoveredPerMinute, sharedPerMinute } = ADDRESS_EVENT_LIMITS
  const env = { EVENT_LIMIT: ALWAYS, EVENT_ADDRESS_LIMIT: createLimitPerMinute(sharedPerMinute, () => now) }
  const end = now + HOUR_MS
  let admitted = 0
  for (let i = 0; now < end; i++, now += 600) if (await isEventAdmitted(createRequestFromIpAddress('192.0.2.9'), env, i, now)) admitted++
  expect(admitted).toBeGreaterThanOrEqual(burst)
  expect(admitted).toBeLessThanOrEqual(burst + 60 * recoveredPerMinute + 61 * sharedPerMinute)
  expect(await isEventAdmitted(createRequestFromIpAddress('192.0.2.10'), env, 1, now)).toBe(true)
})

it('admits a burst of an IPv6 /48 network and few events after it, whatever addresses it uses', async () => {
  let now = Date.now()
  const env = { EVENT_LIMIT: ALWAYS, EVENT_ADDRESS_LIMIT: createLimitPerMinute(ADDRESS_EVENT_LIMITS.sharedPerMinute, () => now) }
  const end = now + HOUR_MS
  let admitted = 0
  for (let i = 0; now < end; i++, now += 400)
    if (await isEventAdmitted(createRequestFromIpAddress(`2001:db8:4848:${(i % 5000).toString(16)}::1`), env, i, now)) admitted++
  const { burst, recoveredPerMinute } = NETWORK_EVENT_LIMITS
  expect(admitted).toBeGreaterThanOrEqual(burst)
  expect(admitted).toBeLessThanOrEqual(burst + 60 * recoveredPerMinute + 61 * ADDRESS_EVENT_LIMITS.sharedPerMinute)
})

it('leaves out what a busy address sends when the limit for all cards cannot be asked', async () => {
  const env = { EVENT_LIMIT: ALWAYS, EVENT_ADDRESS_LIMIT: { limit: () => Promise.reject(new Error('the limit is away')) } as RateLimit }
  const now = Date.now()
  const admitted: boolean[] = []
  for (let i = 0; i <= ADDRESS_EVENT_LIMITS.burst; i++)
    admitted.push(await isEventAdmitted(createRequestFromIpAddress('192.0.2.11'), env, i, now))
  expect(admitted.indexOf(false)).toBe(ADDRESS_EVENT_LIMITS.burst)
})

it('asks the rate limit that all isolates share only about addresses that send fast', async () => {
  const { asked, binding } = createFakeRateLimit(async () => ({ success: false }))
  const env = { EVENT_LIMIT: binding, EVENT_ADDRESS_LIMIT: createFailingBinding<RateLimit>('asked too early') }
  const now = Date.now()
  const admitted: boolean[] = []
  for (let i = 0; i <= EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER; i++)
    admitted.push(await isEventAdmitted(createRequestFromIpAddress('192.0.2.7'), env, 1, now))
  expect(admitted.indexOf(false)).toBe(EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER)
  expect(asked.mock.calls).toEqual([[{ key: '1 192.0.2.7' }]])
  expect(await isEventAdmitted(createRequestFromIpAddress('192.0.2.7'), env, 1, now + 60_000)).toBe(true)
})

it('admits 120 events a minute on one card when the shared rate limit fails', async () => {
  const { asked, binding } = createFakeRateLimit(() => Promise.reject(new Error('the limit is away')))
  const env = { EVENT_LIMIT: binding, EVENT_ADDRESS_LIMIT: ALWAYS }
  const now = Date.now() + 600_000
  for (let i = 0; i < VISITOR_EVENTS_PER_MINUTE_MAX; i++)
    expect(await isEventAdmitted(createRequestFromIpAddress('192.0.2.8'), env, 1, now)).toBe(true)
  expect(asked).toHaveBeenCalledTimes(VISITOR_EVENTS_PER_MINUTE_MAX - EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER)
  expect(await isEventAdmitted(createRequestFromIpAddress('192.0.2.8'), env, 1, now)).toBe(false)
})

it('sends chats and leads of a busy address, because the chat has limits of its own', async () => {
  const { sent, EVENTS } = createRecordingQueue()
  const env = { EVENTS, EVENT_LIMIT: createFailingBinding('asked'), EVENT_ADDRESS_LIMIT: createFailingBinding('asked') } as unknown as Env
  for (let i = 0; i < VISITOR_EVENTS_PER_MINUTE_MAX + 1; i++)
    await sendEventToQueue(createRequestFromIpAddress('192.0.2.12'), env, { kind: 'chat', id: `${i}`, cardId: 7 }, null)
  expect(sent).toHaveLength(VISITOR_EVENTS_PER_MINUTE_MAX + 1)
})

it('counts robots’ page views by the same limit', async () => {
  const { sent, EVENTS } = createRecordingQueue()
  const env = { EVENTS, EVENT_LIMIT: ALWAYS, EVENT_ADDRESS_LIMIT: ALWAYS } as unknown as Env
  for (let i = 0; i < VISITOR_EVENTS_PER_MINUTE_MAX + 60; i++)
    await sendEventToQueue(createRequestFromIpAddress('192.0.2.13'), env, { kind: 'view', id: `${i}`, cardId: 7, exclusion: 'bot' }, null)
  expect(sent.length).toBeLessThan(VISITOR_EVENTS_PER_MINUTE_MAX + 60)
})

it('limits the memory for counting senders and left out events', async () => {
  const env = { EVENT_LIMIT: ALWAYS, EVENT_ADDRESS_LIMIT: ALWAYS }
  const now = Date.now() + 1_200_000
  for (let i = 0; i < 10_000; i++) {
    await isEventAdmitted(createRequestFromIpAddress(`2001:db8:${i.toString(16)}::1`), env, i, now)
    countLeftOutEvent(i)
  }
  expect(getFloodCounterBytes()).toBeLessThanOrEqual(4 * FLOOD_COUNTER_BYTES_MAX)
  expect(takeLeftOutEvents(9999)).toBe(1)
  expect(takeLeftOutEvents(9999)).toBeUndefined()
})

it('counts what messages say was left out, only for cards that exist', async () => {
  const { id } = await createTestCardWithOwner()
  await deliverToQueueConsumer([
    createViewEvent(id, { leftOut: 7 }),
    createViewEvent(id, { leftOut: 2 }),
    createViewEvent(id + 1000, { leftOut: 1 }),
  ])
  expect(await readCardTotals(id)).toMatchObject({ views: 2, left_out: 9, floods: 0 })
  expect(await readCardTotals(id + 1000)).toBeNull()
})

it('has the same event limits in the deployment’s configuration', () => {
  const limitOf = (name: string) => Number(new RegExp(`name = "${name}"[^[]*limit = (\\d+), period = 60`).exec(config)![1])
  expect(limitOf('EVENT_LIMIT')).toBe(VISITOR_EVENTS_PER_MINUTE_MAX)
  expect(limitOf('EVENT_ADDRESS_LIMIT')).toBe(ADDRESS_EVENT_LIMITS.sharedPerMinute)
})
