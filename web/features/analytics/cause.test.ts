import { describe, expect, it } from 'vitest'
import type { AnalyticsPeriod, ViewOriginCounts } from '../../../schema/analytics.ts'
import { addDays } from '../../../schema/analytics-period.ts'
import { ZERO_EVENT_COUNTS } from '../../../schema/event-kinds.ts'
import { createBestDay, createPeriod, TODAY } from '../../test/analytics.ts'
import { describeCause } from './cause.ts'
import { directionOf } from './comparison.ts'

const from = (value: string, views: number, viewsBefore: number): ViewOriginCounts => ({ value, views, viewsBefore })
const tell = (period: AnalyticsPeriod) => describeCause(period, directionOf(period), TODAY)?.text ?? null

function compare(views: number, viewsBefore: number, sources: ViewOriginCounts[], locations: ViewOriginCounts[] = []) {
  return tell(createPeriod({ views }, { origins: { sources, locations } }, { views: viewsBefore }))
}

describe('the cause of a change', () => {
  it.each([
    [
      'a source that fell',
      compare(86, 200, [from('tag:qr', 12, 120), from('direct', 74, 80)]),
      'Most of the fall came from a QR code: 12 views, after 120 in the 7 days before.',
    ],
    [
      'a source that is new',
      compare(90, 20, [from('ref:instagram.com', 70, 0), from('direct', 20, 20)]),
      'Most of the rise came from instagram.com: 70 views, after none in the 7 days before.',
    ],
    [
      'a place',
      compare(90, 20, [from('direct', 90, 20)], [from('Milan, Italy', 75, 5), from('Unknown', 15, 15)]),
      'Most of the rise came from Milan: 75 views, after 5 in the 7 days before.',
    ],
    ['several sources', compare(90, 20, [from('tag:qr', 40, 10), from('tag:sig', 50, 10)]), null],
    ['visits without a source', compare(90, 20, [from('direct', 90, 20)], [from('Unknown', 90, 20)]), null],
    ['sources that were added up', compare(90, 20, [from('Other', 90, 20)], [from('Other', 90, 20)]), null],
    ['a change that may be chance', compare(25, 20, [from('tag:qr', 25, 20)]), null],
    ['a source that sank while all rose', compare(90, 20, [from('tag:qr', 0, 20), from('direct', 90, 0)]), null],
    ['sources that were not read', tell(createPeriod({ views: 90 }, {}, { views: 20 })), null],
    ['no period before', tell(createPeriod({ views: 90 }, {}, null)), null],
  ])('%s', (_, cause, sentence) => expect(cause).toBe(sentence))

  it('a day that has most of a rise', () => {
    const bestDay = createBestDay({ source: { value: 'tag:qr', views: 41 } })
    expect(tell(createPeriod({ views: 60 }, { bestDay }, { views: 20 }))).toBe(
      "Most of the rise is one day. Tuesday's 41 views came from a QR code.",
    )
    expect(tell(createPeriod({ views: 200 }, { bestDay }, { views: 20 }))).toBeNull()
    // The day says more than its source alone.
    const origins = { sources: [from('tag:qr', 41, 0), from('direct', 19, 20)], locations: [] }
    const period = createPeriod({ views: 60 }, { bestDay, origins }, { views: 20 })
    expect(describeCause(period, 'up', TODAY)).toMatchObject({ isBestDay: true, source: 'tag:qr' })
  })

  it('a single day of the days before, without which there is no fall', () => {
    const views = [2, 3, 70, 2, 3, 2, 3]
    const series = views.map((count, n) => ({ ...ZERO_EVENT_COUNTS, start: addDays(TODAY, n - 13), views: count }))
    const before = { from: addDays(TODAY, -13), to: addDays(TODAY, -7), totals: { ...ZERO_EVENT_COUNTS, views: 85 }, series }
    expect(tell(createPeriod({ views: 16 }, { before }))).toBe(
      'One day explains most of the fall: Thursday, November 12 had 70 views. Without it, there is no clear change.',
    )
    expect(tell(createPeriod({ views: 2 }, { before }))).toBeNull()
    expect(tell(createPeriod({ views: 16 }, { before, range: 'weekly' }))).toBeNull()
  })
})
