import { describe, expect, it } from 'vitest'
import { toTotals } from '../../../schema/analytics.ts'
import { NO_COUNTS } from '../../../schema/event-kinds.ts'
import { percentChange, growthOf, smartInsights, tooFewViews } from './insights.ts'

const summary = (views: number, clicks = 0, saves = 0) => ({ ...toTotals({ ...NO_COUNTS, views, clicks, saves }), excluded: 0 })

describe('smart insights', () => {
  it.each([
    [10, 'steadily'],
    [20, 'steadily'],
    [21, 'well'],
    [50, 'well'],
    [51, 'excellently'],
  ])('%i views: %s', (views, pace) => {
    expect(smartInsights(summary(views))).toEqual([`Your card is performing ${pace}`])
  })

  it.each([
    [0, '10 to go.'],
    [9, '1 to go.'],
  ])('%i views: no verdict yet, %s', (views, left) => {
    expect(smartInsights(summary(views, 9, 9))).toEqual([`Insights appear after 10 views. ${left}`])
    expect(tooFewViews(summary(views))).toContain(left)
    expect(tooFewViews(summary(10))).toBeNull()
  })

  it('praises only rates above the thresholds', () => {
    expect(smartInsights(summary(100, 10, 5))).toHaveLength(1)
    expect(smartInsights(summary(100, 11, 5)).slice(1)).toEqual(['High engagement rate'])
    expect(smartInsights(summary(100, 0, 6)).slice(1)).toEqual(['Strong conversion rate'])
    expect(smartInsights(summary(100, 10, 6)).slice(1)).toEqual(['High engagement rate', 'Strong conversion rate'])
  })
})

const NOW = '2026-11-21'
const day = (start: string, views: number, visitors = 0) => ({ ...NO_COUNTS, start, views, visitors })

describe('growth', () => {
  it('counts the last 7 and 30 days, and compares them with the days before', () => {
    const daily = [
      day('2026-09-22', 1000),
      day('2026-09-23', 3),
      day('2026-10-22', 5),
      day('2026-10-23', 7, 6),
      day('2026-11-07', 50, 9),
      day('2026-11-08', 11),
      day('2026-11-14', 13),
      day('2026-11-15', 17),
      day('2026-11-21', 19, 4),
    ]
    expect(growthOf(daily, 600, NOW)).toEqual({
      week: 36,
      weekBefore: 24,
      month: 117,
      monthBefore: 8,
      averageDaily: 20,
      visitorsToday: 4,
      mostVisitors: 9,
    })
  })

  it('is zero for a card without views', () => {
    expect(Object.values(growthOf([], 0, NOW)).every((value) => value === 0)).toBe(true)
  })
})

it.each([
  [5, 4, '+25%'],
  [3, 4, '-25%'],
  [4, 4, '0%'],
  [0, 4, '-100%'],
  [4, 0, null],
])('%i after %i is %s', (now, before, text) => {
  expect(percentChange(now, before)).toBe(text)
})
