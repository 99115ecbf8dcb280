import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import type { SalesbotConfig } from '../../schema/salesbot.ts'
import { locateNotices } from './accessible.ts'
import { createCardAsLevel5 } from './cards.ts'
import { test } from './fixtures.ts'
import { createPhonePhoto } from './photos.ts'

async function fetchStoredConfig(page: Page, { id }: Card): Promise<SalesbotConfig> {
  return (await (await page.request.get(`/api/salesbot/${id}/config`)).json()) as SalesbotConfig
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Configuration' }).click()
  await expect(locateNotices(page).getByText('Configuration saved')).toBeVisible()
  // The notice may be that of an earlier save.
  await expect(page.getByText('All changes saved')).toBeVisible()
}

test('an avatar is cropped or drawn before it is uploaded, and rehearsal and test chat scroll to what matters', async ({ page }) => {
  const card = await createCardAsLevel5(page, { name: 'Ann Lee', phone: '+15550109999' })
  const data = { isEnabled: true, services: ['Leak repair'], priceRanges: { 'Leak repair': 137 }, pinnedLines: ['No gas lines.'] }
  await page.request.post(`/api/salesbot/${card.id}/config`, { data })
  await page.goto(`/salesbot/${card.id}`)

  const picture = { name: 'bot.jpg', mimeType: 'image/jpeg', buffer: await createPhonePhoto(300, 200, 1) }
  await page.getByLabel('File for the avatar').setInputFiles(picture)
  // A picture that is not square is cropped first.
  await page.getByRole('button', { name: 'Apply Crop' }).click()
  await expect(locateNotices(page).getByText('Avatar uploaded')).toBeVisible()
  await expect(page.getByAltText('Avatar of the bot')).toBeVisible()
  await save(page)
  expect((await fetchStoredConfig(page, card)).avatarUrl).toMatch(/^\/media\//)
  await page.getByRole('button', { name: 'Remove Avatar' }).click()
  await save(page)
  expect((await fetchStoredConfig(page, card)).avatarUrl).toBeNull()

  // The browser draws an SVG before it uploads it.
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8"/></svg>'
  await page.getByLabel('File for the avatar').setInputFiles({ name: 'bot.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(page.getByAltText('Avatar of the bot')).toBeVisible()
  await save(page)
  expect((await fetchStoredConfig(page, card)).avatarUrl).toMatch(/-800x800\.png$/)

  await page.route('/api/upload', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'Too odd.', message: 'Too odd.' } }),
  )
  await page.getByLabel('File for the avatar').setInputFiles(picture)
  await page.getByRole('button', { name: 'Apply Crop' }).click()
  await expect(locateNotices(page).getByText('Upload failed')).toBeVisible()
  await expect(locateNotices(page).getByText('Too odd.')).toBeVisible()

  await test.step('the rehearsal scrolls to its result', async () => {
    await page.getByRole('button', { name: 'Rehearsal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rehearsal' })
    const summary = dialog.getByText(/likely questions? (is|are) answered/)
    await expect(summary).toBeVisible()
    await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await dialog.getByRole('button', { name: 'Rehearse again' }).click()
    await expect(summary).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the test chat goes on in a dialog on a phone, where only its messages scroll', async () => {
    const log = page.getByRole('log', { name: 'Test conversation' })
    const choices = log.getByRole('list', { name: 'Choices of the reply' })
    await expect(log.getByText('No gas lines.')).toBeVisible()
    await page.getByLabel('Message as a visitor').fill('How much is a leak repair?')
    await page.keyboard.press('Enter')
    await expect(log.getByText(/137/)).toBeVisible()
    await page.getByLabel('Message as a visitor').fill('I want to talk to a person')
    await page.keyboard.press('Enter')
    await expect(log.getByText('Handed over to a person')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Test chat' })
    await expect(dialog.getByText(/137/)).toBeVisible()
    await expect(choices.getByRole('link').first()).toBeVisible()
    expect(await log.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(0)
    expect(await dialog.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0)
  })
})
