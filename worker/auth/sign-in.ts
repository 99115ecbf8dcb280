import type { Context } from 'hono'
import { getClientIpAddress, computeKeyedHash, rateLimitKeyOfIpAddress } from '../platform/address.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { deleteSession } from '../platform/queries.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { verifySessionCookie, startSession } from '../platform/session.ts'
import { type CallerNetworks, callerNetworksOf } from '../platform/usage.ts'
import { createKnownLoginAddress } from './queries.ts'

function hashClientNetwork(c: Context<HonoEnv>, purpose: string): string {
  return computeKeyedHash(c.env, purpose, rateLimitKeyOfIpAddress(getClientIpAddress(c)))
}

/** The networks for which an attempt is counted. */
export const attemptNetworksOf = (c: Context<HonoEnv>, purpose: string): CallerNetworks => callerNetworksOf(c.env, c.req.raw, purpose)

/** Signs a user in with a new session id, which prevents session fixation. Returns false if the password has changed. */
export async function signInUser(c: Context<HonoEnv>, db: Db, verified: Pick<UserRow, 'id' | 'password'>): Promise<boolean> {
  const before = await verifySessionCookie(c)
  if (!(await startSession(c, db, verified))) return false
  if (before) await deleteSession(db, before.sessionId)
  await createKnownLoginAddress(db, verified.id, hashClientNetwork(c, 'login'))
  logSecurityEvent(c, 'signed-in', undefined, verified.id)
  return true
}
