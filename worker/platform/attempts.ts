import { EXPORTS_PER_HOUR_MAX } from '../../schema/export.ts'
import { type RateLimitedAttempt, type AttemptLimit, createAttemptWithinLimits, getAttemptWaitMs } from './attempt-queries.ts'
import type { Db } from './db.ts'
import { tooManyRequestsError } from './errors.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What a /48 network may do in comparison with one of its 65,536 /64 networks. */
export const NETWORK_LIMIT_FACTOR = 10
const createAddressLimits = (max: number, window: number): AttemptLimit[] => [
  { by: 'address', max, window },
  { by: 'network', max: NETWORK_LIMIT_FACTOR * max, window },
]

export const LOGIN_ATTEMPT_LIMITS: AttemptLimit[] = [
  { by: 'pair', max: 10, window: MINUTE_MS },
  ...createAddressLimits(30, MINUTE_MS),
  // Each failed attempt is a row for a day.
  ...createAddressLimits(100, HOUR_MS),
  ...createAddressLimits(400, DAY_MS),
  { by: 'strangers', max: 100, window: HOUR_MS },
]
export const CURRENT_PASSWORD_CHECK_LIMITS: AttemptLimit[] = [
  { by: 'name', max: 10, window: MINUTE_MS },
  { by: 'name', max: 200, window: DAY_MS },
]
/** A code has a million values, of which three are valid at once: 60 guesses a day find one in 5,500 days on average. */
export const SECOND_FACTOR_ATTEMPT_LIMITS: AttemptLimit[] = [
  { by: 'name', max: 10, window: MINUTE_MS },
  { by: 'name', max: 20, window: HOUR_MS },
  { by: 'name', max: 60, window: DAY_MS },
]
/** Sign-ins with a passkey alone. Nothing can be guessed, but each failed one is a row for a day. */
export const PASSKEY_ATTEMPT_LIMITS = [
  ...createAddressLimits(30, MINUTE_MS),
  ...createAddressLimits(100, HOUR_MS),
  ...createAddressLimits(400, DAY_MS),
]
export const REGISTRATION_LIMITS = createAddressLimits(100, HOUR_MS)

export const EXPORT_ATTEMPT_LIMITS: AttemptLimit[] = [{ by: 'name', max: EXPORTS_PER_HOUR_MAX, window: HOUR_MS }]

/** How often one user's requests for plans are mailed. */
export const PLAN_MAIL_LIMITS: AttemptLimit[] = [{ by: 'name', max: 3, window: DAY_MS }]

export const CONFIRMATION_MAIL_LIMITS: AttemptLimit[] = [{ by: 'name', max: 10, window: DAY_MS }, ...createAddressLimits(30, DAY_MS)]

/**
 * Counts an attempt as failed before it is made, so that parallel guesses cannot exceed the limit and no password is hashed above it.
 * Throws 429 with the seconds to wait. If the attempt succeeds, call `deleteAttempt` with the returned id.
 */
export async function countAttemptOrRefuse(db: Db, limits: AttemptLimit[], attempt: RateLimitedAttempt, now = Date.now()): Promise<number> {
  const id = await createAttemptWithinLimits(db, limits, attempt, now)
  if (id !== null) return id
  throw tooManyRequestsError(Math.max(1, Math.ceil((await getAttemptWaitMs(db, limits, attempt, now)) / 1000)))
}
