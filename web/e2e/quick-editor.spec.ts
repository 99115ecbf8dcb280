import { expect, type Locator, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { closeDialogByEscape, expectDialogHistoryRemoved, locateNotices } from './accessible.ts'
import { createCardAsLevel5, openScreenOfNewCard, fetchStoredCard } from './cards.ts'
import { createPhonePhoto } from './photos.ts'
import { test } from './fixtures.ts'

const PHONE_WINDOW = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

async function openQuickEditorOfNewCard(page: Page, fields?: Partial<Card>): Promise<Card> {
  const card = await openScreenOfNewCard(page, 'mobile-editor', fields)
  await expect(page.getByRole('heading', { name: 'Quick Edit Mode' })).toBeVisible()
  return card
}

const failCardSaves = (page: Page, { id }: Card) =>
  page.route(`**/api/business-cards/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { message: 'Something went wrong' } }) : route.continue(),
  )

const locateDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const locateSaveButtonIn = (box: Locator) => box.getByRole('button', { name: 'Save', exact: true })
async function saveAndExpectDialogClosed(box: Locator) {
  await locateSaveButtonIn(box).click()
  await expect(box).toBeHidden()
}
const locateSavedStatus = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true })
/** Notices above an open dialog. The dialog hides them from screen readers, which get an announcement instead. */
const locateNoticesOverDialog = (page: Page) => page.locator('[data-toasts]')
const locateTextInPreview = (page: Page, text: string) =>
  page
    .getByRole('img', { name: /^Preview of the card/ })
    .getByText(text)
    .first()

/** Waits until the card's fonts have loaded and the tappable areas of its preview are measured again. */
async function waitForTapAreas(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Taps the preview where it shows a part of the card. The part itself takes no focus and no events. */
async function tapPreviewPart(page: Page, part: Locator) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await waitForTapAreas(page)
  await part.scrollIntoViewIfNeeded()
  const box = (await part.boundingBox())!
  await page.touchscreen.tap(box.x + Math.min(20, box.width / 2), box.y + box.height / 2)
}

/** Returns the locators for editing the title: its row, its dialog and the input in the dialog. */
function locateTitleEditor(page: Page) {
  const box = locateDialog(page, 'Edit Title')
  return { title: page.getByRole('button', { name: /^Edit Title/ }), box, control: box.getByLabel('Title', { exact: true }) }
}

const FILLED_CARD: Partial<Card> = {
  name: 'Zoë Ångström',
  title: 'Lead',
  about: 'Two lines\nof text that is long',
  phone: '+47 22 00 00 00',
  website: 'fjord.example',
  socialLinks: { twitter: '@ann' },
}

test.describe('on a phone of 360 px', () => {
  test.use(PHONE_WINDOW)
  test.slow()

  test('parts of the preview and buttons are easy to tap, and dialogs make room for a keyboard and for notices', async ({ page }) => {
    const card = await openQuickEditorOfNewCard(page, FILLED_CARD)
    await test.step('all buttons and links are large enough to tap', async () => {
      await expect(locateTextInPreview(page, 'Zoë Ångström')).toBeVisible()
      // Those inside the card's preview cannot be tapped, so they do not count.
      const small = await page.locator('main :is(button, a):visible').evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect()
          return target.getRootNode() === document && (width < 44 || height < 44) ? [target.textContent] : []
        }),
      )
      expect(small).toEqual([])
    })
    await test.step('a tap on the preview opens the dialog of the nearest field, even a little beside small text', async () => {
      for (const [text, dialog] of [
        ['Zoë Ångström', 'Edit Name'],
        ['Lead', 'Edit Title'],
        ['fjord.example', 'Edit Website'],
        ['Twitter', 'Edit Twitter link'],
      ] as const) {
        await tapPreviewPart(page, locateTextInPreview(page, text))
        await locateDialog(page, dialog).getByRole('button', { name: 'Cancel' }).click()
      }
      await tapPreviewPart(page, page.locator('.card-photo'))
      await locateDialog(page, 'Profile Picture').getByRole('button', { name: 'Close' }).click()
    })
    await test.step('the explanation of a number does not move the buttons', async () => {
      await page.getByRole('button', { name: /^Edit Phone/ }).click()
      const box = locateDialog(page, 'Edit Phone')
      await box.getByLabel('Phone', { exact: true }).fill('044 123 45 67')
      const save = (await locateSaveButtonIn(box).boundingBox())!
      await expect(box.getByText('Choose its country')).toBeVisible()
      await box.getByLabel('Country of this number').selectOption('Switzerland')
      await expect(box.getByRole('link', { name: 'tel:+41441234567' })).toBeVisible()
      expect(await locateSaveButtonIn(box).boundingBox()).toEqual(save)
      await box.getByRole('button', { name: 'Cancel' }).click()
      await expect(box).toBeHidden()
    })
    await test.step('if the dialog about a conflict is closed, Show choices scrolls to the buttons that resolve it', async () => {
      await page.request.put(`/api/business-cards/${card.id}`, { data: { title: 'Their title' } })
      await page.getByRole('button', { name: /^Edit Title/ }).click()
      const box = locateDialog(page, 'Edit Title')
      await box.getByLabel('Title', { exact: true }).fill('Mine')
      await locateSaveButtonIn(box).click()
      await expect(box.getByText('This card was changed on another device. Reload to see the latest version.')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Show choices' }).click()
      await expect(page.getByRole('button', { name: 'See both versions' })).toBeInViewport()
      await page.getByRole('button', { name: 'Reload and keep my edits' }).click()
      const bar = page.getByRole('group', { name: 'Unsaved changes' })
      // The banner and the bar at the lower edge take at most 96 px of a phone, with and without unsaved changes.
      const banner = page.locator('header', { has: page.getByRole('heading', { name: 'Quick Edit Mode' }) })
      const heightWithBanner = async (part: Locator) => (await banner.boundingBox())!.height + (await part.boundingBox())!.height
      expect(await heightWithBanner(bar)).toBeLessThanOrEqual(96)
      const look = page.getByRole('group', { name: 'Look of the card' })
      await expect(look).toHaveCSS('position', 'static')
      await bar.getByRole('button', { name: /^(Save|Try Again)$/ }).click()
      await expect(bar).toBeHidden()
      await expect(look).toHaveCSS('position', 'fixed')
      expect(await heightWithBanner(look)).toBeLessThanOrEqual(96)
    })
    await test.step('a dialog as tall as the window makes room for a notice, which can be dismissed', async () => {
      await failCardSaves(page, card)
      await page.setViewportSize({ width: 360, height: 320 })
      const about = locateDialog(page, 'Edit About')
      await page.getByRole('button', { name: /^Edit About/ }).click()
      await about.getByRole('textbox').fill('Typed')
      await locateSaveButtonIn(about).click()
      const edge = (part: Locator, side: 'top' | 'bottom') => part.evaluate((element, at) => element.getBoundingClientRect()[at], side)
      const notice = locateNoticesOverDialog(page).locator('li').filter({ hasText: 'Failed to save changes' })
      await expect.poll(async () => (await edge(about, 'top')) - (await edge(notice, 'bottom'))).toBeGreaterThanOrEqual(0)
      await expect(about.getByRole('button', { name: 'Try Again' })).toBeInViewport()
      await closeDialogByEscape(page, about)
      // A notice that appeared before the dialog was opened can be dismissed, too.
      await page.getByRole('button', { name: /^(Add|Edit) About/ }).click()
      await notice.getByLabel('Dismiss').click()
      await expect(notice).toBeHidden()
      await expect(about).toBeVisible()
      await closeDialogByEscape(page, about)
    })
    await test.step('a double click in a dialog opens nothing below the closing dialog', async () => {
      const title = page.getByRole('button', { name: /^Edit Title/ })
      await page.setViewportSize(PHONE_WINDOW.viewport)
      await page.getByRole('button', { name: 'Change Theme' }).click()
      await locateDialog(page, 'Select a Card Theme').getByText('Education').click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await title.scrollIntoViewIfNeeded()
      const below = (await title.boundingBox())!
      await page.mouse.move(below.x + 20, below.y + 20)
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      await expect(locateNoticesOverDialog(page).getByText('Failed to update theme')).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
    await test.step('a dialog stays above an on-screen keyboard', async () => {
      await page.getByRole('button', { name: /^Edit About/ }).click()
      const foot = locateSaveButtonIn(locateDialog(page, 'Edit About'))
      await expect(foot).toBeInViewport()
      // The test simulates an on-screen keyboard of 300 pixels, because this browser has none.
      await page.evaluate(() => {
        Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300 })
        visualViewport!.dispatchEvent(new Event('resize'))
      })
      await expect.poll(async () => ((box) => box!.y + box!.height)(await foot.boundingBox())).toBeLessThanOrEqual(440)
    })
  })

  test('Back closes a dialog and keeps its input, and the next Back asks before leaving', async ({ page }) => {
    const card = await createCardAsLevel5(page, { title: 'Stored' })
    await page.goto('/dashboard')
    await page.evaluate((path) => history.pushState(null, '', path), `/mobile-editor/${card.id}`)
    const { title, box } = locateTitleEditor(page)
    const back = () => page.evaluate(() => history.back())
    await title.click()
    await box.getByRole('textbox').fill('Typed')
    await back()
    await expect(box).toBeHidden()
    await expect(page).toHaveURL(`/mobile-editor/${card.id}`)
    await expect(title).toContainText('Typed')
    await title.click()
    await expect(box.getByRole('textbox')).toHaveValue('Typed')
    await saveAndExpectDialogClosed(box)
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()

    // A half-typed link is also kept. Another Back would leave the page, so the editor asks for confirmation.
    const platform = locateDialog(page, 'Add Platform')
    await page.getByRole('button', { name: 'Add Platform' }).click()
    await platform.getByLabel('Platform name').fill('Fedi')
    await back()
    await expect(platform).toBeHidden()
    await back()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(`/mobile-editor/${card.id}`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(platform.getByLabel('Platform name')).toHaveValue('Fedi')
    await platform.getByRole('button', { name: 'Cancel' }).click()
    await expectDialogHistoryRemoved(page)
    await back()
    await expect(page).toHaveURL('/dashboard')
  })

  test.describe('with and without a network', () => {
    // Offline the picker cannot load the code of themes that were never shown.
    test.use({ expectedBrowserErrors: /^The theme \w+ could not be loaded/ })

    test('pictures are stored as soon as they are chosen, and a theme when the network is back', async ({ page, context }) => {
      const card = await openQuickEditorOfNewCard(page)
      // The quick editor opens the crop dialog for every kind of image.
      await page.getByRole('button', { name: 'Add Cover Photo' }).click()
      const box = locateDialog(page, 'Cover Photo')
      await expect(box).toBeVisible()
      const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await createPhonePhoto(1500, 600, 1) }
      await page.route('**/api/upload', (route) => route.fulfill({ json: { success: true, url: 'data:,x' } }))
      await box.getByLabel('File for Cover Photo').setInputFiles(photo)
      await locateDialog(page, 'Crop Image').getByRole('button', { name: 'Apply Crop' }).click()
      await expect(locateNoticesOverDialog(page).getByText('Invalid image URL received from upload')).toBeVisible()
      await page.unroute('**/api/upload')
      await box.getByLabel('File for Cover Photo').setInputFiles(photo)
      await locateDialog(page, 'Crop Image').getByRole('button', { name: 'Apply Crop' }).click()
      await expect(locateNotices(page).getByText('Upload successful')).toBeVisible()
      await expect(box).toBeHidden()
      expect((await fetchStoredCard(page, card)).coverPhoto).toMatch(/^\/media\/.*\.jpg$/)

      page.once('dialog', (confirm) => void confirm.accept())
      await page.getByRole('button', { name: 'Edit Cover Photo' }).click()
      await box.getByRole('button', { name: 'Remove Cover Photo' }).click()
      await expect(locateNotices(page).getByText('Image removed')).toBeVisible()
      expect((await fetchStoredCard(page, card)).coverPhoto).toBeNull()

      // The editor loads the code of the theme picker in advance when the browser is idle.
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await expect(page.getByText('You are offline')).toBeVisible()
      await page.getByRole('button', { name: 'Change Theme' }).click()
      await locateDialog(page, 'Select a Card Theme').getByRole('radio', { name: 'Minimalist Sophistication' }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByText('will be saved when you are back online')).toBeVisible()
      await context.setOffline(false)
      await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
      expect((await fetchStoredCard(page, card)).theme).toBe('dynamic')
    })
  })
})

test('in a window of 1280 px, editing works with the keyboard alone and by clicking on the preview', async ({ page }) => {
  const card = await openQuickEditorOfNewCard(page, { title: 'Stored', email: 'a@b.example' })
  await waitForTapAreas(page)
  const box = (await locateTextInPreview(page, 'Stored').boundingBox())!
  await page.mouse.click(box.x + 5, box.y + box.height * 0.75)
  await expect(locateDialog(page, 'Edit Title').getByRole('textbox')).toBeFocused()
  await closeDialogByEscape(page, locateDialog(page, 'Edit Title'))
  // After a click on the card's preview opened a dialog, closing the dialog puts the focus on the page.
  await expect(page.locator('main')).toBeFocused()

  await page.getByRole('link', { name: 'Back' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Advanced Editor' })).toBeFocused()
  for (const name of ['Add Profile Picture', 'Add Cover Photo', 'Add Logo', 'Change Theme', 'Change Look', /^Edit Name/, /^Edit Title/]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(locateDialog(page, 'Edit Title').getByRole('textbox')).toBeFocused()
  await page.keyboard.type(' no more')
  await page.keyboard.press('Enter')
  await expect(locateDialog(page, 'Edit Title')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Edit Title/ })).toBeFocused()
  await expect(locateSavedStatus(page)).toBeVisible()
  expect((await fetchStoredCard(page, card)).title).toBe('Stored no more')

  await page.getByRole('link', { name: 'Advanced Editor' }).click()
  await expect(page).toHaveURL(`/card-editor/${card.id}`)
})
