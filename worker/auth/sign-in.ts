import type { Context } from 'hono'
import { clientAddress, keyedHash, addressLimitKey } from '../platform/address.ts'
import { releaseAttempt } from '../platform/attempt-queries.ts'
import { OWN_PASSWORD_LIMITS, reserve } from '../platform/attempts.ts'
import type { AppEnv } from '../platform/context.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { deleteSession } from '../platform/queries.ts'
import { claimedUser, startSession } from '../platform/session.ts'
import { verifyPassword } from './password.ts'
import { isStoredHash, rememberAddress } from './queries.ts'

/** Keyed hash of the client's network, by which attempts are limited. */
export function addressKey(c: Context<AppEnv>, purpose: string): string {
  return keyedHash(c.env, purpose, addressLimitKey(clientAddress(c)))
}

/**
 * Starts a session with a new id, whatever cookie the request carries, which prevents session fixation. Returns false, with
 * nothing stored, when the password changed since it was verified.
 */
export async function signIn(c: Context<AppEnv>, db: Db, verified: Pick<UserRow, 'id' | 'password'>): Promise<boolean> {
  const before = await claimedUser(c)
  if (!(await startSession(c, db, verified))) return false
  if (before) await deleteSession(db, before.sessionId)
  await rememberAddress(db, verified.id, addressKey(c, 'login'))
  return true
}

/**
 * True when `password` is the signed-in user's current password. Throws 429 after ten failures within a minute, so that nobody
 * can guess it from a session that was left open.
 */
export async function isCurrentPassword(c: Context<AppEnv>, db: Db, password: string): Promise<boolean> {
  const { user } = c.get('viewer')
  const own = keyedHash(c.env, 'own-password', String(user.id))
  const attempt = await reserve(db, OWN_PASSWORD_LIMITS, { name: own, address: own, userId: user.id })
  const right = await verifyPassword(password, user.password)
  if (right) await releaseAttempt(db, attempt)
  return right && (await isStoredHash(db, user))
}
