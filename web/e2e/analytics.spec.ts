import { expect, test } from '@playwright/test'
import { expectAccessible, notices, WIDTHS } from './accessible.ts'
import { freshName, signInAs } from './accounts.ts'
import { createCard, PERSON } from './cards.ts'

const tile = (label: string) => `dt:has-text("${label}") + dd`

for (const width of WIDTHS) {
  test.describe(`analytics at ${width} px`, () => {
    test.use({ viewport: { width, height: 860 } })

    test('a new card has nothing yet, in so many words', async ({ page }) => {
      await signInAs(page, 5)
      const card = await createCard(page)
      await page.goto(`/analytics/${card.id}`)
      await expect(page.getByText('FULL ACCESS')).toBeVisible()
      await expect(page.getByText('No view data available yet')).toBeVisible()
      await page.getByRole('tab', { name: 'Card Views' }).press('ArrowRight')
      await expect(page.getByText('No click data available yet')).toBeVisible()
      await page.getByRole('tab', { name: 'Link Clicks' }).press('ArrowRight')
      await expect(page.getByText('No save data available yet')).toBeVisible()
      for (const label of ['Total Views', 'Total Clicks', 'Total Saves']) await expect(page.locator(tile(label))).toHaveText('0')
      await expect(page.locator(tile('CTR'))).toHaveText('0%')
      await expectAccessible(page)
    })

    test('what was counted is listed, newest first, and left-out visits are told', async ({ page, playwright, baseURL }) => {
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
        await expect(page.locator(tile('Total Clicks'))).toHaveText('2', { timeout: 500 })
        await expect(page.getByText('Left out of every number: 1 by bots.')).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 15_000 })
      await expect(page.locator(tile('Total Views'))).toHaveText('2')
      await expect(page.locator(tile('CTR'))).toHaveText('100%')
      await expect(page.getByText('2 today').first()).toBeVisible()
      await page.getByLabel('Time range').selectOption('Yearly')
      await expect(page.getByText('2 this year').first()).toBeVisible()
      await page.getByRole('tab', { name: 'Link Clicks' }).click()
      await expect(page.getByRole('row')).toHaveCount(3)
      await expect(page.getByRole('row').nth(1)).toContainText('Desktop')
      await expect(page.getByText(/Times are .+\./)).toBeVisible()
      await expectAccessible(page)
      await person.dispose()
      await robot.dispose()
    })
  })
}

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
