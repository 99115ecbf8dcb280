import {
  ADDRESS_EVENT_LIMITS,
  EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER,
  FLOOD_COUNTER_BYTES_MAX,
  VISITOR_EVENTS_PER_MINUTE_MAX,
} from '../../schema/bounds.ts'
import { clientIpAddressOf, rateLimitKeyOfIpAddress } from '../platform/address.ts'
import { ByteLimitedMap } from '../platform/byte-map.ts'
import type { Env } from '../platform/env.ts'

const MINUTE_MS = 60_000
const BYTES_PER_EVENT_COUNT = 50

interface EventCount {
  events: number
}
let currentMinute = 0
let eventCountsBySender = new ByteLimitedMap<EventCount>(FLOOD_COUNTER_BYTES_MAX)
/** Events of each address that count against its burst. The number falls with time. */
const burstsByAddress = new ByteLimitedMap<EventCount & { at: number }>(FLOOD_COUNTER_BYTES_MAX)
const leftOutEventsByCard = new ByteLimitedMap<EventCount>(FLOOD_COUNTER_BYTES_MAX)

function countEvent(counts: ByteLimitedMap<EventCount>, key: string): number {
  const count = counts.get(key)
  if (count) return ++count.events
  counts.set(key, { events: 1 }, BYTES_PER_EVENT_COUNT)
  return 1
}

function countEventOfSender(key: string, now: number): number {
  if (Math.floor(now / MINUTE_MS) !== currentMinute) {
    currentMinute = Math.floor(now / MINUTE_MS)
    eventCountsBySender = new ByteLimitedMap(FLOOD_COUNTER_BYTES_MAX)
  }
  return countEvent(eventCountsBySender, key)
}

/** True if the address sends events to the card too fast. Only for busy senders, it asks the limit that all server instances share. */
async function isCardFlooded(env: Pick<Env, 'EVENT_LIMIT'>, key: string, now: number): Promise<boolean> {
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

function fitsIntoBurst(address: string, now: number): boolean {
  const { burst, recoveredPerMinute } = ADDRESS_EVENT_LIMITS
  const sent = burstsByAddress.get(address)
  if (!sent) {
    burstsByAddress.set(address, { events: 1, at: now }, BYTES_PER_EVENT_COUNT)
    return true
  }
  const recovered = (Math.max(0, now - sent.at) / MINUTE_MS) * recoveredPerMinute
  const events = Math.max(0, sent.events - recovered) + 1
  if (events > burst) return false
  Object.assign(sent, { events, at: now })
  return true
}

/**
 * Counts an event. Returns false if its address sends too many events to this card or to all cards. The first two counts are those of this
 * server instance. If the limit for all cards cannot be asked, the event is left out, because nothing else would limit it.
 */
export async function isEventAdmitted(
  request: Request,
  env: Pick<Env, 'EVENT_LIMIT' | 'EVENT_ADDRESS_LIMIT'>,
  cardId: number,
  now: number,
): Promise<boolean> {
  const address = rateLimitKeyOfIpAddress(clientIpAddressOf(request))
  if (await isCardFlooded(env, `${cardId} ${address}`, now)) return false
  if (fitsIntoBurst(address, now)) return true
  const { success } = await env.EVENT_ADDRESS_LIMIT.limit({ key: address }).catch(() => ({ success: false }))
  return success
}

/** Remembers that an event was left out. The next event of the card takes the number along, so that the count costs no message. */
export function countLeftOutEvent(cardId: number): void {
  countEvent(leftOutEventsByCard, String(cardId))
}

export function takeLeftOutEvents(cardId: number): number | undefined {
  const events = leftOutEventsByCard.get(String(cardId))?.events
  leftOutEventsByCard.delete(String(cardId))
  return events
}

export function getFloodCounterBytes(): number {
  return eventCountsBySender.bytes + burstsByAddress.bytes + leftOutEventsByCard.bytes
}
