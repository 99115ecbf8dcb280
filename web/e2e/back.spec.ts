import { expect, type Page } from '@playwright/test'
import { closeDialogByEscape, closeDialogByBack } from './accessible.ts'
import { signInAsLevel } from './accounts.ts'
import { createCardAsLevel5, createTestCard, openScreenOfNewCard, signInAsNewUser } from './cards.ts'
import { createPhonePhoto } from './photos.ts'
import { test } from './fixtures.ts'

/** Marks the page's heading element, to detect later whether the page was rendered again. */
const markPageHeading = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('#main h1')!.setAttribute('data-mark', 'yes'))
const isPageHeadingMarked = (page: Page) => page.locator('#main h1[data-mark]').isVisible()

/** Expects that the current history entry belongs to a page, not to an open dialog. */
const expectPageHistoryEntry = (page: Page) => expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()

/** Goes to a page by a link, so that the previous page is one history step back in the same document. */
async function followNavigationLink(page: Page, name: string, heading: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('Back closes a dialog, Escape also removes its history entry, and Forward and reload reopen no dialog', async ({ page }) => {
  await signInAsNewUser(page, 5)
  const { slug } = await createTestCard(page)
  await page.goto('/account')
  await followNavigationLink(page, 'Dashboard', 'Dashboard')
  const opener = page.getByRole('region', { name: 'Featured card' }).getByRole('button', { name: 'QR Code' })
  const dialog = page.getByRole('dialog', { name: 'QR Code' })
  await expect(opener).toBeVisible()
  await markPageHeading(page)

  await opener.click()
  await expect(dialog).toBeVisible()
  await closeDialogByBack(page, dialog)
  await expect(page).toHaveURL('/dashboard')
  await expect(opener).toBeFocused()
  await page.goForward()
  await expectPageHistoryEntry(page)
  await expect(dialog).toBeHidden()
  expect(await isPageHeadingMarked(page)).toBe(true)

  await opener.click()
  await closeDialogByEscape(page, dialog)
  await expect(opener).toBeFocused()
  await expectPageHistoryEntry(page)
  await page.goBack()
  await expect(page).toHaveURL('/account')

  // The Back button also closes the confirmation dialog of a deletion.
  await page.goForward()
  const item = page.getByRole('listitem').filter({ hasText: slug })
  const menu = item.getByRole('button', { name: /^More actions for / })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await closeDialogByBack(page, page.getByRole('alertdialog'))
  await expect(menu).toBeFocused()

  await opener.click()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(opener).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectPageHistoryEntry(page)
  await page.goBack()
  await expect(page).toHaveURL('/account')
})

test('Back closes the menu drawer, and following a link in the drawer removes its history entry', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsLevel(page, 1, '/account')
  const menu = page.getByRole('button', { name: 'Open menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await menu.click()
  await drawer.getByRole('link', { name: 'Guide' }).click()
  await expect(page).toHaveURL('/guide')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'User Guide' })).toBeVisible()
  await markPageHeading(page)

  await menu.click()
  await expect(drawer).toBeVisible()
  await closeDialogByBack(page, drawer)
  await expect(page).toHaveURL('/guide')
  await expect(menu).toBeFocused()
  // Clicking the link to the current page also closes the menu.
  await menu.click()
  await drawer.getByRole('link', { name: 'Guide' }).click()
  await expect(drawer).toBeHidden()
  await expectPageHistoryEntry(page)
  expect(await isPageHeadingMarked(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/account')
})

test('in an editor with unsaved changes, Back closes dialogs first and then asks, and so does a link of the drawer', async ({ page }) => {
  test.slow()
  // The editor is opened from the dashboard, so that the dashboard is one step back.
  const card = await createCardAsLevel5(page, { name: 'Ann' })
  const address = `/card-editor/${card.id}`
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.evaluate((path) => history.pushState(null, '', path), address)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Ann, unsaved')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await test.step('the first Back closes a dialog; the second asks before leaving, and a third closes that question', async () => {
    const qr = page.getByRole('dialog', { name: 'Scan this QR Code' })
    await page.getByRole('button', { name: 'View QR Code' }).click()
    await expect(qr).toBeVisible()
    await closeDialogByBack(page, qr)
    await expect(question).toBeHidden()
    await expect(page.getByRole('button', { name: 'View QR Code' })).toBeFocused()
    await page.evaluate(() => history.back())
    await expect(question).toBeVisible()
    await closeDialogByBack(page, question)
    await expect(page).toHaveURL(address)
    await expect(name).toHaveValue('Ann, unsaved')
  })

  await test.step('a link in the drawer asks before leaving, and Back then leads straight to the editor', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Guide' }).click()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/guide')
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(name).toHaveValue('Ann, unsaved')
    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('Back closes nested dialogs one by one, the inner one first', async ({ page }) => {
  const card = await openScreenOfNewCard(page, 'mobile-editor')
  await page.getByRole('button', { name: 'Add Cover Photo' }).click()
  const cover = page.getByRole('dialog', { name: 'Cover Photo' })
  const crop = page.getByRole('dialog', { name: 'Crop Image' })
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await createPhonePhoto(900, 600, 1) }
  await cover.getByLabel('File for Cover Photo').setInputFiles(photo)
  await expect(crop).toBeVisible()
  await closeDialogByBack(page, crop)
  await expect(cover).toBeVisible()
  await closeDialogByBack(page, cover)
  await expect(page).toHaveURL(`/mobile-editor/${card.id}`)
})

test('the period of the analytics is the one in the address, also after a link to the same page', async ({ page }) => {
  const { id } = await createCardAsLevel5(page)
  await page.goto(`/analytics/${id}?from=2026-03-01&to=2026-03-05`)
  const period = page.getByLabel('Period')
  const firstDay = page.getByLabel('From', { exact: true })
  await expect(page.getByText('From Mar 1 to Mar 5.').first()).toBeVisible()
  await expect(firstDay).toHaveValue('2026-03-01')
  await firstDay.fill('2026-02-27')
  await followNavigationLink(page, 'Advanced Analytics', 'Analytics')
  await expect(page).toHaveURL(`/analytics/${id}`)
  await expect(page.getByText('In the last 30 days.').first()).toBeVisible()
  await expect(period).toHaveValue('30d')
  await expect(firstDay).toBeHidden()

  await page.goBack()
  await expect(period).toHaveValue('custom')
  await expect(firstDay).toHaveValue('2026-03-01')
  await period.selectOption('Last 7 days')
  await expect(firstDay).toBeHidden()
  await period.focus()
  await period.selectOption('Custom dates')
  await expect(page).toHaveURL(/\?from=[-\d]{10}&to=[-\d]{10}$/)
  await expect(page.getByText('In the last 7 days.').first()).toBeVisible()
  await expect(period).toBeFocused()
})
