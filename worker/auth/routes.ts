import { Hono } from 'hono'
import { LoginBody, VerifyUserBody } from '../../schema/user.ts'
import { allowAnyone, requireSignIn } from '../platform/access.ts'
import { deleteAttempt } from '../platform/attempt-queries.ts'
import { LOGIN_ATTEMPT_LIMITS, countAttemptOrRefuse } from '../platform/attempts.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type Db, type UserRow, openDatabase } from '../platform/db.ts'
import { unauthorizedError } from '../platform/errors.ts'
import { limitAccountCalls } from '../platform/rate-limit.ts'
import { endSession } from '../platform/session.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { loginAttemptKeyOf } from './attempt-keys.ts'
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
  .get('/user', requireSignIn({ temporaryPassword: true }), (c) => c.json(toSignedInApiUser(c.get('viewer').user)))
  .post('/user/verify', requireSignIn(), ...validateJsonBody(VerifyUserBody), async (c) => {
    const db = openDatabase(c.env.DB)
    await requireVerification(c, db, c.req.valid('json').password)
    if (!(await markSessionVerified(db, c.get('viewer'), Date.now()))) throw unauthorizedError()
    return c.body(null, 204)
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
    if (hash === null || !(await signInUser(c, db, { ...user, password: hash }))) throw unauthorizedError('invalidLogin')
    return c.json(toSignedInApiUser(user))
  })
  .post('/logout', allowAnyone(), async (c) => {
    await endSession(c, openDatabase(c.env.DB))
    return c.body(null, 204)
  })
