import type { Context } from 'hono'
import type { SecondFactorBody } from '../../schema/second-factor-body.ts'
import type { SecondFactorMethods, SecondFactorStep } from '../../schema/second-factor.ts'
import { deleteAttempt } from '../platform/attempt-queries.ts'
import { SECOND_FACTOR_ATTEMPT_LIMITS, countAttemptOrRefuse } from '../platform/attempts.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { signedInUserAttemptKeysOf } from './attempt-keys.ts'
import {
  getAuthenticatorApp,
  getPasskeyByCredentialId,
  getSecondFactors,
  usePasskey,
  useRecoveryCode,
  useTotpStep,
} from './factor-queries.ts'
import { type PasskeyChallenge, checkPasskeySignature, createPasskeyRequest } from './passkeys.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { mailRecoveryCodeUsed } from './security-mails.ts'
import { decryptTotpSecret, findTotpStep } from './totp.ts'

/** Says how the user can give a second factor, with a challenge for the passkeys. */
export async function offerSecondFactor(c: Context<HonoEnv>, db: Db, userId: number): Promise<SecondFactorStep> {
  const { app, passkeys, recoveryCodesLeft } = await getSecondFactors(db, userId)
  const methods: SecondFactorMethods = { totp: app !== null, passkeys: passkeys.length > 0, recoveryCodes: recoveryCodesLeft > 0 }
  return { secondFactor: methods, passkeyOptions: methods.passkeys ? await createPasskeyRequest(c, passkeys) : null }
}

async function useTotpCode(c: Context<HonoEnv>, db: Db, userId: number, code: string): Promise<boolean> {
  const app = await getAuthenticatorApp(db, userId)
  const secret = app && (await decryptTotpSecret(c.env, userId, app.secret))
  const step = secret === null ? null : findTotpStep(secret, code, Date.now())
  return app !== null && step !== null && useTotpStep(db, app, step)
}

async function useTypedRecoveryCode(c: Context<HonoEnv>, db: Db, user: UserRow, code: string): Promise<boolean> {
  const left = await useRecoveryCode(db, user.id, hashRecoveryCode(c.env, user.id, code))
  if (left === null) return false
  logSecurityEvent(c, 'recovery-code-used', undefined, user.id)
  await mailRecoveryCodeUsed(c, db, user, left)
  return true
}

/** Returns the id of the user whose passkey has signed the challenge; null if it was not accepted. */
export async function findUserOfPasskey(
  c: Context<HonoEnv>,
  db: Db,
  assertion: Extract<SecondFactorBody, { passkey: unknown }>['passkey'],
  challenge: PasskeyChallenge | null,
): Promise<number | null> {
  const stored = challenge && (await getPasskeyByCredentialId(db, assertion.id))
  const count = stored && (await checkPasskeySignature(c, stored, assertion, challenge))
  if (stored === null || count === null) return null
  return (await usePasskey(db, stored, { count, issuedAt: challenge!.issuedAt, now: Date.now() })) ? stored.userId : null
}

async function isSecondFactorRight(
  c: Context<HonoEnv>,
  db: Db,
  user: UserRow,
  given: SecondFactorBody,
  challenge: PasskeyChallenge | null,
) {
  if ('code' in given) return useTotpCode(c, db, user.id, given.code)
  if ('recoveryCode' in given) return useTypedRecoveryCode(c, db, user, given.recoveryCode)
  return (await findUserOfPasskey(c, db, given.passkey, challenge)) === user.id
}

/** Counts a guess, so that sign-in, verification and the confirmation of an app have one limit. Throws 429 above it. */
export function countFactorAttempt(c: Context<HonoEnv>, db: Db, userId: number): Promise<number> {
  const key = signedInUserAttemptKeysOf(c.env, userId).secondFactor
  return countAttemptOrRefuse(db, SECOND_FACTOR_ATTEMPT_LIMITS, { name: key, address: key, userId })
}

/** Checks a second factor and uses it up: no code and no signature is accepted twice. Throws 429 after too many wrong ones. */
export async function useSecondFactor(
  c: Context<HonoEnv>,
  db: Db,
  user: UserRow,
  given: SecondFactorBody,
  challenge: PasskeyChallenge | null,
): Promise<boolean> {
  const attempt = await countFactorAttempt(c, db, user.id)
  const isRight = await isSecondFactorRight(c, db, user, given, challenge)
  if (isRight) await deleteAttempt(db, attempt)
  return isRight
}
