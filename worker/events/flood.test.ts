import { expect, it, vi } from 'vitest'
import config from '../../wrangler.toml?raw'
import type { EventMessage, QueueMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'
import { EVENTS_A_MINUTE, EVENTS_COUNTED_LOCALLY, FLOOD_COUNTS_BYTES } from '../../schema/bounds.ts'
import { call } from '../test/client.ts'
import { CHROME } from '../test/events.ts'
import { withinAMinute } from '../test/minute.ts'
import { floodBytes, isFlood } from './flood.ts'

const CALLS = ['/api/card-views', '/api/card-clicks', '/api/card-saves']

/** Bindings that record sent messages, and a database whose use fails the test. */
function recordingBindings() {
  const sent: EventMessage[] = []
  const DB = new Proxy({}, { get: () => expect.fail('the relational store was asked') }) as D1Database
  const EVENTS = { send: async (message: QueueMessage) => void sent.push(message as EventMessage) } as unknown as Env['EVENTS']
  return { sent, env: { DB, EVENTS } }
}

const requestFrom = (address: string) => new Request('http://localhost/', { headers: { 'cf-connecting-ip': address } })
/** A fake EVENT_LIMIT that answers by `limit`, and a record of its calls. */
function fakeLimit(limit: () => Promise<{ success: boolean }>) {
  const asked = vi.fn(limit)
  return { asked, env: { EVENT_LIMIT: { limit: asked } as RateLimit } }
}

it('starts after 120 events a minute of one address on one card, and gets the same answer', async () => {
  const { sent, statuses } = await withinAMinute(async (nth) => {
    const { sent, env } = recordingBindings()
    const send = async (path: string, cardId: number, address: string) =>
      (await call(path, { body: { cardId, linkType: 'phone', linkId: 'p' }, address, headers: { 'user-agent': CHROME }, env })).status
    const statuses: number[] = []
    // All addresses of a /64 belong to one subscriber and share a limit.
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
  // Neither another address nor another card is affected.
  expect(floods.slice(-2)).toEqual([false, false])
})

it('uses the limit of all isolates only for addresses that send fast', async () => {
  const { asked, env } = fakeLimit(async () => ({ success: false }))
  const now = Date.now()
  const floods: boolean[] = []
  for (let i = 0; i <= EVENTS_COUNTED_LOCALLY; i++) floods.push(await isFlood(requestFrom('192.0.2.7'), env, 1, now))
  expect(floods.indexOf(true)).toBe(EVENTS_COUNTED_LOCALLY)
  expect(asked.mock.calls).toEqual([[{ key: '1 192.0.2.7' }]])
  // The counts start again a minute later.
  expect(await isFlood(requestFrom('192.0.2.7'), env, 1, now + 60_000)).toBe(false)
})

it('is not detected if the limit fails', async () => {
  const { asked, env } = fakeLimit(() => Promise.reject(new Error('the limit is away')))
  const now = Date.now() + 600_000
  for (let i = 0; i < EVENTS_A_MINUTE; i++) expect(await isFlood(requestFrom('192.0.2.8'), env, 1, now)).toBe(false)
  expect(asked).toHaveBeenCalledTimes(EVENTS_A_MINUTE - EVENTS_COUNTED_LOCALLY)
  expect(await isFlood(requestFrom('192.0.2.8'), env, 1, now)).toBe(true)
})

it('remembers senders within bounds, however many there are', async () => {
  const { env } = fakeLimit(async () => ({ success: true }))
  const now = Date.now() + 1_200_000
  for (let i = 0; i < 10_000; i++) await isFlood(requestFrom(`2001:db8:${i.toString(16)}::1`), env, i, now)
  expect(floodBytes()).toBeLessThanOrEqual(FLOOD_COUNTS_BYTES)
})

it('has the same limit in the deployment', () => {
  const [, limit] = /name = "EVENT_LIMIT"[^[]*limit = (\d+), period = 60/.exec(config)!
  expect(Number(limit)).toBe(EVENTS_A_MINUTE)
})
