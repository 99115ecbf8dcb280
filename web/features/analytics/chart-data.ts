import type { Analytics, Bucket, Range } from '../../../schema/analytics.ts'
import type { ClickType } from '../../../schema/event.ts'
import { ownValue } from '../../../schema/own-value.ts'
import { formatCount } from './format.ts'

/** One line or row of bars: its key in the points' values, its label, and its index in the palette of five colours. */
export interface ChartSeries {
  key: string
  label: string
  color: number
  /** SVG's stroke-dasharray, so that lines can be told apart without colour. */
  dash?: string
}
export interface ChartPoint {
  label: string
  values: Record<string, number>
}

/** How many of the latest buckets a chart shows. More would be too dense to read. */
const BUCKETS_MAX: Record<Range, number> = { daily: 30, weekly: 26, monthly: 24, yearly: 20 }
const UNITS: Record<Range, string> = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }
const DATES: Record<Range, Intl.DateTimeFormatOptions> = {
  daily: { day: 'numeric', month: 'short' },
  weekly: { day: 'numeric', month: 'short' },
  monthly: { month: 'short', year: 'numeric' },
  yearly: { year: 'numeric' },
}

export const COUNTS: ChartSeries[] = [
  { key: 'views', label: 'Views', color: 0 },
  { key: 'clicks', label: 'Clicks', color: 1, dash: '7 3' },
  { key: 'saves', label: 'Saves', color: 2, dash: '2 3' },
  { key: 'submissions', label: 'Submissions', color: 3, dash: '9 3 2 3' },
]
/** Only for daily buckets: unique visitors of several days cannot be added up. */
export const VISITORS: ChartSeries = { key: 'visitors', label: 'Unique visitors', color: 4, dash: '4 2' }
export const RATES: ChartSeries[] = [
  { key: 'engagement', label: 'Engagement rate', color: 0 },
  { key: 'clickThrough', label: 'Click-through rate', color: 1, dash: '7 3' },
  { key: 'conversion', label: 'Conversion rate', color: 2, dash: '2 3' },
]

/** The latest buckets that a chart shows, oldest first. */
export function shownBuckets(series: readonly Bucket[], range: Range): Bucket[] {
  return series.slice(-BUCKETS_MAX[range])
}

/** Says how points are grouped, such as "By day, the last 30." */
export function groupingText(series: readonly Bucket[], range: Range): string {
  const cut = series.length > BUCKETS_MAX[range] ? `, the last ${BUCKETS_MAX[range]}` : ''
  return `By ${UNITS[range]}${cut}.`
}

/** A series of up to this many buckets is shown as bars with a sentence, because a line through few points says little. */
const FEW_BUCKETS = 3
const NOUNS: Record<'views' | 'clicks', [one: string, more: string]> = { views: ['view', 'views'], clicks: ['click', 'clicks'] }

/** "Your first day: 3 views so far." for a series of few buckets; null for a longer one. */
export function firstBucketsOf(series: readonly Bucket[], range: Range, key: 'views' | 'clicks' = 'views'): string | null {
  if (series.length === 0 || series.length > FEW_BUCKETS) return null
  const count = series.reduce((sum, bucket) => sum + bucket[key], 0)
  const time = series.length === 1 ? UNITS[range] : `${series.length} ${UNITS[range]}s`
  return `Your first ${time}: ${formatCount(count)} ${NOUNS[key][count === 1 ? 0 : 1]} so far.`
}

/** Turns a chart of a single bucket into one bar for each series. */
export function barPerSeries(point: ChartPoint, series: readonly ChartSeries[]): { points: ChartPoint[]; series: ChartSeries[] } {
  return {
    points: series.map(({ key, label }) => ({ label, values: { count: point.values[key] ?? 0 } })),
    series: [{ key: 'count', label: point.label, color: 0 }],
  }
}

/** The axis label of a bucket, by its first day. */
export function bucketLabel(start: string, range: Range): string {
  return new Intl.DateTimeFormat('en-GB', { ...DATES[range], timeZone: 'UTC' }).format(new Date(`${start}T00:00:00Z`))
}

export function countPoints(buckets: readonly Bucket[], range: Range): ChartPoint[] {
  return buckets.map(({ start, views, clicks, saves, submissions, visitors = 0 }) => ({
    label: bucketLabel(start, range),
    values: { views, clicks, saves, submissions, visitors },
  }))
}

const rate = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0)

/** Rates in percent with one decimal; 0 in a bucket without views. */
export function ratePoints(buckets: readonly Bucket[], range: Range): ChartPoint[] {
  return buckets.map(({ start, views, clicks, saves }) => ({
    label: bucketLabel(start, range),
    values: { engagement: rate(clicks + saves, views), clickThrough: rate(clicks, views), conversion: rate(saves, views) },
  }))
}

const LINK_TYPES: Record<Exclude<ClickType, 'video'>, string> = {
  website: 'Website',
  phone: 'Phone',
  email: 'E-mail',
  custom: 'Buttons',
  social: 'Social',
  other: 'Other links',
}

/** Clicks of all time by link type, most first. */
export function linkTypePoints({ linkTypes }: Analytics['breakdowns']): ChartPoint[] {
  return linkTypes
    .filter(({ clicks }) => clicks > 0)
    .sort((a, b) => b.clicks - a.clicks)
    .slice(0, 8)
    .map(({ value, clicks }) => ({ label: ownValue(LINK_TYPES, value) ?? value, values: { clicks } }))
}
