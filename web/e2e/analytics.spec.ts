import { readFile } from 'node:fs/promises'
import { expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test'
import Papa from 'papaparse'
import type { CardAnalytics } from '../../schema/analytics.ts'
import { addDays } from '../../schema/analytics-period.ts'
import { ZERO_EVENT_COUNTS } from '../../schema/event-kinds.ts'
import { dismissNotices, locateNotices } from './accessible.ts'
import { createUniqueTestId, signInAsLevel } from './accounts.ts'
import { createCardAsLevel5, openScreenOfNewCard, BROWSER_USER_AGENT } from './cards.ts'
import { holdRequests, test } from './fixtures.ts'

/** The card owner's time zone. Its UTC offset is not a whole hour, and it has no daylight saving time. */
const OWNER_TIME_ZONE = 'Asia/Kabul'
const OWNER_UTC_OFFSET_MS = 4.5 * 3_600_000
test.use({ timezoneId: OWNER_TIME_ZONE })

/** Near midnight in the owner's time zone, waits until midnight has passed, so that a test's events fall on one day. */
async function waitIfNearMidnight() {
  const left = 86_400_000 - ((Date.now() + OWNER_UTC_OFFSET_MS) % 86_400_000)
  if (left > 180_000) return
  test.setTimeout(left + 60_000)
  await new Promise((resolve) => setTimeout(resolve, left))
}

const readerOf = (page: Page, title: string) => page.getByRole('slider', { name: `${title}: read one point` })
const countTileSelectorOf = (label: string) => `dt:has-text("${label}") + dd`

test('a new card says that there are no views, clicks, saves or submissions yet', async ({ page }) => {
  await openScreenOfNewCard(page, 'analytics')
  await expect(page.getByText('FULL ACCESS')).toBeVisible()
  await expect(page.getByText('No view data available yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Card Views' }).press('ArrowRight')
  await expect(page.getByText('No click data available yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Link Clicks' }).press('ArrowRight')
  await expect(page.getByText('No save data available yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Card Saves' }).press('ArrowRight')
  await expect(page.getByText('No submission data available yet')).toBeVisible()
  await expect(page.getByText('Insights appear after 10 views. 10 to go.')).toBeVisible()
  for (const label of ['Total Views', 'Total Clicks', 'Total Saves']) await expect(page.locator(countTileSelectorOf(label))).toHaveText('0')
  await expect(page.locator(countTileSelectorOf('CTR'))).toHaveText('0%')
  await expect(page.getByText('0 views in the last 30 days, none in the 30 days before either')).toBeVisible()
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code of' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Export Data' }).click()
  await page.getByRole('menuitem', { name: 'All data' }).click()
  await expect(locateNotices(page).getByText('No data available to export')).toBeVisible()
})

