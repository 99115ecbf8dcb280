import type { Analytics } from '../../schema/analytics.ts'
import type { DayCounts } from './series.ts'

const DAY = 86_400_000
const QUARTER = 900_000
const HOUR = 3_600_000

/** The time zone asked for, or UTC where none was or none of that name is known. */
export function knownZone(timeZone: string | undefined): string {
  try {
    return timeZone && new Intl.DateTimeFormat('en', { timeZone }) ? timeZone : 'UTC'
  } catch {
    return 'UTC'
  }
}

/** Tells how far `timeZone` is ahead of UTC at a time; both in ms. */
export function offsetIn(timeZone: string): (time: number) => number {
  if (timeZone === 'UTC') return () => 0
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (time) => {
    const part: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(time)) part[type] = Number(value)
    const local = Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute'], part['second'])
    return local - Math.floor(time / 1000) * 1000
  }
}

/** The date at a time in ms, `YYYY-MM-DD`, where clocks are `offset` ms ahead of UTC. */
export const dayAt = (time: number, offset: number) => new Date(time + offset).toISOString().slice(0, 10)

const KINDS = ['views', 'clicks', 'saves', 'plays', 'submissions', 'visitors'] as const
const LISTS = {
  views: 'viewQuarters',
  clicks: 'clickQuarters',
  saves: 'saveQuarters',
  plays: 'playQuarters',
  submissions: 'submissionQuarters',
  visitors: 'visitorQuarters',
} as const

/** The same, asking once for a time that is asked about twice in a row: the end of a day begins the next. */
function remembered(offsetAt: (time: number) => number): (time: number) => number {
  let last = { time: NaN, offset: 0 }
  return (time) => {
    if (last.time !== time) last = { time, offset: offsetAt(time) }
    return last.offset
  }
}

/** A day in UTC as it is stored: 96 counts of each kind, or null for none. */
export interface StoredDay {
  day: string
  viewQuarters: number[] | null
  clickQuarters: number[] | null
  saveQuarters: number[] | null
  playQuarters: number[] | null
  submissionQuarters: number[] | null
  visitorQuarters: number[] | null
}

/**
 * What was counted on each day and in each hour of the week of `timeZone`, from counts by quarter of an hour in UTC.
 * `stored` comes oldest first, and so do the days. All offsets in use are whole quarters of an hour (IANA tz database), so
 * every count lands where a clock on the wall had it, also on days on which clocks change. Hours hold no submissions.
 */
export function inZone(stored: readonly StoredDay[], timeZone: string): { days: DayCounts[]; timing: Analytics['breakdowns']['timing'] } {
  const offsetAt = remembered(offsetIn(timeZone))
  const days = new Map<number, DayCounts>()
  const hours = Array.from({ length: 7 * 24 }, (_, n) => ({ weekday: Math.floor(n / 24), hour: n % 24, views: 0, clicks: 0, saves: 0 }))
  for (const row of stored) {
    const midnight = Date.parse(row.day)
    const first = offsetAt(midnight)
    // Clocks change on few days: on all others one offset holds.
    const steady = first === offsetAt(midnight + DAY)
    for (const kind of KINDS) {
      const counts = row[LISTS[kind]] ?? []
      for (let quarter = 0; quarter < counts.length; quarter++) {
        const count = counts[quarter]!
        if (count === 0) continue
        const time = midnight + quarter * QUARTER
        const local = time + (steady ? first : offsetAt(time))
        const date = Math.floor(local / DAY)
        let day = days.get(date)
        if (!day) days.set(date, (day = { day: dayAt(local, 0), views: 0, clicks: 0, saves: 0, plays: 0, submissions: 0, visitors: 0 }))
        day[kind] += count
        // The first of January 1970 was a Thursday.
        if (kind === 'views' || kind === 'clicks' || kind === 'saves')
          hours[((date + 4) % 7) * 24 + (Math.floor(local / HOUR) % 24)]![kind] += count
      }
    }
  }
  return {
    days: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
    timing: hours.filter(({ views, clicks, saves }) => views + clicks + saves > 0),
  }
}
