import { expect, type Page } from '@playwright/test'
import { CARD_THEME_LABELS } from '../../schema/theme.ts'
import { createUniqueTestId } from './accounts.ts'
import { fetchOwnCards } from './cards.ts'
import { test } from './fixtures.ts'
import { readQrCodes } from '../../worker/test/qr-readers.ts'

const FULL_NAME = 'Maria Okonkwo'
const MAX_TAPS = 6
const MAX_FIELDS = 3

/** Counts the taps and the filled-in fields that the browser itself reports on this page, from now on. */
async function countTapsAndFields(page: Page) {
  await page.evaluate(() => {
    const counted = { taps: 0, fields: [] as string[] }
    Object.assign(window, { counted })
    addEventListener('click', (event) => event.isTrusted && event.detail > 0 && counted.taps++, true)
    addEventListener(
      'input',
      ({ isTrusted, target }) => {
        const { name } = target as HTMLInputElement
        if (isTrusted && !counted.fields.includes(name)) counted.fields.push(name)
      },
      true,
    )
  })
  return () => page.evaluate(() => (window as unknown as { counted: { taps: number; fields: string[] } }).counted)
}

const locateHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** Returns the text of each card preview, including the text in its shadow root. */
const readPreviews = (page: Page) =>
  page
    .getByRole('list', { name: 'Designs' })
    .locator('[aria-label^="Preview of the card"]')
    .evaluateAll((hosts) => hosts.map((host) => host.shadowRoot?.textContent ?? ''))

async function expectStepFocused(page: Page, heading: string) {
  await expect(locateHeading(page, heading).locator('span')).toBeFocused()
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('whoever has just registered shows a card after at most six taps and three fields', async ({ page, visit, baseURL }) => {
    const username = createUniqueTestId()
    await page.goto('/auth?view=register')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Email').fill(`${username}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('a good password')
    await page.getByLabel('Full Name').fill(FULL_NAME)
    await page.getByRole('button', { name: 'Create Account' }).tap()
    await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible()

    const count = await countTapsAndFields(page)
    const designs = page.getByRole('list', { name: 'Designs' }).getByRole('link')
    await expect(designs).toHaveText(Object.values(CARD_THEME_LABELS).map((label) => new RegExp(`${label}$`)))
    // The previews are drawn one by one as they come near the window. Each shows the user's own name.
    for (const design of await designs.all()) await design.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await readPreviews(page)).filter((text) => text.includes('Okonkwo'))).toHaveLength(9)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('link', { name: CARD_THEME_LABELS.education }).tap()
    await expectStepFocused(page, 'Add your details')
    const typed = { title: 'Head of school', company: 'Riverside School', phone: '+44 20 7946 0991' }
    for (const [label, autoComplete, text] of [
      ['Title', 'organization-title', typed.title],
      ['Company', 'organization', typed.company],
      ['Phone', 'tel', typed.phone],
    ] as const) {
      const field = page.getByLabel(label)
      await expect(field).toHaveAttribute('autocomplete', autoComplete)
      await field.tap()
      await page.keyboard.type(text)
    }
    await expect(page.getByRole('img', { name: `Preview of the card of ${FULL_NAME}` }).locator('article')).toContainText(typed.company)
    await page.getByRole('button', { name: 'Create my card' }).tap()
    await expectStepFocused(page, 'Your card is ready')

    const { taps, fields } = await count()
    expect(taps).toBeGreaterThan(0)
    expect(taps).toBeLessThanOrEqual(MAX_TAPS)
    expect(fields).toEqual(['title', 'company', 'phone'])
    expect(fields.length).toBeLessThanOrEqual(MAX_FIELDS)

    const [card] = await fetchOwnCards(page)
    expect(card).toMatchObject({ ...typed, name: FULL_NAME, theme: 'education', email: `${username}@example.com` })
    const code = page.getByRole('img', { name: `QR code of ${baseURL}/view/${card!.slug}` })
    await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect((await code.boundingBox())!.width).toBeGreaterThan(360 * 0.8)
    await expect(code).toBeInViewport({ ratio: 1 })
    const { zxing } = await readQrCodes(await page.screenshot())
    expect(zxing).toHaveLength(1)
    expect(new URL(zxing[0]!).pathname).toBe(`/view/${card!.slug}`)
    await expect(page.getByRole('link', { name: 'Show full screen' })).toHaveAttribute('href', `/view/${card!.slug}/show`)
    await expect(page.getByRole('link', { name: 'Edit Card' })).toHaveAttribute('href', `/mobile-editor/${card!.id}`)

    // Whoever scans the code sees the card.
    const visitor = await visit(card!.slug)
    await expect(visitor.getByRole('heading', { name: FULL_NAME })).toBeVisible()

    // Back leads to the dashboard with the card, and not to the form, which could create a second one.
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Featured card' })).toBeVisible()
    await page.goForward()
    await expect(locateHeading(page, 'Your card is ready')).toBeVisible()
    await page.getByRole('link', { name: 'Done' }).tap()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('region', { name: 'Featured card' })).toBeVisible()
  })
})
