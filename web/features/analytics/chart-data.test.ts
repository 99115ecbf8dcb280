import { expect, it } from 'vitest'
import { ZERO_EVENT_COUNTS } from '../../../schema/event-kinds.ts'
import {
  describeFirstTimeBuckets,
  formatTimeBucketLabel,
  COUNT_CHART_SERIES,
  toCountChartPoints,
  describeTimeGrouping,
  toLinkTypeChartPoints,
  toRateChartPoints,
  selectLatestTimeBuckets,
  toOneBarPerSeries,
} from './chart-data.ts'

const createTimeBucket = (start: string, views = 8, clicks = 3, saves = 1) => ({
  ...ZERO_EVENT_COUNTS,
  start,
  views,
  clicks,
  saves,
  submissions: 2,
})
const DAILY_BUCKETS = Array.from({ length: 40 }, (_, i) => createTimeBucket(new Date(Date.UTC(2026, 9, 1 + i)).toISOString().slice(0, 10)))

it.each([
  ['daily', '9 Nov'],
  ['weekly', '9 Nov'],
  ['monthly', 'Nov 2026'],
  ['yearly', '2026'],
] as const)('%s chart: the axis label is %s', (range, label) => {
  expect(formatTimeBucketLabel('2026-11-09', range)).toBe(label)
})

it('a chart shows the latest time buckets and says how many', () => {
  expect(selectLatestTimeBuckets(DAILY_BUCKETS, 'daily')).toEqual(DAILY_BUCKETS.slice(10))
  expect(describeTimeGrouping(DAILY_BUCKETS, 'daily')).toBe('By day, the last 30.')
  expect(describeTimeGrouping(DAILY_BUCKETS.slice(10), 'daily')).toBe('By day.')
})

it.each([
  ['daily', 1, 'Your first day: 3 views so far.'],
  ['weekly', 1, 'Your first week: 3 views so far.'],
  ['monthly', 1, 'Your first month: 3 views so far.'],
  ['yearly', 1, 'Your first year: 3 views so far.'],
  ['daily', 3, 'Your first 3 days: 9 views so far.'],
  ['daily', 4, null],
  ['daily', 0, null],
] as const)('%s chart with %i buckets: the sentence is %s', (range, count, sentence) => {
  const series = Array.from({ length: count }, () => createTimeBucket('2026-11-22', 3, 1))
  expect(describeFirstTimeBuckets(series, range)).toBe(sentence)
})

it('the sentence about the first buckets uses the singular for a count of one', () => {
  expect(describeFirstTimeBuckets([createTimeBucket('2026-11-22', 1)], 'daily')).toBe('Your first day: 1 view so far.')
  expect(describeFirstTimeBuckets([createTimeBucket('2026-11-22', 1, 1)], 'daily', 'clicks')).toBe('Your first day: 1 click so far.')
})

it('shows a chart with a single point as one bar for each series', () => {
  const [point] = toCountChartPoints([createTimeBucket('2026-11-22', 3, 1)], 'daily')
  expect(toOneBarPerSeries(point!, COUNT_CHART_SERIES)).toEqual({
    points: [
      { label: 'Views', values: { count: 3 } },
      { label: 'Clicks', values: { count: 1 } },
      { label: 'Saves', values: { count: 1 } },
      { label: 'Submissions', values: { count: 2 } },
    ],
    series: [{ key: 'count', label: '22 Nov', color: 0 }],
  })
})

it('converts counts to chart points, with visitors if there are any', () => {
  expect(toCountChartPoints([{ ...createTimeBucket('2026-11-09'), visitors: 5 }, createTimeBucket('2026-11-10')], 'daily')).toEqual([
    { label: '9 Nov', values: { views: 8, clicks: 3, saves: 1, submissions: 2, visitors: 5 } },
    { label: '10 Nov', values: { views: 8, clicks: 3, saves: 1, submissions: 2, visitors: 0 } },
  ])
})

it('converts counts to chart points with rates in percent, 0 without views', () => {
  expect(toRateChartPoints([createTimeBucket('2026-01-01'), createTimeBucket('2027-01-01', 0, 3, 3)], 'yearly')).toEqual([
    { label: '2026', values: { engagement: 50, clickThrough: 37.5, conversion: 12.5 } },
    { label: '2027', values: { engagement: 0, clickThrough: 0, conversion: 0 } },
  ])
})

it('orders the link types of a chart by their clicks', () => {
  const share = (value: string, clicks: number) => ({ value, views: 0, clicks, saves: 0 })
  const linkTypes = [share('phone', 1), share('custom', 4), share('email', 0), share('map', 2)]
  expect(
    toLinkTypeChartPoints({ devices: [], locations: [], sources: [], linkTypes, timing: [] }).map(({ label, values }) => [
      label,
      values['clicks'],
    ]),
  ).toEqual([
    ['Buttons', 4],
    ['map', 2],
    ['Phone', 1],
  ])
})
