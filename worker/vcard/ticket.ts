import { timingSafeEqual } from 'node:crypto'
import type { Env } from '../platform/env.ts'
import { keyedHash } from '../platform/address.ts'

/** How long the file may be fetched with a ticket, in ms. */
const LIFETIME = 60_000

const sealOf = (env: Pick<Env, 'SESSION_SECRET'>, cardId: number, holder: string, expires: string) =>
  keyedHash(env, 'contact file', `${cardId}\n${holder}\n${expires}`)

/** A ticket for the contact file of one card, good for `holder` (the network that asked) for a minute from `now`, in ms. */
export function issueTicket(env: Pick<Env, 'SESSION_SECRET'>, cardId: number, holder: string, now: number): string {
  const expires = (now + LIFETIME).toString(36)
  return `${expires}.${sealOf(env, cardId, holder, expires)}`
}

/** Whether this is a ticket for that file, of that holder, which has not expired. */
export function isTicket(
  env: Pick<Env, 'SESSION_SECRET'>,
  ticket: string | undefined,
  cardId: number,
  holder: string,
  now: number,
): boolean {
  const [, expires, seal] = /^([0-9a-z]{8,9})\.([\w-]{43})$/.exec(ticket ?? '') ?? []
  if (!expires || !seal || Number.parseInt(expires, 36) < now) return false
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(env, cardId, holder, expires)))
}
