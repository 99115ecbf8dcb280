import { expect, it, vi } from 'vitest'
import config from '../../wrangler.toml?raw'
import { EVENTS_A_MINUTE, EVENTS_COUNTED_LOCALLY, FLOOD_COUNTS_BYTES } from '../../schema/bounds.ts'
import { call } from '../test/client.ts'
import { CHROME, recordingBindings } from '../test/events.ts'
import { withinAMinute } from '../test/minute.ts'
import { floodBytes, isFlood } from './flood.ts'

const CALLS = ['/api/card-views', '/api/card-clicks', '/api/card-saves']

const requestFrom = (address: string) => new Request('http://localhost/', { headers: { 'cf-connecting-ip': address } })
/** A rate limit with a given answer, and a record of its calls. */
function fakeLimit(limit: () => Promise<{ success: boolean }>) {
  const asked = vi.fn(limit)
  return { asked, env: { EVENT_LIMIT: { limit: asked } as RateLimit } }
}

it('marks events of one address past 120 a minute on one card, over all calls, and answers them the same', async () => {
  const { sent, statuses } = await withinAMinute(async (nth) => {
    const { sent, env } = recordingBindings()
    const send = async (path: string, cardId: number, address: string) =>
      (await call(path, { body: { cardId, linkType: 'phone', linkId: 'p' }, address, headers: { 'user-agent': CHROME }, env })).status
    const statuses: number[] = []
    // All addresses of one /64 are one subscriber.
    for (let i = 0; i < EVENTS_A_MINUTE + 30; i++)
      statuses.push(await send(CALLS[i % 3]!, 500 + nth, `2001:db8:f:${nth}::${i.toString(16)}`))
    statuses.push(await send(CALLS[0]!, 500 + nth, `2001:db8:f:ffff::${nth}`))
    statuses.push(await send(CALLS[0]!, 900 + nth, `2001:db8:f:${nth}::1`))
    return { sent, statuses }
  })
  expect(new Set(statuses)).toEqual(new Set([202]))
  const floods = sent.map(({ exclusion }) => exclusion === 'flood')
  expect(floods.slice(0, EVENTS_A_MINUTE)).toEqual(Array.from({ length: EVENTS_A_MINUTE }, () => false))
  expect(floods.slice(EVENTS_A_MINUTE, -2)).toEqual(Array.from({ length: 30 }, () => true))
  // The last two are of another address, and of the same address on another card.
  expect(floods.slice(-2)).toEqual([false, false])
})

it('asks the limit shared by all isolates only about addresses that send fast', async () => {
  const { asked, env } = fakeLimit(async () => ({ success: false }))
  const now = Date.now()
  const floods: boolean[] = []
  for (let i = 0; i <= EVENTS_COUNTED_LOCALLY; i++) floods.push(await isFlood(requestFrom('192.0.2.7'), env, 1, now))
  expect(floods.indexOf(true)).toBe(EVENTS_COUNTED_LOCALLY)
  expect(asked.mock.calls).toEqual([[{ key: '1 192.0.2.7' }]])
  // The next minute starts at zero.
  expect(await isFlood(requestFrom('192.0.2.7'), env, 1, now + 60_000)).toBe(false)
})

it('marks nothing when the shared limit fails', async () => {
  const { asked, env } = fakeLimit(() => Promise.reject(new Error('the limit is away')))
  const now = Date.now() + 600_000
  for (let i = 0; i < EVENTS_A_MINUTE; i++) expect(await isFlood(requestFrom('192.0.2.8'), env, 1, now)).toBe(false)
  expect(asked).toHaveBeenCalledTimes(EVENTS_A_MINUTE - EVENTS_COUNTED_LOCALLY)
  expect(await isFlood(requestFrom('192.0.2.8'), env, 1, now)).toBe(true)
})

it('bounds the memory for senders', async () => {
  const { env } = fakeLimit(async () => ({ success: true }))
  const now = Date.now() + 1_200_000
  for (let i = 0; i < 10_000; i++) await isFlood(requestFrom(`2001:db8:${i.toString(16)}::1`), env, i, now)
  expect(floodBytes()).toBeLessThanOrEqual(FLOOD_COUNTS_BYTES)
})

it('has the same limit in the deployment', () => {
  const [, limit] = /name = "EVENT_LIMIT"[^[]*limit = (\d+), period = 60/.exec(config)!
  expect(Number(limit)).toBe(EVENTS_A_MINUTE)
})
