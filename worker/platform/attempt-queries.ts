import { type SQL, eq, sql } from 'drizzle-orm'
import { loginFailures } from '../../schema/tables/users.ts'
import type { Db } from './db.ts'

/** Allows `max` failures within `window` ms, counted by `by`. */
export interface Limit {
  /** `strangers` counts failures for the name from addresses that never signed in to it; known addresses are exempt. */
  by: 'name' | 'address' | 'pair' | 'strangers'
  max: number
  window: number
}

/** An attempt: keyed hashes of its name and address, and the id of the user with that name, if there is one. */
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

/** Stores an attempt that is within every limit, in one statement, and returns its id; null when a limit is reached. */
export async function insertAttempt(db: Db, limits: Limit[], who: Attempt, now: number): Promise<number | null> {
  const within = limits.map((limit) => {
    const below = sql`(select count(*) ${counted(limit, who, now)}) < ${limit.max}`
    if (limit.by !== 'strangers') return below
    return sql`(exists (select 1 from known_addresses where user_id = ${who.userId ?? 0} and address = ${who.address}) or ${below})`
  })
  const [row] = await db.all<{ id: number }>(
    sql`insert into login_failures (username_key, address, at)
        select ${who.name}, ${who.address}, ${now} where ${sql.join(within, sql` and `)} returning id`,
  )
  return row?.id ?? null
}

/** How long, in ms, until an attempt is within every limit again. */
export async function attemptWait(db: Db, limits: Limit[], who: Attempt, now: number): Promise<number> {
  const waits = await Promise.all(
    limits.map(async (limit) => {
      const [oldest] = await db.all<{ at: number }>(
        sql`select f.at ${counted(limit, who, now)} order by f.at desc limit 1 offset ${limit.max - 1}`,
      )
      return oldest ? oldest.at + limit.window - now : 0
    }),
  )
  return Math.max(...waits)
}

/** Removes a reserved attempt that succeeded. */
export async function releaseAttempt(db: Db, id: number): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, id))
}
