import type { Bucket, Range } from '../../schema/analytics.ts'
import { COUNT_NAMES, type Counts, NO_COUNTS } from '../../schema/event-kinds.ts'

/** What was counted on one day, unique visitors included. */
export interface DayCounts extends Counts {
  /** `YYYY-MM-DD` */
  day: string
  visitors: number
}

const DAY = 86_400_000
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

/** First day of the bucket that contains `day`: the day itself, its Monday, the first of its month or of its year. */
export function bucketStart(day: string, range: Range): string {
  if (range === 'daily') return day
  if (range === 'monthly') return `${day.slice(0, 7)}-01`
  if (range === 'yearly') return `${day.slice(0, 4)}-01-01`
  const time = Date.parse(day)
  return iso(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY)
}

function nextStart(start: string, range: Range): string {
  const date = new Date(start)
  if (range === 'daily') date.setUTCDate(date.getUTCDate() + 1)
  else if (range === 'weekly') date.setUTCDate(date.getUTCDate() + 7)
  else if (range === 'monthly') date.setUTCMonth(date.getUTCMonth() + 1)
  else date.setUTCFullYear(date.getUTCFullYear() + 1)
  return iso(date.getTime())
}

/**
 * Buckets from the first day with a count to `today`, oldest first, empty ones included. `days` must be sorted. Only daily
 * buckets hold unique visitors.
 */
export function seriesOf(days: DayCounts[], range: Range, today: string): Bucket[] {
  const first = days[0]
  if (!first) return []
  const sums = new Map<string, Bucket>()
  const last = [days.at(-1)!.day, today].sort().at(-1)!
  for (let start = bucketStart(first.day, range); start <= last; start = nextStart(start, range))
    sums.set(start, { start, ...NO_COUNTS, ...(range === 'daily' && { visitors: 0 }) })
  for (const day of days) {
    const bucket = sums.get(bucketStart(day.day, range))!
    for (const name of COUNT_NAMES) bucket[name] += day[name]
    if (bucket.visitors !== undefined) bucket.visitors += day.visitors
  }
  return [...sums.values()]
}
