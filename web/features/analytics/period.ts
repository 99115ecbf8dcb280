import { type AnalyticsPeriod, CHART_INTERVALS, type ChartInterval } from '../../../schema/analytics.ts'
import { addDays, ANALYTICS_PERIOD_DAYS_MAX, countDays, findPeriodError, isIsoDate } from '../../../schema/analytics-period.ts'
import { DATE_IN_SENTENCE_LOCALE } from '../../lib/format.ts'
import { createDateFormatter } from './format.ts'

const PERIOD_PRESETS = ['7d', '30d', '90d', 'year', 'all'] as const
export type PeriodPreset = (typeof PERIOD_PRESETS)[number]
export const CUSTOM_PERIOD = 'custom'
export const ANALYTICS_PERIOD_LABELS: Record<PeriodPreset | typeof CUSTOM_PERIOD, string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  year: 'This year',
  all: 'All time',
  custom: 'Custom dates',
}
const DAYS_BY_PRESET: Partial<Record<PeriodPreset, number>> = { '7d': 7, '30d': 30, '90d': 90 }
/** Each period is long enough for several intervals of the chart. */
const DEFAULT_PRESETS: Record<ChartInterval, PeriodPreset> = { daily: '30d', weekly: '90d', monthly: 'all', yearly: 'all' }

/** The period "all time" has no `from`, as in the API's query. */
export interface PeriodDates {
  from?: string
  to: string
}

export interface PeriodChoice {
  range: ChartInterval
  preset: PeriodPreset | typeof CUSTOM_PERIOD
  days: PeriodDates
}

function presetDaysOf(preset: PeriodPreset, today: string): PeriodDates {
  const length = DAYS_BY_PRESET[preset]
  if (length) return { from: addDays(today, 1 - length), to: today }
  return preset === 'year' ? { from: `${today.slice(0, 4)}-01-01`, to: today } : { to: today }
}

const findIn = <T extends string>(values: readonly T[], text: string | null) => values.find((value) => value === text)

/** Reads the period from a query string. Invalid parts count as missing. */
export function parsePeriodChoice(search: string, today: string): PeriodChoice {
  const params = new URLSearchParams(search)
  const range = findIn(CHART_INTERVALS, params.get('range')) ?? 'daily'
  const from = params.get('from') ?? ''
  let to = params.get('to') ?? ''
  // Future days have no events, so comparing them would show a decline.
  if (isIsoDate(to) && to > today) to = today
  if (!findPeriodError(from, to)) return { range, preset: CUSTOM_PERIOD, days: { from, to } }
  const preset = findIn(PERIOD_PRESETS, params.get('period')) ?? DEFAULT_PRESETS[range]
  return { range, preset, days: presetDaysOf(preset, today) }
}

/**
 * Returns the days that the fields for a custom period show first: those of the period chosen before, cut to the allowed number. If that
 * period was "all time", it begins with `firstDay`, the first day with data.
 */
export function initialCustomPeriodOf({ from, to }: PeriodDates, firstDay: string): Required<PeriodDates> {
  const earliest = addDays(to, 1 - ANALYTICS_PERIOD_DAYS_MAX)
  const first = from ?? (firstDay < to ? firstDay : to)
  return { from: first > earliest ? first : earliest, to }
}

export function updatePeriodQuery(
  search: string,
  part: { range: ChartInterval } | { preset: PeriodPreset } | Required<PeriodDates>,
): string {
  const params = new URLSearchParams(search)
  if (!('range' in part)) for (const name of ['period', 'from', 'to']) params.delete(name)
  for (const [name, value] of Object.entries(part)) params.set(name === 'preset' ? 'period' : name, value)
  return `?${params}`
}

const formatDay = createDateFormatter({ day: 'numeric', month: 'short' }, DATE_IN_SENTENCE_LOCALE)
const formatDayOfYear = createDateFormatter({ day: 'numeric', month: 'short', year: 'numeric' }, DATE_IN_SENTENCE_LOCALE)

/** Returns "Nov 17" or "Dec 28, 2025 to Jan 3, 2026": with the year unless both days are of this year. */
export function formatDateRange(from: string, to: string, today: string): string {
  const format = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4)) ? formatDay : formatDayOfYear
  return from === to ? format(from) : `${format(from)} to ${format(to)}`
}

/** Returns the end of a sentence, such as "in the last 7 days" or "this year"; null for days that only their dates describe. */
function describeRecentPeriod({ from, to }: PeriodDates, today: string, isAllTime: boolean): string | null {
  if (isAllTime || from === undefined) return 'in all'
  const days = countDays(from, to)
  const isPreset = Object.values(DAYS_BY_PRESET).includes(days)
  if (to === today && !isPreset && days > 1 && from === presetDaysOf('year', today).from) return 'this year'
  if (to === today) return days === 1 ? 'today' : `in the last ${days} days`
  return null
}

/** Returns the end of a sentence, such as "in the last 7 days" or "from Nov 2 to Nov 5". */
export function describePeriod(period: PeriodDates, today: string, isAllTime: boolean): string {
  const { from = '', to } = period
  return describeRecentPeriod(period, today, isAllTime) ?? `${from === to ? 'on' : 'from'} ${formatDateRange(from, to, today)}`
}

/** Returns, for example, "the 7 days before"; null for the period "all time". */
export function describeDaysBefore({ before }: Pick<AnalyticsPeriod, 'before'>): string | null {
  if (!before) return null
  const days = countDays(before.from, before.to)
  return days === 1 ? 'the day before' : `the ${days} days before`
}
