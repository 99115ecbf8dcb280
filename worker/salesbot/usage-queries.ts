import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db.ts'

/**
 * Counts one message under `key` for a UTC day such as `2026-11-22`, unless `max` are counted already. With `within`, it counts only
 * while that other key is below its own maximum. One statement checks and counts, so that concurrent calls cannot exceed a limit.
 * Returns whether it counted.
 */
export async function countUsage(
  db: Db,
  day: string,
  { key, max }: { key: string; max: number },
  within?: { key: string; max: number },
): Promise<boolean> {
  const allowed = within
    ? sql`coalesce((select messages from salesbot_usage where day = ${day} and key = ${within.key}), 0) < ${within.max}`
    : sql`true`
  const rows = await db.all(
    sql`insert into salesbot_usage (day, key, messages) select ${day}, ${key}, 1 where ${allowed}
        on conflict (day, key) do update set messages = messages + 1 where messages < ${max} returning messages`,
  )
  return rows.length > 0
}

/** Takes back one counted message of each key, because it turned out to be a repeated one. */
export async function releaseUsage(db: Db, day: string, keys: string[]): Promise<void> {
  await db.run(
    sql`update salesbot_usage set messages = messages - 1
        where day = ${day} and key in (select value from json_each(${JSON.stringify(keys)})) and messages > 0`,
  )
}
