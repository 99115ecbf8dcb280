import { createHmac, hash } from 'node:crypto'
import type { EventMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'
import { storedAddress } from '../platform/address.ts'
import { UA_MAX } from '../../schema/bounds.ts'

/** The visitor's data in a queue message. The address is already truncated. */
export type Origin = Pick<EventMessage, 'ip' | 'ua' | 'city' | 'country'>

/** The user agent of a request, cut to `UA_MAX` characters; null for none. */
export function userAgentOf({ headers }: Request): string | null {
  const sent = headers.get('user-agent')
  if (!sent || sent.length <= UA_MAX) return sent || null
  // Copied through a buffer: a slice would keep the whole header in memory, and may end within a character.
  return Buffer.from(sent.slice(0, UA_MAX)).toString()
}

/** True for a visitor who asked not to be tracked, by Do Not Track or Global Privacy Control. */
function wantsPrivacy(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}

let today: { day: number; secret: string; key: string } | undefined

/**
 * A visitor's key on one card for one UTC day: the whole address and user agent, hashed with a key derived from the signing secret and the
 * day. It is stored only in the queue and in card_visitors, from which the sweep erases it after two days.
 */
function visitorKey(secret: string, visitor: string, at: number): string {
  const day = Math.floor(at / 86_400_000)
  if (today?.day !== day || today.secret !== secret)
    today = { day, secret, key: createHmac('sha256', secret).update(`visitors ${day}`).digest('base64url') }
  // A plain hash is safe here, as the key has a fixed length and the hash is cut. A second HMAC would cost more than the hash.
  return hash('sha256', today.key + visitor, 'base64url').slice(0, 22)
}

/**
 * Reads the visitor's truncated address, user agent, city and country from a request. For visitors who asked not to be
 * tracked it returns only the user agent.
 */
export function originOf(request: Request, env: Pick<Env, 'VISITOR_ADDRESSES'>): Origin {
  const { headers } = request
  const ua = userAgentOf(request)
  if (wantsPrivacy(headers)) return { ip: null, ua, city: null, country: null }
  const place = request.cf as { city?: string; country?: string } | undefined
  return {
    ip: storedAddress(env, headers.get('cf-connecting-ip')),
    ua,
    city: place?.city?.slice(0, 80) ?? null,
    country: place?.country?.slice(0, 2) ?? null,
  }
}

/**
 * The data that only views have: the referrer's host as the page sent it, and the visitor's key if the address is known. Empty for visitors
 * who asked not to be tracked.
 */
export function viewDetailsOf(
  request: Request,
  env: Pick<Env, 'SESSION_SECRET'>,
  { cardId, referrer }: { cardId: number; referrer?: string },
  at: number,
): { referrer?: string; visitor?: string } {
  const { headers } = request
  if (wantsPrivacy(headers)) return { referrer: undefined }
  const ip = headers.get('cf-connecting-ip')
  if (!ip || !env.SESSION_SECRET) return { referrer }
  return { referrer, visitor: visitorKey(env.SESSION_SECRET, `${cardId}\n${ip}\n${userAgentOf(request) ?? ''}`, at) }
}
