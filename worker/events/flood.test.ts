import { expect, it, vi } from 'vitest'
import config from '../../wrangler.toml?raw'
import { EVENTS_A_MINUTE, EVENTS_COUNTED_LOCALLY, FLOOD_COUNTS_BYTES } from '../../schema/bounds.ts'
import { call } from '../test/client.ts'
import { CHROME, listening } from '../test/events.ts'
import { withinAMinute } from '../test/minute.ts'
import { floodBytes, isFlood } from './flood.ts'

const CALLS = ['/api/card-views', '/api/card-clicks', '/api/card-saves']

const requestFrom = (address: string) => new Request('http://localhost/', { headers: { 'cf-connecting-ip': address } })
/** A limit that answers as it is told, and how often it was asked. */
function limitThat(limit: () => Promise<{ success: boolean }>) {
  const asked = vi.fn(limit)
  return { asked, env: { EVENT_LIMIT: { limit: asked } as RateLimit } }
}

it('is what one address sends past 120 a minute on one card, whatever the calls, and is answered alike', async () => {
  const { sent, statuses } = await withinAMinute(async (nth) => {
    const { sent, env } = listening()
    const send = async (path: string, cardId: number, address: string) =>
      (await call(path, { body: { cardId, linkType: 'phone', linkId: 'p' }, address, headers: { 'user-agent': CHROME }, env })).status
    const statuses: number[] = []
    // Of one subscriber, who holds all of a /64.
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
  // Another address, and the same one on another card.
  expect(floods.slice(-2)).toEqual([false, false])
})

it('is asked of the limit of all isolates about those who send fast, and about nobody else', async () => {
  const { asked, env } = limitThat(async () => ({ success: false }))
  const now = Date.now()
  const floods: boolean[] = []
  for (let i = 0; i <= EVENTS_COUNTED_LOCALLY; i++) floods.push(await isFlood(requestFrom('192.0.2.7'), env, 1, now))
  expect(floods.indexOf(true)).toBe(EVENTS_COUNTED_LOCALLY)
  expect(asked.mock.calls).toEqual([[{ key: '1 192.0.2.7' }]])
  // A minute later they begin anew.
  expect(await isFlood(requestFrom('192.0.2.7'), env, 1, now + 60_000)).toBe(false)
})

it('is nothing where the limit cannot be asked', async () => {
  const { asked, env } = limitThat(() => Promise.reject(new Error('the limit is away')))
  const now = Date.now() + 600_000
  for (let i = 0; i < EVENTS_A_MINUTE; i++) expect(await isFlood(requestFrom('192.0.2.8'), env, 1, now)).toBe(false)
  expect(asked).toHaveBeenCalledTimes(EVENTS_A_MINUTE - EVENTS_COUNTED_LOCALLY)
  expect(await isFlood(requestFrom('192.0.2.8'), env, 1, now)).toBe(true)
})

it('remembers senders within bounds, however many there are', async () => {
  const { env } = limitThat(async () => ({ success: true }))
  const now = Date.now() + 1_200_000
  for (let i = 0; i < 10_000; i++) await isFlood(requestFrom(`2001:db8:${i.toString(16)}::1`), env, i, now)
  expect(floodBytes()).toBeLessThanOrEqual(FLOOD_COUNTS_BYTES)
})

it('has the same limit in the deployment', () => {
  const [, limit] = /name = "EVENT_LIMIT"[^[]*limit = (\d+), period = 60/.exec(config)!
  expect(Number(limit)).toBe(EVENTS_A_MINUTE)
})
