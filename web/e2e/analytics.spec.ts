import { readFile } from 'node:fs/promises'
import { expect, type Page, type PlaywrightWorkerArgs, test } from '@playwright/test'
import type { Analytics } from '../../schema/analytics.ts'
import { expectAccessible, notices, watchConsole, WIDTHS } from './accessible.ts'
import { freshName, signInAs } from './accounts.ts'
import { createCard, PERSON } from './cards.ts'

const tile = (label: string) => `dt:has-text("${label}") + dd`

for (const width of WIDTHS) {
  test.describe(`analytics at ${width} px`, () => {
    test.use({ viewport: { width, height: 860 } })

    test('a new card has nothing yet, in so many words', async ({ page }) => {
      const said = watchConsole(page)
      await signInAs(page, 5)
      const card = await createCard(page)
      await page.goto(`/analytics/${card.id}`)
      await expect(page.getByText('FULL ACCESS')).toBeVisible()
      await expect(page.getByText('No view data available yet')).toBeVisible()
      await page.getByRole('tab', { name: 'Card Views' }).press('ArrowRight')
      await expect(page.getByText('No click data available yet')).toBeVisible()
      await page.getByRole('tab', { name: 'Link Clicks' }).press('ArrowRight')
      await expect(page.getByText('No save data available yet')).toBeVisible()
      await page.getByRole('tab', { name: 'Card Saves' }).press('ArrowRight')
      await expect(page.getByText('No submission data available yet')).toBeVisible()
      await expect(page.getByText('Your card is performing steadily')).toBeVisible()
      for (const label of ['Total Views', 'Total Clicks', 'Total Saves']) await expect(page.locator(tile(label))).toHaveText('0')
      await expect(page.locator(tile('CTR'))).toHaveText('0%')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Export Data' }).click()
      await page.getByRole('menuitem', { name: 'All data' }).click()
      await expect(notices(page).getByText('No data available to export')).toBeVisible()
      expect(said).toEqual([])
    })

    test('what was counted is listed, newest first, and left-out visits are told', async ({ page, playwright, baseURL }) => {
      const said = watchConsole(page)
      await signInAs(page, 5)
      const card = await createCard(page)
      const person = await playwright.request.newContext({ baseURL, userAgent: PERSON })
      const robot = await playwright.request.newContext({ baseURL, userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
      for (const linkId of ['primary', 'button-3']) {
        await person.post('/api/card-views', { data: { cardId: card.id, viewId: freshName() } })
        await person.post('/api/card-clicks', { data: { cardId: card.id, linkType: 'custom', linkId, eventId: freshName() } })
      }
      await robot.post('/api/card-views', { data: { cardId: card.id, viewId: freshName() } })
      await page.goto(`/analytics/${card.id}`)
      await expect(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click()
        await expect(page.locator(tile('Total Clicks'))).toHaveText('2', { timeout: 1000 })
        await expect(page.getByText('Left out of every number: 1 by bots.')).toBeVisible({ timeout: 1000 })
      }).toPass({ timeout: 30_000 })
      await expect(page.locator(tile('Total Views'))).toHaveText('2')
      await expect(page.locator(tile('CTR'))).toHaveText('100%')
      await expect(page.getByText('2 today').first()).toBeVisible()
      const charts = page.getByRole('tablist', { name: 'Charts' })
      const lines = page.locator('.recharts-line')
      await expect(lines).toHaveCount(5)
      await page.getByText('Show as a table').first().click()
      await expect(
        page.getByRole('region', { name: 'Views, clicks, saves and submissions, in numbers' }).getByRole('row').nth(1),
      ).toContainText('2200')
      await charts.getByRole('tab', { name: 'Clicks' }).click()
      await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible()
      await page.getByText('Show as a table: Clicks by link type').click()
      await expect(page.getByRole('region', { name: 'Clicks by link type, in numbers' }).getByRole('row').nth(1)).toHaveText('Buttons2')
      await expectAccessible(page)
      await charts.getByRole('tab', { name: 'Engagement' }).click()
      await expect(lines).toHaveCount(3)
      await expect(page.getByText('High engagement rate')).toBeVisible()
      await expect(page.getByRole('list', { name: 'From view to lead' }).getByRole('listitem')).toHaveText([
        'Views2100%',
        'Clicks2100%',
        'Saves00%',
        'Chats00%',
        'Leads00%',
      ])
      await expect(page.getByRole('list', { name: 'Where visits come from' }).getByRole('listitem')).toHaveText(['Direct2100%'])
      await page.getByLabel('Time range').selectOption('Yearly')
      await expect(page.getByText('2 this year').first()).toBeVisible()
      await page.getByRole('tab', { name: 'Link Clicks' }).click()
      const rows = page.getByRole('region', { name: 'Link clicks' }).getByRole('row')
      await expect(rows).toHaveCount(3)
      await expect(rows.nth(1)).toContainText('Desktop')
      await expect(page.getByText(/Times are .+\./)).toBeVisible()
      await expectAccessible(page)
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
      await charts.getByRole('tab', { name: 'Overview' }).click()
      await expectAccessible(page)
      expect(said).toEqual([])
      await person.dispose()
      await robot.dispose()
    })
  })
}

/** Views of people, as many as it takes to fill more than a page of records. */
async function countViews(
  page: Page,
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  cardId: number,
  amount: number,
) {
  const person = await playwright.request.newContext({ baseURL, userAgent: PERSON })
  for (let sent = 0; sent < amount; sent += 20)
    await Promise.all(
      Array.from({ length: Math.min(20, amount - sent) }, () => person.post('/api/card-views', { data: { cardId, viewId: freshName() } })),
    )
  await person.dispose()
  await expect
    .poll(async () => ((await (await page.request.get(`/api/analytics/${cardId}`)).json()) as Analytics).summary.totalViews, {
      timeout: 30_000,
    })
    .toBe(amount)
}

test('more than a page of records is listed and exported to the end, or stopped', async ({ page, playwright, baseURL }) => {
  const AMOUNT = 530
  await signInAs(page, 5)
  const card = await createCard(page, { name: 'Zoë Müller' })
  await countViews(page, playwright, baseURL, card.id, AMOUNT)
  await page.goto(`/analytics/${card.id}`)
  await expect(page.getByText('Your card is performing excellently')).toBeVisible()

  const views = page.getByRole('region', { name: 'Card views' })
  // The slowest machine still has time to click through every step.
  test.slow()
  for (let shown = 25; shown < AMOUNT; shown += 25) {
    await expect(views.getByRole('row')).toHaveCount(shown + 1)
    await page.getByRole('button', { name: 'Show more' }).click()
  }
  await expect(page.getByText('530 in all')).toBeVisible()
  await expect(views.getByRole('row')).toHaveCount(AMOUNT + 1)

  const exportOf = async (name: string) => {
    await page.getByRole('button', { name: 'Export Data' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const coming = page.waitForEvent('download')
  await exportOf('Card views')
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^Zoë Müller-analytics-views-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFtimestamp,viewerIp,viewerLocation,viewerDevice\r\n')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(AMOUNT + 1)

  await page.reload()
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(/kind=views&before=/, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await exportOf('All data')
  const dialog = page.getByRole('dialog', { name: 'Exporting' })
  await expect(dialog.getByText('500 of 530 records')).toBeVisible()
  await expect(dialog.getByRole('progressbar', { name: 'Records read' })).toHaveAttribute('value', '500')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  go()
  // What runs after it ends after it.
  await exportOf('Devices')
  await expect(notices(page).getByText('Devices exported')).toBeVisible()
  await expect(notices(page).getByText('All data exported')).toHaveCount(0)
})

test('what cannot be loaded leads back to the dashboard', async ({ page }) => {
  await signInAs(page, 5)
  const card = await createCard(page)
  await page.route('**/api/analytics/**', (route) => route.abort())
  await page.goto(`/analytics/${card.id}`)
  await expect(page).toHaveURL('/dashboard')
  await expect(notices(page).getByText('Failed to load analytics data. Please try again.')).toBeVisible()
})

test("another owner's numbers are denied below level 4", async ({ page }) => {
  await signInAs(page, 5)
  const card = await createCard(page)
  await signInAs(page, 2)
  await page.goto(`/analytics/${card.id}`)
  await expect(page).toHaveURL('/dashboard')
  await expect(notices(page).getByText('Access denied')).toBeVisible()
  await signInAs(page, 4)
  await page.goto(`/analytics/${card.id}`)
  await expect(page.getByText('FULL ACCESS')).toBeVisible()
})
