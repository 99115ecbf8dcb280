import { expect, type Page, test } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { expectPageAccessible, expectAccessibleAtBothWidths, locateNotices, TESTED_WIDTHS } from './accessible.ts'
import { createUniqueTestId, type SeededAccessLevel, TEST_PASSWORD, signInAsLevel } from './accounts.ts'
import { createTestCard, createCardAsLevel5, fetchOwnCards, registerTestUser } from './cards.ts'

test.slow()

/** Signs in as a new user with an access level and one card, so that tests do not affect each other. */
async function signInAsNewUser(page: Page, accessLevel: SeededAccessLevel) {
  await signInAsLevel(page, 5)
  const username = createUniqueTestId()
  const account = { username, password: TEST_PASSWORD, email: `${username}@example.com`, fullName: 'Ann Lee', accessLevel }
  expect((await page.request.post('/api/users', { data: account })).status()).toBe(201)
  await page.context().clearCookies()
  expect((await page.request.post('/api/login', { data: { username, password: TEST_PASSWORD } })).status()).toBe(200)
}

const DASHBOARD_BUTTONS_BY_LEVEL: [SeededAccessLevel, string, string[]][] = [
  [1, 'Basic', ['Show my QR', 'Edit Card', 'Analytics', 'View', 'QR Code']],
  [2, 'Professional', ['Show my QR', 'Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code']],
  [3, 'Enterprise', ['Show my QR', 'Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code']],
  [4, 'Admin', ['Show my QR', 'Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code']],
]

for (const [level, label, buttons] of DASHBOARD_BUTTONS_BY_LEVEL)
  test(`users of level ${level} see the level and the buttons for it`, async ({ page }) => {
    await signInAsLevel(page, level, '/dashboard')
    for (const width of TESTED_WIDTHS) {
      await page.setViewportSize({ width, height: 860 })
      await expect(page.getByText('Manage your digital business cards')).toBeVisible()
      const featured = page.getByRole('region', { name: 'Featured card' })
      await expect(featured.getByRole('button').or(featured.getByRole('link')).and(page.locator(':not(article *)'))).toHaveText(
        // On phones the Show button is above the card.
        width < 768 ? buttons.slice(1) : buttons,
      )
      await expect(page.locator('dt', { hasText: 'Account Level' }).locator('+ dd')).toHaveText(label)
      await expect(page.locator('dt', { hasText: 'Total Views' }).locator('+ dd')).toHaveText(/^[\d,]+$/)
      await expect(page.getByText('Advanced Analytics Access')).toBeVisible()
      await expectPageAccessible(page)
    }
  })

