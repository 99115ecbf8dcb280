import { expect, it } from 'vitest'
import { bucketLabel, countPoints, grouping, linkTypePoints, ratePoints, shownBuckets } from './chart-data.ts'

const bucket = (start: string, views = 8, clicks = 3, saves = 1) => ({ start, views, clicks, saves, submissions: 2 })
const days = Array.from({ length: 40 }, (_, i) => bucket(new Date(Date.UTC(2026, 9, 1 + i)).toISOString().slice(0, 10)))

it.each([
  ['daily', '9 Nov'],
  ['weekly', '9 Nov'],
  ['monthly', 'Nov 2026'],
  ['yearly', '2026'],
] as const)('%s: an axis says %s', (range, label) => {
  expect(bucketLabel('2026-11-09', range)).toBe(label)
})

it('shows the latest buckets and says how many', () => {
  expect(shownBuckets(days, 'daily')).toEqual(days.slice(10))
  expect(grouping(days, 'daily')).toBe('By day, the last 30. Days begin at midnight UTC.')
  expect(grouping(days.slice(10), 'daily')).toBe('By day. Days begin at midnight UTC.')
})

it('makes points of counts, visitors where there are any', () => {
  expect(countPoints([{ ...bucket('2026-11-09'), visitors: 5 }, bucket('2026-11-10')], 'daily')).toEqual([
    { label: '9 Nov', values: { views: 8, clicks: 3, saves: 1, submissions: 2, visitors: 5 } },
    { label: '10 Nov', values: { views: 8, clicks: 3, saves: 1, submissions: 2, visitors: 0 } },
  ])
})

it('makes points of rates in percent, 0 without a view', () => {
  expect(ratePoints([bucket('2026-01-01'), bucket('2027-01-01', 0, 3, 3)], 'yearly')).toEqual([
    { label: '2026', values: { engagement: 50, clickThrough: 37.5, conversion: 12.5 } },
    { label: '2027', values: { engagement: 0, clickThrough: 0, conversion: 0 } },
  ])
})

it('orders link types by their clicks', () => {
  const share = (value: string, clicks: number) => ({ value, views: 0, clicks, saves: 0 })
  const linkTypes = [share('phone', 1), share('custom', 4), share('email', 0), share('map', 2)]
  expect(
    linkTypePoints({ devices: [], locations: [], sources: [], linkTypes, timing: [] }).map(({ label, values }) => [
      label,
      values['clicks'],
    ]),
  ).toEqual([
    ['Buttons', 4],
    ['map', 2],
    ['Phone', 1],
  ])
})
