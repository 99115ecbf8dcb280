import type { Context } from 'hono'
import type { SecondFactorStep } from '../../schema/second-factor.ts'
import { getClientIpAddress, computeKeyedHash, rateLimitKeyOfIpAddress } from '../platform/address.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { deleteSession } from '../platform/queries.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { sessionOriginOf, startSession, verifySessionCookie } from '../platform/session.ts'
import { type CallerNetworks, callerNetworksOf, callerOf, spendPointsOrRefuse } from '../platform/usage.ts'
import { createKnownLoginAddress, isDeviceKnown } from './queries.ts'
import { mailNewDevice } from './security-mails.ts'
import { startSignInStep } from './sign-in-step.ts'

function hashClientNetwork(c: Context<HonoEnv>, purpose: string): string {
  return computeKeyedHash(c.env, purpose, rateLimitKeyOfIpAddress(getClientIpAddress(c)))
}

/** The networks for which an attempt is counted. */
export const attemptNetworksOf = (c: Context<HonoEnv>, purpose: string): CallerNetworks => callerNetworksOf(c.env, c.req.raw, purpose)

/**
 * Signs a user in with a new session id, which prevents session fixation. Returns false if the password has changed. The holder gets a mail
 * if the device is new, unless the sign-in follows a registration or a mailed link. This is the only way to a session, so whoever has a
 * second factor gets the step that asks for it instead, unless the factor was just given.
 */
export async function signInUser(
  c: Context<HonoEnv>,
  db: Db,
  verified: UserRow,
  { withoutMail = false, isFactorGiven = false } = {},
): Promise<boolean | SecondFactorStep> {
  if (verified.secondFactorAt !== null && !isFactorGiven) return startSignInStep(c, db, verified, withoutMail)
  const before = await verifySessionCookie(c)
  const origin = sessionOriginOf(c.req.raw)
  const device = computeKeyedHash(c.env, 'device', [origin.browser, origin.os, origin.country].join(' '))
  const isKnown = withoutMail || (await isDeviceKnown(db, verified.id, device, origin))
  if (!withoutMail) await spendPointsOrRefuse(db, callerOf(c), 'signIn', ...(isKnown ? [] : (['mail'] as const)))
  if (!(await startSession(c, db, verified))) return false
  if (before) await deleteSession(db, before.sessionId)
  for (const key of [hashClientNetwork(c, 'login'), device]) await createKnownLoginAddress(db, verified.id, key)
  if (!isKnown) await mailNewDevice(c, db, verified, origin)
  logSecurityEvent(c, 'signed-in', undefined, verified.id)
  return true
}
