import { type Attempt, type Limit, insertAttempt, attemptWait } from './attempt-queries.ts'
import type { Db } from './db.ts'
import { tooMany } from './errors.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const LOGIN_LIMITS: Limit[] = [
  { by: 'pair', max: 10, window: MINUTE },
  { by: 'address', max: 30, window: MINUTE },
  { by: 'strangers', max: 100, window: HOUR },
]
/** For checks of a signed-in user's current password. */
export const OWN_PASSWORD_LIMITS: Limit[] = [{ by: 'name', max: 10, window: MINUTE }]
/** High enough for several people of one office, who share an address. */
export const REGISTER_LIMITS: Limit[] = [{ by: 'address', max: 100, window: HOUR }]

/** For confirmation mails. Anyone can have them sent to any address, so an account and a network get few per day. */
export const CONFIRMATION_LIMITS: Limit[] = [
  { by: 'name', max: 10, window: 24 * HOUR },
  { by: 'address', max: 30, window: 24 * HOUR },
]

/**
 * Counts an attempt as failed before it is made, or throws 429 with the seconds to wait. Checking and counting are one statement, so
 * parallel guesses cannot exceed the limit, and no password is hashed above it. Returns the attempt's id; call `release` with it when the
 * attempt succeeds.
 */
export async function reserve(db: Db, limits: Limit[], attempt: Attempt, now = Date.now()): Promise<number> {
  const id = await insertAttempt(db, limits, attempt, now)
  if (id !== null) return id
  throw tooMany(Math.max(1, Math.ceil((await attemptWait(db, limits, attempt, now)) / 1000)))
}
