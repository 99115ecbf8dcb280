import { expect, it } from 'vitest'
import { ZERO_EVENT_COUNTS } from '../../../schema/event-kinds.ts'
import { createAnalytics, createPeriod } from '../../test/analytics.ts'
import { buildConversionFunnel, getViewSourceLabel, listTopViewSources, sourcesOf } from './reach.ts'

it.each([
  ['tag:qr', 'QR code'],
  ['tag:sig', 'Email signature'],
  ['tag:constructor', 'constructor'],
  ['ref:www.linkedin.com', 'www.linkedin.com'],
  ['direct', 'Direct: link or QR code'],
  ['Other', 'Other'],
])('the view source %s has the label %s', (value, name) => {
  expect(getViewSourceLabel(value)).toBe(name)
})

it('lists the sources with the most views, and the other sources as one entry', () => {
  const share = (value: string, views: number) => ({ value, views, clicks: 9, saves: 0 })
  expect(
    listTopViewSources(
      [share('direct', 2), share('tag:qr', 5), share('ref:a.example', 1), share('ref:b.example', 1), share('ref:c.example', 0)],
      2,
    ),
  ).toEqual([
    { label: 'QR code', count: 5 },
    { label: 'Direct: link or QR code', count: 2 },
    { label: 'All others', count: 2 },
  ])
})

it('sources keep their counts of the period before, also where no view is left', () => {
  expect(
    listTopViewSources(
      [
        { value: 'tag:qr', views: 0, viewsBefore: 9 },
        { value: 'direct', views: 4, viewsBefore: 1 },
        { value: 'ref:a.example', views: 0, viewsBefore: 2 },
        { value: 'ref:b.example', views: 0, viewsBefore: 0 },
      ],
      2,
    ),
  ).toEqual([
    { label: 'Direct: link or QR code', count: 4, before: 1 },
    { label: 'QR code', count: 0, before: 9 },
    { label: 'All others', count: 0, before: 2 },
  ])
})

it('the sources are those of the period, or of all time if the period has too many views to read', () => {
  const breakdowns = { ...createAnalytics().breakdowns, sources: [{ value: 'direct', views: 90, clicks: 0, saves: 0 }] }
  const origins = { sources: [{ value: 'tag:qr', views: 5, viewsBefore: 0 }], locations: [] }
  expect(sourcesOf({ breakdowns }, createPeriod({ views: 90 }))).toEqual({ isOfPeriod: false, sources: breakdowns.sources })
  expect(sourcesOf({ breakdowns }, createPeriod({ views: 90 }, {}, null))).toEqual({ isOfPeriod: true, sources: breakdowns.sources })
  expect(sourcesOf({ breakdowns }, createPeriod({ views: 5 }, { origins }))).toEqual({
    isOfPeriod: true,
    sources: [{ value: 'tag:qr', views: 5 }],
  })
  expect(sourcesOf({ breakdowns }, createPeriod({ views: 5 }, { origins }, { views: 3 })).sources).toEqual(origins.sources)
})

it('the funnel counts forms and leads of chats as leads, and has a step for chats only if there are any', () => {
  const totals = { ...ZERO_EVENT_COUNTS, views: 9, clicks: 8, saves: 7, plays: 3, submissions: 1, chats: 6, leads: 4 }
  expect(buildConversionFunnel(totals).map(({ count }) => count)).toEqual([9, 8, 7, 6, 5])
  const withoutAssistant = buildConversionFunnel({ ...totals, chats: 0 }, { ...ZERO_EVENT_COUNTS, views: 4 })
  expect(withoutAssistant.map(({ label, before }) => `${label} ${before}`)).toEqual(['Views 4', 'Clicks 0', 'Saves 0', 'Leads 0'])
})
