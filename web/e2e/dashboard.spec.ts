import { expect, type Page, test } from '@playwright/test'
import { cardLimitHintOf, levelAllows } from '../../schema/capabilities.ts'
import type { Card } from '../../schema/card.ts'
import { closeDialogByEscape, dismissNotices, expectDialogHistoryRemoved, locateNotices, TESTED_WIDTHS } from './accessible.ts'
import { signInAsLevel } from './accounts.ts'
import { createTestCard, fetchOwnCards, signInAsNewUser } from './cards.ts'

test.slow()

/** Returns the buttons, except Delete, that the featured card has for an owner of an access level. */
const listButtons = (level: number) =>
  ['Show my QR', 'Share', 'Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code'].filter(
    (button) => button !== 'AI Salesbot' || levelAllows(level, 'useAssistant'),
  )

const locateFeaturedCard = (page: Page) => page.getByRole('region', { name: 'Featured card' })

/** Checks the buttons of the featured card at each width. */
async function expectButtonsAtAllWidths(page: Page, level: number) {
  const featured = locateFeaturedCard(page)
  const actions = featured.getByRole('button').or(featured.getByRole('link')).and(page.locator(':not(article *)'))
  for (const width of TESTED_WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    await expect(actions).toHaveText(listButtons(level))
  }
}

test('users of level 1 see why they cannot create a card, and pass on the one they have', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsLevel(page, 1, '/dashboard')
  const [{ id }] = (await fetchOwnCards(page)) as [Card]
  await expectButtonsAtAllWidths(page, 1)
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

test('on a phone the first screen has "Show my QR", and the QR dialog all its buttons; editors see theirs at every width', async ({
  page,
}) => {
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
    await expect(page.getByRole('link', { name: 'Add One' })).toBeVisible()
    await expect(show).toBeInViewport({ ratio: 1 })
    await expect(show).toHaveAttribute('href', /^\/view\/.+\/show$/)
    // At level 4, the notice about the second factor comes between.
    await create.focus()
    for (const next of [page.getByRole('link', { name: 'Add One' }), show]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
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
  await expectButtonsAtAllWidths(page, 4)
})

test('a card’s menu opens its page and its code, and the confirmation of its deletion fits the window', async ({ page }) => {
  // With an account of its own the test has few cards; the demo account has those of all other tests.
  await signInAsNewUser(page, 5)
  const name = `Ann ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)}`
  const card = await createTestCard(page, { name, title: 'Lead', theme: 'education' })
  await page.goto('/dashboard')
  const openCardMenu = async (label: string) => {
    await page
      .getByRole('listitem')
      .filter({ hasText: card.slug })
      .getByRole('button', { name: /^More actions for / })
      .click()
    return page.getByRole('menuitem', { name: label, exact: true })
  }
  const dialog = page.getByRole('alertdialog', { name: `Delete ${name}?` })
  await (await openCardMenu('Delete')).click()
  await expect(dialog.locator('article').getByText('Lead')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  const [opened] = await Promise.all([page.waitForEvent('popup'), openCardMenu('View').then((view) => view.click())])
  await expect(opened).toHaveURL(`/view/${card.slug}`)
  await opened.close()
  await (await openCardMenu('Show full screen')).click()
  await expect(page).toHaveURL(`/view/${card.slug}/show`)
})
