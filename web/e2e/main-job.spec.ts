import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { notices } from './accessible.ts'
import { freshName, signInByForm } from './accounts.ts'
import { createCard, BROWSER_UA } from './cards.ts'
import { DESKTOP, type Fixtures, test } from './fixtures.ts'

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
  await signInByForm(page, 'demo')
  await expect(page).toHaveURL('/dashboard')
  return createCard(page, { phone: '+1 212 555 0142', email: 'someone@a.example' })
}

async function changeTitle(page: Page, cardId: number, title: string) {
  await page.goto(`/card-editor/${cardId}`)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Save Changes' }).first().click()
  await expect(notices(page).getByText('Card updated successfully')).toBeVisible()
}

async function openAnalytics(page: Page, cardId: number): Promise<Numbers> {
  await page.goto(`/analytics/${cardId}`)
  await expect(page.getByText('Total Views')).toBeVisible()
  return shownCounts(page)
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
  /** The owner changes a card's title and reads its numbers; a visitor sees that title and saves the contact. */
  async function editAndVisit({ page, visit }: { page: Page } & Pick<Fixtures, 'visit'>, job: string, javaScriptEnabled: boolean) {
    test.setTimeout(120_000)
    const { id: cardId, slug } = await signIn(page)
    const title = `${job} ${freshName()}`
    await changeTitle(page, cardId, title)
    const before = await openAnalytics(page, cardId)
    // Without opening the page, which would count.
    await expect.poll(async () => (await page.request.get(`/view/${slug}`)).text(), { timeout: 60_000 }).toContain(title)
    const card = await visit(null, { ...DESKTOP, javaScriptEnabled })
    await card.goto(`/view/${slug}`)
    await expect(card.getByText(title).first()).toBeVisible()
    await saveContact(card, title)
    // Last: the browser may still be looking for a telephone, and drops one way for the next.
    await card.locator('a[href^="tel:"]').first().click()
    return { cardId, before, card }
  }

  test("a visitor sees an edit, and the owner sees the visitor's view, click and save", async ({ page, visit }) => {
    const { before } = await editAndVisit({ page, visit }, 'Architect', true)
    await expectCounted(page, { views: before.views + 1, clicks: before.clicks + 1, saves: before.saves + 1 })
    await page.getByRole('tab', { name: 'Link Clicks' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('phone')
  })

  test('with JavaScript off, everything but counting works', async ({ page, visit }) => {
    const { cardId, before, card } = await editAndVisit({ page, visit }, 'Draughtsman', false)
    await expect(card.locator('a[href^="mailto:"]').first()).toBeVisible()
    await card.context().close()

    // Events are counted in order: once this one is counted, all earlier ones are too.
    const eventId = freshName()
    await page.request.post('/api/card-clicks', {
      data: { cardId, linkType: 'website', linkId: 'primary', eventId },
      headers: { 'user-agent': BROWSER_UA, cookie: '' },
    })
    await expectCounted(page, { ...before, clicks: before.clicks + 1 })
  })
})
