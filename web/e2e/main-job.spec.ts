import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { locateNotices } from './accessible.ts'
import { createUniqueTestId, signInByForm } from './accounts.ts'
import { createTestCard, BROWSER_USER_AGENT } from './cards.ts'
import { DESKTOP_WINDOW, type TestFixtures, test } from './fixtures.ts'

interface CardEventCounts {
  views: number
  clicks: number
  saves: number
}

async function readShownEventCounts(page: Page): Promise<CardEventCounts> {
  const value = async (label: string) =>
    Number((await page.locator('dt', { hasText: label }).locator('+ dd').innerText()).replaceAll(',', ''))
  return { views: await value('Total Views'), clicks: await value('Total Clicks'), saves: await value('Total Saves') }
}

/** Signs in with the sign-in form and creates a new card, so that only this test changes the card's counts. */
async function signInWithNewCard(page: Page): Promise<Card> {
  await page.goto('/auth')
  await signInByForm(page, 'demo')
  await expect(page).toHaveURL('/dashboard')
  return createTestCard(page, { phone: '+1 212 555 0142', email: 'someone@a.example' })
}

async function changeCardTitle(page: Page, cardId: number, title: string) {
  await page.goto(`/card-editor/${cardId}`)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Save Changes' }).first().click()
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
}

async function openCardAnalytics(page: Page, cardId: number): Promise<CardEventCounts> {
  await page.goto(`/analytics/${cardId}`)
  await expect(page.getByText('Total Views')).toBeVisible()
  return readShownEventCounts(page)
}

async function downloadContactFile(page: Page, title: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Save Contact').first().click()])
  expect(file.suggestedFilename()).toMatch(/\.vcf$/)
  const vcard = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
  expect(vcard).toContain('BEGIN:VCARD')
  expect(vcard).toContain(`TITLE:${title}`)
}

async function expectShownEventCounts(page: Page, expected: CardEventCounts) {
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    expect(await readShownEventCounts(page)).toEqual(expected)
  }).toPass({ timeout: 30_000, intervals: [300] })
}

/** A visitor sees the changed title, saves the contact and calls the phone number. */
async function visitAndSaveContact(visit: TestFixtures['visit'], slug: string, title: string, javaScriptEnabled: boolean): Promise<Page> {
  const card = await visit(null, { ...DESKTOP_WINDOW, javaScriptEnabled })
  await card.goto(`/view/${slug}`)
  await expect(card.getByText(title).first()).toBeVisible()
  await downloadContactFile(card, title)
  // The phone link is clicked last: while the browser looks for a telephone app, another navigation may be cancelled.
  await card.locator('a[href^="tel:"]').first().click()
  return card
}

test('the way from signing in to a counted view works with JavaScript, and without it except for counting', async ({ page, visit }) => {
  test.setTimeout(120_000)
  const { id: cardId, slug } = await signInWithNewCard(page)
  const title = `Architect ${createUniqueTestId()}`
  await changeCardTitle(page, cardId, title)
  const before = await openCardAnalytics(page, cardId)
  // The test fetches the page's HTML only, because opening the page would count as a view.
  await expect.poll(async () => (await page.request.get(`/view/${slug}`)).text(), { timeout: 60_000 }).toContain(title)

  await test.step('without JavaScript, everything works except counting', async () => {
    const card = await visitAndSaveContact(visit, slug, title, false)
    await expect(card.locator('a[href^="mailto:"]').first()).toBeVisible()
    await card.context().close()
    // The server counts events in order: once it has counted this event, it has counted all earlier ones.
    const eventId = createUniqueTestId()
    await page.request.post('/api/card-clicks', {
      data: { cardId, linkType: 'website', linkId: 'primary', eventId },
      headers: { 'user-agent': BROWSER_USER_AGENT, cookie: '' },
    })
    await expectShownEventCounts(page, { ...before, clicks: before.clicks + 1 })
  })

  await test.step('the owner sees the view, click and save of a visitor', async () => {
    await visitAndSaveContact(visit, slug, title, true)
    await expectShownEventCounts(page, { views: before.views + 1, clicks: before.clicks + 2, saves: before.saves + 1 })
    await page.getByRole('tab', { name: 'Link Clicks' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('phone')
  })
})
