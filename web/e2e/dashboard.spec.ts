import { expect, type Locator, type Page, test } from '@playwright/test'
import { cardLimitHintOf, levelAllows } from '../../schema/capabilities.ts'
import type { Card } from '../../schema/card.ts'
import { accessLevelTileLabelOf } from '../../schema/level.ts'
import { closeDialogByEscape, dismissNotices, expectDialogHistoryRemoved, locateNotices, TESTED_WIDTHS } from './accessible.ts'
import { signInAsLevel } from './accounts.ts'
import { BROWSER_USER_AGENT, createTestCard, fetchOwnCards, registerTestUser, signInAsNewUser } from './cards.ts'

test.slow()

/** Buttons of the featured card, without Delete, of an owner of this access level. */
const listButtons = (level: number) =>
  ['Show my QR', 'Share', 'Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code'].filter(
    (button) => button !== 'AI Salesbot' || levelAllows(level, 'useAssistant'),
  )

const locateFeaturedCard = (page: Page) => page.getByRole('region', { name: 'Featured card' })

async function expectDashboardOfLevel(page: Page, level: number) {
  await expect(page.locator('dt', { hasText: 'Account Level' }).locator('+ dd')).toHaveText(accessLevelTileLabelOf(level))
  await expect(page.getByText('Manage your digital business cards')).toBeVisible()
  const featured = locateFeaturedCard(page)
  const actions = featured.getByRole('button').or(featured.getByRole('link')).and(page.locator(':not(article *)'))
  for (const width of TESTED_WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    await expect(actions).toHaveText(listButtons(level))
  }
  await expect(page.locator('dt', { hasText: 'Total Views' }).locator('+ dd')).toHaveText(/^[\d,]+$/)
  await expect(page.getByText('Advanced Analytics Access')).toBeVisible()
}

test('each level sees its name and its buttons', async ({ page }) => {
  for (const level of [2, 3, 4] as const) {
    await signInAsLevel(page, level, '/dashboard')
    await test.step(`level ${level}`, () => expectDashboardOfLevel(page, level))
  }
})

test('users of level 1 see why they cannot create a card, and pass on the one they have', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsLevel(page, 1, '/dashboard')
  const [{ id }] = (await fetchOwnCards(page)) as [Card]
  await expectDashboardOfLevel(page, 1)
  await expect(page.getByText(cardLimitHintOf(1))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create New Card' })).toHaveCount(0)
  const featured = locateFeaturedCard(page)
  await expect(featured.getByRole('link', { name: 'View', exact: true })).toHaveAttribute('href', '/view/basic')
  await expect(featured.getByRole('link', { name: 'Edit Card' })).toHaveAttribute('href', `/mobile-editor/${id}`)
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())

  await test.step('the QR dialog shows the code, saves both files and copies the link, by keyboard', async () => {
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
    expect(await readClipboard()).toBe(`${baseURL}/view/basic`)
    const [sheet] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('link', { name: 'Print sheet' }).press('Enter')])
    await expect(sheet.getByRole('img', { name: 'QR code, 2.5 cm wide' })).toHaveCount(6)
    await expect(sheet.getByRole('button', { name: 'Print' })).toBeVisible()
    await sheet.close()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('Share opens the share sheet of the device, or copies the link', async () => {
    await page.evaluate(() => {
      const shared: unknown[] = []
      const share = (data: unknown) => Promise.resolve(void shared.push(data))
      Object.assign(window, { shared })
      Object.assign(navigator, { share, canShare: () => true })
    })
    const notice = locateNotices(page).getByText('Card link has been copied to clipboard')
    // The notice of the QR dialog must not be taken for the one of this button.
    await dismissNotices(page)
    const share = featured.getByRole('button', { name: 'Share' })
    await share.click()
    const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared)
    expect(shared).toMatchObject([{ url: `${baseURL}/view/basic` }])
    await page.evaluate(async () => {
      await navigator.clipboard.writeText('')
      Object.assign(navigator, { canShare: undefined })
    })
    await share.click()
    await expect(notice).toBeVisible()
    expect(await readClipboard()).toBe(`${baseURL}/view/basic`)
  })
})

