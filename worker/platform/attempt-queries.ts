import { type SQL, eq, inArray, sql } from 'drizzle-orm'
import { loginFailuresTable } from '../../schema/tables/users.ts'
import type { Db } from './db.ts'

export interface AttemptLimit {
  /** `strangers` counts only sign-ins from networks in which the user has never signed in. */
  by: 'name' | 'address' | 'network' | 'pair' | 'strangers'
  max: number
  window: number
}

export interface RateLimitedAttempt {
  name: string
  address: string
  /** The wider network of the address, which has limits of its own. */
  network?: string | null
  userId: number | null
}

function buildCountedAttemptsSql(limit: AttemptLimit, who: RateLimitedAttempt, now: number): SQL {
  const name = sql`f.username_key = ${who.name}`
  const address = sql`f.address = ${who.address}`
  const known = sql`exists (select 1 from known_addresses k where k.user_id = ${who.userId ?? 0} and k.address = f.address)`
  const network = sql`f.network = ${who.network ?? null}`
  const which = { name, address, network, pair: sql`${name} and ${address}`, strangers: sql`${name} and not ${known}` }[limit.by]
  return sql`from login_failures f where ${which} and f.at > ${now - limit.window}`
}

/**
 * Stores an attempt and returns its id; null if a limit is reached. One SQL statement checks and counts, so that parallel calls cannot
 * exceed the limit.
 */
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
    sql`insert into login_failures (username_key, address, network, at)
        select ${who.name}, ${who.address}, ${who.network ?? null}, ${now} where ${sql.join(within, sql` and `)} returning id`,
  )
  return row?.id ?? null
}

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

const DELETED_USER_KEY = 'deleted'

/**
 * Returns a statement that removes the keys that identify a deleted user. The rows stay, because they also count for the network: deleting
 * an account must not reset the network's limit.
 */
export function anonymizeAttempts(db: Db, keys: string[]) {
  const { usernameKey, address } = loginFailuresTable
  return db
    .update(loginFailuresTable)
    .set({ usernameKey: DELETED_USER_KEY, address: sql`case when ${inArray(address, keys)} then ${DELETED_USER_KEY} else ${address} end` })
    .where(inArray(usernameKey, keys))
}

export async function deleteAttempt(db: Db, id: number): Promise<void> {
  await db.delete(loginFailuresTable).where(eq(loginFailuresTable.id, id))
}
