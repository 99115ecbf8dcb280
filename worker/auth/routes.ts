import { Hono } from 'hono'
import type { SecondFactorStep } from '../../schema/second-factor.ts'
import { LoginBody, VerifyUserBody } from '../../schema/user.ts'
import { allowAnyone, requireSignIn } from '../platform/access.ts'
import { deleteAttempt } from '../platform/attempt-queries.ts'
import { LOGIN_ATTEMPT_LIMITS, countAttemptOrRefuse } from '../platform/attempts.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type Db, type UserRow, openDatabase } from '../platform/db.ts'
import { badRequestError, unauthorizedError } from '../platform/errors.ts'
import { limitAccountCalls } from '../platform/rate-limit.ts'
import { endSession } from '../platform/session.ts'
import { callerOf, countCallOrRefuse } from '../platform/usage.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { loginAttemptKeyOf } from './attempt-keys.ts'
import { takeChallengeCookie, writeChallengeCookie } from './challenge-cookies.ts'
import { offerSecondFactor, useSecondFactor } from './factors.ts'
import { toSignedInApiUser } from './present.ts'
import { hashPassword, isPasswordHashOutdated, verifyPassword } from './password.ts'
import { getUserByUsername, markSessionVerified, updatePasswordHash } from './queries.ts'
import { attemptNetworksOf, signInUser } from './sign-in.ts'
import { requireVerification } from './verification.ts'

/** Renews an outdated password hash. Returns null if the password changed meanwhile. */
async function renewOutdatedPasswordHash(db: Db, user: UserRow, stored: string, password: string): Promise<string | null> {
  if (!isPasswordHashOutdated(stored)) return stored
  const hash = await hashPassword(password)
  if (await updatePasswordHash(db, user.id, stored, hash)) return hash
  const renewed = (await getUserByUsername(db, user.username))?.password
  return renewed && (await verifyPassword(password, renewed)) ? renewed : null
}

export const authRoutes = new Hono<HonoEnv>()
  .get('/user', requireSignIn({ whileRestricted: ['temporaryPassword', 'secondFactor'] }), (c) =>
    c.json(toSignedInApiUser(c.env, c.get('viewer').user)),
  )
  .post('/user/verify', requireSignIn({ whileRestricted: ['secondFactor'] }), ...validateJsonBody(VerifyUserBody), async (c) => {
    const db = openDatabase(c.env.DB)
    const proof = c.req.valid('json')
    const { user, sessionId } = c.get('viewer')
    if ('password' in proof) await requireVerification(c, db, proof.password)
    else {
      await countCallOrRefuse(db, 'passwordProofs', user, callerOf(c))
      if (!(await useSecondFactor(c, db, user, proof, await takeChallengeCookie(c, 'verification', sessionId))))
        throw badRequestError('code' in proof ? 'invalidCode' : 'passkeyNotAccepted')
    }
    if (!(await markSessionVerified(db, c.get('viewer'), Date.now()))) throw unauthorizedError()
    return c.body(null, 204)
  })
  .post('/user/verify/options', requireSignIn({ whileRestricted: ['secondFactor'] }), async (c) => {
    const { user, sessionId } = c.get('viewer')
    const { secondFactor, passkeyOptions } = await offerSecondFactor(c, openDatabase(c.env.DB), user.id)
    if (passkeyOptions) await writeChallengeCookie(c, 'verification', passkeyOptions, sessionId)
    // Recovery codes are for signing in, so none is used up here.
    return c.json<SecondFactorStep>({ secondFactor: { ...secondFactor, recoveryCodes: false }, passkeyOptions })
  })
  .post('/login', allowAnyone(), limitAccountCalls, ...validateJsonBody(LoginBody), async (c) => {
    const { username, password } = c.req.valid('json')
    const db = openDatabase(c.env.DB)
    const user = await getUserByUsername(db, username)
    const attempt = await countAttemptOrRefuse(db, LOGIN_ATTEMPT_LIMITS, {
      name: loginAttemptKeyOf(c.env, username),
      ...attemptNetworksOf(c, 'login'),
      userId: user?.id ?? null,
    })
    const right = await verifyPassword(password, user?.password)
    if (!right || !user?.password || user.suspendedAt !== null) throw unauthorizedError('invalidLogin')
    await deleteAttempt(db, attempt)
    const hash = await renewOutdatedPasswordHash(db, user, user.password, password)
    const signedIn = hash !== null && (await signInUser(c, db, { ...user, password: hash }))
    if (!signedIn) throw unauthorizedError('invalidLogin')
    return signedIn === true ? c.json(toSignedInApiUser(c.env, user), 200) : c.json(signedIn, 202)
  })
  .post('/logout', allowAnyone(), async (c) => {
    await endSession(c, openDatabase(c.env.DB))
    return c.body(null, 204)
  })
