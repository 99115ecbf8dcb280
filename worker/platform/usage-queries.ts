import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** A counter of one UTC day (`2026-11-29`) or hour (`2026-11-29T14`), with its limit. */
export interface UsageLimit {
  key: string
  period: string
  max: number
  /** What this limit counts; by default the `uses` of the call. */
  uses?: number
}

/**
 * Counts `uses` under each key, or none if one of them would exceed its `max`. One statement checks and counts, so that concurrent calls
 * cannot exceed a limit.
 */
export async function claimUsage(db: Db, limits: UsageLimit[], uses = 1): Promise<boolean> {
  const listed = sql`(select value ->> 'key' as key, value ->> 'period' as period, value ->> 'max' as max,
    coalesce(value ->> 'uses', ${uses}) as uses from json_each(${JSON.stringify(limits)}))`
  const rows = await db.all(
    sql`insert into usage_counts (period, key, uses) select period, key, uses from ${listed} where not exists (
          select 1 from ${listed} limits left join usage_counts used on used.period = limits.period and used.key = limits.key
          where coalesce(used.uses, 0) + limits.uses > max)
        on conflict (period, key) do update set uses = uses + excluded.uses returning uses`,
  )
  return rows.length > 0
}

/** Returns the keys of those counters that have reached their limit. */
export async function listFullUsageKeys(db: Db, limits: UsageLimit[]): Promise<Set<string>> {
  const rows = await db.all<{ key: string }>(
    sql`select used.key from json_each(${JSON.stringify(limits)}) one
        cross join usage_counts used on used.period = one.value ->> 'period' and used.key = one.value ->> 'key' and used.uses >= one.value ->> 'max'`,
  )
  return new Set(rows.map(({ key }) => key))
}

/** Takes back what `claimUsage` has counted, or a part of it. */
export async function releaseUsage(db: Db, limits: Omit<UsageLimit, 'max'>[], uses = 1): Promise<void> {
  const listed = sql`(select value ->> 'key' as key, value ->> 'period' as period,
    coalesce(value ->> 'uses', ${uses}) as uses from json_each(${JSON.stringify(limits)}))`
  await db.run(
    sql`update usage_counts set uses = max(0, usage_counts.uses - one.uses) from ${listed} one
        where usage_counts.period = one.period and usage_counts.key = one.key`,
  )
}
