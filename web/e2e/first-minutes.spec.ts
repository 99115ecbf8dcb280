import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { CARD_THEME_LABELS } from '../../schema/theme.ts'
import { createUniqueTestId } from './accounts.ts'
import { fetchOwnCards, registerTestUser } from './cards.ts'
import { test } from './fixtures.ts'
import { readQrCodes } from './qr-readers.ts'

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
/** The text of each preview of a card on the page, also inside of its shadow root. */
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

test('the way to the first card by keyboard, with a step back, with reduced motion', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { username } = await registerTestUser(page)
  await page.goto('/dashboard')
  // Without a full name the username stands on the cards.
  await expect.poll(async () => (await readPreviews(page)).some((text) => text.includes(username))).toBe(true)
  await page.getByRole('link', { name: CARD_THEME_LABELS.tech }).press('Enter')
  await expectStepFocused(page, 'Add your details')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Eva Lind')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Engineer')
  await page.goBack()
  const chosen = page.getByRole('link', { name: CARD_THEME_LABELS.tech })
  await expect(chosen).toBeFocused()
  await page.getByRole('link', { name: CARD_THEME_LABELS.corporate }).press('Enter')
  await expect(page.getByLabel('Title')).toHaveValue('Engineer')
  // Without a full name of the account, the form asks for the name and not for the company.
  await expect(page.getByLabel('Company')).toHaveCount(0)
  await page.getByLabel('Name').press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectStepFocused(page, 'Your card is ready')
  const [card, ...more] = await fetchOwnCards(page)
  expect(more).toEqual([])
  expect(card).toMatchObject({ name: 'Eva Lind', title: 'Engineer', company: null, phone: null, theme: 'corporate' })
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect(page.getByText('Card link has been copied to clipboard').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/view/${card!.slug}`)
})

/** Opens the fields of the first card of a new user and fills in the title. */
async function openFields(page: Page, title: string) {
  await page.goto('/dashboard?theme=health')
  await page.getByLabel('Title').fill(title)
}

test('typed fields stay without an answer, after a reload and when a value is refused, and no second card is created', async ({ page }) => {
  await test.step('without an answer the fields stay, and the next try creates no second card', async () => {
    await registerTestUser(page, { fullName: FULL_NAME })
    await openFields(page, 'Nurse')
    const failed = page.getByRole('alert').getByText('Your card is not created yet')
    let lost: 'request' | 'answer' = 'request'
    const slugs: string[] = []
    await page.route('**/api/business-cards', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      slugs.push((route.request().postDataJSON() as Card).slug)
      if (lost === 'answer') await route.fetch()
      return route.abort()
    })
    const create = page.getByRole('button', { name: 'Create my card' })
    await create.click()
    await expect(failed).toBeVisible()
    expect(await fetchOwnCards(page)).toEqual([])
    // The server creates the card, but its answer is lost.
    lost = 'answer'
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await fetchOwnCards(page)).length).toBe(1)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(page.getByLabel('Title')).toHaveValue('Nurse')
    await page.getByLabel('Title').fill('Senior nurse')
    await page.unroute('**/api/business-cards')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectStepFocused(page, 'Your card is ready')
    const cards = await fetchOwnCards(page)
    expect(cards).toHaveLength(1)
    expect(cards[0]).toMatchObject({ slug: slugs[0], title: 'Senior nurse', theme: 'health' })
    expect(new Set(slugs).size).toBe(1)
  })
  await test.step('typed fields survive a reload, and a value that the server refuses is named at its field', async () => {
    await registerTestUser(page, { fullName: FULL_NAME })
    await openFields(page, 'Keeper')
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue('Keeper')
    const company = page.getByLabel('Company')
    await company.evaluate((input) => input.removeAttribute('maxlength'))
    await company.fill('x'.repeat(500))
    await page.getByRole('button', { name: 'Create my card' }).click()
    await expect(company).toHaveAttribute('aria-invalid', 'true')
    await expect(company).toBeFocused()
    await expect(page.getByLabel('Title')).toHaveValue('Keeper')
    expect(await fetchOwnCards(page)).toEqual([])
    await company.fill('Zoo')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectStepFocused(page, 'Your card is ready')
    expect(await fetchOwnCards(page)).toMatchObject([{ title: 'Keeper', company: 'Zoo' }])
  })
})
