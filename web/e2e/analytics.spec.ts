import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { CardAnalytics } from '../../schema/analytics.ts'
import { addDays } from '../../schema/analytics-period.ts'
import { ZERO_EVENT_COUNTS } from '../../schema/event-kinds.ts'
import { createCardAsLevel5 } from './cards.ts'
import { test } from './fixtures.ts'

/** The card owner's time zone. Its UTC offset is not a whole hour, and it has no daylight saving time. */
const OWNER_TIME_ZONE = 'Asia/Kabul'
test.use({ timezoneId: OWNER_TIME_ZONE, viewport: { width: 360, height: 780 }, hasTouch: true })

/** Creates an answer for a year of days, with a lead of each kind, to the question that was really asked. */
function addYearOfDays(answer: CardAnalytics): CardAnalytics {
  const from = '2025-11-24'
  const createDays = (first: string, days: number, factor: number) =>
    Array.from({ length: days }, (_, n) => ({
      ...ZERO_EVENT_COUNTS,
      start: addDays(first, n),
      views: (n % 7) * factor,
      clicks: n % 3,
      saves: n % 2,
      visitors: n % 5,
    }))
  const totals = { ...ZERO_EVENT_COUNTS, views: 1092, clicks: 364, saves: 182 }
  return {
    ...answer,
    timeZone: 'UTC',
    views: [{ timestamp: '2026-03-29T00:59:00.000Z', viewerLocation: 'Unknown', viewerDevice: 'Unknown' }],
    submissions: [
      { timestamp: '2026-05-30T12:00:00.000Z', formData: { name: 'Ana Ferrari', email: 'ana@example.com', message: 'Please call me.' } },
    ],
    chatLeads: [
      { conversationId: 7, name: 'Bo', email: null, phone: '+41 44 668 18 00', leadScore: 80, timestamp: '2026-05-31T12:00:00.000Z' },
    ],
    summary: { ...answer.summary, totalViews: 1092, totalLeads: 2, totalSubmissions: 1 },
    period: {
      ...answer.period!,
      origins: { sources: [{ value: 'direct', views: 1092, viewsBefore: 1000 }], locations: [] },
      range: 'daily',
      from,
      to: addDays(from, 364),
      totals,
      series: createDays(from, 365, 1),
      before: { from: addDays(from, -365), to: addDays(from, -1), totals: { ...totals, views: 1000 }, series: createDays(from, 365, 2) },
      bestDay: {
        day: '2026-03-03',
        views: 41,
        saves: 6,
        read: 41,
        source: { value: 'tag:qr', views: 41 },
        location: { value: 'Milan, Italy', views: 41 },
        device: null,
        sourceAndLocation: 41,
      },
    },
  }
}

test('a year on a narrow phone: what changed comes first, each point of the chart can be read, and a file is saved under the card’s name', async ({
  page,
}) => {
  const card = await createCardAsLevel5(page, { name: 'Zoë Müller' })
  const asked: URLSearchParams[] = []
  await page.route(`**/api/analytics/${card.id}?*`, async (route) => {
    asked.push(new URL(route.request().url()).searchParams)
    await route.fulfill({ json: addYearOfDays((await (await route.fetch()).json()) as CardAnalytics) })
  })
  await page.goto(`/analytics/${card.id}?period=year`)
  const leads = page.getByRole('list', { name: 'Leads' }).getByRole('listitem')
  await expect(leads.nth(0)).toContainText('Bo')
  await expect(leads.nth(0).getByRole('link', { name: '+41 44 668 18 00' })).toHaveAttribute('href', 'tel:+41446681800')
  await expect(leads.nth(0).getByRole('link', { name: 'Conversation of Bo' })).toHaveAttribute('href', /\?conversation=7$/)
  await expect(leads.nth(1)).toContainText('Please call me.')
  await expect(leads.nth(1).getByRole('link', { name: 'ana@example.com' })).toHaveAttribute('href', 'mailto:ana@example.com')
  const story = page.getByRole('list', { name: 'In short' }).getByRole('listitem')
  await expect(story.nth(0)).toHaveText('No single source, place or day explains the rise.')
  await expect(story.nth(1)).toHaveText(
    /^The 41 views of (Tuesday, March 3|March 3, 2026) came from a QR code in Milan; your contact was saved six times that day\.$/,
  )
  await expect(page.getByText('92 more than the 365 days before (+9%)')).toBeVisible()
  await expect(page.getByText('Times are in UTC.')).toBeVisible()
  await expect(page.getByText('Mar 29, 2026, 12:59:00 AM')).toBeVisible()
  expect(asked[0]!.get('tz')).toBe(OWNER_TIME_ZONE)
  expect(asked[0]!.get('from')).toMatch(/^\d{4}-01-01$/)

  // The names beside the ends of the lines stand apart from each other, and inside of the window.
  const boxes = await page
    .getByRole('figure')
    .getByText(/^(Period before|Views|Clicks|Saves)$/)
    .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect()).map(({ top, bottom, right }) => ({ top, bottom, right })))
  const ends = boxes.toSorted((a, b) => a.top - b.top)
  expect(ends).toHaveLength(4)
  ends.forEach(({ top, right }, i) => {
    expect(top).toBeGreaterThanOrEqual((ends[i - 1]?.bottom ?? top) - 0.5)
    expect(right).toBeLessThanOrEqual(360)
  })

  const reader = page.getByRole('slider', { name: 'Views, clicks and saves: read one point' })
  await reader.focus()
  await page.keyboard.press('Home')
  await expect(reader).toHaveAttribute(
    'aria-valuetext',
    'Mon, Nov 24, 2025: Views 0, Clicks 0, Saves 0; the 365 days before, Mon, Nov 24: Views 0',
  )
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('figure').getByText('Tue, Nov 25, 2025')).toBeVisible()
  await expect(reader).toHaveAttribute(
    'aria-valuetext',
    /^Tue, Nov 25, 2025: Views 1, Clicks 1, Saves 1; the 365 days before, .*: Views 2$/,
  )
  await page.keyboard.press('End')
  await expect(reader).toHaveAttribute('aria-valuenow', '364')
  await page.keyboard.press('ArrowRight')
  await expect(reader).toHaveAttribute('aria-valuenow', '364')
  const { x, y, width, height } = (await reader.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await expect(reader).toHaveAttribute('aria-valuenow', '182')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await leads.nth(1).getByRole('button', { name: 'Form of Ana Ferrari' }).click()
  await expect(page.getByRole('tab', { name: 'Form Submissions' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('button', { name: 'Export Data' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Overview' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^Zoë Müller-analytics-overview-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFmetric,value\r\n/)
})
