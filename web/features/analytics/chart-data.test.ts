import { expect, it } from 'vitest'
import type { AnalyticsPeriod } from '../../../schema/analytics.ts'
import { ZERO_EVENT_COUNTS } from '../../../schema/event-kinds.ts'
import { formatAxisLabel, listClicksByLinkType, toChartPoints } from './chart-data.ts'

it.each([
  ['daily', 30, 'Nov 9'],
  ['weekly', 90, 'Nov 9'],
  ['daily', 800, 'Nov 2026'],
  ['monthly', 30, 'Nov 2026'],
  ['yearly', 30, '2026'],
] as const)('%s chart of %i days: the axis label is %s', (range, days, label) => {
  expect(formatAxisLabel('2026-11-09', range, days)).toBe(label)
})

const createTestPeriod = (over: Partial<AnalyticsPeriod> = {}): AnalyticsPeriod => ({
  from: '2026-11-09',
  to: '2026-11-10',
  range: 'daily',
  totals: { ...ZERO_EVENT_COUNTS },
  series: [
    { ...ZERO_EVENT_COUNTS, start: '2026-11-09', views: 8, clicks: 3, saves: 1, visitors: 4 },
    { ...ZERO_EVENT_COUNTS, start: '2026-11-10' },
  ],
  before: {
    from: '2026-11-07',
    to: '2026-11-08',
    totals: { ...ZERO_EVENT_COUNTS },
    series: [
      { ...ZERO_EVENT_COUNTS, start: '2026-11-07', views: 2 },
      { ...ZERO_EVENT_COUNTS, start: '2026-11-08' },
    ],
  },
  timing: [],
  bestDay: null,
  ...over,
})

it('each point of a chart has its counts, its rates, and the same part of the days before', () => {
  const [first, second] = toChartPoints(createTestPeriod(), '2026-11-22')
  expect(first).toMatchObject({
    label: 'Nov 9',
    name: 'Mon, Nov 9, 2026',
    values: { views: 8, clicks: 3, saves: 1, submissions: 0, visitors: 4, engagement: 50, clickThrough: 37.5, conversion: 12.5 },
    before: { name: 'Sat, Nov 7', values: { views: 2 } },
  })
  expect(second!.values).toMatchObject({ views: 0, engagement: 0, clickThrough: 0, conversion: 0 })
})

it('the axis begins with a year if it is not this year, and ends with one if it is another year', () => {
  const labelsOf = (starts: string[], today: string) =>
    toChartPoints(createTestPeriod({ series: starts.map((start) => ({ ...ZERO_EVENT_COUNTS, start })) }), today).map(({ label }) => label)
  const days = ['2026-11-09', '2026-11-10', '2026-11-11']
  expect(labelsOf(days, '2026-11-22')).toEqual(['Nov 9', 'Nov 10', 'Nov 11'])
  expect(labelsOf(days, '2027-01-01')).toEqual(['Nov 9, 2026', 'Nov 10', 'Nov 11'])
  expect(labelsOf(['2026-12-31', '2027-01-01', '2027-01-02'], '2027-01-02')).toEqual(['Dec 31, 2026', 'Jan 1', 'Jan 2, 2027'])
})

it('all time has no days before', () => {
  for (const point of toChartPoints(createTestPeriod({ before: null, range: 'yearly' }), '2026-11-22'))
    expect(point).not.toHaveProperty('before')
})

it('lists the clicks by type of link, most clicks first, with labels instead of keys', () => {
  const row = (value: string, clicks: number) => ({ value, views: 0, clicks, saves: 0 })
  const breakdowns = { devices: [], locations: [], sources: [], timing: [] }
  expect(
    listClicksByLinkType({ ...breakdowns, linkTypes: [row('email', 1), row('custom', 5), row('phone', 0), row('constructor', 2)] }),
  ).toEqual([
    { label: 'Buttons', count: 5 },
    { label: 'constructor', count: 2 },
    { label: 'Email', count: 1 },
  ])
})
