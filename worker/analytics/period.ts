import {
  type AnalyticsPeriodCounts,
  type AnalyticsPeriod,
  type BestDay,
  type ChartInterval,
  type TimeBucketCounts,
  UNKNOWN_VISITOR_ORIGIN_LABEL,
} from '../../schema/analytics.ts'
import { addDays, countDays } from '../../schema/analytics-period.ts'
import { EVENT_COUNT_NAMES, type EventCounts, ZERO_EVENT_COUNTS } from '../../schema/event-kinds.ts'
import { type DayCounts, startOfChartBucket, startOfNextChartBucket } from './series.ts'
import { convertCountsToTimeZone, type StoredDayCounts } from './zone.ts'

interface DayRange {
  from: string
  to: string
}

/** Splits a period into days, weeks, months or years. The first and the last part may be shorter than the others. */
function splitPeriod({ from, to }: DayRange, range: ChartInterval): DayRange[] {
  const parts: DayRange[] = []
  for (let start = from; start <= to;) {
    const next = startOfNextChartBucket(startOfChartBucket(start, range), range)
    const last = addDays(next, -1)
    parts.push({ from: start, to: last < to ? last : to })
    start = next
  }
  return parts
}

function addCounts(sum: EventCounts, day: DayCounts) {
  for (const name of EVENT_COUNT_NAMES) sum[name] += day[name]
}

/** Adds up daily counts for each part of a period. Unique visitors cannot be added up, so only parts of one day have them. */
function countParts(days: readonly DayCounts[], parts: readonly DayRange[], range: ChartInterval): AnalyticsPeriodCounts {
  const totals = { ...ZERO_EVENT_COUNTS }
  let next = 0
  const series = parts.map(({ from, to }) => {
    const bucket: TimeBucketCounts = { start: from, ...ZERO_EVENT_COUNTS, ...(range === 'daily' && { visitors: 0 }) }
    while (next < days.length && days[next]!.day < from) next++
    for (; next < days.length && days[next]!.day <= to; next++) {
      addCounts(bucket, days[next]!)
      addCounts(totals, days[next]!)
      if (bucket.visitors !== undefined) bucket.visitors += days[next]!.visitors
    }
    return bucket
  })
  return { from: parts[0]!.from, to: parts.at(-1)!.to, totals, series }
}

function findBestDay(days: readonly DayCounts[]): DayCounts | null {
  const most = Math.max(0, ...days.map(({ views }) => views))
  const best = days.filter(({ views }) => views === most)
  return most > 0 && best.length === 1 ? best[0]! : null
}

/**
 * Compares the counts of a period with those of the same number of days before. `toBestDay` adds where the views of the best day came from.
 */
export function toAnalyticsPeriod(
  stored: readonly StoredDayCounts[],
  asked: { from: string | undefined; to: string },
  range: ChartInterval,
  timeZone: string,
  today: string,
): { period: AnalyticsPeriod; bestDay: DayCounts | null } {
  const { from: firstDay } = asked
  // The period ends today at the latest, because future days would look like a decline.
  const to = asked.to > today && (firstDay === undefined || firstDay <= today) ? today : asked.to
  const length = firstDay === undefined ? 0 : countDays(firstDay, to)
  const within = firstDay === undefined ? { to } : { from: addDays(firstDay, -length), to, hoursFrom: firstDay }
  const { days, timing } = convertCountsToTimeZone(stored, timeZone, within)
  const from = firstDay ?? days[0]?.day ?? to
  const parts = splitPeriod({ from, to }, range)
  const partsBefore = parts.map((part) => ({ from: addDays(part.from, -length), to: addDays(part.to, -length) }))
  const own = days.filter(({ day }) => day >= from)
  return {
    period: {
      ...countParts(days, parts, range),
      range,
      before: firstDay === undefined ? null : countParts(days, partsBefore, range),
      timing,
      bestDay: null,
    },
    bestDay: findBestDay(own),
  }
}

interface ViewOrigin {
  source: string
  location: string | null
  device: string | null
}

function findMostFrequent(values: readonly (string | null)[]): BestDay['source'] {
  const counts = new Map<string, number>()
  for (const value of values) if (value && value !== UNKNOWN_VISITOR_ORIGIN_LABEL) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [top] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return top ? { value: top[0], views: top[1] } : null
}

export function toBestDay({ day, views, saves }: DayCounts, origins: readonly ViewOrigin[]): BestDay {
  const source = findMostFrequent(origins.map((view) => view.source))
  const location = findMostFrequent(origins.map((view) => view.location))
  return {
    day,
    views,
    saves,
    read: origins.length,
    source,
    location,
    device: findMostFrequent(origins.map((view) => view.device)),
    sourceAndLocation: origins.filter((view) => view.source === source?.value && view.location === location?.value).length,
  }
}
