import { describe, expect, it } from 'vitest'
import type { AnalyticsPeriod, BestDay, CardAnalytics } from '../../../schema/analytics.ts'
import { addDays } from '../../../schema/analytics-period.ts'
import type { EventCounts } from '../../../schema/event-kinds.ts'
import { createAnalytics, createBestDay, createPeriod, NOON, TODAY } from '../../test/analytics.ts'
import { describeHighlights } from './highlights.ts'

const tell = (period: AnalyticsPeriod, over?: Partial<CardAnalytics>) => describeHighlights(createAnalytics(over), period, TODAY)
const tellBestDay = (bestDay: Partial<BestDay>, totals: Partial<EventCounts> = {}) =>
  tell(createPeriod({ views: 60, ...totals }, { bestDay: createBestDay(bestDay) }))

const QR = { value: 'tag:qr', views: 41 }
const MILAN = { value: 'Milan, Italy', views: 41 }

describe('the best day', () => {
  it.each<[string, Partial<BestDay>, string]>([
    [
      'all from one source and place',
      { source: QR, location: MILAN, sourceAndLocation: 41, saves: 6 },
      "Tuesday's 41 views came from a QR code in Milan; your contact was saved six times that day.",
    ],
    [
      'most from one source and place',
      { source: QR, location: MILAN, sourceAndLocation: 30, saves: 1 },
      "30 of Tuesday's 41 views came from a QR code in Milan; your contact was saved once that day.",
    ],
    [
      'a source and a place that do not go together',
      { source: { ...QR, views: 30 }, location: { ...MILAN, views: 30 }, sourceAndLocation: 20 },
      "30 of Tuesday's 41 views came from a QR code.",
    ],
    [
      'a site and a place',
      { source: { value: 'ref:www.linkedin.com', views: 41 }, location: MILAN, sourceAndLocation: 41 },
      "Tuesday's 41 views came from www.linkedin.com, opened in Milan.",
    ],
    [
      'an unknown source',
      { source: { value: 'direct', views: 41 }, location: MILAN, sourceAndLocation: 41 },
      "Tuesday's 41 views came from Milan.",
    ],
    [
      'a device only',
      { source: { value: 'direct', views: 41 }, device: { value: 'Mobile · iOS · Safari', views: 33 } },
      "33 of Tuesday's 41 views came from a phone.",
    ],
    ['today', { day: TODAY, source: QR }, "Today's 41 views came from a QR code."],
    ['yesterday', { day: addDays(TODAY, -1), source: QR }, "Yesterday's 41 views came from a QR code."],
    ['a date', { day: '2026-11-16', source: QR }, 'The 41 views of Monday, November 16 came from a QR code.'],
    ['a date of last year', { day: '2025-11-16', source: QR }, 'The 41 views of November 16, 2025 came from a QR code.'],
    [
      'saves that are too many for words',
      { source: QR, saves: 1200 },
      "Tuesday's 41 views came from a QR code; your contact was saved 1,200 times that day.",
    ],
    ['many views', { views: 500, source: { ...QR, views: 500 } }, "Tuesday's 500 views came from a QR code."],
    ['no origin', {}, 'Tuesday was the best day, with 41 views.'],
    ['no origin, today', { day: TODAY }, 'Today is the best day, with 41 views.'],
    // Only some of the views were read, so the sentence does not say where they came from.
    ['more views than were read', { views: 1501, read: 500, source: { ...QR, views: 500 } }, 'Tuesday was the best day, with 1,501 views.'],
    ['a tag of another time', { source: { value: 'tag:constructor', views: 41 } }, 'Tuesday was the best day, with 41 views.'],
    ['a device of another time', { device: { value: 'constructor · x · y', views: 41 } }, 'Tuesday was the best day, with 41 views.'],
  ])('%s', (_, bestDay, sentence) => {
    expect(tellBestDay(bestDay)).toEqual([sentence])
  })

  it.each<[string, string[]]>([
    ['there is none', tell(createPeriod({ views: 60 }))],
    ['it has few views', tellBestDay({ views: 4, source: { ...QR, views: 4 } })],
    ['it is hardly better than the others', tellBestDay({ views: 12, source: { ...QR, views: 12 } }, { views: 72 })],
    [
      'it is hardly better than the others and came from everywhere',
      tellBestDay({ views: 12, source: { ...QR, views: 4 } }, { views: 60 }),
    ],
    ['the period has only this day', tell(createPeriod({ views: 41 }, { from: TODAY, bestDay: createBestDay({ source: QR }) }))],
  ])('is not told if %s', (_, sentences) => expect(sentences).toEqual([]))
})

