import { expect, it, vi } from 'vitest'
import config from '../../wrangler.toml?raw'
import { VISITOR_EVENTS_PER_MINUTE_MAX, EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER, FLOOD_COUNTER_BYTES_MAX } from '../../schema/bounds.ts'
import { callApi } from '../test/client.ts'
import { CHROME_USER_AGENT, createRecordingBindings } from '../test/events.ts'
import { runWithinClockMinute } from '../test/minute.ts'
import { getFloodCounterBytes, isEventFlood } from './flood.ts'

const EVENT_CALL_PATHS = ['/api/card-views', '/api/card-clicks', '/api/card-saves']

const createRequestFromIpAddress = (address: string) => new Request('http://localhost/', { headers: { 'cf-connecting-ip': address } })
function createFakeRateLimit(limit: () => Promise<{ success: boolean }>) {
  const asked = vi.fn(limit)
  return { asked, env: { EVENT_LIMIT: { limit: asked } as RateLimit } }
}

it('marks events as a flood past 120 a minute from one address on one card, and answers them the same', async () => {
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
  const floods = sent.map(({ exclusion }) => exclusion === 'flood')
  expect(floods.slice(0, VISITOR_EVENTS_PER_MINUTE_MAX)).toEqual(Array.from({ length: VISITOR_EVENTS_PER_MINUTE_MAX }, () => false))
  expect(floods.slice(VISITOR_EVENTS_PER_MINUTE_MAX, -2)).toEqual(Array.from({ length: 30 }, () => true))
  // Each IP address is counted separately on each card, so the last two events are within the limit.
  expect(floods.slice(-2)).toEqual([false, false])
})

it('asks the rate limit that all isolates share only about addresses that send fast', async () => {
  const { asked, env } = createFakeRateLimit(async () => ({ success: false }))
  const now = Date.now()
  const floods: boolean[] = []
  for (let i = 0; i <= EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER; i++)
    floods.push(await isEventFlood(createRequestFromIpAddress('192.0.2.7'), env, 1, now))
  expect(floods.indexOf(true)).toBe(EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER)
  expect(asked.mock.calls).toEqual([[{ key: '1 192.0.2.7' }]])
  expect(await isEventFlood(createRequestFromIpAddress('192.0.2.7'), env, 1, now + 60_000)).toBe(false)
})

it('marks no event as a flood when the shared rate limit fails', async () => {
  const { asked, env } = createFakeRateLimit(() => Promise.reject(new Error('the limit is away')))
  const now = Date.now() + 600_000
  for (let i = 0; i < VISITOR_EVENTS_PER_MINUTE_MAX; i++)
    expect(await isEventFlood(createRequestFromIpAddress('192.0.2.8'), env, 1, now)).toBe(false)
  expect(asked).toHaveBeenCalledTimes(VISITOR_EVENTS_PER_MINUTE_MAX - EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER)
  expect(await isEventFlood(createRequestFromIpAddress('192.0.2.8'), env, 1, now)).toBe(true)
})

it('limits the memory for counting senders', async () => {
  const { env } = createFakeRateLimit(async () => ({ success: true }))
  const now = Date.now() + 1_200_000
  for (let i = 0; i < 10_000; i++) await isEventFlood(createRequestFromIpAddress(`2001:db8:${i.toString(16)}::1`), env, i, now)
  expect(getFloodCounterBytes()).toBeLessThanOrEqual(FLOOD_COUNTER_BYTES_MAX)
})

it('has the same event limit in the deployment’s configuration', () => {
  const [, limit] = /name = "EVENT_LIMIT"[^[]*limit = (\d+), period = 60/.exec(config)!
  expect(Number(limit)).toBe(VISITOR_EVENTS_PER_MINUTE_MAX)
})
