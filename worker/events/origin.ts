import { createHmac, hash } from 'node:crypto'
import type { QueuedEventMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'
import { toStoredIpAddress } from '../platform/address.ts'
import { USER_AGENT_LENGTH_MAX } from '../../schema/bounds.ts'

/** The visitor's data in a queued event. The IP address is truncated, unless the deployment stores whole ones. */
export type VisitorOrigin = Pick<QueuedEventMessage, 'ip' | 'ua' | 'city' | 'country'>

/** Returns the user agent of a request, cut to `USER_AGENT_LENGTH_MAX` characters, or null if there is none. */
export function userAgentOf({ headers }: Request): string | null {
  const sent = headers.get('user-agent')
  if (!sent || sent.length <= USER_AGENT_LENGTH_MAX) return sent || null
  // The cut text is copied through a buffer: a slice would keep the whole header in memory, and may end within a character.
  return Buffer.from(sent.slice(0, USER_AGENT_LENGTH_MAX)).toString()
}

/** True for a visitor who asked not to be tracked, by Do Not Track or Global Privacy Control. */
function hasTrackingOptOut(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}

let visitorHashKeyOfToday: { day: number; secret: string; key: string } | undefined

/**
 * Returns a visitor's key on one card for one UTC day: a hash of the whole IP address and user agent, with a hash key derived from
 * the signing secret and the day. It is stored only in the queue and in the table card_visitors, from which it is erased after
 * two days.
 */
function createVisitorKey(secret: string, visitor: string, at: number): string {
  const day = Math.floor(at / 86_400_000)
  if (visitorHashKeyOfToday?.day !== day || visitorHashKeyOfToday.secret !== secret)
    visitorHashKeyOfToday = { day, secret, key: createHmac('sha256', secret).update(`visitors ${day}`).digest('base64url') }
  // A plain hash is safe here, because the hash key has a fixed length and the hash is cut. A second HMAC would cost more.
  return hash('sha256', visitorHashKeyOfToday.key + visitor, 'base64url').slice(0, 22)
}

/** Reads a visitor's IP address (as stored), user agent and place; only the user agent if the visitor asked not to be tracked. */
export function visitorOriginOf(request: Request, env: Pick<Env, 'VISITOR_ADDRESSES'>): VisitorOrigin {
  const { headers } = request
  const ua = userAgentOf(request)
  if (hasTrackingOptOut(headers)) return { ip: null, ua, city: null, country: null }
  const place = request.cf as { city?: string; country?: string } | undefined
  return {
    ip: toStoredIpAddress(env, headers.get('cf-connecting-ip')),
    ua,
    city: place?.city?.slice(0, 80) ?? null,
    country: place?.country?.slice(0, 2) ?? null,
  }
}

/** Returns the referring host and visitor key of a card's view; neither for visitors who asked not to be tracked. */
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
