import type { Analytics, Bucket, Range } from '../../../schema/analytics.ts'

const count = new Intl.NumberFormat('en-US')

/** A whole number with thousands separators. */
export function formatCount(value: number): string {
  return count.format(value)
}

/** `part / whole` as a percentage with at most one decimal; 0% when there is no whole. */
export function formatRate(part: number, whole: number): string {
  const percent = whole > 0 ? (part / whole) * 100 : 0
  return `${count.format(Math.round(percent * 10) / 10)}%`
}

/** An ISO time as a readable date and time in `timeZone`. */
export function formatTime(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(new Date(iso))
}

/** The sentence that says how many events are left out of every count, and why. */
export function leftOutText({ bots, previews, ownVisits, floods }: Analytics['excluded']): string {
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

/** The date at `at` in `timeZone`, `YYYY-MM-DD`. */
export function dateInZone(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)
}

/** Writes ISO times with the offset of `timeZone`, such as `2026-11-22T00:30:05.000+01:00` (ISO 8601). */
export function isoIn(timeZone: string): (iso: string) => string {
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

/** Names of the current bucket of each range. */
export const CURRENT_LABELS: Record<Range, string> = { daily: 'today', weekly: 'this week', monthly: 'this month', yearly: 'this year' }

const DAYS: Partial<Record<Range, number>> = { daily: 1, weekly: 7 }

/** First day after the bucket that begins on `start`, both `YYYY-MM-DD`. */
function bucketEnd(start: string, range: Range): string {
  const date = new Date(`${start}T00:00:00Z`)
  const days = DAYS[range]
  if (days) date.setUTCDate(date.getUTCDate() + days)
  else if (range === 'monthly') date.setUTCMonth(date.getUTCMonth() + 1)
  else date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

/** Counts of the bucket that contains `today` (`YYYY-MM-DD`); zeros if there is none yet. */
export function currentBucket(series: readonly Bucket[], range: Range, today: string): Pick<Bucket, 'views' | 'clicks' | 'saves'> {
  const bucket = series.findLast(({ start }) => start <= today && today < bucketEnd(start, range))
  return { views: bucket?.views ?? 0, clicks: bucket?.clicks ?? 0, saves: bucket?.saves ?? 0 }
}
