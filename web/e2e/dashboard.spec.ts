import { expect, type Page, test } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { expectAccessible, expectAccessibleAtBoth, notices, WIDTHS } from './accessible.ts'
import { freshName, type Level, PASSWORD, signInAs } from './accounts.ts'
import { createCard, newCard, ownCards, register } from './cards.ts'

// Many tests here are a whole job with several looks by axe.
test.slow()

/** Signs in as a new user of this level with one card, so that tests do not affect each other. */
async function signInAsNew(page: Page, accessLevel: Level) {
  await signInAs(page, 5)
  const username = freshName()
  const account = { username, password: PASSWORD, email: `${username}@example.com`, fullName: 'Ann Lee', accessLevel }
  expect((await page.request.post('/api/users', { data: account })).status()).toBe(201)
  await page.context().clearCookies()
  expect((await page.request.post('/api/login', { data: { username, password: PASSWORD } })).status()).toBe(200)
}

const BUTTONS: [Level, string, string[]][] = [
  [1, 'Basic', ['Edit Card', 'Analytics', 'View', 'QR Code']],
  [2, 'Professional', ['Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code']],
  [3, 'Enterprise', ['Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code']],
  [4, 'Admin', ['Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code']],
]

for (const [level, label, buttons] of BUTTONS)
  test(`level ${level} sees its buttons and the account's level`, async ({ page }) => {
    await signInAs(page, level, '/dashboard')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 860 })
      await expect(page.getByText('Manage your digital business cards')).toBeVisible()
      const featured = page.getByRole('region', { name: 'Featured card' })
      await expect(featured.getByRole('button').or(featured.getByRole('link')).and(page.locator(':not(article *)'))).toHaveText(buttons)
      await expect(page.locator('dt', { hasText: 'Account Level' }).locator('+ dd')).toHaveText(label)
      await expect(page.locator('dt', { hasText: 'Total Views' }).locator('+ dd')).toHaveText(/^[\d,]+$/)
      await expect(page.getByText('Advanced Analytics Access')).toBeVisible()
      await expectAccessible(page)
    }
  })

