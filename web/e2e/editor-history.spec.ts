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
const locateEntries = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')
const locateMark = (page: Page) => page.locator('#live-preview [data-editing]')

async function openEditor(page: Page, fields: Partial<Card> = LONG_CARD) {
  const card = await openScreenOfNewCard(page, 'card-editor', fields)
  await expect(locateField(page, 'Name')).toBeVisible()
  return card
}

async function removeAfterConfirmation(page: Page, button: string) {
  await locateButton(page, button).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
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

test('edits of every tab are undone and redone, by key and by button, across a save', async ({ page }) => {
  const card = await openEditor(page)
  const undo = locateButton(page, 'Undo')
  const redo = locateButton(page, 'Redo')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toHaveAccessibleDescription('Nothing to undo')
  const title = locateField(page, 'Title')
  await title.selectText()
  await page.keyboard.type('CTO and more')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(title).toHaveValue('Stored')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect(title).toHaveValue('CTO and more')
  await expect(redo).toHaveAccessibleDescription('Nothing to redo')

  await locateTab(page, 'Buttons').click()
  await locateButton(page, 'Move Shop up').click()
  await locateTab(page, 'Advanced').click()
  const code = page.locator('.cm-content')
  await code.click()
  await page.keyboard.type('.card-name { color: red')
  // Inside the code editor, its own history undoes. Ctrl+S saves there too, and the browser does not ask where to save the page.
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(code).not.toContainText('red')
  await page.keyboard.press('ControlOrMeta+Y')
  await expect(code).toContainText('color: red')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  await expect(locateSaveButton(page)).toBeDisabled()
  expect(await fetchStoredCard(page, card)).toMatchObject({ title: 'CTO and more', customButtons: [{ text: 'Shop' }, { text: 'Book' }] })

  await dismissNotices(page)
  // After a save the steps before it can be undone, which opens the tab of each. Then there is something to save again.
  await locateTab(page, 'Gallery').click()
  await expect(async () => {
    await undo.click()
    await expect(locateTab(page, 'Buttons')).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass()
  await expect(locateEntries(page, 'Custom buttons')).toHaveText([/^Book/, /^Shop/])
  await expect(page.getByText('Undone: Custom buttons')).toBeAttached()
  await undo.click()
  await expect(title).toHaveValue('Stored')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(locateSaveButton(page)).toBeDisabled()
  expect(await fetchStoredCard(page, card)).toMatchObject({ title: 'Stored', customCss: null })
  await redo.click()
  await expect(title).toHaveValue('CTO and more')
  // What Reset has discarded comes back too.
  await page.getByRole('button', { name: 'Reset' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(title).toHaveValue('Stored')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(title).toHaveValue('CTO and more')
})

test('the notice of a removal brings back what was removed, where it was', async ({ page }) => {
  const card = await openEditor(page)
  const undoIn = (notice: string) => locateNotices(page).filter({ hasText: notice }).getByRole('button', { name: 'Undo' })
  await locateTab(page, 'Social').click()
  await removeAfterConfirmation(page, 'Remove Facebook link')
  await expect(locateEntries(page, 'Social links')).toHaveCount(2)
  await undoIn('Facebook link removed').click()
  await expect(locateEntries(page, 'Social links')).toHaveText([/^LinkedIn/, /^Facebook/, /^Instagram/])
  await locateTab(page, 'Buttons').click()
  await removeAfterConfirmation(page, 'Remove Book')
  // What was changed since then stays.
  await locateButton(page, 'Edit Shop').click()
  await page.getByLabel('Button label').fill('Store')
  await page.getByRole('button', { name: 'Update Button' }).click()
  await undoIn('“Book” removed').click()
  await expect(locateEntries(page, 'Custom buttons')).toHaveText([/^Book/, /^Store/])
  await page.getByRole('switch', { name: 'Show the form on the card' }).click()
  await removeAfterConfirmation(page, 'Remove question 1')
  await undoIn('“Name” removed').click()
  await expect(page.getByLabel('Question 1', { exact: true })).toHaveValue('Name')
  await locateTab(page, 'Advanced').click()
  await page.getByRole('button', { name: 'Add Embed Code' }).click()
  await page.getByLabel('Title of embed 1').fill('Map')
  await removeAfterConfirmation(page, 'Remove embed 1')
  await undoIn('Embed 1 removed').click()
  await expect(page.getByLabel('Title of embed 1')).toHaveValue('Map')
  await page.getByLabel('HTML of embed 1').fill('<p>x</p>')

  // Pictures: a gallery picture, and the profile picture, which is saved at once each time.
  const photo = await createPhonePhoto(900, 600, 1)
  const upload = (label: string) =>
    page.getByLabel(`File for ${label}`).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo })
  await locateTab(page, 'Gallery').click()
  await upload('Gallery Image')
  await expect(locateEntries(page, 'Gallery images')).toHaveCount(1)
  await removeAfterConfirmation(page, 'Remove image 1')
  await undoIn('Image 1 removed').click()
  await expect(locateEntries(page, 'Gallery images')).toHaveCount(1)
  await locateTab(page, 'Design').click()
  const storedLogo = async () => (await fetchStoredCard(page, card)).logoUrl
  await upload('Logo')
  await expect.poll(storedLogo).toMatch(/^\/media\//)
  const logo = await storedLogo()
  page.on('dialog', (question) => void question.accept())
  await dismissNotices(page)
  await locateButton(page, 'Remove Logo').click()
  await undoIn('Image removed').click()
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
})

test('the preview follows the form, in a narrow and in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEditor(page)
  const mark = locateMark(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    if (width < 1000) {
      await locateButton(page, 'Show preview').click()
      await expect(mark).toHaveCount(0)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await locateField(page, 'Name').focus()
    const y = await page.evaluate(() => scrollY)
    await expect(mark).toHaveText('Test Card')
    // The preview scrolls, the page does not.
    await locateTab(page, 'Social').click()
    await expect(mark).toHaveClass(/card-section-social/)
    await expectMarkInSight(page, mark)
    expect(await page.evaluate(() => scrollY)).toBe(y)
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
    const height = () => page.locator('#live-preview').evaluate((preview) => preview.scrollHeight)
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
