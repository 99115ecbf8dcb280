import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { notices } from './accessible.ts'
import { freshName, PASSWORD } from './accounts.ts'
import { createCard, BROWSER_UA } from './cards.ts'

interface Numbers {
  views: number
  clicks: number
  saves: number
}

async function shownCounts(page: Page): Promise<Numbers> {
  const value = async (label: string) =>
    Number((await page.locator('dt', { hasText: label }).locator('+ dd').innerText()).replaceAll(',', ''))
  return { views: await value('Total Views'), clicks: await value('Total Clicks'), saves: await value('Total Saves') }
}

/** Signs in by the form and creates a new card, whose counts come from this test only. */
async function signIn(page: Page): Promise<Card> {
  await page.goto('/auth')
  await page.getByLabel('Username').fill('demo')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  return createCard(page, { phone: '+1 212 555 0142', email: 'someone@a.example' })
}

async function changeTitle(page: Page, cardId: number, title: string) {
  await page.goto(`/card-editor/${cardId}`)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Save Changes' }).first().click()
  await expect(notices(page).getByText('Card updated successfully')).toBeVisible()
}

/** Waits until the published card has this title, without counting a view. */
async function expectPublished(page: Page, path: string, title: string) {
  await expect.poll(async () => (await page.request.get(path)).text(), { timeout: 60_000 }).toContain(title)
}

async function openAnalytics(page: Page, cardId: number): Promise<Numbers> {
  await page.goto(`/analytics/${cardId}`)
  await expect(page.getByText('Total Views')).toBeVisible()
  return shownCounts(page)
}

function visitor(browser: Browser, javaScriptEnabled: boolean) {
  return browser.newContext({ userAgent: BROWSER_UA, javaScriptEnabled, acceptDownloads: true })
}

async function saveContact(page: Page, title: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Save Contact').first().click()])
  expect(file.suggestedFilename()).toMatch(/\.vcf$/)
  const vcard = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
  expect(vcard).toContain('BEGIN:VCARD')
  expect(vcard).toContain(`TITLE:${title}`)
}

async function expectCounted(page: Page, expected: Numbers) {
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    expect(await shownCounts(page)).toEqual(expected)
  }).toPass({ timeout: 30_000, intervals: [300] })
}

test.describe('from sign-in to a counted view', () => {
  test("a visitor sees an edit, and the owner sees the visitor's view, click and save", async ({ browser, page }) => {
    test.setTimeout(120_000)
    const { id: cardId, slug } = await signIn(page)
    const title = `Architect ${freshName()}`
    await changeTitle(page, cardId, title)
    const before = await openAnalytics(page, cardId)
    await expectPublished(page, `/view/${slug}`, title)

    const context = await visitor(browser, true)
    const card = await context.newPage()
    await card.goto(`/view/${slug}`)
    await expect(card.getByText(title).first()).toBeVisible()
    await saveContact(card, title)
    // Last: the browser may still be looking for a telephone, and drops one way for the next.
    await card.locator('a[href^="tel:"]').first().click()

    await expectCounted(page, { views: before.views + 1, clicks: before.clicks + 1, saves: before.saves + 1 })
    await page.getByRole('tab', { name: 'Link Clicks' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('phone')
    await context.close()
  })

  test('with JavaScript off, everything but counting works', async ({ browser, page }) => {
    test.setTimeout(120_000)
    const { id: cardId, slug } = await signIn(page)
    const title = `Draughtsman ${freshName()}`
    await changeTitle(page, cardId, title)
    const before = await openAnalytics(page, cardId)
    await expectPublished(page, `/view/${slug}`, title)

    const context = await visitor(browser, false)
    const card = await context.newPage()
    await card.goto(`/view/${slug}`)
    await expect(card.getByText(title).first()).toBeVisible()
    await expect(card.locator('a[href^="mailto:"]').first()).toBeVisible()
    await saveContact(card, title)
    // This click comes last, because the browser may still be looking for a phone app and then ignore another navigation.n ignore another navigation.
    await card.locator('a[href^="tel:"]').first().click()
    await context.close()

    // Events are counted in order: once this one is counted, all earlier ones are too.
    const eventId = freshName()
    await page.request.post('/api/card-clicks', {
      data: { cardId, linkType: 'website', linkId: 'primary', eventId },
      headers: { 'user-agent': BROWSER_UA, cookie: '' },
    })
    await expectCounted(page, { ...before, clicks: before.clicks + 1 })
  })
})
