import { createHmac, hash } from 'node:crypto'
import type { QueuedEventMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'
import { toStoredIpAddress } from '../platform/address.ts'
import { cityAndCountryOfRequest, userAgentOf } from '../platform/user-agent.ts'

/** The visitor's data in an event. The IP address is truncated, unless the deployment stores full addresses. */
export type EventVisitorData = Pick<QueuedEventMessage, 'ip' | 'ua' | 'city' | 'country'>

export function hasTrackingOptOut(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}

let visitorHashKeyOfToday: { day: number; secret: string; key: string } | undefined

/**
 * Identifies a visitor on one card during one UTC day: a hash of the full IP address and user agent, with a hash key for the day. It is
 * stored only in the queue and in the table card_visitors, from which it is deleted after two days.
 */
function createVisitorKey(secret: string, visitor: string, at: number): string {
  const day = Math.floor(at / 86_400_000)
  if (visitorHashKeyOfToday?.day !== day || visitorHashKeyOfToday.secret !== secret)
    visitorHashKeyOfToday = { day, secret, key: createHmac('sha256', secret).update(`visitors ${day}`).digest('base64url') }
  // A plain hash instead of an HMAC is safe, because the key has a fixed length and the hash is cut. An HMAC would cost more.
  return hash('sha256', visitorHashKeyOfToday.key + visitor, 'base64url').slice(0, 22)
}

export function eventVisitorDataOf(request: Request, env: Pick<Env, 'VISITOR_ADDRESSES'>): EventVisitorData {
  const { headers } = request
  const ua = userAgentOf(request)
  if (hasTrackingOptOut(headers)) return { ip: null, ua, city: null, country: null }
  return {
    ip: toStoredIpAddress(env, headers.get('cf-connecting-ip')),
    ua,
    ...cityAndCountryOfRequest(request),
  }
}

/** Returns the referring host and visitor key of a view. Returns neither for visitors who asked not to be tracked. */
export function cardViewDetailsOf(
  request: Request,
  env: Pick<Env, 'SESSION_SECRET'>,
  { cardId, referrer }: { cardId: number; referrer?: string },
  at: number,
): { referrer?: string; visitor?: string } {
  const { headers } = request
  if (hasTrackingOptOut(headers)) return { referrer: undefined }
  const ip = headers.get('cf-connecting-ip')
  if (!ip || !env.SESSION_SECRET) return { referrer }
  return { referrer, visitor: createVisitorKey(env.SESSION_SECRET, `${cardId}\n${ip}\n${userAgentOf(request) ?? ''}`, at) }
}
