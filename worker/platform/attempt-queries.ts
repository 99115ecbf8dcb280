import { type SQL, eq, inArray, sql } from 'drizzle-orm'
import { loginFailuresTable } from '../../schema/tables/users.ts'
import type { Db } from './db.ts'

/** Limit that allows at most `max` failed attempts within `window` ms; `by` says which attempts count together. */
export interface AttemptLimit {
  /** `strangers` counts a user's failed sign-ins from IP addresses that the user never signed in from; others are exempt. */
  by: 'name' | 'address' | 'pair' | 'strangers'
  max: number
  window: number
}

/** An attempt that limits count, such as a sign-in: keyed hashes of its name and IP address, and the named user's id, if any. */
export interface RateLimitedAttempt {
  name: string
  address: string
  userId: number | null
}

function buildCountedAttemptsSql(limit: AttemptLimit, who: RateLimitedAttempt, now: number): SQL {
  const name = sql`f.username_key = ${who.name}`
  const address = sql`f.address = ${who.address}`
  const known = sql`exists (select 1 from known_addresses k where k.user_id = ${who.userId ?? 0} and k.address = f.address)`
  const which = { name, address, pair: sql`${name} and ${address}`, strangers: sql`${name} and not ${known}` }[limit.by]
  return sql`from login_failures f where ${which} and f.at > ${now - limit.window}`
}

/** Stores an attempt if it is within every limit, in one SQL statement, and returns its id; null if a limit is reached. */
export async function createAttemptWithinLimits(
  db: Db,
  limits: AttemptLimit[],
  who: RateLimitedAttempt,
  now: number,
): Promise<number | null> {
  const within = limits.map((limit) => {
    const below = sql`(select count(*) ${buildCountedAttemptsSql(limit, who, now)}) < ${limit.max}`
    if (limit.by !== 'strangers') return below
    return sql`(exists (select 1 from known_addresses where user_id = ${who.userId ?? 0} and address = ${who.address}) or ${below})`
  })
  const [row] = await db.all<{ id: number }>(
    sql`insert into login_failures (username_key, address, at)
        select ${who.name}, ${who.address}, ${now} where ${sql.join(within, sql` and `)} returning id`,
  )
  return row?.id ?? null
}

/** Returns how long, in ms, a caller must wait until the limits allow another attempt. */
export async function getAttemptWaitMs(db: Db, limits: AttemptLimit[], who: RateLimitedAttempt, now: number): Promise<number> {
  const waits = await Promise.all(
    limits.map(async (limit) => {
      const [oldest] = await db.all<{ at: number }>(
        sql`select f.at ${buildCountedAttemptsSql(limit, who, now)} order by f.at desc limit 1 offset ${limit.max - 1}`,
      )
      return oldest ? oldest.at + limit.window - now : 0
    }),
  )
  return Math.max(...waits)
}

/** Stands in the place of the key of a user who is deleted. */
const DELETED_USER_KEY = 'deleted'

/**
 * Statement that takes the keys of a deleted user out of the counted attempts. The rows stay, because they also count for the
 * network from which the attempts came: deleting an account must not reset that limit.
 */
export function anonymizeAttempts(db: Db, keys: string[]) {
  const { usernameKey, address } = loginFailuresTable
  return db
    .update(loginFailuresTable)
    .set({ usernameKey: DELETED_USER_KEY, address: sql`case when ${inArray(address, keys)} then ${DELETED_USER_KEY} else ${address} end` })
    .where(inArray(usernameKey, keys))
}

/** Deletes the record of a counted attempt, because the attempt succeeded. */
export async function deleteAttempt(db: Db, id: number): Promise<void> {
  await db.delete(loginFailuresTable).where(eq(loginFailuresTable.id, id))
}
