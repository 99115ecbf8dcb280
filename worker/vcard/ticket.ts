import { timingSafeEqual } from 'node:crypto'
import type { Env } from '../platform/env.ts'
import { keyedHash } from '../platform/address.ts'

/** Lifetime of a ticket, in ms. */
const LIFETIME = 60_000

const signatureOf = (env: Pick<Env, 'SESSION_SECRET'>, cardId: number, holder: string, expires: string) =>
  keyedHash(env, 'contact file', `${cardId}\n${holder}\n${expires}`)

/** Issues a ticket for one card's contact file, valid for the network `holder` for a minute from `now` (ms). */
export function issueTicket(env: Pick<Env, 'SESSION_SECRET'>, cardId: number, holder: string, now: number): string {
  const expires = (now + LIFETIME).toString(36)
  return `${expires}.${signatureOf(env, cardId, holder, expires)}`
}

/** True for an unexpired ticket of this card and holder. */
export function isTicket(
  env: Pick<Env, 'SESSION_SECRET'>,
  ticket: string | undefined,
  cardId: number,
  holder: string,
  now: number,
): boolean {
  const [, expires, signature] = /^([0-9a-z]{8,9})\.([\w-]{43})$/.exec(ticket ?? '') ?? []
  if (!expires || !signature || Number.parseInt(expires, 36) < now) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(env, cardId, holder, expires)))
}
