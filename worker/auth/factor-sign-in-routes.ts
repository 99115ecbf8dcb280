import { Hono } from 'hono'
import { PasskeySignInBody, SecondFactorBody } from '../../schema/second-factor-body.ts'
import { allowAnyone } from '../platform/access.ts'
import { computeKeyedHash } from '../platform/address.ts'
import { deleteAttempt } from '../platform/attempt-queries.ts'
import { PASSKEY_ATTEMPT_LIMITS, countAttemptOrRefuse } from '../platform/attempts.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { unauthorizedError } from '../platform/errors.ts'
import { getUserById } from '../platform/queries.ts'
import { limitAccountCalls } from '../platform/rate-limit.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { takeChallengeCookie, writeChallengeCookie } from './challenge-cookies.ts'
import { findUserOfPasskey, useSecondFactor } from './factors.ts'
import { createPasskeyRequest } from './passkeys.ts'
import { toSignedInApiUser } from './present.ts'
import { endSignInStep, getSignInStep } from './sign-in-step.ts'
import { attemptNetworksOf, countSignInOrRefuse, signInUser } from './sign-in.ts'

function refusalOf(given: SecondFactorBody) {
  if ('code' in given) return 'invalidFactor'
  return 'recoveryCode' in given ? 'invalidRecoveryCode' : 'passkeyNotAccepted'
}

export const factorSignInRoutes = new Hono<HonoEnv>()
  .post('/login/second-factor', allowAnyone(), limitAccountCalls, ...validateJsonBody(SecondFactorBody), async (c) => {
    const db = openDatabase(c.env.DB)
    const step = await getSignInStep(c, db)
    if (!step || step.user.suspendedAt !== null) throw unauthorizedError('signInExpired')
    const { user, challenge, withoutMail } = step
    const given = c.req.valid('json')
    // A refusal must not use up the factor.
    const counted = await countSignInOrRefuse(c, db, user, { withoutMail })
    if (!(await useSecondFactor(c, db, user, given, challenge))) throw unauthorizedError(refusalOf(given))
    endSignInStep(c)
    if (!(await signInUser(c, db, user, { withoutMail, isFactorGiven: true, counted }))) throw unauthorizedError('signInExpired')
    return c.json(toSignedInApiUser(c.env, user))
  })
  .post('/login/passkey/options', allowAnyone(), limitAccountCalls, async (c) => {
    const options = await createPasskeyRequest(c)
    await writeChallengeCookie(c, 'signIn', options)
    return c.json(options)
  })
  .post('/login/passkey', allowAnyone(), limitAccountCalls, ...validateJsonBody(PasskeySignInBody), async (c) => {
    const db = openDatabase(c.env.DB)
    const { passkey } = c.req.valid('json')
    const attempt = await countAttemptOrRefuse(db, PASSKEY_ATTEMPT_LIMITS, {
      name: computeKeyedHash(c.env, 'passkey', passkey.id),
      ...attemptNetworksOf(c, 'login'),
      userId: null,
    })
    // The browser gives the user's handle with a passkey that it has chosen itself.
    const userId = passkey.response.userHandle ? await findUserOfPasskey(c, db, passkey, await takeChallengeCookie(c, 'signIn')) : null
    const user = userId === null ? null : await getUserById(db, userId)
    if (!user || !(await signInUser(c, db, user, { isFactorGiven: true }))) throw unauthorizedError('passkeyRefused')
    await deleteAttempt(db, attempt)
    return c.json(toSignedInApiUser(c.env, user))
  })
