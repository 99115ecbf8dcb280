import { createHash, randomBytes } from 'node:crypto'
import type { Env } from '../platform/env.ts'
import type { LinkPurpose } from '../platform/db.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long a link works, in ms. */
export const LINK_LIFETIME = { reset: HOUR, invitation: 3 * DAY, confirmation: DAY, restore: 7 * DAY } as const satisfies Record<
  LinkPurpose,
  number
>
/** For each purpose of a link: the query parameter of the sign-in page that carries the token. */
const PARAMETERS = { reset: 'token', invitation: 'token', confirmation: 'confirm', restore: 'restore' } as const
/** Purposes of the links that set a password. */
export const PASSWORD_LINKS = ['reset', 'invitation'] as const

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The URL of a link. Its origin comes from the configuration: with the request's, a forged Host header could send the token elsewhere. */
export function linkUrl(env: Pick<Env, 'APP_ORIGIN'>, purpose: LinkPurpose, token: string): string {
  return `${env.APP_ORIGIN}/auth?${PARAMETERS[purpose]}=${token}`
}
