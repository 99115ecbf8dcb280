import { expect, it } from 'vitest'
import { ZERO_EVENT_COUNTS } from '../../schema/event-kinds.ts'
import { startOfChartBucket, toChartBuckets } from './series.ts'

const createTestDayCounts = (name: string, views = 1) => ({ ...ZERO_EVENT_COUNTS, day: name, views, visitors: views })
function summarizeChartBuckets(range: Parameters<typeof toChartBuckets>[1], days: string[], today: string): string {
  const named = days.map((name) => createTestDayCounts(name))
  return toChartBuckets(named, range, today)
    .map(({ start, views }) => `${start}: ${views}`)
    .join(', ')
}

it.each([
  ['daily', ['2026-02-27', '2026-03-01'], '2026-03-02', '2026-02-27: 1, 2026-02-28: 0, 2026-03-01: 1, 2026-03-02: 0'],
  ['weekly', ['2026-11-16', '2026-11-22', '2026-12-01'], '2026-12-01', '2026-11-16: 2, 2026-11-23: 0, 2026-11-30: 1'],
  ['monthly', ['2025-12-31', '2026-01-31'], '2026-03-31', '2025-12-01: 1, 2026-01-01: 1, 2026-02-01: 0, 2026-03-01: 0'],
  ['yearly', ['2023-06-01', '2026-01-01'], '2026-01-01', '2023-01-01: 1, 2024-01-01: 0, 2025-01-01: 0, 2026-01-01: 1'],
] as const)('adds up days to %s chart buckets, with zeros between and up to today', (range, days, today, series) => {
  expect(summarizeChartBuckets(range, [...days], today)).toBe(series)
})

it.each([
  ['2026-01-01', '2025-12-29'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
])('begins the week of %s on Monday %s', (date, monday) => expect(startOfChartBucket(date, 'weekly')).toBe(monday))

it('returns unique visitors only in daily chart buckets', () => {
  expect(toChartBuckets([createTestDayCounts('2026-01-01', 3)], 'daily', '2026-01-01')[0]).toMatchObject({ visitors: 3 })
  expect(toChartBuckets([createTestDayCounts('2026-01-01', 3)], 'weekly', '2026-01-01')[0]).not.toHaveProperty('visitors')
})

it('returns no chart buckets before anything was counted, and keeps a day that lies ahead of today', () => {
  expect(toChartBuckets([], 'daily', '2026-01-01')).toEqual([])
  expect(summarizeChartBuckets('daily', ['2026-01-02'], '2026-01-01')).toBe('2026-01-02: 1')
})
