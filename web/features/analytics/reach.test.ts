import { expect, it } from 'vitest'
import { toTotals } from '../../../schema/analytics.ts'
import { NO_COUNTS } from '../../../schema/event-kinds.ts'
import { funnelOf, sourceName, topSources } from './reach.ts'

it.each([
  ['tag:qr', 'QR code'],
  ['tag:sig', 'E-mail signature'],
  ['tag:constructor', 'constructor'],
  ['ref:www.linkedin.com', 'www.linkedin.com'],
  ['direct', 'Direct'],
  ['Other', 'Other'],
])('%s is called %s', (value, name) => {
  expect(sourceName(value)).toBe(name)
})

it('lists the sources with the most views, and the rest as one', () => {
  const share = (value: string, views: number) => ({ value, views, clicks: 9, saves: 0 })
  expect(
    topSources(
      [share('direct', 2), share('tag:qr', 5), share('ref:a.example', 1), share('ref:b.example', 1), share('ref:c.example', 0)],
      2,
    ),
  ).toEqual([
    { label: 'QR code', count: 5 },
    { label: 'Direct', count: 2 },
    { label: 'All others', count: 2 },
  ])
})

it('has a step for chats only if there are any', () => {
  const summary = {
    ...toTotals({ ...NO_COUNTS, views: 9, clicks: 8, saves: 7, plays: 3, submissions: 1, chats: 6, leads: 5 }),
    excluded: 4,
  }
  expect(funnelOf(summary).map(({ count }) => count)).toEqual([9, 8, 7, 6, 5])
  const withoutAssistant = funnelOf({ ...summary, totalChats: 0 })
  expect(withoutAssistant.map(({ label }) => label)).toEqual(['Views', 'Clicks', 'Saves', 'Leads'])
})
