import type { Analytics } from '../../schema/analytics.ts'
import { COUNT_NAMES, type CountName, NO_COUNTS } from '../../schema/event-kinds.ts'
import type { DayCounts } from './series.ts'

const DAY = 86_400_000
const QUARTER = 900_000
const HOUR = 3_600_000

/** The requested time zone, or UTC if it is absent or unknown. */
export function knownZone(timeZone: string | undefined): string {
  try {
    return timeZone && new Intl.DateTimeFormat('en', { timeZone }) ? timeZone : 'UTC'
  } catch {
    return 'UTC'
  }
}

/** Returns the offset of `timeZone` from UTC at a time; both in ms. */
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

type DayCount = CountName | 'visitors'
type QuartersOf<Name extends string> = Name extends `${infer Singular}s` ? `${Singular}Quarters` : never
/** The counts that a day stores by quarter of an hour. */
export const DAY_COUNTS: DayCount[] = [...COUNT_NAMES, 'visitors']
export const quartersOf = (name: DayCount) => `${name.slice(0, -1)}Quarters` as QuartersOf<DayCount>

/** Caches the last offset: the end of a day is the beginning of the next. */
function cacheLast(offsetAt: (time: number) => number): (time: number) => number {
  let last = { time: NaN, offset: 0 }
  return (time) => {
    if (last.time !== time) last = { time, offset: offsetAt(time) }
    return last.offset
  }
}

/** A day in UTC as it is stored: 96 counts of each kind, or null for none. */
export type StoredDay = { day: string } & Record<QuartersOf<DayCount>, number[] | null>

/**
 * Converts counts by quarter of an hour in UTC to counts of each day and each hour of the week in `timeZone`. `stored` must be sorted by
 * day; so are the returned days. The offset of every zone in use is a whole number of quarters (IANA tz database), so each count lands on
 * its local day and hour, also on days on which clocks change. Hours hold only views, clicks and saves.
 */
export function toZone(stored: readonly StoredDay[], timeZone: string): { days: DayCounts[]; timing: Analytics['breakdowns']['timing'] } {
  const offsetAt = cacheLast(offsetIn(timeZone))
  const days = new Map<number, DayCounts>()
  const hours = Array.from({ length: 7 * 24 }, (_, n) => ({ weekday: Math.floor(n / 24), hour: n % 24, views: 0, clicks: 0, saves: 0 }))
  for (const row of stored) {
    const midnight = Date.parse(row.day)
    const first = offsetAt(midnight)
    // One offset applies to the whole day, except on days on which clocks change.
    const steady = first === offsetAt(midnight + DAY)
    for (const name of DAY_COUNTS) {
      const counts = row[quartersOf(name)] ?? []
      for (let quarter = 0; quarter < counts.length; quarter++) {
        const count = counts[quarter]!
        if (count === 0) continue
        const time = midnight + quarter * QUARTER
        const local = time + (steady ? first : offsetAt(time))
        const date = Math.floor(local / DAY)
        let day = days.get(date)
        if (!day) days.set(date, (day = { day: dayAt(local, 0), ...NO_COUNTS, visitors: 0 }))
        day[name] += count
        // The first of January 1970 was a Thursday.
        if (name === 'views' || name === 'clicks' || name === 'saves')
          hours[((date + 4) % 7) * 24 + (Math.floor(local / HOUR) % 24)]![name] += count
      }
    }
  }
  return {
    days: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
    timing: hours.filter(({ views, clicks, saves }) => views + clicks + saves > 0),
  }
}
