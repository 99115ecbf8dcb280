import { expect, type Page } from '@playwright/test'
import { dismissNotices, locateNotices } from './accessible.ts'
import { fetchStoredCard, openScreenOfNewCard } from './cards.ts'
import { test } from './fixtures.ts'
import { createPhonePhoto } from './photos.ts'

test.slow()

const locateButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const locateTab = (page: Page, name: string) => page.getByRole('tab', { name })
const locatePictures = (page: Page) => page.getByRole('list', { name: 'Gallery images' }).getByRole('listitem')
const locateMark = (page: Page) => page.locator('#live-preview [data-editing]')

async function upload(page: Page, label: string, seed: number) {
  const buffer = await createPhonePhoto(900, 600, seed)
  await page.getByLabel(`File for ${label}`).setInputFiles({ name: `${seed}.jpg`, mimeType: 'image/jpeg', buffer })
}

test('undo during a save, during a check of pictures and beside a notice overwrites nothing that came meanwhile', async ({ page }) => {
  const card = await openScreenOfNewCard(page, 'card-editor', { title: 'Stored' })
  const title = page.getByLabel('Title', { exact: true })
  // Undone while the save is running: its answer does not bring back what was undone, and redo still works.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/business-cards/*', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await title.fill('Saved')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByText('Saving...').first()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(title).toHaveValue('Stored')
  release()
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  await page.unrouteAll()
  await expect(title).toHaveValue('Stored')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Y')
  await expect(title).toHaveValue('Saved')
  await expect(page.getByText('All changes saved')).toBeVisible()

  // A removal is undone by key: the notice does not offer it a second time.
  await locateTab(page, 'Gallery').click()
  await upload(page, 'Gallery Image', 1)
  await expect(locatePictures(page)).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByText('All changes saved')).toBeVisible()
  const remove = async () => {
    await locateButton(page, 'Remove image 1').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
  const notice = locateNotices(page).getByText('Image 1 removed')
  await remove()
  await expect(notice).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(locatePictures(page)).toHaveCount(1)
  await expect(notice).toBeHidden()

  // What is typed while the server is asked about the removed picture stays, and undo can be asked again. No answer counts as yes.
  await remove()
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.route('**/media/**', async (route) => {
    if (route.request().method() !== 'HEAD') await route.continue()
  })
  const question = page.waitForRequest((request) => request.method() === 'HEAD', { timeout: 15_000 })
  await page.keyboard.press('ControlOrMeta+Z')
  await question
  await locateTab(page, 'Basic Info').click()
  await title.fill('Typed')
  await expect(async () => {
    await locateButton(page, 'Undo').click()
    await expect(title).toHaveValue('Saved', { timeout: 500 })
  }).toPass()
  await locateTab(page, 'Gallery').click()
  await expect(locateButton(page, 'Remove image 1')).toHaveCount(0)
  await locateButton(page, 'Undo').click()
  await expect(locatePictures(page)).toHaveCount(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByText('All changes saved')).toBeVisible()

  // A removed logo has a successor when the notice's Undo is pressed.
  await locateTab(page, 'Design').click()
  const storedLogo = async () => (await fetchStoredCard(page, card)).logoUrl
  await upload(page, 'Logo', 1)
  await expect.poll(storedLogo).not.toBeNull()
  page.on('dialog', (dialog) => void dialog.accept())
  await dismissNotices(page)
  await locateButton(page, 'Remove Logo').click()
  await expect.poll(storedLogo).toBeNull()
  await upload(page, 'Logo', 2)
  await expect.poll(storedLogo).not.toBeNull()
  const successor = await storedLogo()
  const undoInNotice = locateNotices(page).getByRole('button', { name: 'Undo' })
  await undoInNotice.click()
  await expect(locateNotices(page).getByText('Not undone: Logo')).toBeVisible()
  expect(await storedLogo()).toBe(successor)

  // Outside the editor there is nothing to undo. The notices of before cover the button, and stay while the pointer is on them.
  await locateButton(page, 'Remove Logo').press('Enter')
  await expect(undoInNotice).toBeVisible()
  await expect.poll(storedLogo).toBeNull()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(undoInNotice).toHaveCount(0)
})

test('a pull of the preview ends with the pointer, and the preview follows in another layout too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScreenOfNewCard(page, 'card-editor', { title: 'Stored' })
  await page.getByLabel('Title', { exact: true }).focus()
  const preview = page.locator('#live-preview')
  const handle = page.getByRole('button', { name: /^(Show|Hide) preview$/ })
  const box = (await handle.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = (type: string, dy: number) =>
    handle.dispatchEvent(type, { bubbles: true, pointerId: 1, pointerType: 'touch', button: 0, clientX: x, clientY: y - dy })
  // A finger's pull, which no click follows. The browser knows of no such pointer to capture.
  await handle.evaluate((element) => {
    element.parentElement!.setPointerCapture = () => {}
  })
  await touch('pointerdown', 0)
  await touch('pointermove', 200)
  await touch('pointermove', 300)
  await touch('pointerup', 300)
  await expect(preview).toBeVisible()
  const height = async () => (await preview.boundingBox())!.height
  const pulled = await height()
  await touch('pointermove', 500)
  expect(await height()).toBe(pulled)
  await expect(locateMark(page)).toHaveText('Stored')
  await handle.press('Enter')
  await expect(preview).toHaveCount(0)
  await handle.press('Enter')
  await expect(locateMark(page)).toHaveText('Stored')
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(handle).toHaveCount(0)
  await expect(locateMark(page)).toHaveText('Stored')
})

test('Ctrl+S saves in the quick editor, in a dialog and below', async ({ page }) => {
  const card = await openScreenOfNewCard(page, 'mobile-editor', { title: 'Stored' })
  const storedTitle = async () => (await fetchStoredCard(page, card)).title
  const edit = async (text: string) => {
    await page.getByRole('button', { name: /^Edit Title/ }).click()
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill(text)
  }
  await edit('In the dialog')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await storedTitle()).toBe('In the dialog')
  await edit('Below')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('group', { name: 'Unsaved changes' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+S')
  await expect.poll(storedTitle).toBe('Below')
})
