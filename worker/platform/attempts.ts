import { type Attempt, type Limit, insertAttempt, waitFor } from './attempt-queries.ts'
import type { Db } from './db.ts'
import { tooMany } from './errors.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const LOGIN_LIMITS: Limit[] = [
  { by: 'pair', max: 10, window: MINUTE },
  { by: 'address', max: 30, window: MINUTE },
  { by: 'strangers', max: 100, window: HOUR },
]
/** For a signed-in user's own password, typed again. */
export const OWN_PASSWORD_LIMITS: Limit[] = [{ by: 'name', max: 10, window: MINUTE }]
/** Room for a whole office behind one address on the day that it signs up. */
export const REGISTER_LIMITS: Limit[] = [{ by: 'address', max: 100, window: HOUR }]

/** Confirmation links that an account, and a network, may ask for in a day: each goes to an address of the sender's choice. */
export const CONFIRMATION_LIMITS: Limit[] = [
  { by: 'name', max: 10, window: 24 * HOUR },
  { by: 'address', max: 30, window: 24 * HOUR },
]

/**
 * Counts an attempt as failed before it is made, or throws 429 with the seconds to wait. Checking and counting are one
 * statement, so parallel guesses cannot all pass before the first is counted, and nothing dear is computed past the
 * limit. Give the attempt back with `release` when it turns out right. Returns its id.
 */
export async function reserve(db: Db, limits: Limit[], who: Attempt, now = Date.now()): Promise<number> {
  const id = await insertAttempt(db, limits, who, now)
  if (id !== null) return id
  throw tooMany(Math.max(1, Math.ceil((await waitFor(db, limits, who, now)) / 1000)))
}
