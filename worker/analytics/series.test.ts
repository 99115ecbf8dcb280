import { expect, it } from 'vitest'
import { NO_COUNTS } from '../../schema/event.ts'
import { bucketStart, seriesOf } from './series.ts'

const day = (name: string, views = 1) => ({ ...NO_COUNTS, day: name, views, visitors: views })
const short = (range: Parameters<typeof seriesOf>[1], days: string[], today: string) =>
  seriesOf(
    days.map((name) => day(name)),
    range,
    today,
  ).map(({ start, views }) => [start, views])

it('fills the days between with zeros, up to today', () => {
  expect(short('daily', ['2026-02-27', '2026-03-01'], '2026-03-02')).toEqual([
    ['2026-02-27', 1],
    ['2026-02-28', 0],
    ['2026-03-01', 1],
    ['2026-03-02', 0],
  ])
})

it.each([
  ['2026-01-01', '2025-12-29'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
])('begins the week of %s on Monday %s', (date, monday) => expect(bucketStart(date, 'weekly')).toBe(monday))

it('adds weeks, months and years up', () => {
  expect(short('weekly', ['2026-11-16', '2026-11-22', '2026-12-01'], '2026-12-01')).toEqual([
    ['2026-11-16', 2],
    ['2026-11-23', 0],
    ['2026-11-30', 1],
  ])
  expect(short('monthly', ['2025-12-31', '2026-01-31'], '2026-03-31')).toEqual([
    ['2025-12-01', 1],
    ['2026-01-01', 1],
    ['2026-02-01', 0],
    ['2026-03-01', 0],
  ])
  expect(short('yearly', ['2023-06-01', '2026-01-01'], '2026-01-01')).toEqual([
    ['2023-01-01', 1],
    ['2024-01-01', 0],
    ['2025-01-01', 0],
    ['2026-01-01', 1],
  ])
})

it('has unique visitors only for daily buckets', () => {
  expect(seriesOf([day('2026-01-01', 3)], 'daily', '2026-01-01')[0]).toMatchObject({ visitors: 3 })
  expect(seriesOf([day('2026-01-01', 3)], 'weekly', '2026-01-01')[0]).not.toHaveProperty('visitors')
})

it('is empty before anything was counted, and never loses a day that lies ahead of today', () => {
  expect(seriesOf([], 'daily', '2026-01-01')).toEqual([])
  expect(short('daily', ['2026-01-02'], '2026-01-01')).toEqual([['2026-01-02', 1]])
})
