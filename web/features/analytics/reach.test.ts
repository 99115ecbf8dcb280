import { expect, it } from 'vitest'
import { toTotalEventCounts } from '../../../schema/analytics.ts'
import { ZERO_EVENT_COUNTS } from '../../../schema/event-kinds.ts'
import { buildConversionFunnel, getViewSourceLabel, listTopViewSources } from './reach.ts'

it.each([
  ['tag:qr', 'QR code'],
  ['tag:sig', 'Email signature'],
  ['tag:constructor', 'constructor'],
  ['ref:www.linkedin.com', 'www.linkedin.com'],
  ['direct', 'Direct'],
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
    { label: 'Direct', count: 2 },
    { label: 'All others', count: 2 },
  ])
})

it('the funnel has a step for chats only if there are any', () => {
  const summary = {
    ...toTotalEventCounts({ ...ZERO_EVENT_COUNTS, views: 9, clicks: 8, saves: 7, plays: 3, submissions: 1, chats: 6, leads: 5 }),
    excluded: 4,
  }
  expect(buildConversionFunnel(summary).map(({ count }) => count)).toEqual([9, 8, 7, 6, 5])
  const withoutAssistant = buildConversionFunnel({ ...summary, totalChats: 0 })
  expect(withoutAssistant.map(({ label }) => label)).toEqual(['Views', 'Clicks', 'Saves', 'Leads'])
})