test('whoever has no card is told if the server fails, and creates the first card from the empty state', async ({ page }) => {
  await registerTestUser(page)
  let broken = true
  await page.route('**/api/business-cards', (route) => (broken ? route.fulfill({ status: 500, body: '' }) : route.continue()))
  await page.goto('/dashboard')
  await expect(page.getByText('Error loading dashboard')).toBeVisible()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible()
  await expect(page.getByText('Create your first digital business card to get started.')).toBeVisible()

  // A card that cannot be created is reported, and can be tried again.
  await page.unroute('**/api/business-cards')
  await page.route('**/api/business-cards', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  const create = page.getByRole('button', { name: 'Create Your First Card' })
  await create.click()
  await expect(locateNotices(page).getByText('Failed to create a new business card. Please try again.')).toBeVisible()
  await expect(create).toBeEnabled()
  await page.unroute('**/api/business-cards')
  await create.click()
  await expect(page).toHaveURL(/\/mobile-editor\/\d+$/)
  await expect(locateNotices(page).getByText('Your new digital business card has been created')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText(cardLimitHintOf(1))).toBeVisible()
})

test('on a phone the first screen has "Show my QR", and the QR dialog all its buttons', async ({ page }) => {
  await signInAsLevel(page, 4)
  // From the largest window to the smallest; the page is loaded once.
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    if (width === 844) await page.goto('/dashboard')
    await page.evaluate(() => scrollTo(0, 0))
    const create = page.getByRole('button', { name: 'Create New Card' })
    const show = page.getByRole('link', { name: 'Show my QR' })
    await expect(show).toBeInViewport({ ratio: 1 })
    await expect(show).toHaveAttribute('href', /^\/view\/.+\/show$/)
    await create.focus()
    await page.keyboard.press('Tab')
    await expect(show).toBeFocused()
    await page.getByRole('button', { name: 'QR Code', exact: true }).click()
    const dialog = page.getByRole('dialog')
    for (const label of ['Full screen', 'Download QR Code', 'Download SVG', 'Print sheet'])
      await expect(dialog.getByRole('link', { name: label })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 1 })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    await closeDialogByEscape(page, dialog)
    await expectDialogHistoryRemoved(page)
  }
})

/** Opens the menu of a card in the list and returns one of its items. */
async function openCardMenu(item: Locator, label: string): Promise<Locator> {
  await item.getByRole('button', { name: /^More actions for / }).click()
  return item.page().getByRole('menuitem', { name: label, exact: true })
}

test('level 5 deletes cards after a confirmation, down to the last one', async ({ page }) => {
  // With an account of its own the test has few cards; the demo account has those of all other tests.
  await signInAsNewUser(page, 5)
  const name = `Ann ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)}`
  const same = { name, title: 'Lead' }
  await createTestCard(page, same)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'All Your Cards' })).toBeVisible()
  const entries = page.getByRole('navigation', { name: 'Main' })
  const card = await test.step('the dashboard shows a change made elsewhere when it is opened again', async () => {
    await entries.getByRole('link', { name: 'Guide' }).click()
    await expect(page).toHaveURL('/guide')
    const created = await createTestCard(page, { ...same, theme: 'education' })
    await entries.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: created.slug })).toBeVisible()
    return created
  })
  const item = page.getByRole('listitem').filter({ hasText: card.slug })
  const dialog = page.getByRole('alertdialog', { name: `Delete ${name}?` })

  await test.step('the confirmation shows which of several similar cards will be deleted', async () => {
    await (await openCardMenu(item, 'Delete')).click()
    await expect(dialog.getByText(`/view/${card.slug}`)).toBeVisible()
    await expect(dialog.locator('dd').getByText('Education')).toBeVisible()
    await expect(dialog.getByRole('img', { name: `Preview of the card of ${name}` })).toBeVisible()
    await expect(dialog.locator('article').getByText('Lead')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(item).toBeVisible()
  })

  await test.step('a failed deletion keeps the card and is reported', async () => {
    await page.route(`**/api/business-cards/${card.id}`, (route) => route.abort())
    await (await openCardMenu(item, 'Delete')).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(locateNotices(page).getByText('Deletion failed')).toBeVisible()
    await expect(item).toBeVisible()
    await page.unroute(`**/api/business-cards/${card.id}`)
  })

  await test.step('a confirmed deletion deletes the card', async () => {
    await (await openCardMenu(item, 'Delete')).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(locateNotices(page).getByText('The business card has been permanently deleted')).toBeVisible()
    await expect(item).toHaveCount(0)
    expect((await page.request.get(`/api/business-cards/${card.id}`)).status()).toBe(404)
  })

  await test.step('after the last card is deleted, the sidebar shows no card links', async () => {
    const [first, ...others] = await fetchOwnCards(page)
    for (const { id } of others) expect((await page.request.delete(`/api/business-cards/${id}`)).ok()).toBe(true)
    await page.goto(`/analytics/${first!.id}`)
    await entries.getByRole('link', { name: 'Dashboard' }).click()
    await expect(entries.getByRole('link', { name: 'Card Editor' })).toBeVisible()
    await locateFeaturedCard(page).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create New Card' })).toBeEnabled()
    await expect(entries.getByRole('link', { name: 'Card Editor' })).toHaveCount(0)
  })
})

