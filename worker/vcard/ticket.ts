import { timingSafeEqual } from 'node:crypto'
import type { Env } from '../platform/env.ts'
import { computeKeyedHash } from '../platform/address.ts'

const VCARD_TICKET_LIFETIME_MS = 60_000

const vcardTicketSignatureOf = (env: Pick<Env, 'SESSION_SECRET'>, cardId: number, holder: string, expires: string) =>
  computeKeyedHash(env, 'contact file', `${cardId}\n${holder}\n${expires}`)

/** Issues a ticket for one card's contact file. It is valid for a minute, and only on the network `holder`. */
export function issueVcardTicket(env: Pick<Env, 'SESSION_SECRET'>, cardId: number, holder: string, now: number): string {
  const expires = (now + VCARD_TICKET_LIFETIME_MS).toString(36)
  return `${expires}.${vcardTicketSignatureOf(env, cardId, holder, expires)}`
}

export function isValidVcardTicket(
  env: Pick<Env, 'SESSION_SECRET'>,
  ticket: string | undefined,
  cardId: number,
  holder: string,
  now: number,
): boolean {
  const [, expires, signature] = /^([0-9a-z]{8,9})\.([\w-]{43})$/.exec(ticket ?? '') ?? []
  if (!expires || !signature || Number.parseInt(expires, 36) < now) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(vcardTicketSignatureOf(env, cardId, holder, expires)))
}
