import type { TimeBucketCounts, ChartInterval } from '../../schema/analytics.ts'
import { EVENT_COUNT_NAMES, type EventCounts, ZERO_EVENT_COUNTS } from '../../schema/event-kinds.ts'

export interface DayCounts extends EventCounts {
  /** `YYYY-MM-DD` */
  day: string
  visitors: number
}

const DAY_MS = 86_400_000
const toIsoDate = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Returns the first day of the week, month or year that contains `day`. Weeks start on Monday. */
export function startOfChartBucket(day: string, range: ChartInterval): string {
  if (range === 'daily') return day
  if (range === 'monthly') return `${day.slice(0, 7)}-01`
  if (range === 'yearly') return `${day.slice(0, 4)}-01-01`
  const time = Date.parse(day)
  return toIsoDate(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS)
}

export function startOfNextChartBucket(start: string, range: ChartInterval): string {
  const date = new Date(start)
  if (range === 'daily') date.setUTCDate(date.getUTCDate() + 1)
  else if (range === 'weekly') date.setUTCDate(date.getUTCDate() + 7)
  else if (range === 'monthly') date.setUTCMonth(date.getUTCMonth() + 1)
  else date.setUTCFullYear(date.getUTCFullYear() + 1)
  return toIsoDate(date.getTime())
}

/**
 * Adds up daily counts to days, weeks, months or years until `today`, oldest first. Unique visitors cannot be added up, so only days have
 * them.
 */
export function toChartBuckets(days: DayCounts[], range: ChartInterval, today: string): TimeBucketCounts[] {
  const first = days[0]
  if (!first) return []
  const sums = new Map<string, TimeBucketCounts>()
  const last = [days.at(-1)!.day, today].sort().at(-1)!
  for (let start = startOfChartBucket(first.day, range); start <= last; start = startOfNextChartBucket(start, range))
    sums.set(start, { start, ...ZERO_EVENT_COUNTS, ...(range === 'daily' && { visitors: 0 }) })
  for (const day of days) {
    const bucket = sums.get(startOfChartBucket(day.day, range))!
    for (const name of EVENT_COUNT_NAMES) bucket[name] += day[name]
    if (bucket.visitors !== undefined) bucket.visitors += day.visitors
  }
  return [...sums.values()]
}
