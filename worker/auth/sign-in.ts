import type { Context } from 'hono'
import { KNOWN_SIGN_IN_POINTS_PER_HOUR_MAX, POINTS } from '../../schema/bounds.ts'
import type { SecondFactorStep } from '../../schema/second-factor.ts'
import { computeKeyedHash, getClientIpAddress, hasClientIpAddress, rateLimitKeyOfIpAddress } from '../platform/address.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { type SessionDeviceAndPlace, deleteSession } from '../platform/queries.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { sessionOriginOf, startSession, verifySessionCookie } from '../platform/session.ts'
import { type CallerNetworks, callerNetworksOf, callerOf, spendPointsOrRefuse, utcHourOf } from '../platform/usage.ts'
import { claimUsage } from '../platform/usage-queries.ts'
import { createKnownLoginAddress, getKnownLoginOrigin } from './queries.ts'
import { mailNewDevice } from './security-mails.ts'
import { startSignInStep } from './sign-in-step.ts'

function hashClientNetwork(c: Context<HonoEnv>, purpose: string): string {
  return computeKeyedHash(c.env, purpose, rateLimitKeyOfIpAddress(getClientIpAddress(c)))
}

/** The networks for which an attempt is counted. */
export const attemptNetworksOf = (c: Context<HonoEnv>, purpose: string): CallerNetworks => callerNetworksOf(c.env, c.req.raw, purpose)

export interface CountedSignIn {
  origin: SessionDeviceAndPlace
  network: string
  device: string
  isDeviceKnown: boolean
}

/**
 * Counts a sign-in after a right password or passkey, before anything is used up or stored. From a network or device that the account
 * knows, it is paid from the account's own points first. Otherwise, throws 429 if the address has used up its points of the hour.
 */
export async function countSignInOrRefuse(
  c: Context<HonoEnv>,
  db: Db,
  { id }: UserRow,
  { withoutMail = false, isStep = false } = {},
): Promise<CountedSignIn> {
  const origin = sessionOriginOf(c.req.raw)
  const network = hashClientNetwork(c, 'login')
  const device = computeKeyedHash(c.env, 'device', [origin.browser, origin.os, origin.country].join(' '))
  const { isNetworkKnown, isDeviceKnown } = await getKnownLoginOrigin(db, id, { network, device }, origin)
  const counted = { origin, network, device, isDeviceKnown }
  // What comes before a sign-in without a mail, such as a registration, was counted itself.
  if (withoutMail || !hasClientIpAddress(c.req.raw)) return counted
  const calls: ('signIn' | 'mail')[] = isStep || isDeviceKnown ? ['signIn'] : ['signIn', 'mail']
  const uses = calls.reduce((sum, call) => sum + POINTS[call], 0)
  const own = { key: `points sign-ins user:${id}`, period: utcHourOf(Date.now()), max: KNOWN_SIGN_IN_POINTS_PER_HOUR_MAX }
  if ((isNetworkKnown || isDeviceKnown) && (await claimUsage(db, [own], uses))) return counted
  await spendPointsOrRefuse(db, callerOf(c), ...calls)
  return counted
}

/**
 * Signs a user in with a new session id, which prevents session fixation. Returns false if the password has changed. The holder gets a mail
 * if the device is new, unless the sign-in follows a registration or a mailed link. It is counted here if it is not `counted`. This is the
 * only way to a session, so whoever has a second factor gets the step that asks for it instead, unless the factor was just given.
 */
export async function signInUser(
  c: Context<HonoEnv>,
  db: Db,
  verified: UserRow,
  { withoutMail = false, isFactorGiven = false, counted }: { withoutMail?: boolean; isFactorGiven?: boolean; counted?: CountedSignIn } = {},
): Promise<boolean | SecondFactorStep> {
  const isStep = verified.secondFactorAt !== null && !isFactorGiven
  const { origin, network, device, isDeviceKnown } = counted ?? (await countSignInOrRefuse(c, db, verified, { withoutMail, isStep }))
  if (isStep) return startSignInStep(c, db, verified, withoutMail)
  const before = await verifySessionCookie(c)
  if (!(await startSession(c, db, verified))) return false
  if (before) await deleteSession(db, before.sessionId)
  for (const key of [network, device]) await createKnownLoginAddress(db, verified.id, key)
  if (!withoutMail && !isDeviceKnown) await mailNewDevice(c, db, verified, origin)
  logSecurityEvent(c, 'signed-in', undefined, verified.id)
  return true
}
