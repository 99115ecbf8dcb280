import { createHash, randomBytes } from 'node:crypto'
import { INVITATION_LIFETIME_MS } from '../../schema/user-list.ts'
import { INVITATION_PARAM } from '../../schema/sign-in.ts'
import { FACTORS_RESET_LINK_LIFETIME_MS } from '../../schema/second-factor.ts'
import type { MailLinkKind } from '../../schema/user.ts'
import type { Env } from '../platform/env.ts'
import type { OneTimeLinkPurpose } from '../platform/db.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const ONE_TIME_LINK_LIFETIMES_MS = {
  reset: HOUR_MS,
  invitation: INVITATION_LIFETIME_MS,
  confirmation: DAY_MS,
  restore: 7 * DAY_MS,
  undo: 7 * DAY_MS,
  factors: FACTORS_RESET_LINK_LIFETIME_MS,
} as const satisfies Record<OneTimeLinkPurpose, number>
const LINK_TOKEN_QUERY_PARAMETERS = {
  reset: 'token',
  invitation: 'token',
  confirmation: 'confirm',
  restore: 'restore',
  undo: 'undo',
  factors: 'factors',
} as const
const INVITATION_LINK_SUFFIX = `&${INVITATION_PARAM}=yes`
export const PASSWORD_LINK_PURPOSES = ['reset', 'invitation'] as const
/** Links that give an account back to its holder: after a change of its address, or of its password by somebody else. */
export const PUT_BACK_LINK_PURPOSES = ['restore', 'undo'] as const
export const LINK_PURPOSES_BY_KIND = {
  password: PASSWORD_LINK_PURPOSES,
  confirmation: ['confirmation'],
  restore: PUT_BACK_LINK_PURPOSES,
  factors: ['factors'],
} as const satisfies Record<MailLinkKind, readonly OneTimeLinkPurpose[]>

export function hashOneTimeLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function createOneTimeLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Uses the configured origin, because a forged Host header could send the token to another site. */
export function buildOneTimeLinkUrl(env: Pick<Env, 'APP_ORIGIN'>, purpose: OneTimeLinkPurpose, token: string): string {
  return `${env.APP_ORIGIN}/auth?${LINK_TOKEN_QUERY_PARAMETERS[purpose]}=${token}${purpose === 'invitation' ? INVITATION_LINK_SUFFIX : ''}`
}
