import type { Context } from 'hono'
import { VERIFICATION_LIFETIME_MS } from '../../schema/session.ts'
import { deleteAttempt } from '../platform/attempt-queries.ts'
import { CURRENT_PASSWORD_CHECK_LIMITS, countAttemptOrRefuse } from '../platform/attempts.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { badRequestError, forbiddenError } from '../platform/errors.ts'
import { callerOf, countCallOrRefuse } from '../platform/usage.ts'
import { signedInUserAttemptKeysOf } from './attempt-keys.ts'
import { verifyPassword } from './password.ts'
import { isPasswordHashUnchanged } from './queries.ts'

/** Checks the current password. Throws 429 after ten failures within a minute. */
async function isCurrentPassword(c: Context<HonoEnv>, db: Db, password: string): Promise<boolean> {
  const { user } = c.get('viewer')
  await countCallOrRefuse(db, 'passwordProofs', user, callerOf(c))
  const own = signedInUserAttemptKeysOf(c.env, user.id).password
  const attempt = await countAttemptOrRefuse(db, CURRENT_PASSWORD_CHECK_LIMITS, { name: own, address: own, userId: user.id })
  const right = await verifyPassword(password, user.password)
  if (right) await deleteAttempt(db, attempt)
  return right && (await isPasswordHashUnchanged(db, user))
}

/**
 * Requires a fresh proof that the caller is the account's holder, because a session may be stolen: the password, or a session that was
 * verified a short time ago, by the password or a second factor. A wrong password throws the error of `refuse`. The statement that writes
 * must check in itself that `viewer.user.password` and the session still hold.
 */
export async function requireVerification(
  c: Context<HonoEnv>,
  db: Db,
  password: string | undefined,
  refuse = badRequestError,
): Promise<void> {
  const { user, verifiedAt } = c.get('viewer')
  if (password === undefined && verifiedAt !== null && Date.now() < verifiedAt + VERIFICATION_LIFETIME_MS) return
  if (user.password === null && (password !== undefined || user.secondFactorAt === null)) throw forbiddenError('noPassword')
  if (password === undefined) throw forbiddenError('verificationRequired')
  if (!(await isCurrentPassword(c, db, password))) throw refuse('wrongPassword')
}