for (const width of TESTED_WIDTHS) {
  test.describe(`dashboard in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 860 } })

    test('an account at its card limit sees the reason in place of the create button', async ({ page }) => {
      await signInAsLevel(page, 1, '/dashboard')
      await expect(page.getByText('Basic users are limited to 1 business card.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Create New Card' })).toHaveCount(0)
    })

    test('the QR dialog shows the code, saves both files and copies the link, by keyboard', async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await signInAsLevel(page, 1, '/dashboard')
      await page.getByRole('button', { name: 'QR Code' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      const code = dialog.getByRole('img')
      await expect(code).toHaveAttribute('alt', `QR code of ${baseURL}/view/basic`)
      await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      for (const [label, file] of [
        ['Download QR Code', 'veebu-basic.png'],
        ['Download SVG', 'veebu-basic.svg'],
      ] as const) {
        await dialog.getByRole('link', { name: label }).focus()
        const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
        expect(download.suggestedFilename()).toBe(file)
      }
      await dialog.getByRole('button', { name: 'Copy link' }).press('Enter')
      // While a modal dialog is open, the app's notices are visible but hidden from screen readers.
      await expect(page.getByText('Card link has been copied to clipboard').first()).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/view/basic`)
      await expectPageAccessible(page)
      const [sheet] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('link', { name: 'Print sheet' }).press('Enter')])
      await expect(sheet.getByRole('img', { name: 'QR code, 2.5 cm wide' })).toHaveCount(6)
      await expect(sheet.getByRole('button', { name: 'Print' })).toBeVisible()
      await expectPageAccessible(sheet)
      await sheet.close()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    test('a new owner creates the first card from the empty state', async ({ page }) => {
      await registerTestUser(page)
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible()
      await expect(page.getByText('Create your first digital business card to get started.')).toBeVisible()
      await expectPageAccessible(page)
      await page.getByRole('button', { name: 'Create Your First Card' }).click()
      await expect(page).toHaveURL(/\/mobile-editor\/\d+$/)
      await expect(locateNotices(page).getByText('Your new digital business card has been created')).toBeVisible()
      await page.goto('/dashboard')
      await expect(page.getByText('Basic users are limited to 1 business card.')).toBeVisible()
    })
  })
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
] as const)
  test.describe(`dashboard on a phone of ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } })

    test('the first screen has "Show my QR", and the QR dialog all its buttons', async ({ page }) => {
      await signInAsLevel(page, 4, '/dashboard')
      const create = page.getByRole('button', { name: 'Create New Card' })
      const show = page.getByRole('link', { name: 'Show my QR' })
      await expect(show).toBeInViewport({ ratio: 1 })
      await expect(show).toHaveAttribute('href', /^\/view\/.+\/show$/)
      await create.focus()
      await page.keyboard.press('Tab')
      await expect(show).toBeFocused()
      await expectPageAccessible(page)
      await page.getByRole('button', { name: 'QR Code', exact: true }).click()
      const dialog = page.getByRole('dialog')
      for (const label of ['Full screen', 'Download QR Code', 'Download SVG', 'Print sheet'])
        await expect(dialog.getByRole('link', { name: label })).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 1 })
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
      await expectPageAccessible(page)
    })
  })

test('deleting a card as level 5 needs a confirmation', async ({ page }) => {
  const card = await createCardAsLevel5(page, { name: 'To be deleted' })
  await page.goto('/dashboard')
  const item = page.getByRole('listitem').filter({ hasText: card.slug })
  await item.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expectPageAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(item).toBeVisible()
  await item.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(locateNotices(page).getByText('The business card has been permanently deleted')).toBeVisible()
  await expect(item).toHaveCount(0)
  expect((await page.request.get(`/api/business-cards/${card.id}`)).status()).toBe(404)
})

test('a failed deletion keeps the card and is reported', async ({ page }) => {
  const card = await createCardAsLevel5(page)
  await page.route(`**/api/business-cards/${card.id}`, (route) => route.abort())
  await page.goto('/dashboard')
  const item = page.getByRole('listitem').filter({ hasText: card.slug })
  await item.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(locateNotices(page).getByText('Deletion failed')).toBeVisible()
  await expect(item).toBeVisible()
  await page.request.delete(`/api/business-cards/${card.id}`)
})

test('users below level 5 see no Delete button', async ({ page }) => {
  await signInAsLevel(page, 4)
  await createTestCard(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'All Your Cards' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
})

test('if a card cannot be created, this is reported and can be tried again', async ({ page }) => {
  await registerTestUser(page)
  await page.goto('/dashboard')
  await page.route('**/api/business-cards', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  const create = page.getByRole('button', { name: 'Create Your First Card' })
  await create.click()
  await expect(locateNotices(page).getByText('Failed to create a new business card. Please try again.')).toBeVisible()
  await expect(create).toBeEnabled()
})

test('an unreachable server shows an error panel with Try Again', async ({ page }) => {
  await signInAsLevel(page, 1)
  let broken = true
  await page.route('**/api/business-cards', (route) => (broken ? route.fulfill({ status: 500, body: '' }) : route.continue()))
  await page.goto('/dashboard')
  await expect(page.getByText('Error loading dashboard')).toBeVisible()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expectPageAccessible(page)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Featured card' })).toBeVisible()
})

test('the dashboard shows changes made elsewhere when it is opened again', async ({ page }) => {
  await createCardAsLevel5(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Guide' }).first().click()
  const card = await createTestCard(page)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('listitem').filter({ hasText: card.slug })).toBeVisible()
})

test('the confirmation of a deletion shows which of several similar cards will be deleted', async ({ page }) => {
  await signInAsLevel(page, 5)
  const name = `Ann ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)}`
  const same = { name, title: 'Lead' }
  await createTestCard(page, same)
  const card = await createTestCard(page, { ...same, theme: 'education' })
  await page.goto('/dashboard')
  await page
    .getByRole('listitem')
    .filter({ hasText: card.slug })
    .getByRole('button', { name: /^Delete/ })
    .click()
  const dialog = page.getByRole('alertdialog', { name: `Delete ${name}?` })
  await expect(dialog.getByText(`/view/${card.slug}`)).toBeVisible()
  await expect(dialog.locator('dd').getByText('Education')).toBeVisible()
  await expect(dialog.getByRole('img', { name: `Preview of the card of ${name}` })).toBeVisible()
  await expect(dialog.locator('article').getByText('Lead')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessibleAtBothWidths(page)
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test('each card has its links to editor, page, analytics and QR code, with one card or many', async ({ page }) => {
  await registerTestUser(page)
  const first = await createTestCard(page, { name: 'Only' })
  await page.goto('/dashboard')
  const featured = page.getByRole('region', { name: 'Featured card' })
  await expect(featured.getByRole('link', { name: 'View', exact: true })).toHaveAttribute('href', `/view/${first.slug}`)
  await expect(featured.getByRole('link', { name: 'Edit Card' })).toHaveAttribute('href', `/mobile-editor/${first.id}`)

  await signInAsNewUser(page, 4)
  const made: Card[] = []
  for (let index = 0; index < 30; index++) made.push(await createTestCard(page, { name: `One of many ${index}` }))
  await page.goto('/dashboard')
  for (const { id, slug } of [made[0]!, made[14]!, made[29]!]) {
    const item = page.getByRole('listitem').filter({ hasText: `/view/${slug}` })
    await expect(item.getByRole('link', { name: /^Show: One of many/ })).toHaveAttribute('href', `/view/${slug}/show`)
    await expect(item.getByRole('link', { name: /^Edit: / })).toHaveAttribute('href', `/mobile-editor/${id}`)
    await expect(item.getByRole('link', { name: /^Analytics: / })).toHaveAttribute('href', `/analytics/${id}`)
    await expect(item.getByRole('link', { name: /^View: / })).toHaveAttribute('href', `/view/${slug}`)
    await item.getByRole('button', { name: /^QR Code: / }).click()
    await expect(page.getByRole('dialog').getByText(`/view/${slug}`)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await expectAccessibleAtBothWidths(page)
})

test('after level 5 deletes the last card, the sidebar shows no card links', async ({ page }) => {
  await signInAsNewUser(page, 5)
  const [card] = await fetchOwnCards(page)
  await page.goto(`/analytics/${card!.id}`)
  const entries = page.getByRole('navigation', { name: 'Main' })
  await entries.getByRole('link', { name: 'Dashboard' }).click()
  await expect(entries.getByRole('link', { name: 'Card Editor' })).toBeVisible()
  await page.getByRole('region', { name: 'Featured card' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create New Card' })).toBeEnabled()
  await expect(entries.getByRole('link', { name: 'Card Editor' })).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)
})
