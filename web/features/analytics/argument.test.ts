import { expect, it } from 'vitest'
import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import type { EventCounts } from '../../../schema/event-kinds.ts'
import { createAnalytics, createBestDay, createPeriod, NOON, TODAY } from '../../test/analytics.ts'
import { writeArgument } from './argument.ts'

const write = (period: AnalyticsPeriod, allTime: Partial<EventCounts> = {}, data: Partial<CardAnalytics> = {}) =>
  writeArgument(createAnalytics(data, { views: 1000, ...allTime }), period, TODAY, undefined, Date.parse(NOON))
const changeOf = (views: number, before: number | null, allTime = 1000) =>
  write(createPeriod({ views }, {}, before === null ? null : { views: before }), { views: allTime })

it.each([
  ['fell', changeOf(86, 200), '114 fewer than the 7 days before (−57%)', 'down'],
  ['rose', changeOf(250, 200), '50 more than the 7 days before (+25%)', 'up'],
  ['fell by chance', changeOf(195, 200), '5 fewer than the 7 days before (−3%), which may be chance', 'level'],
  ['stayed', changeOf(200, 200), 'as many as the 7 days before', 'level'],
  ['fell from too few views for a percentage', changeOf(2, 15), '13 fewer than the 7 days before', 'down'],
  ['rose from none', changeOf(30, 0), 'after none in the 7 days before', 'up'],
  ['are missing', changeOf(0, 0), 'none in the 7 days before either', 'level'],
  ['are the first ones', changeOf(30, 0, 30), null, 'level'],
  ['are those of all time', changeOf(30, null), null, 'level'],
])('views that %s', (_, argument, change, direction) => {
  expect(argument).toMatchObject({ change, direction })
})

it('a day that is not over is not compared as a whole one', () => {
  const period = createPeriod({ views: 3 }, { from: TODAY }, { views: 40 })
  period.before!.from = period.before!.to
  expect(write(period)).toMatchObject({ change: 'so far, after 40 in all of the day before', direction: 'level' })
})

it('the cause comes first, and the best day is told only once', () => {
  const bestDay = createBestDay({ source: { value: 'tag:qr', views: 41 } })
  expect(write(createPeriod({ views: 60 }, { bestDay }, { views: 20 })).sentences).toEqual([
    "Most of the rise is one day. Tuesday's 41 views came from a QR code.",
  ])
})

it('without a finding, it says what the numbers do not tell', () => {
  const sentencesOf = (views: number, before: number, over: Partial<AnalyticsPeriod> = {}) =>
    write(createPeriod({ views }, over, { views: before })).sentences
  expect(sentencesOf(15, 3)).toEqual([expect.stringMatching(/^With fewer than 20 views/)])
  expect(sentencesOf(60, 60)).toEqual(['Views held steady.'])
  expect(sentencesOf(67, 49)).toEqual(['No clear pattern in this period.'])
  expect(sentencesOf(60, 10)).toEqual(['These numbers do not tell why.'])
  expect(sentencesOf(60, 10, { origins: { sources: [], locations: [] } })).toEqual(['No single source, place or day explains the rise.'])
  const views = [{ timestamp: '2026-11-03T12:00:00.000Z', viewerLocation: 'Unknown', viewerDevice: 'Unknown' }]
  expect(write(createPeriod({}), {}, { views }).sentences).toEqual([
    'Nobody opened your card in this period. The last view was on Tuesday, November 3.',
  ])
  expect(sentencesOf(0, 60)).toEqual(['Nobody opened your card in this period.'])
  expect(write(createPeriod({})).sentences).toEqual(['Nobody opened your card in this period.'])
})