test('two views, three clicks and a visit by a bot are shown in charts, a funnel, sources and a history', async ({
  page,
  playwright,
  baseURL,
}) => {
  await waitIfNearMidnight()
  const card = await createCardAsLevel5(page)
  const charts = page.getByRole('tablist', { name: 'Charts' })
  await test.step('the events are sent and counted', async () => {
    const person = await playwright.request.newContext({ baseURL, userAgent: BROWSER_USER_AGENT })
    const robot = await playwright.request.newContext({ baseURL, userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await person.post('/api/card-clicks', { data: { cardId: card.id, linkType: 'video', linkId: 'video', eventId: createUniqueTestId() } })
    for (const linkId of ['primary', 'button-3']) {
      await person.post('/api/card-views', { data: { cardId: card.id, viewId: createUniqueTestId() } })
      await person.post('/api/card-clicks', { data: { cardId: card.id, linkType: 'custom', linkId, eventId: createUniqueTestId() } })
    }
    await robot.post('/api/card-views', { data: { cardId: card.id, viewId: createUniqueTestId() } })
    await expect
      .poll(async () => (await (await page.request.get(`/api/analytics/${card.id}`)).json()) as CardAnalytics, { timeout: 30_000 })
      .toMatchObject({ summary: { totalViews: 2, totalClicks: 2 }, excluded: { bots: 1 } })
    await Promise.all([person.dispose(), robot.dispose()])
  })

  await test.step('the charts show what was counted today, and a bot is left out', async () => {
    await page.goto(`/analytics/${card.id}`)
    await expect(page.locator(countTileSelectorOf('Total Views'))).toHaveText('2')
    await expect(page.locator(countTileSelectorOf('Total Clicks'))).toHaveText('2')
    await expect(page.getByText('Left out of every number: 1 by bots.')).toBeVisible()
    await expect(page.locator(countTileSelectorOf('CTR'))).toHaveText('100%')
    await expect(page.getByText('2 in the last 30 days').first()).toBeVisible()
    await expect(page.getByText('2 views in the last 30 days, none in the 30 days before')).toBeVisible()
    await expect(page.getByText('Nothing stands out in this period.')).toBeVisible()
    await expect(page.getByText('Nobody has got in touch yet.')).toBeVisible()
    await expect(page.getByText('Video plays')).toBeVisible()
    await page.getByText('Show as a table').first().click()
    const table = page.getByRole('region', { name: 'Views, clicks and saves, in numbers' })
    await expect(table.getByRole('row')).toHaveCount(31)
    await expect(table.getByRole('row').nth(1)).toHaveText(/\d{4}220010$/)
    await charts.getByRole('tab', { name: 'Clicks' }).click()
    await expect(page.getByRole('list', { name: 'Clicks by link type' }).getByRole('listitem')).toHaveText(['Buttons2100%'])
  })

  await test.step('the Engagement tab shows the funnel and the sources, and a yearly range counts all time', async () => {
    await charts.getByRole('tab', { name: 'Engagement' }).click()
    await expect(readerOf(page, 'Rates of what visitors do')).toHaveAttribute(
      'aria-valuetext',
      /Engagement 100%, Click-through 100%, Conversion 0%/,
    )
    await expect(page.getByText('Insights appear after 10 views. 8 to go.')).toBeVisible()
    await expect(page.getByText('High engagement rate')).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'From view to lead' }).getByRole('listitem')).toHaveText([
      'Views2100%',
      'Clicks2100%',
      'Saves00%',
      'Leads00%',
    ])
    await expect(page.getByRole('list', { name: 'Where visits come from' }).getByRole('listitem')).toHaveText(['Direct2100%'])
    await page.getByLabel('Time range').selectOption('Yearly')
    await expect(page.getByText('2 views in all')).toBeVisible()
    await expect(page).toHaveURL(/\?range=yearly$/)
    await expect(page.getByLabel('Period')).toHaveValue('all')
    await charts.getByRole('tab', { name: 'Overview' }).click()
    await expect(readerOf(page, 'Views, clicks and saves')).toHaveAttribute('aria-valuetext', /^\d{4}: Views 2, Clicks 2, Saves 0$/)
  })

  await test.step("the history lists clicks newest first, in the owner's time zone, with video plays among them", async () => {
    await page.getByRole('tab', { name: 'Link Clicks' }).click()
    const rows = page.getByRole('region', { name: 'Link clicks' }).getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(1)).toContainText('Desktop')
    await expect(rows.filter({ hasText: 'video' })).toHaveCount(1)
    await expect(page.getByText('With 1 of the video, which are not counted as clicks.')).toBeVisible()
    await expect(page.getByText(`Times are in ${OWNER_TIME_ZONE}.`)).toBeVisible()
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: OWNER_TIME_ZONE }).format(new Date())
    await expect(rows.nth(1)).toContainText(today)
  })
})

