import { expect, type Locator, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { dismissNotices, locateNotices } from './accessible.ts'
import { fetchStoredCard, openScreenOfNewCard } from './cards.ts'
import { test } from './fixtures.ts'
import { createPhonePhoto } from './photos.ts'

test.slow()

const LONG_CARD: Partial<Card> = {
  title: 'Stored',
  about: 'Many words about this person. '.repeat(30),
  phone: '+47 22 00 00 00',
  email: 'ann@example.com',
  address: 'Kai 1',
  socialLinks: { linkedin: 'ann', facebook: 'ann', instagram: 'ann' },
  customButtons: [
    { text: 'Book', url: 'https://book.example', backgroundColor: '#d9bd90' },
    { text: 'Shop', url: 'https://shop.example', backgroundColor: '#d9bd90' },
  ],
}

const locateField = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const locateTab = (page: Page, name: string) => page.getByRole('tab', { name })
const locateButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const locateSaveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first()
const locateMark = (page: Page) => page.locator('#live-preview [data-editing]')

async function openEditor(page: Page, fields: Partial<Card> = LONG_CARD) {
  const card = await openScreenOfNewCard(page, 'card-editor', fields)
  await expect(locateField(page, 'Name')).toBeVisible()
  return card
}

/** Waits until the preview shows a part outlined, wholly or from its upper edge on, inside its own scroller. */
async function expectMarkInSight(page: Page, mark: Locator) {
  await expect(mark).toBeVisible()
  await expect
    .poll(async () => {
      const [part, preview] = [await mark.boundingBox(), await page.locator('#live-preview').boundingBox()]
      const bottom = Math.min(preview!.y + preview!.height, page.viewportSize()!.height)
      return part!.y >= preview!.y && part!.y + Math.min(part!.height, 40) <= bottom
    })
    .toBe(true)
}

test('pictures that are saved at once are undone and redone, unless they have a successor or are deleted', async ({ page }) => {
  const card = await openEditor(page)
  const undoInNotice = locateNotices(page).getByRole('button', { name: 'Undo' })
  const upload = async (seed: number) =>
    page
      .getByLabel('File for Logo')
      .setInputFiles({ name: `${seed}.jpg`, mimeType: 'image/jpeg', buffer: await createPhonePhoto(900, 600, seed) })
  const storedLogo = async () => (await fetchStoredCard(page, card)).logoUrl
  page.on('dialog', (question) => void question.accept())
  await locateTab(page, 'Design').click()
  await upload(1)
  await expect.poll(storedLogo).toMatch(/^\/media\//)
  const logo = await storedLogo()
  await dismissNotices(page)
  await locateButton(page, 'Remove Logo').click()
  await locateNotices(page).filter({ hasText: 'Image removed' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(storedLogo).toBe(logo)
  // Undo takes back the return, the removal and the upload, one after the other. Each is saved at once.
  for (const expected of [null, logo, null]) {
    await locateButton(page, 'Undo').click()
    await expect.poll(storedLogo).toBe(expected)
  }
  await locateButton(page, 'Redo').click()
  await expect.poll(storedLogo).toBe(logo)
  await locateButton(page, 'Undo').click()
  await expect.poll(storedLogo).toBeNull()
  // The server has deleted the picture meanwhile: the card gets no broken one.
  await page.route('**/media/**', (route) => (route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue()))
  await locateButton(page, 'Redo').click()
  await expect(locateNotices(page).getByText('A picture is no longer stored')).toBeVisible()
  expect(await storedLogo()).toBeNull()
  await page.unrouteAll()

  // A removed logo has a successor when the notice's Undo is pressed.
  await upload(1)
  await expect.poll(storedLogo).not.toBeNull()
  await dismissNotices(page)
  await locateButton(page, 'Remove Logo').click()
  await expect.poll(storedLogo).toBeNull()
  await upload(2)
  await expect.poll(storedLogo).not.toBeNull()
  const successor = await storedLogo()
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

test('the preview is pulled up by a finger and follows the form, in a narrow and in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEditor(page)
  const mark = locateMark(page)
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
  const heightOfPreview = async () => (await preview.boundingBox())!.height
  const pulled = await heightOfPreview()
  await touch('pointermove', 500)
  expect(await heightOfPreview()).toBe(pulled)
  await expect(mark).toHaveCount(0)
  await locateField(page, 'Title').focus()
  await expect(mark).toHaveText('Stored')
  await handle.press('Enter')
  await expect(preview).toHaveCount(0)
  await handle.click()
  await expect(mark).toHaveText('Stored')
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(handle).toHaveCount(0)
  await expect(mark).toHaveText('Stored')

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => scrollTo(0, 0))
    await locateField(page, 'Name').focus()
    const scrolled = await page.evaluate(() => scrollY)
    await expect(mark).toHaveText('Test Card')
    // The preview scrolls, the page does not.
    await locateTab(page, 'Social').click()
    await expect(mark).toHaveClass(/card-section-social/)
    await expectMarkInSight(page, mark)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await locateButton(page, 'Edit Facebook link').focus()
    await expect(mark).toHaveText('Facebook')
    await locateTab(page, 'Buttons').click()
    await expectMarkInSight(page, mark)
    await locateButton(page, 'Edit Shop').focus()
    await expect(mark).toHaveText('Shop')
    await locateTab(page, 'Basic Info').click()
    await expectMarkInSight(page, mark)
    // A part that is not on the card yet is shown as soon as it is typed.
    await locateField(page, 'Company').fill('')
    await expect(mark).toHaveCount(0)
    await page.keyboard.type('Fjord AS')
    await expect(mark).toHaveText('Fjord AS')
    await locateField(page, 'Address').focus()
    await expect(mark).toContainText('Kai 1')
    await expectMarkInSight(page, mark)
    // The outline takes no room: the card is as high as without it.
    const height = () => preview.evaluate((element) => element.scrollHeight)
    const marked = await height()
    await mark.evaluate((element) => element.removeAttribute('data-editing'))
    expect(await height()).toBe(marked)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the fields come first, the preview is a sheet that is pulled up, and the save bar keeps its place', async ({ page }) => {
    await openEditor(page)
    expect((await locateField(page, 'Name').boundingBox())!.y).toBeLessThanOrEqual(140)
    const save = locateSaveButton(page)
    await locateField(page, 'Title').fill('New')
    await expect(save).toBeInViewport({ ratio: 1 })
    await expect(locateButton(page, 'Undo')).toBeInViewport({ ratio: 1 })
    const preview = page.locator('#live-preview')
    const handle = page.getByRole('button', { name: /^(Show|Hide) preview$/ })
    await expect(preview).toHaveCount(0)
    // By keyboard.
    await handle.press('Enter')
    await expect(preview).toBeVisible()
    await expect(handle).toHaveAttribute('aria-expanded', 'true')
    const height = async () => (await preview.boundingBox())!.height
    const before = await height()
    await handle.press('ArrowUp')
    expect(await height()).toBeGreaterThan(before)
    await preview.focus()
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
    await expect(handle).toBeFocused()
    // By pulling the handle up, and down again.
    const pull = async (distance: number) => {
      const box = (await handle.boundingBox())!
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y - distance, { steps: 5 })
      await page.mouse.up()
    }
    await pull(300)
    expect(Math.abs((await height()) - 300)).toBeLessThan(8)
    await expect(preview.getByText('New')).toBeVisible()
    // Every field can still be reached above the sheet.
    for (const label of ['Name', 'Website', 'URL slug']) {
      await locateField(page, label).focus()
      const [field, bar] = [await locateField(page, label).boundingBox(), await handle.boundingBox()]
      expect(field!.y + field!.height).toBeLessThanOrEqual(bar!.y)
    }
    await pull(-260)
    await expect(preview).toHaveCount(0)
    // Below the shortest tab, too, the save bar ends at the window's lower edge.
    await page.getByRole('tab', { name: 'Gallery' }).click()
    await expect(page.getByLabel('File for Gallery Image')).toBeAttached()
    const buttons = (await save.boundingBox())!
    expect(buttons.y + buttons.height).toBeGreaterThan(page.viewportSize()!.height - 24)
    // The save bar stays above an on-screen keyboard, which this browser does not have.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300, configurable: true })
      visualViewport!.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => ((box) => box!.y + box!.height)(await save.boundingBox())).toBeLessThanOrEqual(544)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
