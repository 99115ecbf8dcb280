import { SECOND_FACTOR_GRACE_MS, SECOND_FACTOR_LEVEL_MIN } from '../../schema/second-factor.ts'
import { type UserRow, openDatabase } from './db.ts'
import type { Env } from './env.ts'
import { setSecondFactorDueAt } from './queries.ts'

/** Why a session may make few calls: it must first replace a password that somebody else has set, or add a second factor. */
export type Restriction = 'temporaryPassword' | 'secondFactor'

export const isSecondFactorRequired = (env: Pick<Env, 'SECOND_FACTOR'>, { accessLevel }: Pick<UserRow, 'accessLevel'>): boolean =>
  env.SECOND_FACTOR !== 'optional' && accessLevel >= SECOND_FACTOR_LEVEL_MIN

/** Returns from when on the user can do nothing but add a second factor; null if none is needed, or if there is one. */
export const secondFactorDueAtOf = (env: Pick<Env, 'SECOND_FACTOR'>, user: UserRow): number | null =>
  user.secondFactorAt === null && isSecondFactorRequired(env, user) ? user.secondFactorDueAt : null

export function restrictionOf(env: Pick<Env, 'SECOND_FACTOR'>, user: UserRow, now = Date.now()): Restriction | null {
  if (user.temporaryPasswordAt !== null) return 'temporaryPassword'
  const dueAt = secondFactorDueAtOf(env, user)
  return dueAt !== null && now >= dueAt ? 'secondFactor' : null
}

/** The days of grace begin with the first call of somebody who needs a second factor and has none. Returns the user with their end. */
export async function startSecondFactorGrace(env: Pick<Env, 'DB' | 'SECOND_FACTOR'>, user: UserRow, now = Date.now()): Promise<UserRow> {
  if (user.secondFactorAt !== null || user.secondFactorDueAt !== null || !isSecondFactorRequired(env, user)) return user
  const secondFactorDueAt = now + SECOND_FACTOR_GRACE_MS
  await setSecondFactorDueAt(openDatabase(env.DB), user.id, secondFactorDueAt)
  return { ...user, secondFactorDueAt }
}
