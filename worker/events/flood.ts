import type { Env } from '../platform/env.ts'
import { clientIpAddressOf, rateLimitKeyOfIpAddress } from '../platform/address.ts'
import { VISITOR_EVENTS_PER_MINUTE_MAX, EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER, FLOOD_COUNTER_BYTES_MAX } from '../../schema/bounds.ts'
import { ByteLimitedMap } from '../platform/byte-map.ts'

const MINUTE_MS = 60_000
const BYTES_PER_EVENT_COUNT = 50

let currentMinute = 0
let eventCountsBySender = new ByteLimitedMap<{ events: number }>(FLOOD_COUNTER_BYTES_MAX)

function countEventOfSender(key: string, now: number): number {
  if (Math.floor(now / MINUTE_MS) !== currentMinute) {
    currentMinute = Math.floor(now / MINUTE_MS)
    eventCountsBySender = new ByteLimitedMap(FLOOD_COUNTER_BYTES_MAX)
  }
  const count = eventCountsBySender.get(key)
  if (count) return ++count.events
  eventCountsBySender.set(key, { events: 1 }, BYTES_PER_EVENT_COUNT)
  return 1
}

/**
 * Counts an event. Returns true if its IP address sends events to the card too fast. Each server instance counts by itself. Only for busy
 * addresses, it asks EVENT_LIMIT, which counts for all instances. Asking costs as much as queueing an event.
 */
export async function isEventFlood(request: Request, env: Pick<Env, 'EVENT_LIMIT'>, cardId: number, now: number): Promise<boolean> {
  const key = `${cardId} ${rateLimitKeyOfIpAddress(clientIpAddressOf(request))}`
  const count = countEventOfSender(key, now)
  if (count <= EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER) return false
  if (count > VISITOR_EVENTS_PER_MINUTE_MAX) return true
  try {
    const { success } = await env.EVENT_LIMIT.limit({ key })
    return !success
  } catch {
    return false
  }
}

export function getFloodCounterBytes(): number {
  return eventCountsBySender.bytes
}
