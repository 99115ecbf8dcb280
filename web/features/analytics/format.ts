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

/** An ISO time as a person reads it in `timeZone` (the browser's own unless given). */
export function formatTime(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(new Date(iso))
}

/** Says what was kept out of every number, and why. */
export function leftOut({ bots, previews, ownVisits, floods }: Analytics['excluded']): string {
  const kinds: [number, string][] = [
    [bots, 'by bots'],
    [previews, 'by link previews'],
    [ownVisits, "by the card's owner"],
    [floods, 'in a burst from one network address'],
  ]
  const told = kinds.filter(([amount]) => amount > 0).map(([amount, by]) => `${formatCount(amount)} ${by}`)
  return told.length > 0 ? `Left out of every number: ${told.join(', ')}.` : "Bots, link previews and the owner's own visits are left out."
}

/** The name of the time zone and its offset at `at`, such as "Europe/Berlin (GMT+1)". */
export function zoneName(at: Date, timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value
  return offset && timeZone !== 'UTC' ? `${timeZone} (${offset})` : timeZone
}

/** What the current bucket of each range is called. */
export const CURRENT_LABELS: Record<Range, string> = { daily: 'today', weekly: 'this week', monthly: 'this month', yearly: 'this year' }

const DAYS: Partial<Record<Range, number>> = { daily: 1, weekly: 7 }

/** First day behind the bucket that begins on `start`, both `YYYY-MM-DD` in UTC. */
function endOf(start: string, range: Range): string {
  const date = new Date(`${start}T00:00:00Z`)
  const days = DAYS[range]
  if (days) date.setUTCDate(date.getUTCDate() + days)
  else if (range === 'monthly') date.setUTCMonth(date.getUTCMonth() + 1)
  else date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

/** What was counted in the bucket that holds `now`; zeros when nothing has happened in it yet. */
export function currentBucket(series: readonly Bucket[], range: Range, now: Date): Pick<Bucket, 'views' | 'clicks' | 'saves'> {
  const today = now.toISOString().slice(0, 10)
  const bucket = series.findLast(({ start }) => start <= today && today < endOf(start, range))
  return { views: bucket?.views ?? 0, clicks: bucket?.clicks ?? 0, saves: bucket?.saves ?? 0 }
}
