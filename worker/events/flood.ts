import type { Env } from '../platform/env.ts'
import { addressOf, addressLimitKey } from '../platform/address.ts'
import { EVENTS_A_MINUTE, EVENTS_COUNTED_LOCALLY, FLOOD_COUNTS_BYTES } from '../../schema/bounds.ts'
import { ByteMap } from '../platform/byte-map.ts'

const MINUTE = 60_000
const COUNT_BYTES = 50

let minute = 0
let counts = new ByteMap<{ events: number }>(FLOOD_COUNTS_BYTES)

/** Counts an event for `key` and returns the count of this isolate for the current minute. */
function countEvent(key: string, now: number): number {
  if (Math.floor(now / MINUTE) !== minute) {
    minute = Math.floor(now / MINUTE)
    counts = new ByteMap(FLOOD_COUNTS_BYTES)
  }
  const count = counts.get(key)
  if (count) return ++count.events
  counts.set(key, { events: 1 }, COUNT_BYTES)
  return 1
}

/**
 * Counts an event and tells whether its address has sent more than `EVENTS_A_MINUTE` on the card. The isolate's own count
 * comes first. Only for addresses past `EVENTS_COUNTED_LOCALLY` it asks EVENT_LIMIT, which counts across the isolates of a location:
 * asking about every event would cost as much as the queue does. If EVENT_LIMIT fails, the event is no flood. `now` in ms.
 */
export async function isFlood(request: Request, env: Pick<Env, 'EVENT_LIMIT'>, cardId: number, now: number): Promise<boolean> {
  const key = `${cardId} ${addressLimitKey(addressOf(request))}`
  const count = countEvent(key, now)
  if (count <= EVENTS_COUNTED_LOCALLY) return false
  if (count > EVENTS_A_MINUTE) return true
  try {
    const { success } = await env.EVENT_LIMIT.limit({ key })
    return !success
  } catch {
    return false
  }
}

/** Memory used by the counts, in bytes. */
export function floodBytes(): number {
  return counts.bytes
}