/** Sends events of a card as its visitor: views, three clicks, two saves and a form. Waits until all are counted. */
async function sendVisitorEvents(
  page: Page,
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  cardId: number,
  views: number,
) {
  const person = await playwright.request.newContext({ baseURL, userAgent: BROWSER_USER_AGENT })
  let sent = 0
  // The visitor's IP address changes after every hundred events: more events from one address would count as a flood.
  const post = (path: string, data: object) => {
    const headers = { 'cf-connecting-ip': `198.51.100.${Math.floor(sent++ / 100)}` }
    return person.post(path, { data: { cardId, ...data }, headers })
  }
  for (let done = 0; done < views; done += 20)
    await Promise.all(Array.from({ length: Math.min(20, views - done) }, () => post('/api/card-views', { viewId: createUniqueTestId() })))
  for (const linkType of ['phone', 'email', 'phone'])
    await post('/api/card-clicks', { linkType, linkId: '=1+1', eventId: createUniqueTestId() })
  for (const eventId of [createUniqueTestId(), createUniqueTestId()]) await post('/api/card-saves', { eventId })
  expect((await post('/api/card-forms', { formData: { name: 'Ana' } })).status()).toBe(201)
  await person.dispose()
  await expect
    .poll(async () => ((await (await page.request.get(`/api/analytics/${cardId}`)).json()) as CardAnalytics).summary, { timeout: 30_000 })
    .toMatchObject({ totalViews: views, totalClicks: 3, totalSaves: 2, totalSubmissions: 1 })
}

async function startCsvExport(page: Page, name: string) {
  await page.getByRole('button', { name: 'Export Data' }).click()
  await page.getByRole('menuitem', { name }).click()
}

async function downloadCsvRows(page: Page, name: string, type: string) {
  const coming = page.waitForEvent('download')
  await startCsvExport(page, name)
  const file = await coming
  expect(file.suggestedFilename()).toMatch(new RegExp(`^Zoë Müller-analytics-${type}-\\d{4}-\\d{2}-\\d{2}\\.csv$`))
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true })
  expect(errors).toEqual([])
  return data
}

test('more views than one page of records are listed to the first one, and exported in files of the same numbers', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow()
  const AMOUNT = 530
  const card = await createCardAsLevel5(page, {
    name: 'Zoë Müller',
    formConfig: { enabled: true, fields: [{ name: 'name', label: 'Name', type: 'text', required: true }] },
  })
  await sendVisitorEvents(page, playwright, baseURL, card.id, AMOUNT)
  await page.goto(`/analytics/${card.id}`)
  await expect(page.getByText('Your card is performing excellently')).toBeVisible()

  await test.step('after cancelling an export, the owner can start another one', async () => {
    const go = await holdRequests(page, /kind=views&before=/)
    await startCsvExport(page, 'All data')
    const dialog = page.getByRole('dialog', { name: 'Exporting' })
    await expect(dialog.getByText('500 of 536 records')).toBeVisible()
    await expect(dialog.getByRole('progressbar', { name: 'Records read' })).toHaveAttribute('value', '500')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    go()
    // A cancelled export that still runs would be noticed, because it would finish before this later export.
    await startCsvExport(page, 'Devices')
    await expect(locateNotices(page).getByText('Devices exported')).toBeVisible()
    await expect(locateNotices(page).getByText('All data exported')).toHaveCount(0)
  })

  await test.step('each exported file holds the same numbers as the analytics page', async () => {
    const views = page.getByRole('region', { name: 'Card views' })
    const told = async (label: string) => Number.parseFloat((await page.locator(countTileSelectorOf(label)).innerText()).replace(',', ''))
    const totals = { views: await told('Total Views'), clicks: await told('Total Clicks'), saves: await told('Total Saves') }
    const newest = await views.locator('time').first().getAttribute('datetime')
    const viewRows = await downloadCsvRows(page, 'Card views', 'views')
    expect(Object.keys(viewRows[0]!)).toEqual(['timestamp', 'viewerIp', 'viewerLocation', 'viewerDevice', 'timeZone'])
    expect(viewRows[0]).toMatchObject({ timestamp: expect.stringMatching(/\+04:30$/), timeZone: OWNER_TIME_ZONE })
    expect(Date.parse(viewRows[0]!['timestamp']!)).toBe(Date.parse(newest!))
    expect(viewRows).toHaveLength(totals.views)
    const clickRows = await downloadCsvRows(page, 'Link clicks', 'clicks')
    expect(clickRows).toHaveLength(totals.clicks)
    expect(clickRows[0]).toMatchObject({ linkType: 'phone', linkId: "'=1+1" })
    expect(await downloadCsvRows(page, 'Card saves', 'saves')).toHaveLength(totals.saves)
    expect(JSON.parse((await downloadCsvRows(page, 'Form submissions', 'submissions'))[0]!['formData']!)).toEqual({ name: 'Ana' })
    expect(await downloadCsvRows(page, 'All data', 'all')).toHaveLength(totals.views + totals.clicks + totals.saves + 1)
    const overview = Object.fromEntries((await downloadCsvRows(page, 'Overview', 'overview')).map(({ metric, value }) => [metric, value]))
    expect(overview).toMatchObject({ 'Total Views': String(totals.views), 'Total Clicks': String(totals.clicks), 'Total Submissions': '1' })
    expect(Number.parseFloat(overview['Click-Through Rate']!)).toBeCloseTo(await told('CTR'), 1)
    await page.getByRole('tablist', { name: 'Charts' }).getByRole('tab', { name: 'Clicks' }).click()
    await expect(page.getByRole('list', { name: 'Clicks by link type' }).getByRole('listitem')).toHaveText(
      (await downloadCsvRows(page, 'Engagement by link type', 'engagement')).map(({ linkType, clicks }) =>
        linkType === 'phone' ? `Phone${clicks}66.7%` : `E-mail${clicks}33.3%`,
      ),
    )
    for (const [name, type, times] of [
      ['Timing by hour and weekday', 'timing', 2],
      ['Devices', 'devices', 1],
      ['Locations', 'geographic', 1],
    ] as const) {
      const rows = await downloadCsvRows(page, name, type)
      for (const kind of ['views', 'clicks', 'saves'] as const) {
        const total = rows.reduce((sum, row) => sum + Number(row[kind]), 0)
        expect(total, `${type} ${kind}`).toBe(totals[kind] * times)
      }
    }
  })

  await test.step('clicking Show more lists all views down to the first one', async () => {
    await dismissNotices(page)
    const rows = page.getByRole('region', { name: 'Card views' }).getByRole('row')
    for (let shown = 25; shown < AMOUNT; shown += 25) {
      await expect(rows).toHaveCount(shown + 1)
      await page.getByRole('button', { name: 'Show more' }).click()
    }
    await expect(page.getByText('530 in all')).toBeVisible()
    await expect(rows).toHaveCount(AMOUNT + 1)
  })
})