test('a long list of cards can be searched and sorted, and each card has its links, but below level 5 no Delete', async ({ page }) => {
  await signInAsNewUser(page, 4)
  const made: Card[] = []
  for (const name of ['Béla', 'Aaron', 'Zoë', 'Dora', 'Emil', 'Fay', 'Gus'])
    made.push(await createTestCard(page, { name, company: `${name} & Co` }))
  await page.goto('/dashboard')
  const list = page.getByRole('region', { name: 'All Your Cards' })
  const names = list.getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(8)
  await expect(page.getByRole('search')).toHaveCount(0)
  made.push(await createTestCard(page, { name: 'Hal' }))
  await page.reload()

  await test.step('the list can be searched and sorted, and the address keeps both', async () => {
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
    await page.reload()
    await expect(names).toHaveText(['Zoë'])
    await search.fill('nobody at all')
    await page.getByRole('button', { name: 'Show all cards' }).click()
    await expect(names).toHaveCount(9)
    await page.goBack()
    await page.goBack()
    await expect(names.first()).toHaveText('Aaron')
  })

  const itemOf = ({ slug }: Card) => page.getByRole('listitem').filter({ hasText: `/view/${slug}` })
  await test.step('each card has its links to editor, page, analytics and QR code', async () => {
    for (const card of [made[0]!, made[7]!]) {
      const item = itemOf(card)
      await expect(item.getByRole('link', { name: `Edit: ${card.name}` })).toHaveAttribute('href', `/mobile-editor/${card.id}`)
      const [opened] = await Promise.all([page.waitForEvent('popup'), openCardMenu(item, 'View').then((view) => view.click())])
      await expect(opened).toHaveURL(`/view/${card.slug}`)
      await opened.close()
      await item.getByRole('button', { name: /^QR Code: / }).click()
      await expect(page.getByRole('dialog').getByText(`/view/${card.slug}`)).toBeVisible()
      await closeDialogByEscape(page, page.getByRole('dialog'))
    }
  })

  await test.step('there is no Delete', async () => {
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await expect(await openCardMenu(itemOf(made[5]!), 'Delete')).toHaveCount(0)
    await expect(page.getByRole('menuitem')).toHaveText(['Show full screen', 'Share', 'Analytics', 'View', 'AI Salesbot'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  for (const [label, path] of [
    ['Analytics', `/analytics/${made[5]!.id}`],
    ['Show full screen', `/view/${made[5]!.slug}/show`],
  ] as const) {
    await (await openCardMenu(itemOf(made[5]!), label)).click()
    await expect(page).toHaveURL(path)
    if (label === 'Analytics') await page.goto('/dashboard')
  }
})

test('the dashboard says what happened since the last visit, and each card its views of seven days', async ({ page, browser }) => {
  await registerTestUser(page)
  const card = await createTestCard(page, { name: 'Ann Lee', formConfig: { enabled: true } as Card['formConfig'] })
  await page.goto('/dashboard')
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity.getByText('No views yet. Show your QR code to the next person you meet.')).toBeVisible()
  const featured = locateFeaturedCard(page)
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

  // Without this answer, all else is there.
  await page.unroute('**/api/dashboard-activity**')
  await page.route('**/api/dashboard-activity**', (route) => route.abort())
  await page.reload()
  await expect(activity.getByText('Total Views')).toBeVisible()
  await expect(featured.getByText(/in 7 days/)).toHaveCount(0)
  await expect(page.getByText('Error loading dashboard')).toHaveCount(0)
})
