import { usernameLookupKeyOf } from '../../schema/username.ts'
import { computeKeyedHash } from '../platform/address.ts'
import type { Env } from '../platform/env.ts'

type HashingEnv = Pick<Env, 'SESSION_SECRET'>

/** Attempts are counted even if the username does not exist. */
export const loginAttemptKeyOf = (env: HashingEnv, username: string) => computeKeyedHash(env, 'name', usernameLookupKeyOf(username))

export const signedInUserAttemptKeysOf = (env: HashingEnv, userId: number) => ({
  password: computeKeyedHash(env, 'own-password', String(userId)),
  secondFactor: computeKeyedHash(env, 'second-factor', String(userId)),
  confirmation: computeKeyedHash(env, 'confirmation', String(userId)),
  planRequest: computeKeyedHash(env, 'plan-request', String(userId)),
  export: computeKeyedHash(env, 'export', String(userId)),
})
