import type { Context } from 'hono'
import { clientAddress, keyedHash, network } from '../platform/address.ts'
import { release } from '../platform/attempt-queries.ts'
import { OWN_PASSWORD_LIMITS, reserve } from '../platform/attempts.ts'
import type { AppEnv } from '../platform/context.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { deleteSession } from '../platform/queries.ts'
import { claimedUser, startSession } from '../platform/session.ts'
import { verifyPassword } from './password.ts'
import { isStoredHash, rememberAddress } from './queries.ts'

/** Keyed hash of the caller's network, as the limits count it. */
export function addressKey(c: Context<AppEnv>, purpose: string): string {
  return keyedHash(c.env, purpose, network(clientAddress(c)))
}

/**
 * Starts a session under a new id, whatever cookie came along: one planted before sign-in never becomes signed in. Returns
 * false, and leaves nothing behind, when the password that was verified is not the stored one any more.
 */
export async function signIn(c: Context<AppEnv>, db: Db, verified: Pick<UserRow, 'id' | 'password'>): Promise<boolean> {
  const before = await claimedUser(c)
  if (!(await startSession(c, db, verified))) return false
  if (before) await deleteSession(db, before.sessionId)
  await rememberAddress(db, verified.id, addressKey(c, 'login'))
  return true
}

/**
 * True when the signed-in user typed their own password again and it is the stored one still. Throws 429 after ten
 * failures within a minute, so a session left open is no place to guess from.
 */
export async function confirmsPassword(c: Context<AppEnv>, db: Db, password: string): Promise<boolean> {
  const { user } = c.get('viewer')
  const own = keyedHash(c.env, 'own-password', String(user.id))
  const attempt = await reserve(db, OWN_PASSWORD_LIMITS, { name: own, address: own, userId: user.id })
  const right = await verifyPassword(password, user.password)
  if (right) await release(db, attempt)
  return right && (await isStoredHash(db, user))
}
