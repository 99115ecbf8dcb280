import type { Env } from '../platform/env.ts'
import { requestAddressOf, rateLimitKeyOfAddress } from '../platform/address.ts'
import { VISITOR_EVENTS_PER_MINUTE_MAX, EVENTS_BEFORE_ASKING_RATE_LIMITER, FLOOD_COUNTER_BYTES_MAX } from '../../schema/bounds.ts'
import { ByteLimitedMap } from '../platform/byte-map.ts'

const MINUTE_MS = 60_000
const BYTES_PER_EVENT_COUNT = 50

let currentMinute = 0
let eventCountsByAddress = new ByteLimitedMap<{ events: number }>(FLOOD_COUNTER_BYTES_MAX)

/** Counts an event for `key` and returns how many events this worker isolate has counted for it in the current minute. */
function countEvent(key: string, now: number): number {
  if (Math.floor(now / MINUTE_MS) !== currentMinute) {
    currentMinute = Math.floor(now / MINUTE_MS)
    eventCountsByAddress = new ByteLimitedMap(FLOOD_COUNTER_BYTES_MAX)
  }
  const count = eventCountsByAddress.get(key)
  if (count) return ++count.events
  eventCountsByAddress.set(key, { events: 1 }, BYTES_PER_EVENT_COUNT)
  return 1
}

/**
 * Counts an event and returns true if its address sends events to the card too fast. This worker isolate's own count comes first.
 * Only for addresses that send many events it asks the rate limit EVENT_LIMIT, which counts across isolates, because asking about
 * every event would cost as much as the queue does. If EVENT_LIMIT fails, the event is no flood.
 */
export async function isEventFlood(request: Request, env: Pick<Env, 'EVENT_LIMIT'>, cardId: number, now: number): Promise<boolean> {
  const key = `${cardId} ${rateLimitKeyOfAddress(requestAddressOf(request))}`
  const count = countEvent(key, now)
  if (count <= EVENTS_BEFORE_ASKING_RATE_LIMITER) return false
  if (count > VISITOR_EVENTS_PER_MINUTE_MAX) return true
  try {
    const { success } = await env.EVENT_LIMIT.limit({ key })
    return !success
  } catch {
    return false
  }
}

export function getEventCountsBytes(): number {
  return eventCountsByAddress.bytes
}
