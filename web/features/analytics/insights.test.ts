import { describe, expect, it } from 'vitest'
import { toTotalEventCounts } from '../../../schema/analytics.ts'
import { ZERO_EVENT_COUNTS } from '../../../schema/event-kinds.ts'
import { createPeriod } from '../../test/analytics.ts'
import { calculateViewGrowth, hasFallenViews, listSmartInsights, getTooFewViewsMessage } from './insights.ts'

const createTestSummary = (views: number, clicks = 0, saves = 0) => ({
  ...toTotalEventCounts({ ...ZERO_EVENT_COUNTS, views, clicks, saves }),
  excluded: 0,
})

const TEST_TODAY = '2026-11-21'

describe('sentences of the smart insights', () => {
  it.each([
    [10, 'steadily'],
    [20, 'steadily'],
    [21, 'well'],
    [50, 'well'],
    [51, 'excellently'],
  ])('a card with %i views performs %s', (views, pace) => {
    expect(listSmartInsights(createTestSummary(views))).toEqual([`Your card is performing ${pace}`])
  })

  it('starts with the first view, and says how many views are missing to trends', () => {
    expect(listSmartInsights(createTestSummary(0, 9, 9))).toEqual(['Insights appear with the first view.'])
    expect(listSmartInsights(createTestSummary(1))).toEqual(['Your card is performing steadily', 'Trends appear with 10 views. 9 to go.'])
    expect(listSmartInsights(createTestSummary(9, 1, 1))).toEqual([
      'Your card is performing steadily',
      'High engagement rate',
      'Strong conversion rate',
      'Trends appear with 10 views. 1 to go.',
    ])
    expect(getTooFewViewsMessage(createTestSummary(10))).toBeNull()
  })

  it('insights praise only rates above the thresholds', () => {
    expect(listSmartInsights(createTestSummary(100, 10, 5))).toHaveLength(1)
    expect(listSmartInsights(createTestSummary(100, 11, 5)).slice(1)).toEqual(['High engagement rate'])
    expect(listSmartInsights(createTestSummary(100, 0, 6)).slice(1)).toEqual(['Strong conversion rate'])
    expect(listSmartInsights(createTestSummary(100, 10, 6)).slice(1)).toEqual(['High engagement rate', 'Strong conversion rate'])
  })
})

it('a card whose views fell is not praised for its pace', () => {
  const growth = { ...calculateViewGrowth([], 400, TEST_TODAY), month: 86, monthBefore: 200 }
  expect(hasFallenViews(growth)).toBe(true)
  expect(listSmartInsights(createTestSummary(400), true)).toEqual(['Fewer people open your card than before'])
  expect(hasFallenViews({ ...growth, month: 190 })).toBe(false)
  expect(hasFallenViews({ ...growth, month: 300 })).toBe(false)
  expect(hasFallenViews(growth, createPeriod({ views: 60 }, {}, { views: 10 }))).toBe(false)
  expect(hasFallenViews({ ...growth, month: 300 }, createPeriod({ views: 10 }, {}, { views: 60 }))).toBe(true)
})

const createTestDayBucket = (start: string, views: number, visitors = 0) => ({ ...ZERO_EVENT_COUNTS, start, views, visitors })

describe('growth of the views', () => {
  it('counts the views of the last 7 and 30 days, and of the same number of days before', () => {
    const daily = [
      createTestDayBucket('2026-09-22', 1000),
      createTestDayBucket('2026-09-23', 3),
      createTestDayBucket('2026-10-22', 5),
      createTestDayBucket('2026-10-23', 7, 6),
      createTestDayBucket('2026-11-07', 50, 9),
      createTestDayBucket('2026-11-08', 11),
      createTestDayBucket('2026-11-14', 13),
      createTestDayBucket('2026-11-15', 17),
      createTestDayBucket('2026-11-21', 19, 4),
    ]
    expect(calculateViewGrowth(daily, 600, TEST_TODAY)).toEqual({
      week: 36,
      weekBefore: 24,
      month: 117,
      monthBefore: 8,
      averageDaily: 20,
      visitorsToday: 4,
      mostVisitors: 9,
    })
  })

  it('the growth is zero for a card without views', () => {
    expect(Object.values(calculateViewGrowth([], 0, TEST_TODAY)).every((value) => value === 0)).toBe(true)
  })
})
