import type { Context } from 'hono'
import { SECOND_FACTOR_STEP_LIFETIME_MS, type SecondFactorStep } from '../../schema/second-factor.ts'
import { computeKeyedHash } from '../platform/address.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { getUserById } from '../platform/queries.ts'
import { type SignedCookie, deleteSignedCookie, readSignedCookie, writeSignedCookie } from '../platform/signed-cookie.ts'
import { offerSecondFactor } from './factors.ts'
import type { PasskeyChallenge } from './passkeys.ts'

const STEP_COOKIE: SignedCookie = { purpose: 'second-factor', path: '/api/login', lifetimeMs: SECOND_FACTOR_STEP_LIFETIME_MS }

/** Changes with the password, so that a step which was begun with an older one ends. */
const fingerprintOf = (c: Context<HonoEnv>, { id, password }: Pick<UserRow, 'id' | 'password'>) =>
  computeKeyedHash(c.env, 'second-factor-step', `${id}/${password ?? ''}`)

/**
 * Remembers in a cookie that the password, or a mailed link, was right. It is no session: it only admits the second factor of this user.
 */
export async function startSignInStep(c: Context<HonoEnv>, db: Db, user: UserRow, withoutMail: boolean): Promise<SecondFactorStep> {
  const step = await offerSecondFactor(c, db, user.id)
  const challenge = step.passkeyOptions?.challenge ?? null
  const claims = { userId: user.id, fingerprint: fingerprintOf(c, user), challenge, issuedAt: Date.now(), withoutMail }
  await writeSignedCookie(c, STEP_COOKIE, claims)
  return step
}

export interface SignInStep {
  user: UserRow
  challenge: PasskeyChallenge | null
  withoutMail: boolean
}

/** Null without a step, and if the password was changed since or the user needs no second factor any more. */
export async function getSignInStep(c: Context<HonoEnv>, db: Db): Promise<SignInStep | null> {
  const claims = await readSignedCookie(c, STEP_COOKIE)
  const user = claims && (await getUserById(db, Number(claims['userId'])))
  if (!user || user.secondFactorAt === null || claims['fingerprint'] !== fingerprintOf(c, user)) return null
  const { challenge, issuedAt, withoutMail } = claims
  return {
    user,
    challenge: typeof challenge === 'string' ? { challenge, issuedAt: Number(issuedAt) } : null,
    withoutMail: withoutMail === true,
  }
}

export const endSignInStep = (c: Context<HonoEnv>): void => deleteSignedCookie(c, STEP_COOKIE)
