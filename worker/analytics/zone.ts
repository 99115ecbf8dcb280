import type { Analytics } from '../../schema/analytics.ts'
import type { DayCounts } from './series.ts'

const DAY = 86_400_000
const QUARTER = 900_000
const QUARTERS = 96

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
  const offsetAt = offsetIn(timeZone)
  const days = new Map<string, DayCounts>()
  const hours: Analytics['breakdowns']['timing'] = Array.from({ length: 7 * 24 }, (_, n) => ({
    weekday: Math.floor(n / 24),
    hour: n % 24,
    views: 0,
    clicks: 0,
    saves: 0,
  }))
  for (const row of stored) {
    const lists = KINDS.flatMap((kind) => {
      const counts = row[`${kind.slice(0, -1) as 'view'}Quarters`]
      return counts ? [{ kind, counts }] : []
    })
    const midnight = Date.parse(row.day)
    const first = offsetAt(midnight)
    // Clocks change on few days: on all others one offset holds.
    const steady = first === offsetAt(midnight + DAY - QUARTER)
    let day: DayCounts | undefined
    for (let quarter = 0; quarter < QUARTERS; quarter++) {
      const counted = lists.filter(({ counts }) => counts[quarter]! > 0)
      if (counted.length === 0) continue
      const time = midnight + quarter * QUARTER
      const local = time + (steady ? first : offsetAt(time))
      const name = dayAt(local, 0)
      if (day?.day !== name) {
        day = days.get(name) ?? { day: name, views: 0, clicks: 0, saves: 0, plays: 0, submissions: 0, visitors: 0 }
        days.set(name, day)
      }
      const hour = hours[((Math.floor(local / DAY) + 4) % 7) * 24 + (Math.floor(local / 3_600_000) % 24)]!
      for (const { kind, counts } of counted) {
        day[kind] += counts[quarter]!
        if (kind === 'views' || kind === 'clicks' || kind === 'saves') hour[kind] += counts[quarter]!
      }
    }
  }
  return {
    days: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
    timing: hours.filter(({ views, clicks, saves }) => views + clicks + saves > 0),
  }
}
