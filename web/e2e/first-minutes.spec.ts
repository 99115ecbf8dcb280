import { expect, type Page } from '@playwright/test'
import { CARD_THEME_LABELS } from '../../schema/theme.ts'
import { createUniqueTestId } from './accounts.ts'
import { fetchOwnCards } from './cards.ts'
import { test } from './fixtures.ts'
import { readQrCodes } from '../../worker/test/qr-readers.ts'

const FULL_NAME = 'Maria Okonkwo'
const MAX_TAPS = { fromLandingPage: 5, ofOwnerWithoutCard: 6 }
const MAX_FIELDS = 3

/** Counts the taps and the filled-in fields that the browser itself reports, on all pages of this tab from now on. */
async function countTapsAndFields(page: Page) {
  await page.addInitScript(() => {
    const read = () => JSON.parse(sessionStorage.getItem('counted') ?? '{"taps":0,"fields":[]}') as { taps: number; fields: string[] }
    const change = (count: (counted: ReturnType<typeof read>) => void) => {
      const counted = read()
      count(counted)
      sessionStorage.setItem('counted', JSON.stringify(counted))
    }
    addEventListener('click', (event) => event.isTrusted && event.detail > 0 && change((counted) => counted.taps++), true)
    addEventListener(
      'input',
      ({ isTrusted, target }) =>
        isTrusted &&
        change(({ fields }) => fields.includes((target as HTMLInputElement).name) || fields.push((target as HTMLInputElement).name)),
      true,
    )
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('counted')!) as { taps: number; fields: string[] })
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

  async function expectScannableCode(page: Page, slug: string) {
    await expect(locateHeading(page, 'Your card is ready')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    const code = page.getByRole('img', { name: new RegExp(`^QR code of .*/view/${slug}$`) })
    await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect((await code.boundingBox())!.width).toBeGreaterThan(360 * 0.8)
    await expect(code).toBeInViewport({ ratio: 1 })
    const { zxing } = await readQrCodes(await page.screenshot())
    expect(zxing.map((text) => new URL(text).pathname)).toEqual([`/view/${slug}`])
  }

  test('from the landing page to a card with its code it is at most five taps and three fields', async ({ page, visit }) => {
    const username = createUniqueTestId()
    const count = await countTapsAndFields(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Create your card' }).tap()
    for (const [label, text] of [
      ['Username', username],
      ['Email', `${username}@example.com`],
      ['Password', 'a good password'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).tap()
      await page.keyboard.type(text)
    }
    await page.getByRole('button', { name: 'Create Account' }).tap()
    await expectScannableCode(page, username)
    const { taps, fields } = await count()
    expect(taps).toBeGreaterThan(0)
    expect(taps).toBeLessThanOrEqual(MAX_TAPS.fromLandingPage)
    expect(fields).toEqual(['username', 'email', 'password'])
    expect(fields.length).toBeLessThanOrEqual(MAX_FIELDS)
    await expect((await visit(username)).getByRole('heading', { name: username })).toBeVisible()
  })

  test('an owner without a card has one after at most six taps and three fields', async ({ page }) => {
    const username = createUniqueTestId()
    const account = { username, email: `${username}@example.com`, password: 'a good password', fullName: FULL_NAME }
    expect((await page.request.post('/api/register', { data: account })).status()).toBe(201)
    const count = await countTapsAndFields(page)
    await page.goto('/dashboard')
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
    await expect(locateHeading(page, 'Your card is ready')).toBeVisible()
    const { taps, fields } = await count()
    expect(taps).toBeGreaterThan(0)
    expect(taps).toBeLessThanOrEqual(MAX_TAPS.ofOwnerWithoutCard)
    expect(fields).toEqual(['title', 'company', 'phone'])
    expect(fields.length).toBeLessThanOrEqual(MAX_FIELDS)

    const [card] = await fetchOwnCards(page)
    expect(card).toMatchObject({ ...typed, name: FULL_NAME, theme: 'education', email: `${username}@example.com` })
    await expectScannableCode(page, card!.slug)
    // Back leads to the dashboard with the card, and not to the form, which could create a second one.
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Featured card' })).toBeVisible()
    await page.goForward()
    await expect(locateHeading(page, 'Your card is ready')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Dashboard' }).tap()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('region', { name: 'Featured card' })).toBeVisible()
  })
})
