import { type SQL, eq, sql } from 'drizzle-orm'
import { loginFailures } from '../../schema/tables/users.ts'
import type { Db } from './db.ts'
import { tooMany } from './errors.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How many failures are let through within `window` ms, counted by `by`. */
export interface Limit {
  /** `strangers`: of the name, from addresses that never signed in to it; it does not hold for one that did. */
  by: 'name' | 'address' | 'pair' | 'strangers'
  max: number
  window: number
}

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

/** Who tries: keyed hashes of the name and the address, and the user whom the name stands for, if any. */
export interface Attempt {
  name: string
  address: string
  userId: number | null
}

function counted(limit: Limit, who: Attempt, now: number): SQL {
  const name = sql`f.username_key = ${who.name}`
  const address = sql`f.address = ${who.address}`
  const known = sql`exists (select 1 from known_addresses k where k.user_id = ${who.userId ?? 0} and k.address = f.address)`
  const which = { name, address, pair: sql`${name} and ${address}`, strangers: sql`${name} and not ${known}` }[limit.by]
  return sql`from login_failures f where ${which} and f.at > ${now - limit.window}`
}

/**
 * Counts an attempt as failed before it is made, or throws 429 with the seconds to wait. Checking and counting are one
 * statement, so parallel guesses cannot all pass before the first is counted, and nothing dear is computed past the
 * limit. Give the attempt back with `release` when it turns out right. Returns its id.
 */
export async function reserve(db: Db, limits: Limit[], who: Attempt, now = Date.now()): Promise<number> {
  const within = limits.map((limit) => {
    const below = sql`(select count(*) ${counted(limit, who, now)}) < ${limit.max}`
    if (limit.by !== 'strangers') return below
    return sql`(exists (select 1 from known_addresses where user_id = ${who.userId ?? 0} and address = ${who.address}) or ${below})`
  })
  const [row] = await db.all<{ id: number }>(
    sql`insert into login_failures (username_key, address, at)
        select ${who.name}, ${who.address}, ${now} where ${sql.join(within, sql` and `)} returning id`,
  )
  if (row) return row.id
  const waits = await Promise.all(
    limits.map(async (limit) => {
      const [oldest] = await db.all<{ at: number }>(
        sql`select f.at ${counted(limit, who, now)} order by f.at desc limit 1 offset ${limit.max - 1}`,
      )
      return oldest ? oldest.at + limit.window - now : 0
    }),
  )
  throw tooMany(Math.max(1, Math.ceil(Math.max(...waits) / 1000)))
}

/** Takes back a reserved attempt that was no failure. */
export async function release(db: Db, id: number): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, id))
}