describe('saves per view', () => {
  it.each([
    [{ views: 200, saves: 30 }, { views: 200, saves: 10 }, 'There were 15 saves for every 100 views, up from 5 in the 7 days before.'],
    [{ views: 200, saves: 2 }, { views: 200, saves: 20 }, 'There was 1 save for every 100 views, down from 10 in the 7 days before.'],
  ])('%j after %j', (totals, before, sentence) => {
    expect(tell(createPeriod(totals, {}, before))).toEqual([sentence])
  })

  it.each([
    ['few views', { views: 29, saves: 20 }, { views: 200, saves: 2 }],
    ['few views before', { views: 200, saves: 20 }, { views: 29, saves: 0 }],
    ['a difference that may be chance', { views: 60, saves: 6 }, { views: 60, saves: 3 }],
    ['almost no saves', { views: 100, saves: 4 }, { views: 100, saves: 0 }],
    ['more saves than views', { views: 30, saves: 40 }, { views: 30, saves: 1 }],
    ['equal rates', { views: 100, saves: 10 }, { views: 100, saves: 10 }],
  ])('are not compared with %s', (_, totals, before) => {
    expect(tell(createPeriod(totals, {}, before))).toEqual([])
  })

  it('are not compared over all time', () => {
    expect(tell(createPeriod({ views: 200, saves: 30 }, {}, null))).toEqual([])
  })
})

const createClicks = (...links: [type: string, id: string, count: number, at?: string][]) =>
  links.flatMap(([linkType, linkId, count, timestamp = NOON]) =>
    Array.from({ length: count }, () => ({ timestamp, linkType, linkId, clickerDevice: 'Unknown' })),
  ) as CardAnalytics['clicks']
const tellClicks = (clicks: CardAnalytics['clicks'], total: number, plays = 0) => tell(createPeriod({ clicks: total, plays }), { clicks })

describe('clicks', () => {
  it.each([
    [createClicks(['phone', 'primary', 12], ['email', 'primary', 8]), 20, 'Your phone number was clicked most: 12 of 20 clicks.'],
    [createClicks(['email', 'primary', 5]), 5, 'Your email address was clicked most: all 5 clicks.'],
    [createClicks(['social', 'linkedin', 6], ['social', 'x', 4]), 10, 'Your LinkedIn link was clicked most: 6 of 10 clicks.'],
    [createClicks(['custom', 'button-1', 6], ['custom', 'button-0', 4]), 10, 'One of your buttons was clicked most: 6 of 10 clicks.'],
    // The list also contains clicks of other days.
    [
      createClicks(['website', 'primary', 5], ['phone', 'primary', 9, '2026-11-16T23:59:59.000Z']),
      5,
      'Your website was clicked most: all 5 clicks.',
    ],
  ])('%#', (clicks, total, sentence) => expect(tellClicks(clicks, total)).toEqual([sentence]))

  it('plays of the video are no clicks', () => {
    expect(tellClicks(createClicks(['video', 'video', 9], ['phone', 'primary', 5]), 5, 9)).toEqual([
      'Your phone number was clicked most: all 5 clicks.',
    ])
  })

  it.each([
    ['they are few', createClicks(['phone', 'primary', 4]), 4],
    ['two links are clicked equally often', createClicks(['phone', 'primary', 5], ['email', 'primary', 5]), 10],
    [
      'no link has many of them',
      createClicks(['phone', 'primary', 3], ['email', 'primary', 2], ['website', 'a', 2], ['custom', 'button-1', 2]),
      9,
    ],
    ['the list does not hold them all', createClicks(['phone', 'primary', 500]), 700],
    ['a visitor invented the link', createClicks(['social', 'FREE MONEY at evil.example', 9]), 9],
    ['a visitor invented the button', createClicks(['custom', 'button-<b>', 9]), 9],
    ['the link has no name', createClicks(['other', 'x', 9]), 9],
  ])('are not told if %s', (_, clicks, total) => expect(tellClicks(clicks, total)).toEqual([]))

  it('count by the days of the answer, not by those of UTC', () => {
    const clicks = createClicks(['phone', 'primary', 5, '2026-11-16T20:00:00.000Z'])
    const period = createPeriod({ clicks: 5 })
    expect(tell(period, { clicks, timeZone: 'Asia/Kabul' })).toHaveLength(1)
    expect(tell(period, { clicks })).toEqual([])
  })
})