for (const width of WIDTHS) {
  test.describe(`dashboard at ${width} px`, () => {
    test.use({ viewport: { width, height: 860 } })

    test('an account at its card limit reads why, instead of a button', async ({ page }) => {
      await signInAs(page, 1, '/dashboard')
      await expect(page.getByText('Basic users are limited to 1 business card.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Create New Card' })).toHaveCount(0)
    })

    test('the QR dialog shows the code, saves both files and copies the link, by keyboard', async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await signInAs(page, 1, '/dashboard')
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
      // A modal dialog hides the notices from screen readers but not visually.
      await expect(page.getByText('Card link has been copied to clipboard').first()).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/view/basic`)
      await expectAccessible(page)
      const [sheet] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('link', { name: 'Print sheet' }).press('Enter')])
      await expect(sheet.getByRole('img', { name: 'QR code, 2.5 cm wide' })).toHaveCount(6)
      await expect(sheet.getByRole('button', { name: 'Print' })).toBeVisible()
      await expectAccessible(sheet)
      await sheet.close()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    test('a new owner creates the first card from the empty state', async ({ page }) => {
      await register(page)
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible()
      await expect(page.getByText('Create your first digital business card to get started.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Create Your First Card' }).click()
      await expect(page).toHaveURL(/\/mobile-editor\/\d+$/)
      await expect(notices(page).getByText('Your new digital business card has been created')).toBeVisible()
      await page.goto('/dashboard')
      await expect(page.getByText('Basic users are limited to 1 business card.')).toBeVisible()
    })
  })
}

test('level 5 deletes a card only after confirming', async ({ page }) => {
  const card = await newCard(page, { name: 'To be deleted' })
  await page.goto('/dashboard')
  const item = page.getByRole('listitem').filter({ hasText: card.slug })
  await item.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(item).toBeVisible()
  await item.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(notices(page).getByText('The business card has been permanently deleted')).toBeVisible()
  await expect(item).toHaveCount(0)
  expect((await page.request.get(`/api/business-cards/${card.id}`)).status()).toBe(404)
})

test('a failed deletion keeps the card and is reported', async ({ page }) => {
  const card = await newCard(page)
  await page.route(`**/api/business-cards/${card.id}`, (route) => route.abort())
  await page.goto('/dashboard')
  const item = page.getByRole('listitem').filter({ hasText: card.slug })
  await item.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notices(page).getByText('Deletion failed')).toBeVisible()
  await expect(item).toBeVisible()
  await page.request.delete(`/api/business-cards/${card.id}`)
})

test('below level 5 there is no Delete', async ({ page }) => {
  await signInAs(page, 4)
  await createCard(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'All Your Cards' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
})

test('a failed creation is reported and can be tried again', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  await page.route('**/api/business-cards', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  const create = page.getByRole('button', { name: 'Create Your First Card' })
  await create.click()
  await expect(notices(page).getByText('Failed to create a new business card. Please try again.')).toBeVisible()
  await expect(create).toBeEnabled()
})

test('an unreachable server shows an error panel with Try Again', async ({ page }) => {
  await signInAs(page, 1)
  let broken = true
  await page.route('**/api/business-cards', (route) => (broken ? route.fulfill({ status: 500, body: '' }) : route.continue()))
  await page.goto('/dashboard')
  await expect(page.getByText('Error loading dashboard')).toBeVisible()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expectAccessible(page)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Featured card' })).toBeVisible()
})

test('the dashboard shows changes made elsewhere when it is opened again', async ({ page }) => {
  await newCard(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Guide' }).first().click()
  const card = await createCard(page)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('listitem').filter({ hasText: card.slug })).toBeVisible()
})

test('the confirmation of a deletion shows which of several similar cards it is about', async ({ page }) => {
  await signInAs(page, 5)
  const name = `Ann ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)}`
  const same = { name, title: 'Lead' }
  await createCard(page, same)
  const card = await createCard(page, { ...same, theme: 'education' })
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
    await expectAccessibleAtBoth(page)
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test('every card has its links to editor, page, analytics and QR code, for one card or many', async ({ page }) => {
  await register(page)
  const first = await createCard(page, { name: 'Only' })
  await page.goto('/dashboard')
  const featured = page.getByRole('region', { name: 'Featured card' })
  await expect(featured.getByRole('link', { name: 'View', exact: true })).toHaveAttribute('href', `/view/${first.slug}`)
  await expect(featured.getByRole('link', { name: 'Edit Card' })).toHaveAttribute('href', `/mobile-editor/${first.id}`)

  await signInAsNew(page, 4)
  const made: Card[] = []
  for (let index = 0; index < 30; index++) made.push(await createCard(page, { name: `One of many ${index}` }))
  await page.goto('/dashboard')
  for (const { id, slug } of [made[0]!, made[14]!, made[29]!]) {
    const item = page.getByRole('listitem').filter({ hasText: `/view/${slug}` })
    await expect(item.getByRole('link', { name: /^Edit: / })).toHaveAttribute('href', `/mobile-editor/${id}`)
    await expect(item.getByRole('link', { name: /^Analytics: / })).toHaveAttribute('href', `/analytics/${id}`)
    await expect(item.getByRole('link', { name: /^View: / })).toHaveAttribute('href', `/view/${slug}`)
    await item.getByRole('button', { name: /^QR Code: / }).click()
    await expect(page.getByRole('dialog').getByText(`/view/${slug}`)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await expectAccessibleAtBoth(page)
})

test('level 5 can delete the last card, which then leaves the sidebar', async ({ page }) => {
  await signInAsNew(page, 5)
  const [card] = await ownCards(page)
  await page.goto(`/analytics/${card!.id}`)
  const entries = page.getByRole('navigation', { name: 'Main' })
  await entries.getByRole('link', { name: 'Dashboard' }).click()
  await expect(entries.getByRole('link', { name: 'Card Editor' })).toBeVisible()
  await page.getByRole('region', { name: 'Featured card' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create New Card' })).toBeEnabled()
  await expect(entries.getByRole('link', { name: 'Card Editor' })).toHaveCount(0)
  await expectAccessibleAtBoth(page)
})
