import { createHmac } from 'node:crypto'
import type { EventMessage } from '../../schema/event.ts'
import type { Env } from '../env.ts'
import { storedAddress } from '../platform/address.ts'

const UA_MAX = 512

/** Where an event came from, as a queue message carries it. Names the visitor nowhere: the address is truncated already. */
export type Origin = Pick<EventMessage, 'ip' | 'ua' | 'city' | 'country'>

/** True for a visitor who asked not to be tracked, by Do Not Track or Global Privacy Control. */
export function wantsPrivacy(request: Request): boolean {
  return request.headers.get('sec-gpc') === '1' || request.headers.get('dnt') === '1'
}

/**
 * Reads the visitor's truncated address, user agent and the edge's place from a request. Of visitors who asked not to be
 * tracked only the user agent is kept, for the device.
 */
export function originOf(request: Request, env: Pick<Env, 'VISITOR_ADDRESSES'>): Origin {
  const ua = request.headers.get('user-agent')?.slice(0, UA_MAX) || null
  if (wantsPrivacy(request)) return { ip: null, ua, city: null, country: null }
  const place = request.cf as { city?: string; country?: string } | undefined
  return {
    ip: storedAddress(env, request.headers.get('cf-connecting-ip')),
    ua,
    city: place?.city?.slice(0, 80) ?? null,
    country: place?.country?.slice(0, 2) ?? null,
  }
}

let today: { day: number; secret: string; key: Buffer } | undefined

/**
 * A visitor's key on one card for one UTC day: the whole address and user agent, hashed under a key that is derived from
 * the signing secret and the day. It never leaves the queue but into card_visitors, which forgets it after two days.
 * Undefined where there is no address, and for visitors who asked not to be tracked.
 */
export function visitorKey(request: Request, env: Pick<Env, 'SESSION_SECRET'>, cardId: number, at: number): string | undefined {
  const ip = request.headers.get('cf-connecting-ip')
  const secret = env.SESSION_SECRET
  if (!ip || !secret || wantsPrivacy(request)) return undefined
  const day = Math.floor(at / 86_400_000)
  if (today?.day !== day || today.secret !== secret) today = { day, secret, key: createHmac('sha256', secret).update(`visitors ${day}`).digest() }
  return createHmac('sha256', today.key).update(`${cardId}\n${ip}\n${request.headers.get('user-agent') ?? ''}`).digest('base64url').slice(0, 22)
}