describe('saves', () => {
  const createSaves = (...places: [location: string, count: number][]) =>
    places.flatMap(([saverLocation, count]) =>
      Array.from({ length: count }, () => ({ timestamp: NOON, saverLocation, saverDevice: 'Unknown' })),
    ) as CardAnalytics['saves']
  it.each([
    [createSaves(['Milan, Italy', 7], ['Unknown', 2]), 9, ['7 of 9 saves came from Milan.']],
    [createSaves(['Singapore', 5]), 5, ['All 5 saves came from Singapore.']],
    [createSaves(['Milan, Italy', 4]), 4, []],
    [createSaves(['Unknown', 9]), 9, []],
    [createSaves(['Milan, Italy', 5], ['Rome, Italy', 4]), 9, []],
    [createSaves(['Milan, Italy', 9]), 10, []],
  ])('%#', (saves, total, sentences) => expect(tell(createPeriod({ saves: total }), { saves })).toEqual(sentences))
})

describe('times', () => {
  const at = (weekday: number, hour: number, views: number) => ({ weekday, hour, views, clicks: 0, saves: 0 })
  const month = { from: addDays(TODAY, -29) }
  it.each([
    ['hours', { timing: [at(1, 17, 9), at(2, 19, 9), at(3, 8, 5)] }, 23, ['18 of 23 views came between 5:00 PM and 8:00 PM.']],
    ['hours before midnight', { timing: [at(1, 23, 20)] }, 20, ['20 of 20 views came between 9:00 PM and 12:00 AM.']],
    [
      'a weekday',
      { ...month, timing: [at(2, 6, 10), at(2, 12, 10), at(3, 18, 12), at(4, 9, 8), at(5, 21, 2)] },
      42,
      ['Tuesday is the busiest day of the week: 20 of 42 views.'],
    ],
    ['a weekday of few weeks', { timing: [at(2, 6, 10), at(2, 12, 10), at(3, 18, 12)] }, 32, []],
    ['two weekdays', { ...month, timing: [at(2, 6, 10), at(3, 12, 10), at(4, 18, 10)] }, 30, []],
    ['few views', { timing: [at(1, 17, 19)] }, 19, []],
    ['no habit', { ...month, timing: [0, 1, 2, 3, 4, 5, 6].map((day) => at(day, day * 3, 5)) }, 35, []],
  ])('%s', (_, period, views, sentences) => expect(tell(createPeriod({ views }, period))).toEqual(sentences))

  it('a single day with most of the views is no habit', () => {
    const bestDay = createBestDay({ views: 30, source: { value: 'tag:qr', views: 30 } })
    expect(tell(createPeriod({ views: 40 }, { timing: [at(2, 17, 40)], bestDay }))).toEqual(["Tuesday's 30 views came from a QR code."])
  })
})

describe('sources', () => {
  const source = (value: string, views: number) => ({ value, views, clicks: 0, saves: 0 })
  const tellSources = (rows: CardAnalytics['breakdowns']['sources'], period: AnalyticsPeriod, views = 100) =>
    describeHighlights(createAnalytics({ breakdowns: { ...createAnalytics().breakdowns, sources: rows } }, { views }), period, TODAY)
  const all = createPeriod({ views: 100 }, {}, null)
  it('are told for all time only, because they are not counted by day', () => {
    expect(tellSources([source('tag:nfc', 60), source('direct', 40)], all)).toEqual(['60 of 100 views came from an NFC tag.'])
    expect(tellSources([source('tag:nfc', 60), source('direct', 40)], createPeriod({ views: 100 }))).toEqual([])
  })
  it.each([
    ['most views are direct', [source('direct', 60), source('tag:nfc', 40)], 100],
    ['none has most of the views', [source('tag:nfc', 50), source('tag:qr', 50)], 100],
    ['the views are few', [source('tag:nfc', 10)], 10],
  ])('are not told if %s', (_, rows, views) => {
    expect(tellSources(rows, { ...all, totals: { ...all.totals, views } }, views)).toEqual([])
  })
})

it('tells at most four sentences, the strongest first, and none of an empty period', () => {
  const clicks = createClicks(['phone', 'primary', 6], ['email', 'primary', 5])
  const saves = Array.from({ length: 30 }, () => ({ timestamp: NOON, saverLocation: 'Milan, Italy', saverDevice: 'x' }))
  const bestDay = createBestDay({ source: QR, location: MILAN, sourceAndLocation: 41 })
  const period = createPeriod(
    { views: 200, clicks: 11, saves: 30 },
    { bestDay, timing: [{ weekday: 1, hour: 9, views: 120, clicks: 0, saves: 0 }] },
    { views: 200, saves: 8 },
  )
  const story = tell(period, { clicks, saves })
  expect(story).toHaveLength(4)
  expect(story[0]).toContain("Tuesday's 41 views")
  expect(story.join()).not.toContain('phone number')
  expect(tell(createPeriod({}))).toEqual([])
  const [strongest] = describeHighlights(createAnalytics({ clicks, saves }), period, TODAY, { max: 1, withBestDay: false })
  expect(strongest).not.toContain('Tuesday')
})
