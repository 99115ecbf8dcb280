import type { AnalyticsPeriod, CardAnalytics, ChartInterval, TimeBucketCounts } from '../../../schema/analytics.ts'
import { countDays } from '../../../schema/analytics-period.ts'
import type { ClickedLinkType } from '../../../schema/event.ts'
import { getOwnProperty } from '../../../schema/own-value.ts'
import { createDateFormatter } from './format.ts'
import type { LabelledCount } from './reach.ts'

/** `key` is a number property of `ChartPoint`. `color` is an index of `CHART_PALETTE`. */
export interface ChartSeries {
  key: string
  label: string
  color: number
}
export interface ChartPoint {
  label: string
  name: string
  values: Record<string, number>
  /** The corresponding interval of the previous period. */
  before?: { name: string; values: Record<string, number> }
}

const AXIS_DATE_FORMATS: Record<ChartInterval, Intl.DateTimeFormatOptions> = {
  daily: { day: 'numeric', month: 'short' },
  weekly: { day: 'numeric', month: 'short' },
  monthly: { month: 'short', year: 'numeric' },
  yearly: { year: 'numeric' },
}
const NAME_DATE_FORMATS: Record<ChartInterval, Intl.DateTimeFormatOptions> = {
  daily: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  weekly: { day: 'numeric', month: 'short', year: 'numeric' },
  monthly: { month: 'long', year: 'numeric' },
  yearly: { year: 'numeric' },
}
const BEFORE_DATE_FORMAT: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' }
const DAYS_WITHOUT_YEAR_MAX = 366

export const VIEWS_SERIES: ChartSeries = { key: 'views', label: 'Views', color: 0 }
export const CLICKS_AND_SAVES_SERIES: ChartSeries[] = [
  { key: 'clicks', label: 'Clicks', color: 1 },
  { key: 'saves', label: 'Saves', color: 2 },
]
export const CLICKS_SERIES: ChartSeries = { key: 'clicks', label: 'Clicks', color: 1 }
/** Shown only in the table. Unique visitors are counted only for single days. */
export const TABLE_ONLY_SERIES: ChartSeries[] = [{ key: 'submissions', label: 'Submissions', color: 3 }]
export const UNIQUE_VISITORS_SERIES: ChartSeries = { key: 'visitors', label: 'Unique visitors', color: 4 }
export const ENGAGEMENT_SERIES: ChartSeries = { key: 'actions', label: 'Together', color: 0 }
export const ENGAGEMENT_RATE_SERIES: ChartSeries = { key: 'engagement', label: 'Engagement', color: 0 }
export const CLICK_AND_SAVE_RATES_SERIES: ChartSeries[] = [
  { key: 'clickThrough', label: 'Click-through', color: 1 },
  { key: 'conversion', label: 'Conversion', color: 2 },
]

export const TIME_COLUMN_HEADERS: Record<ChartInterval, string> = { daily: 'Day', weekly: 'Week of', monthly: 'Month', yearly: 'Year' }

export function formatAxisLabel(start: string, range: ChartInterval, days: number, hasYear = false): string {
  const isDated = range === 'daily' || range === 'weekly'
  if (isDated && days > DAYS_WITHOUT_YEAR_MAX) return createDateFormatter(AXIS_DATE_FORMATS.monthly)(start)
  return createDateFormatter({ ...AXIS_DATE_FORMATS[range], ...(hasYear && { year: 'numeric' }) })(start)
}

const yearOf = (day: string) => day.slice(0, 4)
const toPercent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0)

/** Rates are percentages with one decimal, 0 without views. */
function valuesOf({ views, clicks, saves, submissions, visitors = 0 }: TimeBucketCounts): Record<string, number> {
  return {
    views,
    clicks,
    saves,
    submissions,
    visitors,
    actions: clicks + saves,
    engagement: toPercent(clicks + saves, views),
    clickThrough: toPercent(clicks, views),
    conversion: toPercent(saves, views),
  }
}

/** On the axis, the first label shows its year if it is not this year, and the last one if it is another year than the first one's. */
export function toChartPoints({ series, before, range, from, to }: AnalyticsPeriod, today: string): ChartPoint[] {
  const days = countDays(from, to)
  const [formatName, formatNameBefore] = [createDateFormatter(NAME_DATE_FORMATS[range]), createDateFormatter(BEFORE_DATE_FORMAT)]
  return series.map((bucket, index) => {
    const past = before?.series[index]
    const knownYear = index === 0 ? yearOf(today) : index === series.length - 1 ? yearOf(series[0]!.start) : yearOf(bucket.start)
    return {
      label: formatAxisLabel(bucket.start, range, days, yearOf(bucket.start) !== knownYear),
      name: formatName(bucket.start),
      values: valuesOf(bucket),
      ...(past && { before: { name: formatNameBefore(past.start), values: valuesOf(past) } }),
    }
  })
}

export const TIME_RANGE_UNIT_NAMES: Record<ChartInterval, string> = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }

/** The first and the last bucket of a period may be incomplete. */
export function describeTimeGrouping(range: ChartInterval): string {
  const unit = TIME_RANGE_UNIT_NAMES[range]
  return range === 'daily' ? 'By day.' : `By ${unit}. The first and the last ${unit} hold only the days of this period.`
}

const LINK_TYPE_LABELS: Record<Exclude<ClickedLinkType, 'video'>, string> = {
  website: 'Website',
  phone: 'Phone',
  email: 'Email',
  custom: 'Buttons',
  social: 'Social',
  other: 'Other links',
}

export function listClicksByLinkType({ linkTypes }: CardAnalytics['breakdowns']): LabelledCount[] {
  return linkTypes
    .filter(({ clicks }) => clicks > 0)
    .sort((a, b) => b.clicks - a.clicks)
    .slice(0, 8)
    .map(({ value, clicks }) => ({ label: getOwnProperty(LINK_TYPE_LABELS, value) ?? value, count: clicks }))
}
