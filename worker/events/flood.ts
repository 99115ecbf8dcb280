import {
  ADDRESS_EVENT_LIMITS,
  EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER,
  FLOOD_COUNTER_BYTES_MAX,
  NETWORK_EVENT_LIMITS,
  VISITOR_EVENTS_PER_MINUTE_MAX,
} from '../../schema/bounds.ts'
import { clientIpAddressOf, hasClientIpAddress, rateLimitKeyOfIpAddress, wideRateLimitKeyOfIpAddress } from '../platform/address.ts'
import { BurstCounter } from '../platform/bursts.ts'
import { ByteLimitedMap } from '../platform/byte-map.ts'
import type { Env } from '../platform/env.ts'

const MINUTE_MS = 60_000
const BYTES_PER_EVENT_COUNT = 50

interface EventCount {
  events: number
}
let currentMinute = 0
let eventCountsBySender = new ByteLimitedMap<EventCount>(FLOOD_COUNTER_BYTES_MAX)
const burstsOfAddresses = new BurstCounter(ADDRESS_EVENT_LIMITS, FLOOD_COUNTER_BYTES_MAX)
const burstsOfNetworks = new BurstCounter(NETWORK_EVENT_LIMITS, FLOOD_COUNTER_BYTES_MAX)
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

/**
 * Returns false if the sender has used up its burst and what all server instances accept after it. If they cannot be asked, the event is
 * left out, because nothing else would limit it.
 */
async function mayCost(env: Pick<Env, 'EVENT_ADDRESS_LIMIT'>, bursts: BurstCounter, key: string, now: number): Promise<boolean> {
  if (bursts.admits(key, now)) return true
  const { success } = await env.EVENT_ADDRESS_LIMIT.limit({ key }).catch(() => ({ success: false }))
  return success
}

/**
 * Counts an event. Returns false if its address sends too many events to this card, or its address or IPv6 /48 network to all cards. A
 * local server knows no addresses, so it has only the limit of a card.
 */
export async function isEventAdmitted(
  request: Request,
  env: Pick<Env, 'EVENT_LIMIT' | 'EVENT_ADDRESS_LIMIT'>,
  cardId: number,
  now: number,
): Promise<boolean> {
  const ip = clientIpAddressOf(request)
  const address = rateLimitKeyOfIpAddress(ip)
  if (await isCardFlooded(env, `${cardId} ${address}`, now)) return false
  if (!hasClientIpAddress(request)) return true
  if (!(await mayCost(env, burstsOfAddresses, address, now))) return false
  const network = wideRateLimitKeyOfIpAddress(ip)
  return network === null || mayCost(env, burstsOfNetworks, network, now)
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
  return eventCountsBySender.bytes + burstsOfAddresses.bytes + burstsOfNetworks.bytes + leftOutEventsByCard.bytes
}
