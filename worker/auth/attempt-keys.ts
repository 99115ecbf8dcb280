import { usernameLookupKeyOf } from '../../schema/user-rules.ts'
import { computeKeyedHash } from '../platform/address.ts'
import type { Env } from '../platform/env.ts'

type HashingEnv = Pick<Env, 'SESSION_SECRET'>

/** The key under which attempts to log in with a username are counted, whether or not there is such a user. */
export const loginAttemptKeyOf = (env: HashingEnv, username: string) => computeKeyedHash(env, 'name', usernameLookupKeyOf(username))

/** The keys under which a signed-in user's own attempts are counted, by what is attempted. */
export const ownAttemptKeysOf = (env: HashingEnv, userId: number) => ({
  password: computeKeyedHash(env, 'own-password', String(userId)),
  confirmation: computeKeyedHash(env, 'confirmation', String(userId)),
  export: computeKeyedHash(env, 'export', String(userId)),
})
