import { expect, it } from 'vitest'
import { NO_COUNTS } from '../../schema/event-kinds.ts'
import { bucketStart, seriesOf } from './series.ts'

const day = (name: string, views = 1) => ({ ...NO_COUNTS, day: name, views, visitors: views })
/** The starts of a series, each with its views. */
function short(range: Parameters<typeof seriesOf>[1], days: string[], today: string): string {
  const named = days.map((name) => day(name))
  return seriesOf(named, range, today)
    .map(({ start, views }) => `${start}: ${views}`)
    .join(', ')
}

it.each([
  ['daily', ['2026-02-27', '2026-03-01'], '2026-03-02', '2026-02-27: 1, 2026-02-28: 0, 2026-03-01: 1, 2026-03-02: 0'],
  ['weekly', ['2026-11-16', '2026-11-22', '2026-12-01'], '2026-12-01', '2026-11-16: 2, 2026-11-23: 0, 2026-11-30: 1'],
  ['monthly', ['2025-12-31', '2026-01-31'], '2026-03-31', '2025-12-01: 1, 2026-01-01: 1, 2026-02-01: 0, 2026-03-01: 0'],
  ['yearly', ['2023-06-01', '2026-01-01'], '2026-01-01', '2023-01-01: 1, 2024-01-01: 0, 2025-01-01: 0, 2026-01-01: 1'],
] as const)('adds days up to a %s series, with zeros between and up to today', (range, days, today, series) => {
  expect(short(range, [...days], today)).toBe(series)
})

it.each([
  ['2026-01-01', '2025-12-29'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
])('begins the week of %s on Monday %s', (date, monday) => expect(bucketStart(date, 'weekly')).toBe(monday))

it('states unique visitors at the daily grain alone', () => {
  expect(seriesOf([day('2026-01-01', 3)], 'daily', '2026-01-01')[0]).toMatchObject({ visitors: 3 })
  expect(seriesOf([day('2026-01-01', 3)], 'weekly', '2026-01-01')[0]).not.toHaveProperty('visitors')
})

it('is empty before anything was counted, and never loses a day that lies ahead of today', () => {
  expect(seriesOf([], 'daily', '2026-01-01')).toEqual([])
  expect(short('daily', ['2026-01-02'], '2026-01-01')).toBe('2026-01-02: 1')
})
