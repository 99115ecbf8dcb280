import type { CardAnalytics, TimeBucketCounts, ChartInterval } from '../../../schema/analytics.ts'

const wholeNumberFormat = new Intl.NumberFormat('en-US')

/** Formats a whole number with commas between thousands. */
export function formatCount(value: number): string {
  return wholeNumberFormat.format(value)
}

/** Formats `part / whole` as a percentage with at most one decimal; "0%" if `whole` is 0. */
export function formatRate(part: number, whole: number): string {
  const percent = whole > 0 ? (part / whole) * 100 : 0
  return `${wholeNumberFormat.format(Math.round(percent * 10) / 10)}%`
}

export function formatDateTime(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(new Date(iso))
}

/** Returns a sentence that says how many events the analytics leave out of every number, and why. */
export function describeExcludedEvents({ bots, previews, ownVisits, floods }: CardAnalytics['excluded']): string {
  const kinds: [number, string][] = [
    [bots, 'by bots'],
    [previews, 'by link previews'],
    [ownVisits, "by the card's owner"],
    [floods, 'in a burst from one network address'],
  ]
  const parts = kinds.filter(([amount]) => amount > 0).map(([amount, by]) => `${formatCount(amount)} ${by}`)
  return parts.length > 0
    ? `Left out of every number: ${parts.join(', ')}.`
    : "Bots, link previews and the owner's own visits are left out."
}

/** Returns the date at the time `at` in `timeZone`, in the form YYYY-MM-DD. */
export function formatDateInZone(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)
}

/** Returns a function that converts a UTC time to local time with offset, such as `2026-11-22T00:30:05.000+01:00` (ISO 8601). */
export function createIsoTimeFormatter(timeZone: string): (iso: string) => string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (iso) => {
    const at = new Date(iso)
    const offset = zone
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')!
      .value.slice('GMT'.length)
    return `${clock.format(at).replace(' ', 'T')}${iso.slice(19, -1)}${/[1-9]/.test(offset) ? offset : 'Z'}`
  }
}

/** The name of the current time period, by the selected range of the analytics. */
export const CURRENT_PERIOD_LABELS: Record<ChartInterval, string> = {
  daily: 'today',
  weekly: 'this week',
  monthly: 'this month',
  yearly: 'this year',
}

const DAYS_PER_TIME_BUCKET: Partial<Record<ChartInterval, number>> = { daily: 1, weekly: 7 }

/** Returns the first day after the time bucket (day, week, month or year) that begins on `start`, both as YYYY-MM-DD. */
function getTimeBucketEnd(start: string, range: ChartInterval): string {
  const date = new Date(`${start}T00:00:00Z`)
  const days = DAYS_PER_TIME_BUCKET[range]
  if (days) date.setUTCDate(date.getUTCDate() + days)
  else if (range === 'monthly') date.setUTCMonth(date.getUTCMonth() + 1)
  else date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

/** Returns the counts of the time bucket that contains the date `today` (YYYY-MM-DD); zeros if there is no such bucket. */
export function getCurrentCounts(
  series: readonly TimeBucketCounts[],
  range: ChartInterval,
  today: string,
): Pick<TimeBucketCounts, 'views' | 'clicks' | 'saves'> {
  const bucket = series.findLast(({ start }) => start <= today && today < getTimeBucketEnd(start, range))
  return { views: bucket?.views ?? 0, clicks: bucket?.clicks ?? 0, saves: bucket?.saves ?? 0 }
}
