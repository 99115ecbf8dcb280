import type { CardAnalytics } from '../../schema/analytics.ts'
import { EVENT_COUNT_NAMES, type EventCountName, ZERO_EVENT_COUNTS } from '../../schema/event-kinds.ts'
import type { DayCounts } from './series.ts'

export const DAY_MS = 86_400_000
export const QUARTER_HOUR_MS = 900_000
const HOUR_MS = 3_600_000

export function toTimeZoneOrUtc(timeZone: string | undefined): string {
  try {
    return timeZone && new Intl.DateTimeFormat('en', { timeZone }) ? timeZone : 'UTC'
  } catch {
    return 'UTC'
  }
}

/** Returns a function that converts a time to the time zone's offset from UTC at this time, both in ms. */
export function createZoneOffsetLookup(timeZone: string): (time: number) => number {
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

/** Returns the local date `YYYY-MM-DD`. `offset` is how far local clocks are ahead of UTC, in ms. */
export const toLocalDate = (time: number, offset: number) => new Date(time + offset).toISOString().slice(0, 10)

/** Returns the time in ms at which a local day (`YYYY-MM-DD`) begins. */
export function startOfLocalDay(day: string, offsetAt: (time: number) => number): number {
  // Searches for the first quarter hour with this date, because clocks may skip midnight. Time zones are at most 14 hours ahead of UTC and
  // 12 hours behind.
  let low = Date.parse(day) - 60 * QUARTER_HOUR_MS
  let high = Date.parse(day) + 60 * QUARTER_HOUR_MS
  while (high - low > QUARTER_HOUR_MS) {
    const middle = low + Math.floor((high - low) / QUARTER_HOUR_MS / 2) * QUARTER_HOUR_MS
    if (toLocalDate(middle, offsetAt(middle)) < day) low = middle
    else high = middle
  }
  return high
}

type DayCountName = EventCountName | 'visitors'
type QuarterHourCountsKey<Name extends string> = Name extends `${infer Singular}s` ? `${Singular}Quarters` : never
export const DAY_COUNT_NAMES: DayCountName[] = [...EVENT_COUNT_NAMES, 'visitors']
export const quarterHourCountsKeyOf = (name: DayCountName) => `${name.slice(0, -1)}Quarters` as QuarterHourCountsKey<DayCountName>

/** Caches the last offset, because the end of one day is requested again as the start of the next. */
function cacheLastZoneOffset(offsetAt: (time: number) => number): (time: number) => number {
  let last = { time: NaN, offset: 0 }
  return (time) => {
    if (last.time !== time) last = { time, offset: offsetAt(time) }
    return last.offset
  }
}

/** The database row of a UTC day. Each kind of count has 96 numbers, one for each quarter hour, or null if nothing was counted. */
export type StoredDayCounts = { day: string } & Record<QuarterHourCountsKey<DayCountName>, number[] | null>

/**
 * Converts UTC counts by quarter hour to counts by local day and by hour of the week (views, clicks and saves only). This is exact even
 * when clocks change, because every zone's offset is a whole number of quarter hours. `stored` must be sorted by day, and so is the result.
 * `within` limits the local days. The counts by hour of the week begin with the day `hoursFrom`.
 */
export function convertCountsToTimeZone(
  stored: readonly StoredDayCounts[],
  timeZone: string,
  within: { from?: string; to?: string; hoursFrom?: string } = {},
): { days: DayCounts[]; timing: CardAnalytics['breakdowns']['timing'] } {
  const offsetAt = cacheLastZoneOffset(createZoneOffsetLookup(timeZone))
  const days = new Map<number, DayCounts>()
  const hours = Array.from({ length: 7 * 24 }, (_, n) => ({ weekday: Math.floor(n / 24), hour: n % 24, views: 0, clicks: 0, saves: 0 }))
  const toDate = (day: string | undefined, otherwise: number) => (day === undefined ? otherwise : Date.parse(day) / DAY_MS)
  const firstDate = toDate(within.from, -Infinity)
  const lastDate = toDate(within.to, Infinity)
  const firstDateOfHours = toDate(within.hoursFrom, -Infinity)
  for (const row of stored) {
    const midnight = Date.parse(row.day)
    if (midnight / DAY_MS < firstDate - 1 || midnight / DAY_MS > lastDate + 1) continue
    const first = offsetAt(midnight)
    // One UTC offset applies to the whole day, unless the clocks change on that day.
    const steady = first === offsetAt(midnight + DAY_MS)
    for (const name of DAY_COUNT_NAMES) {
      const counts = row[quarterHourCountsKeyOf(name)] ?? []
      for (let quarter = 0; quarter < counts.length; quarter++) {
        const count = counts[quarter]!
        if (count === 0) continue
        const time = midnight + quarter * QUARTER_HOUR_MS
        const local = time + (steady ? first : offsetAt(time))
        const date = Math.floor(local / DAY_MS)
        if (date < firstDate || date > lastDate) continue
        let day = days.get(date)
        if (!day) days.set(date, (day = { day: toLocalDate(local, 0), ...ZERO_EVENT_COUNTS, visitors: 0 }))
        day[name] += count
        // 1 January 1970 was a Thursday, so `(date + 4) % 7` is 0 on Sundays.
        if (date >= firstDateOfHours && (name === 'views' || name === 'clicks' || name === 'saves'))
          hours[((date + 4) % 7) * 24 + (Math.floor(local / HOUR_MS) % 24)]![name] += count
      }
    }
  }
  return {
    days: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
    timing: hours.filter(({ views, clicks, saves }) => views + clicks + saves > 0),
  }
}
