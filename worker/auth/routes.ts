import { Hono } from 'hono'
import { LEVEL } from '../../schema/level.ts'
import { Login, Register, usernameKey } from '../../schema/user.ts'
import { anyone, signedIn } from '../platform/access.ts'
import { keyedHash } from '../platform/address.ts'
import { releaseAttempt } from '../platform/attempt-queries.ts'
import { LOGIN_LIMITS, REGISTER_LIMITS, reserve } from '../platform/attempts.ts'
import type { AppEnv } from '../platform/context.ts'
import { type Db, type UserRow, isUniqueViolation, openDb } from '../platform/db.ts'
import { conflict, forbidden, unauthorized } from '../platform/errors.ts'
import { endSession } from '../platform/session.ts'
import { jsonValidator } from '../platform/validation.ts'
import { toUser } from './present.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import { findUserByName, hasSiteUser, insertUser, renewHash } from './queries.ts'
import { addressKey, signIn } from './sign-in.ts'

/**
 * The stored hash of a verified password: `stored`, or a new hash when `stored` has outdated parameters. Null when the user's
 * password changed in the meantime.
 */
async function currentHash(db: Db, user: UserRow, stored: string, password: string): Promise<string | null> {
  if (!isOutdated(stored)) return stored
  const hash = await hashPassword(password)
  if (await renewHash(db, user.id, stored, hash)) return hash
  // A simultaneous sign-in may have renewed the hash.
  const renewed = (await findUserByName(db, user.username))?.password
  return renewed && (await verifyPassword(password, renewed)) ? renewed : null
}

export const authRoutes = new Hono<AppEnv>()
  .get('/user', signedIn(), (c) => c.json(toUser(c.get('viewer').user)))
  .post('/login', anyone(), ...jsonValidator(Login), async (c) => {
    const { username, password } = c.req.valid('json')
    const db = openDb(c.env.DB)
    const user = await findUserByName(db, username)
    const attempt = await reserve(db, LOGIN_LIMITS, {
      name: keyedHash(c.env, 'name', usernameKey(username)),
      address: addressKey(c, 'login'),
      userId: user?.id ?? null,
    })
    const right = await verifyPassword(password, user?.password)
    if (!right || !user?.password || user.suspendedAt !== null) throw unauthorized('invalidLogin')
    await releaseAttempt(db, attempt)
    const hash = await currentHash(db, user, user.password, password)
    if (hash === null || !(await signIn(c, db, { id: user.id, password: hash }))) throw unauthorized('invalidLogin')
    return c.json(toUser(user))
  })
  .post('/register', anyone(), ...jsonValidator(Register), async (c) => {
    const { username, password, email, fullName, phone } = c.req.valid('json')
    const db = openDb(c.env.DB)
    if (c.env.REGISTRATION === 'closed') throw forbidden('registrationClosed')
    // The first user would get id 1, the site's own account, which only the create-admin command may create.
    if (!(await hasSiteUser(db))) throw forbidden('notSetUp')
    // Counts the attempt before looking up the name, so that probing for taken names is limited too.
    await reserve(db, REGISTER_LIMITS, { name: 'register', address: addressKey(c, 'register'), userId: null })
    if (await findUserByName(db, username)) throw conflict('usernameTaken')
    const hash = await hashPassword(password)
    try {
      const user = await insertUser(db, { username, password: hash, email, fullName, phone, accessLevel: LEVEL.basic })
      await signIn(c, db, user)
      return c.json(toUser(user), 201)
    } catch (error) {
      throw isUniqueViolation(error) ? conflict('usernameTaken') : error
    }
  })
  .post('/logout', anyone(), async (c) => {
    await endSession(c, openDb(c.env.DB))
    return c.body(null, 204)
  })
