import { expect, it } from 'vitest'
import { addDays, ANALYTICS_PERIOD_DAYS_MAX } from '../../../schema/analytics-period.ts'
import { describeChangeSincePeriodBefore } from './comparison.ts'
import {
  updatePeriodQuery,
  describeDaysBefore,
  describePeriod,
  formatDateRange,
  parsePeriodChoice,
  initialCustomPeriodOf,
} from './period.ts'

const TODAY = '2026-11-23'

it.each([
  ['', 'daily', '30d', { from: '2026-10-25', to: TODAY }],
  ['?period=7d', 'daily', '7d', { from: '2026-11-17', to: TODAY }],
  ['?period=90d&range=weekly', 'weekly', '90d', { from: '2026-08-26', to: TODAY }],
  ['?period=year', 'daily', 'year', { from: '2026-01-01', to: TODAY }],
  ['?period=all', 'daily', 'all', { to: TODAY }],
  ['?range=weekly', 'weekly', '90d', { from: '2026-08-26', to: TODAY }],
  ['?range=yearly', 'yearly', 'all', { to: TODAY }],
  ['?from=2026-01-05&to=2026-02-01', 'daily', 'custom', { from: '2026-01-05', to: '2026-02-01' }],
  ['?from=1999-12-30&to=2000-01-02', 'daily', 'custom', { from: '1999-12-30', to: '2000-01-02' }],
  // A period ends today.
  ['?from=2026-11-20&to=2027-02-01', 'daily', 'custom', { from: '2026-11-20', to: TODAY }],
  ['?from=2026-12-01&to=2027-02-01', 'daily', '30d', { from: '2026-10-25', to: TODAY }],
  // If the query string names no valid period, the default period is shown.
  ['?from=mail', 'daily', '30d', { from: '2026-10-25', to: TODAY }],
  ['?from=0026-02-20&to=0026-03-01', 'daily', '30d', { from: '2026-10-25', to: TODAY }],
  ['?from=2026-02-30&to=2026-03-01', 'daily', '30d', { from: '2026-10-25', to: TODAY }],
  ['?from=2026-03-02&to=2026-03-01', 'daily', '30d', { from: '2026-10-25', to: TODAY }],
  ['?from=2000-01-01&to=2026-03-01', 'daily', '30d', { from: '2026-10-25', to: TODAY }],
  ['?period=constructor&range=__proto__', 'daily', '30d', { from: '2026-10-25', to: TODAY }],
])('the address %s shows %s counts of %s', (search, range, preset, days) => {
  expect(parsePeriodChoice(search, TODAY)).toEqual({ range, preset, days })
})

it.each([
  ['', { preset: '7d' } as const, '?period=7d'],
  ['?from=2026-01-01&to=2026-01-02&range=weekly', { preset: 'all' } as const, '?range=weekly&period=all'],
  ['?period=7d', { from: '2026-01-01', to: '2026-01-02' }, '?from=2026-01-01&to=2026-01-02'],
  ['?period=7d&x=1', { range: 'yearly' } as const, '?period=7d&x=1&range=yearly'],
])('changes the address %s', (search, part, changed) => {
  expect(updatePeriodQuery(search, part)).toBe(changed)
})

it.each([
  ['a named period', { from: '2026-11-17', to: TODAY }, '2020-01-01', '2026-11-17'],
  ['all time', { to: TODAY }, '2025-02-03', '2025-02-03'],
  ['a longer time than a custom period may have', { to: TODAY }, '2001-01-01', addDays(TODAY, 1 - ANALYTICS_PERIOD_DAYS_MAX)],
  ['counts of later days, while others load', { to: TODAY }, '2030-01-01', TODAY],
])('custom dates start out with the days of %s', (_, days, firstDay, from) => {
  const custom = initialCustomPeriodOf(days, firstDay)
  expect(custom).toEqual({ from, to: TODAY })
  const search = updatePeriodQuery('?period=all&range=weekly', custom)
  expect(parsePeriodChoice(search, TODAY)).toEqual({ range: 'weekly', preset: 'custom', days: custom })
})

it.each([
  [{ from: '2026-11-17', to: TODAY }, 'in the last 7 days'],
  [{ from: TODAY, to: TODAY }, 'today'],
  [{ from: `${TODAY.slice(0, 4)}-01-01`, to: TODAY }, 'this year'],
  [{ from: '2026-11-02', to: '2026-11-02' }, 'on Nov 2'],
  [{ from: '2026-11-02', to: '2026-11-05' }, 'from Nov 2 to Nov 5'],
  [{ from: '2025-01-01', to: '2025-12-31' }, 'from Jan 1, 2025 to Dec 31, 2025'],
  [{ from: '2025-12-30', to: '2026-01-02' }, 'from Dec 30, 2025 to Jan 2, 2026'],
])('describes the days %j as %s', (days, text) => {
  expect(describePeriod(days, TODAY, false)).toBe(text)
})

it('describes all time, and the days before a period', () => {
  expect(describePeriod({ from: '2024-01-01', to: TODAY }, TODAY, true)).toBe('in all')
  const before = (from: string, to: string) => describeDaysBefore({ before: { from, to } as never })
  expect([before('2026-11-10', '2026-11-16'), before('2026-11-22', '2026-11-22')]).toEqual(['the 7 days before', 'the day before'])
  expect(describeDaysBefore({ before: null })).toBeNull()
  expect(formatDateRange('2026-11-02', '2026-11-02', TODAY)).toBe('Nov 2')
})

it.each([
  [41, 29, '12 more than the 7 days before (+41%)'],
  [29, 41, '12 fewer than the 7 days before (−29%)'],
  [30, 19, '11 more than the 7 days before'],
  [1, 3, '2 fewer than the 7 days before'],
  [1240, 9, '1,231 more than the 7 days before'],
  [5, 5, 'as many as the 7 days before'],
  [5, 0, 'none in the 7 days before'],
  [0, 0, 'none in the 7 days before either'],
  [0, 20, '20 fewer than the 7 days before (−100%)'],
])('%i after %i is %s', (now, before, text) => {
  expect(describeChangeSincePeriodBefore(now, before, 'the 7 days before')).toBe(text)
})
