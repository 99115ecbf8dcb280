import type { CardAnalytics, TimeBucketCounts, ChartInterval } from '../../../schema/analytics.ts'
import type { ClickedLinkType } from '../../../schema/event.ts'
import { getOwnProperty } from '../../../schema/own-value.ts'
import { formatCount } from './format.ts'

/** One line or set of bars in a chart. `key` selects a number of each `ChartPoint`, `color` is an index of `CHART_PALETTE`. */
export interface ChartSeries {
  key: string
  label: string
  color: number
  /** The dash pattern of the line (SVG stroke-dasharray), so that lines differ not only in colour. */
  dash?: string
}
export interface ChartPoint {
  label: string
  values: Record<string, number>
}

/** The maximum number of time buckets (days, weeks, months, years) that a chart shows. More would be too dense to read. */
const CHART_TIME_BUCKETS_MAX: Record<ChartInterval, number> = { daily: 30, weekly: 26, monthly: 24, yearly: 20 }
const TIME_RANGE_UNIT_NAMES: Record<ChartInterval, string> = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }
const AXIS_DATE_FORMATS: Record<ChartInterval, Intl.DateTimeFormatOptions> = {
  daily: { day: 'numeric', month: 'short' },
  weekly: { day: 'numeric', month: 'short' },
  monthly: { month: 'short', year: 'numeric' },
  yearly: { year: 'numeric' },
}

export const COUNT_CHART_SERIES: ChartSeries[] = [
  { key: 'views', label: 'Views', color: 0 },
  { key: 'clicks', label: 'Clicks', color: 1, dash: '7 3' },
  { key: 'saves', label: 'Saves', color: 2, dash: '2 3' },
  { key: 'submissions', label: 'Submissions', color: 3, dash: '9 3 2 3' },
]
/** Unique visitors are shown only per day, because the unique visitors of several days cannot be added up. */
export const VISITOR_CHART_SERIES: ChartSeries = { key: 'visitors', label: 'Unique visitors', color: 4, dash: '4 2' }
export const RATE_CHART_SERIES: ChartSeries[] = [
  { key: 'engagement', label: 'Engagement rate', color: 0 },
  { key: 'clickThrough', label: 'Click-through rate', color: 1, dash: '7 3' },
  { key: 'conversion', label: 'Conversion rate', color: 2, dash: '2 3' },
]

/** Returns the latest time buckets, as many as a chart can show, oldest first. */
export function selectLatestTimeBuckets(series: readonly TimeBucketCounts[], range: ChartInterval): TimeBucketCounts[] {
  return series.slice(-CHART_TIME_BUCKETS_MAX[range])
}

/** Returns a sentence that says how the points of a chart are grouped, such as "By day, the last 30." */
export function describeTimeGrouping(series: readonly TimeBucketCounts[], range: ChartInterval): string {
  const cut = series.length > CHART_TIME_BUCKETS_MAX[range] ? `, the last ${CHART_TIME_BUCKETS_MAX[range]}` : ''
  return `By ${TIME_RANGE_UNIT_NAMES[range]}${cut}.`
}

/** A chart with at most this many time buckets shows bars and a sentence, because a line through so few points says little. */
const FEW_TIME_BUCKETS_MAX = 3
const EVENT_NOUNS: Record<'views' | 'clicks', [one: string, more: string]> = { views: ['view', 'views'], clicks: ['click', 'clicks'] }

/** Returns a sentence such as "Your first day: 3 views so far." if there are only a few time buckets, otherwise null. */
export function describeFirstTimeBuckets(
  series: readonly TimeBucketCounts[],
  range: ChartInterval,
  key: 'views' | 'clicks' = 'views',
): string | null {
  if (series.length === 0 || series.length > FEW_TIME_BUCKETS_MAX) return null
  const count = series.reduce((sum, bucket) => sum + bucket[key], 0)
  const time = series.length === 1 ? TIME_RANGE_UNIT_NAMES[range] : `${series.length} ${TIME_RANGE_UNIT_NAMES[range]}s`
  return `Your first ${time}: ${formatCount(count)} ${EVENT_NOUNS[key][count === 1 ? 0 : 1]} so far.`
}

/** Converts a chart that has only one time bucket: each series (views, clicks …) becomes one bar. */
export function toOneBarPerSeries(point: ChartPoint, series: readonly ChartSeries[]): { points: ChartPoint[]; series: ChartSeries[] } {
  return {
    points: series.map(({ key, label }) => ({ label, values: { count: point.values[key] ?? 0 } })),
    series: [{ key: 'count', label: point.label, color: 0 }],
  }
}

/** Formats the axis label of a time bucket from the bucket's first day. */
export function formatTimeBucketLabel(start: string, range: ChartInterval): string {
  return new Intl.DateTimeFormat('en-GB', { ...AXIS_DATE_FORMATS[range], timeZone: 'UTC' }).format(new Date(`${start}T00:00:00Z`))
}

export function toCountChartPoints(buckets: readonly TimeBucketCounts[], range: ChartInterval): ChartPoint[] {
  return buckets.map(({ start, views, clicks, saves, submissions, visitors = 0 }) => ({
    label: formatTimeBucketLabel(start, range),
    values: { views, clicks, saves, submissions, visitors },
  }))
}

const toPercent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0)

/** Converts time buckets to chart points with rates in percent, with one decimal. A bucket without views has rates of 0. */
export function toRateChartPoints(buckets: readonly TimeBucketCounts[], range: ChartInterval): ChartPoint[] {
  return buckets.map(({ start, views, clicks, saves }) => ({
    label: formatTimeBucketLabel(start, range),
    values: { engagement: toPercent(clicks + saves, views), clickThrough: toPercent(clicks, views), conversion: toPercent(saves, views) },
  }))
}

const LINK_TYPE_LABELS: Record<Exclude<ClickedLinkType, 'video'>, string> = {
  website: 'Website',
  phone: 'Phone',
  email: 'E-mail',
  custom: 'Buttons',
  social: 'Social',
  other: 'Other links',
}

/** Converts the clicks of all time to chart points, one for each type of link, most clicks first. */
export function toLinkTypeChartPoints({ linkTypes }: CardAnalytics['breakdowns']): ChartPoint[] {
  return linkTypes
    .filter(({ clicks }) => clicks > 0)
    .sort((a, b) => b.clicks - a.clicks)
    .slice(0, 8)
    .map(({ value, clicks }) => ({ label: getOwnProperty(LINK_TYPE_LABELS, value) ?? value, values: { clicks } }))
}
