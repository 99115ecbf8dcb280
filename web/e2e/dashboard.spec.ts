import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { expectPageAccessible, expectAccessibleAtBothWidths, locateNotices, TESTED_WIDTHS } from './accessible.ts'
import { createUniqueTestId, type SeededAccessLevel, TEST_PASSWORD, signInAsLevel } from './accounts.ts'
import { BROWSER_USER_AGENT, createTestCard, createCardAsLevel5, fetchOwnCards, registerTestUser } from './cards.ts'

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
  [1, 'Basic', ['Show my QR', 'Share', 'Edit Card', 'Analytics', 'View', 'QR Code']],
  [2, 'Professional', ['Show my QR', 'Share', 'Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code']],
  [3, 'Enterprise', ['Show my QR', 'Share', 'Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code']],
  [4, 'Admin', ['Show my QR', 'Share', 'Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code']],
]

for (const [level, label, buttons] of DASHBOARD_BUTTONS_BY_LEVEL)
  test(`users of level ${level} see the level and the buttons for it`, async ({ page }) => {
    await signInAsLevel(page, level, '/dashboard')
    for (const width of TESTED_WIDTHS) {
      await page.setViewportSize({ width, height: 860 })
      await expect(page.getByText('Manage your digital business cards')).toBeVisible()
      const featured = page.getByRole('region', { name: 'Featured card' })
      await expect(featured.getByRole('button').or(featured.getByRole('link')).and(page.locator(':not(article *)'))).toHaveText(buttons)
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

/** Opens the menu of a card in the list and returns one of its items. */
async function openCardMenu(item: Locator, label: string): Promise<Locator> {
  await item.getByRole('button', { name: /^More actions for / }).click()
  return item.page().getByRole('menuitem', { name: label, exact: true })
}

test('deleting a card as level 5 needs a confirmation', async ({ page }) => {
  const card = await createCardAsLevel5(page, { name: 'To be deleted' })
  await page.goto('/dashboard')
  const item = page.getByRole('listitem').filter({ hasText: card.slug })
  await (await openCardMenu(item, 'Delete')).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expectPageAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(item).toBeVisible()
  await (await openCardMenu(item, 'Delete')).click()
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
  await (await openCardMenu(item, 'Delete')).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(locateNotices(page).getByText('Deletion failed')).toBeVisible()
  await expect(item).toBeVisible()
  await page.request.delete(`/api/business-cards/${card.id}`)
})

test('users below level 5 see no Delete button', async ({ page }) => {
  await signInAsLevel(page, 4)
  const card = await createTestCard(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'All Your Cards' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await expect(await openCardMenu(page.getByRole('listitem').filter({ hasText: card.slug }), 'Delete')).toHaveCount(0)
  await expect(page.getByRole('menuitem')).toHaveText(['Show full screen', 'Share', 'Analytics', 'View', 'AI Salesbot'])
  await expectPageAccessible(page)
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
  await (await openCardMenu(page.getByRole('listitem').filter({ hasText: card.slug }), 'Delete')).click()
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
  for (let index = 0; index < 12; index++) made.push(await createTestCard(page, { name: `One of many ${index}` }))
  await page.goto('/dashboard')
  for (const { id, slug } of [made[0]!, made[11]!]) {
    const item = page.getByRole('listitem').filter({ hasText: `/view/${slug}` })
    await expect(item.getByRole('link', { name: /^Edit: One of many/ })).toHaveAttribute('href', `/mobile-editor/${id}`)
    const [opened] = await Promise.all([page.waitForEvent('popup'), openCardMenu(item, 'View').then((view) => view.click())])
    await expect(opened).toHaveURL(`/view/${slug}`)
    await opened.close()
    await item.getByRole('button', { name: /^QR Code: / }).click()
    await expect(page.getByRole('dialog').getByText(`/view/${slug}`)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  const { id, slug } = made[5]!
  for (const [label, path] of [
    ['Analytics', `/analytics/${id}`],
    ['Show full screen', `/view/${slug}/show`],
  ] as const) {
    await (await openCardMenu(page.getByRole('listitem').filter({ hasText: `/view/${slug}` }), label)).click()
    await expect(page).toHaveURL(path)
    await page.goto('/dashboard')
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test('a long list of cards can be searched and sorted, and the address keeps both', async ({ page }) => {
  await signInAsNewUser(page, 4)
  for (const name of ['Béla', 'Aaron', 'Zoë', 'Dora', 'Emil', 'Fay', 'Gus']) await createTestCard(page, { name, company: `${name} & Co` })
  await page.goto('/dashboard')
  const list = page.getByRole('region', { name: 'All Your Cards' })
  const names = list.getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(8)
  await expect(page.getByRole('search')).toHaveCount(0)
  await createTestCard(page, { name: 'Hal' })
  await page.reload()
  const search = page.getByRole('searchbox', { name: 'Search cards' })
  const sort = page.getByRole('combobox', { name: 'Sort cards by' })
  await sort.selectOption('Name')
  await expect(names.first()).toHaveText('Aaron')
  await sort.selectOption('Newest first')
  await expect(names.first()).toHaveText('Hal')
  await search.fill('zoe co')
  await expect(names).toHaveText(['Zoë'])
  await expect(list.getByRole('status')).toHaveText('1 of 9 cards match “zoe co”')
  await expect(page).toHaveURL('/dashboard?search=zoe+co&sort=newest')
  await expectAccessibleAtBothWidths(page)
  await page.reload()
  await expect(names).toHaveText(['Zoë'])
  await search.fill('nobody at all')
  await page.getByRole('button', { name: 'Show all cards' }).click()
  await expect(names).toHaveCount(9)
  await page.goBack()
  await page.goBack()
  await expect(names.first()).toHaveText('Aaron')
})

test('the dashboard says what happened since the last visit, and each card its views of seven days', async ({ page, browser }) => {
  await registerTestUser(page)
  const card = await createTestCard(page, { name: 'Ann Lee', formConfig: { enabled: true } as Card['formConfig'] })
  await page.goto('/dashboard')
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity.getByText('No views yet. Show your QR code to the next person you meet.')).toBeVisible()
  const featured = page.getByRole('region', { name: 'Featured card' })
  await expect(featured.getByText('0 views in 7 days')).toBeVisible()
  const visitor = await browser.newContext({ userAgent: BROWSER_USER_AGENT })
  const opened = await visitor.newPage()
  const reported = opened.waitForResponse('**/api/card-views')
  await opened.goto(`/view/${card.slug}`)
  expect((await reported).status()).toBe(202)
  await visitor.close()
  await expect(async () => {
    await page.reload()
    await expect(featured.getByText('1 view in 7 days')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000, intervals: [300] })
  await expect(activity.getByText('In the last seven days: 1 view.')).toBeVisible()
  await expect(featured.getByRole('img', { name: /^Views by day: (\S+ 0, ){6}\S+ 1$/ })).toBeVisible()

  // Later visits: the server's answer is changed here, because half an hour must pass between two visits.
  const since = new Date(Date.now() - 36 * 3_600_000).toISOString()
  const later = { views: 41, saves: 6, leads: 2, leadCardIds: [card.id], since }
  await page.route('**/api/dashboard-activity**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...later } })
  })
  await page.reload()
  await expect(activity.getByText(/^Since .+: 41 views, 6 saves and 2 leads\.$/)).toBeVisible()
  await expect(activity.getByRole('link', { name: '2 leads' })).toHaveAttribute('href', `/analytics/${card.id}`)
  await expectAccessibleAtBothWidths(page)

  // Without this answer, all else is there.
  await page.unroute('**/api/dashboard-activity**')
  await page.route('**/api/dashboard-activity**', (route) => route.abort())
  await page.reload()
  await expect(activity.getByText('Total Views')).toBeVisible()
  await expect(featured.getByText(/in 7 days/)).toHaveCount(0)
  await expect(page.getByText('Error loading dashboard')).toHaveCount(0)
})

test('Share opens the share sheet of the device, or copies the link', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const shared: unknown[] = []
    const share = (data: unknown) => Promise.resolve(void shared.push(data))
    Object.assign(window, { shared })
    Object.assign(navigator, { share, canShare: () => true })
  })
  await signInAsLevel(page, 1, '/dashboard')
  const share = page.getByRole('region', { name: 'Featured card' }).getByRole('button', { name: 'Share' })
  await share.click()
  const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared)
  expect(shared).toMatchObject([{ url: `${baseURL}/view/basic` }])
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }))
  await share.click()
  await expect(locateNotices(page).getByText('Card link has been copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/view/basic`)
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
