import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db.ts'

/**
 * Counts one message under each key, or under none if one of them has reached its `max`. One statement checks and counts, so that
 * concurrent calls cannot exceed a limit. `day` is a UTC day such as `2026-11-22`.
 */
export async function claimDailyUsage(db: Db, day: string, limits: { key: string; max: number }[]): Promise<boolean> {
  const listed = sql`(select value ->> 'key' as key, value ->> 'max' as max from json_each(${JSON.stringify(limits)}))`
  const rows = await db.all(
    sql`insert into salesbot_usage (day, key, messages) select ${day}, key, 1 from ${listed} where not exists (
          select 1 from ${listed} limits join salesbot_usage used on used.day = ${day} and used.key = limits.key and used.messages >= max)
        on conflict (day, key) do update set messages = messages + 1 returning messages`,
  )
  return rows.length > 0
}

export async function releaseDailyUsage(db: Db, day: string, keys: string[]): Promise<void> {
  await db.run(
    sql`update salesbot_usage set messages = messages - 1
        where day = ${day} and key in (select value from json_each(${JSON.stringify(keys)})) and messages > 0`,
  )
}