test('the analytics show chats and leads in the funnel and in lists once there are any', async ({ page }) => {
  const card = await openScreenOfNewCard(page, 'analytics')
  await expect(page.getByText('FULL ACCESS')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Form Submissions' })).toBeVisible()
  await expect(page.getByRole('tab', { name: /Chats/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Export Data' }).click()
  await expect(page.getByRole('menuitem', { name: 'Form submissions' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Chats|chats/ })).toHaveCount(0)
  await page.route(`**/api/analytics/${card.id}?*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as CardAnalytics
    const origin = { timestamp: '2026-05-31T12:00:00.000Z', visitorLocation: 'Hanoi, Vietnam', visitorDevice: 'Desktop' }
    const summary = { ...answer.summary, totalViews: 20, totalChats: 2, totalLeads: 4, totalSubmissions: 3 }
    await route.fulfill({ json: { ...answer, summary, chats: [origin, origin], leads: [{ ...origin, leadScore: 82 }] } })
  })
  await page.reload()
  await expect(page.getByRole('list', { name: 'From view to lead' }).getByRole('listitem')).toHaveText([
    'Views20100%',
    'Clicks00%',
    'Saves00%',
    'Chats210%',
    'Leads420%',
  ])
  await page.getByRole('tab', { name: 'Leads from Chats' }).click()
  const rows = page.getByRole('region', { name: 'Leads from chats' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('82')
  await expect(rows.nth(1)).toContainText('Hanoi, Vietnam')
  await expect(page.getByText('1 in all')).toBeVisible()
  await page.getByRole('tab', { name: 'Chats', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Chats' }).getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Export Data' }).click()
  await expect(page.getByRole('menuitem', { name: 'Leads from chats' })).toBeVisible()
})

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

test.describe('a year on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('leads come first, sentences say what happened, and each point of the chart can be read', async ({ page }) => {
    const card = await createCardAsLevel5(page)
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
    await expect(page.getByRole('list', { name: 'In short' }).getByRole('listitem').first()).toHaveText(
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
      .getByText(/^(Before|Views|Clicks|Saves)$/)
      .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect()).map(({ top, bottom, right }) => ({ top, bottom, right })))
    const ends = boxes.toSorted((a, b) => a.top - b.top)
    expect(ends).toHaveLength(4)
    ends.forEach(({ top, right }, i) => {
      expect(top).toBeGreaterThanOrEqual((ends[i - 1]?.bottom ?? top) - 0.5)
      expect(right).toBeLessThanOrEqual(360)
    })

    const reader = readerOf(page, 'Views, clicks and saves')
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
    await page.keyboard.press('ArrowRight')
    await expect(reader).toHaveAttribute('aria-valuenow', '364')
    const { x, y, width, height } = (await reader.boundingBox())!
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(reader).toHaveAttribute('aria-valuenow', '182')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

    await leads.nth(1).getByRole('button', { name: 'Form of Ana Ferrari' }).click()
    await expect(page.getByRole('tab', { name: 'Form Submissions' })).toHaveAttribute('aria-selected', 'true')
  })
})

test('a period stays in the address, and the old counts stay until the new ones are there, also if these cannot be loaded', async ({
  page,
}) => {
  const card = await openScreenOfNewCard(page, 'analytics')
  await expect(page.getByText('0 views in the last 30 days')).toBeVisible()
  const go = await holdRequests(page, new RegExp(`/api/analytics/${card.id}\\?.*`))
  await page.getByLabel('Period').selectOption('Last 7 days')
  await expect(page.locator('[data-outdated]')).toBeVisible()
  await expect(page.getByText('0 views in the last 30 days')).toBeVisible()
  go()
  await expect(page.getByText('0 views in the last 7 days')).toBeVisible()
  await expect(page.locator('[data-outdated]')).toHaveCount(0)
  await expect(page).toHaveURL(/\?period=7d$/)
  await page.getByLabel('Period').selectOption('Custom dates')
  await page.getByLabel('From', { exact: true }).fill('2026-03-05')
  await page.getByLabel('To', { exact: true }).fill('2026-03-01')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('The first day must not be after the last one.')).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('2026-02-27')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('0 views from Feb 27 to Mar 1, none in the 3 days before either')).toBeVisible()
  await expect(page).toHaveURL(/\?from=2026-02-27&to=2026-03-01$/)
  await page.reload()
  await expect(page.getByText('0 views from Feb 27 to Mar 1')).toBeVisible()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-02-27')
  await test.step('if another period cannot be loaded, the page keeps its counts and offers to try again', async () => {
    await page.route(`**/api/analytics/${card.id}?*`, (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }))
    await page.getByLabel('Period').selectOption('Last 90 days')
    await expect(page.getByRole('alert').getByText('Failed to load analytics data. Please try again.')).toBeVisible()
    await expect(page.getByText('0 views from Feb 27 to Mar 1')).toBeVisible()
    await page.unroute(`**/api/analytics/${card.id}?*`)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('0 views in the last 90 days')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('analytics that cannot be loaded, or belong to another owner, redirect users to the dashboard with a message', async ({ page }) => {
  const card = await createCardAsLevel5(page)
  await page.route('**/api/analytics/**', (route) => route.abort())
  await page.goto(`/analytics/${card.id}`)
  await expect(page).toHaveURL('/dashboard')
  await expect(locateNotices(page).getByText('Failed to load analytics data. Please try again.')).toBeVisible()
  await page.unroute('**/api/analytics/**')

  await signInAsLevel(page, 2, `/analytics/${card.id}`)
  await expect(page).toHaveURL('/dashboard')
  await expect(locateNotices(page).getByText('Access denied')).toBeVisible()
  await signInAsLevel(page, 4, `/analytics/${card.id}`)
  await expect(page.getByText('FULL ACCESS')).toBeVisible()
})
