import { expect, type Page } from '@playwright/test'
import { escape, expectAccessible, goBackFrom } from './accessible.ts'
import { signInAs } from './accounts.ts'
import { newCard, openNew } from './cards.ts'
import { phonePhoto } from './photos.ts'
import { quietTest, test } from './fixtures.ts'

/** Marks the page's heading, to detect whether the page was rendered again. */
const mark = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('#main h1')!.setAttribute('data-mark', 'yes'))
const isMarked = (page: Page) => page.locator('#main h1[data-mark]').isVisible()

/** Expects the current history entry to belong to a page, not to an open dialog. */
const expectPageEntry = (page: Page) => expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()

/** Goes to a page by a link of the app: what was shown before is then one step back in the same document. */
async function followLink(page: Page, name: string, heading: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

quietTest('Back closes a dialog, Escape removes its history entry, Forward and reload reopen nothing', async ({ page }) => {
  const { slug } = await newCard(page)
  await page.goto('/account')
  await followLink(page, 'Dashboard', 'Dashboard')
  const opener = page.getByRole('region', { name: 'Featured card' }).getByRole('button', { name: 'QR Code' })
  const dialog = page.getByRole('dialog', { name: 'QR Code' })
  await expect(opener).toBeVisible()
  await mark(page)

  await opener.click()
  await expect(dialog).toBeVisible()
  await goBackFrom(page, dialog)
  await expect(page).toHaveURL('/dashboard')
  await expect(opener).toBeFocused()
  await page.goForward()
  await expectPageEntry(page)
  await expect(dialog).toBeHidden()
  expect(await isMarked(page)).toBe(true)

  await opener.click()
  await escape(page, dialog)
  await expect(opener).toBeFocused()
  await expectPageEntry(page)
  await page.goBack()
  await expect(page).toHaveURL('/account')

  // Back closes the confirmation of a deletion too.
  await page.goForward()
  const item = page.getByRole('listitem').filter({ hasText: slug })
  const remove = item.getByRole('button', { name: /^Delete: / })
  await remove.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await goBackFrom(page, page.getByRole('alertdialog'))
  await expect(remove).toBeFocused()

  await opener.click()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(opener).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectPageEntry(page)
  await page.goBack()
  await expect(page).toHaveURL('/account')
})

test('Back closes the drawer, and a link in it leaves no history entry behind', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 1, '/account')
  const menu = page.getByRole('button', { name: 'Open menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await menu.click()
  await drawer.getByRole('link', { name: 'Guide' }).click()
  await expect(page).toHaveURL('/guide')
  await expect(drawer).toBeHidden()
  await mark(page)

  await menu.click()
  await expect(drawer).toBeVisible()
  await goBackFrom(page, drawer)
  await expect(page).toHaveURL('/guide')
  await expect(menu).toBeFocused()
  // The link to the current page closes the drawer too.
  await menu.click()
  await drawer.getByRole('link', { name: 'Guide' }).click()
  await expect(drawer).toBeHidden()
  await expectPageEntry(page)
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/account')
})

test.describe('in an editor with something unsaved', () => {
  test.slow()

  /** Opens the editor one history step after the dashboard, and changes the name. */
  async function openUnsaved(page: Page) {
    const card = await newCard(page, { name: 'Ann' })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.evaluate((path) => history.pushState(null, '', path), `/card-editor/${card.id}`)
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Ann, unsaved')
    return { name, address: `/card-editor/${card.id}`, question: page.getByRole('alertdialog', { name: 'Leave without saving?' }) }
  }

  quietTest('the first Back closes a dialog; the second asks before leaving, and a third closes that question', async ({ page }) => {
    const { name, address, question } = await openUnsaved(page)
    const qr = page.getByRole('dialog', { name: 'Scan this QR Code' })
    await page.getByRole('button', { name: 'View QR Code' }).click()
    await expect(qr).toBeVisible()
    await goBackFrom(page, qr)
    await expect(question).toBeHidden()
    await expect(page.getByRole('button', { name: 'View QR Code' })).toBeFocused()
    await page.evaluate(() => history.back())
    await expect(question).toBeVisible()
    await goBackFrom(page, question)
    await expect(page).toHaveURL(address)
    await expect(name).toHaveValue('Ann, unsaved')
  })

  quietTest('a link in the drawer asks before leaving, and Back then leads straight to the editor', async ({ page }) => {
    const { name, address, question } = await openUnsaved(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Guide' }).click()
    await expect(question).toBeVisible()
    await expectAccessible(page)
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

quietTest('Back closes a dialog that was opened in a dialog, then the other one', async ({ page }) => {
  const card = await openNew(page, 'mobile-editor')
  await page.getByRole('button', { name: 'Add Cover Photo' }).click()
  const cover = page.getByRole('dialog', { name: 'Cover Photo' })
  const crop = page.getByRole('dialog', { name: 'Crop Image' })
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(page, 900, 600, 1) }
  await cover.getByLabel('File for Cover Photo').setInputFiles(photo)
  await expect(crop).toBeVisible()
  await goBackFrom(page, crop)
  await expect(cover).toBeVisible()
  await goBackFrom(page, cover)
  await expect(page).toHaveURL(`/mobile-editor/${card.id}`)
})
