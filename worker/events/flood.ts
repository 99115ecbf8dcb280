import type { Env } from '../platform/env.ts'
import { addressOf, network } from '../platform/address.ts'
import { EVENTS_A_MINUTE, EVENTS_COUNTED_LOCALLY, FLOOD_COUNTS_BYTES } from '../../schema/bounds.ts'
import { ByteMap } from '../platform/byte-map.ts'

const MINUTE = 60_000
const COUNT_BYTES = 50

let minute = 0
let counts = new ByteMap<{ events: number }>(FLOOD_COUNTS_BYTES)

/** How many events this isolate has seen of `key` in the minute of `now`, this one included. */
function countOf(key: string, now: number): number {
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
 * Whether an address has sent more than `EVENTS_A_MINUTE` on one card. The isolate counts for itself first and asks
 * EVENT_LIMIT, which knows of the others of its location, only about those who already send fast: a visitor sends a few
 * events, and asking about each would cost as much as the queue does. `now` in ms. Where the limit cannot be asked, an
 * event counts.
 */
export async function isFlood(request: Request, env: Pick<Env, 'EVENT_LIMIT'>, cardId: number, now: number): Promise<boolean> {
  const key = `${cardId} ${network(addressOf(request))}`
  const count = countOf(key, now)
  if (count <= EVENTS_COUNTED_LOCALLY) return false
  if (count > EVENTS_A_MINUTE) return true
  try {
    const { success } = await env.EVENT_LIMIT.limit({ key })
    return !success
  } catch {
    return false
  }
}

/** How much is remembered of who sent how much, in bytes. */
export function floodBytes(): number {
  return counts.bytes
}
