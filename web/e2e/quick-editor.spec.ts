import { expect, type Locator, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { closeDialogByEscape, expectDialogHistoryRemoved, closeDialogByBack, locateNotices } from './accessible.ts'
import { signInAsLevel } from './accounts.ts'
import { createCardAsLevel5, openScreenOfNewCard, fetchOwnCards, fetchStoredCard } from './cards.ts'
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

const QUICK_EDITOR_FIELD_CASES = [
  ['Name', 'name', 'Zoë Ångström', {}],
  ['Title', 'title', 'Lead', {}],
  ['Company', 'company', 'Fjord AS', {}],
  ['About', 'about', 'Two lines\nof text that is long', { enterkeyhint: 'enter' }],
  ['Phone', 'phone', '+47 22 00 00 00', { type: 'tel', inputmode: 'tel', autocomplete: 'tel' }],
  ['Email', 'email', 'zoe@example.com', { type: 'text', inputmode: 'email', autocapitalize: 'none' }],
  ['Website', 'website', 'fjord.example', { inputmode: 'url', enterkeyhint: 'done' }],
  ['Address', 'address', 'Kai 1\nBergen', {}],
  ['Video', 'videoUrl', 'https://vimeo.com/76979871', { inputmode: 'url' }],
] as const

test.describe('on a phone of 360 px', () => {
  test.use(PHONE_WINDOW)
  test.slow()

  test('every field has a dialog, opened by its button or by a tap on the preview, above an on-screen keyboard', async ({ page }) => {
    const card = await openQuickEditorOfNewCard(page, { name: 'Test Card' })
    await test.step('each dialog has its own on-screen keyboard, and saved values show on the card', async () => {
      for (const [label, field, value, attributes] of QUICK_EDITOR_FIELD_CASES) {
        await page.getByRole('button', { name: new RegExp(`^(Add|Edit) ${label}`) }).click()
        const box = locateDialog(page, `Edit ${label}`)
        const control = box.getByLabel(label, { exact: true })
        await expect(control).toBeFocused()
        for (const [name, wanted] of Object.entries(attributes)) await expect(control).toHaveAttribute(name, wanted)
        await control.fill(value)
        if (field === 'website') {
          await control.press('Enter')
        } else await locateSaveButtonIn(box).click()
        await expect(box).toBeHidden()
      }
      await expect(locateSavedStatus(page)).toBeVisible()
      expect(await fetchStoredCard(page, card)).toMatchObject(
        Object.fromEntries(QUICK_EDITOR_FIELD_CASES.map(([, field, value]) => [field, value])),
      )
      await expect(locateTextInPreview(page, 'Zoë Ångström')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Edit About/ })).toContainText('Two lines of text th…')
      // All buttons and links are large enough to tap. Those inside the card's preview cannot be tapped, so they do not count.
      const small = await page.locator('main :is(button, a):visible').evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect()
          return target.getRootNode() === document && (width < 44 || height < 44) ? [target.textContent] : []
        }),
      )
      expect(small).toEqual([])
    })
    await test.step('a tap on the preview opens the dialog of the nearest field, even a little beside small text', async () => {
      for (const [text, label] of [
        ['Zoë Ångström', 'Name'],
        ['Lead', 'Title'],
        ['fjord.example', 'Website'],
      ] as const) {
        await tapPreviewPart(page, locateTextInPreview(page, text))
        await locateDialog(page, `Edit ${label}`).getByRole('button', { name: 'Cancel' }).click()
      }
      await tapPreviewPart(page, page.locator('.card-photo'))
      await locateDialog(page, 'Profile Picture').getByRole('button', { name: 'Close' }).click()
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

  test('links are added, changed and removed in dialogs of their own, which show what a link opens', async ({ page }) => {
    const card = await openQuickEditorOfNewCard(page, { socialLinks: { twitter: '@ann' } })
    await test.step('links are added, changed and removed', async () => {
      await page.getByRole('button', { name: 'Add Instagram' }).click()
      let box = locateDialog(page, 'Add Instagram link')
      const url = box.getByLabel('Profile URL')
      await expect(url).toBeFocused()
      await url.fill('javascript:alert(1)')
      await expect(url).toHaveAccessibleDescription('Please enter a valid URL')
      await url.fill('ann-lee')
      await locateSaveButtonIn(box).click()
      await expect(locateNotices(page).getByText('Instagram link updated')).toBeVisible()
      await expect(locateSavedStatus(page)).toBeVisible()

      await tapPreviewPart(page, locateTextInPreview(page, 'Twitter'))
      box = locateDialog(page, 'Edit Twitter link')
      await box.getByLabel('Profile URL').fill('')
      await locateSaveButtonIn(box).click()
      await expect(locateNotices(page).getByText('Twitter link updated')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add Twitter' })).toBeVisible()

      await page.getByRole('button', { name: 'Add Platform' }).click()
      box = locateDialog(page, 'Add Platform')
      await locateSaveButtonIn(box).click()
      await expect(box.getByLabel('Platform name')).toHaveAccessibleDescription('Platform name is required')
      await expect(box.getByLabel('Platform name')).toBeFocused()
      await box.getByLabel('Platform name').fill('My Place')
      await box.getByLabel('Profile URL').fill('https://place.example/ann')
      await locateSaveButtonIn(box).click()
      await expect(locateNotices(page).getByText('Myplace link updated')).toBeVisible()
      expect((await fetchStoredCard(page, card)).socialLinks).toEqual({ instagram: 'ann-lee', myplace: 'https://place.example/ann' })
    })
    await test.step('links show what they open, and are stored with country codes or as handles', async () => {
      const url = page.getByLabel('Profile URL')
      const opened = (box: Locator, href: string) => expect(box.getByRole('link', { name: href })).toHaveAttribute('href', href)
      await page.getByRole('button', { name: /^(Add|Edit) Phone/ }).click()
      let box = locateDialog(page, 'Edit Phone')
      await box.getByLabel('Phone', { exact: true }).fill('044 123 45 67')
      const save = (await locateSaveButtonIn(box).boundingBox())!
      await expect(box.getByText('Choose its country')).toBeVisible()
      await box.getByLabel('Country of this number').selectOption('Switzerland')
      await expect(box.getByLabel('Phone', { exact: true })).toHaveValue('+41 44 123 45 67')
      await opened(box, 'tel:+41441234567')
      expect(await locateSaveButtonIn(box).boundingBox()).toEqual(save)
      await saveAndExpectDialogClosed(box)

      await page.getByRole('button', { name: 'Add WhatsApp' }).click()
      box = locateDialog(page, 'Add WhatsApp link')
      await expect(url).toHaveAttribute('inputmode', 'tel')
      await url.fill('079 123 45 67')
      await expect(url).toHaveAccessibleDescription(/^Read as \+41 79 123 45 67 \(Switzerland\)/)
      await opened(box, 'https://wa.me/41791234567')
      await saveAndExpectDialogClosed(box)

      await page.getByRole('button', { name: 'Add Facebook' }).click()
      await url.fill('https://de.linkedin.com/company/acme/?trk=x')
      await page.getByRole('button', { name: 'Switch to LinkedIn' }).click()
      box = locateDialog(page, 'Add LinkedIn link')
      await opened(box, 'https://de.linkedin.com/company/acme/?trk=x')
      await saveAndExpectDialogClosed(box)

      await page.getByRole('button', { name: 'Add Platform' }).click()
      box = locateDialog(page, 'Add Platform')
      await box.getByLabel('Platform name').fill('Tiktok')
      await url.fill('https://www.tiktok.com/@ada?_t=abc')
      await saveAndExpectDialogClosed(box)
      expect(await fetchStoredCard(page, card)).toMatchObject({
        phone: '+41 44 123 45 67',
        socialLinks: { whatsapp: '+41 79 123 45 67', linkedin: 'company/acme', tiktok: 'ada' },
      })
    })
  })

  test('a failed save loses no text and hides no control, and a double click does nothing twice', async ({ page }) => {
    const card = await openQuickEditorOfNewCard(page, { title: 'Stored' })
    await test.step('typed text is kept if a save fails or the dialog is closed, and a double tap saves once', async () => {
      await failCardSaves(page, card)
      const { title, box, control } = locateTitleEditor(page)
      await title.click()
      await control.fill('Mine')
      await locateSaveButtonIn(box).click()
      await expect(locateNoticesOverDialog(page).getByText('Failed to save changes')).toBeVisible()
      await expect(box.getByText('Your changes were not saved')).toBeVisible()
      await expect(control).toHaveValue('Mine')
      await expect(box.getByRole('button', { name: 'Try Again' })).toBeEnabled()

      // If a dialog is closed without saving, its text is kept and marked as not saved, also after a reload.
      await page.keyboard.press('Escape')
      await expect(title).toContainText('Not saved')
      await expect(page.getByRole('group', { name: 'Unsaved changes' })).toBeVisible()
      await expectDialogHistoryRemoved(page)
      page.once('dialog', (native) => void native.accept())
      await page.reload()
      await expect(page.getByText('Your unsaved changes are back')).toBeVisible()

      await page.unrouteAll()
      let sent = 0
      page.on('request', (request) => void (request.method() === 'PUT' && sent++))
      await title.click()
      await expect(control).toHaveValue('Mine')
      await locateSaveButtonIn(box).dblclick()
      await expect(box).toBeHidden()
      await expect(locateSavedStatus(page)).toBeVisible()
      expect(sent).toBe(1)
      expect((await fetchStoredCard(page, card)).title).toBe('Mine')
    })
    await test.step('a dialog as tall as the window makes room for a notice, which can be dismissed', async () => {
      await failCardSaves(page, card)
      await page.setViewportSize({ width: 360, height: 320 })
      const about = locateDialog(page, 'Edit About')
      await page.getByRole('button', { name: /^Add About/ }).click()
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
  })

  test('late answers, changes on another device and half-typed links are kept apart from what is typed', async ({ page }) => {
    const card = await openQuickEditorOfNewCard(page, { title: 'Stored' })
    await test.step('a late answer of the server closes its own dialog, not one that was opened meanwhile', async () => {
      const { title, box } = locateTitleEditor(page)
      const platform = locateDialog(page, 'Add Platform')
      let answer = Promise.withResolvers<void>()
      await page.route(`**/api/business-cards/${card.id}`, async (route) => {
        if (route.request().method() === 'PUT') await answer.promise
        await route.continue()
      })
      await title.click()
      await box.getByRole('textbox').fill('Late')
      await locateSaveButtonIn(box).click()
      await expect(box.getByRole('button', { name: 'Saving...' })).toBeVisible()
      await closeDialogByBack(page, box)
      await page.getByRole('button', { name: /^(Add|Edit) Company/ }).click()
      const company = locateDialog(page, 'Edit Company')
      await company.getByRole('textbox').fill('Half')
      answer.resolve()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await expect(company.getByRole('textbox')).toHaveValue('Half')
      await page.keyboard.press('Escape')
      // A slow save of one link does not include the next link, which is still half typed.
      answer = Promise.withResolvers<void>()
      await page.getByRole('button', { name: 'Add Platform' }).click()
      await platform.getByLabel('Platform name').fill('Fedi')
      await platform.getByLabel('Profile URL').fill('@ann')
      await locateSaveButtonIn(platform).click()
      await expect(platform.getByRole('button', { name: 'Saving...' })).toBeVisible()
      await closeDialogByBack(page, platform)
      await page.getByRole('button', { name: 'Add Platform' }).click()
      await platform.getByLabel('Platform name').fill('Next')
      answer.resolve()
      await expect(locateNoticesOverDialog(page).getByText('Fedi link updated')).toBeVisible()
      await expect(platform.getByLabel('Platform name')).toHaveValue('Next')
      await page.keyboard.press('Escape')

      const bar = page.getByRole('group', { name: 'Unsaved changes' })
      await bar.getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
      await expect(bar).toBeHidden()
      expect((await fetchStoredCard(page, card)).title).toBe('Late')
      await page.unrouteAll()
    })
    await test.step('a change on another device is shown in the dialog, and the user can keep the own edit', async () => {
      const { title, box, control } = locateTitleEditor(page)
      await page.request.put(`/api/business-cards/${card.id}`, { data: { company: 'Theirs', title: 'Their title' } })
      await title.click()
      await control.fill('Mine again')
      await locateSaveButtonIn(box).click()
      await expect(box.getByText('This card was changed on another device. Reload to see the latest version.')).toBeVisible()
      // If the dialog about a conflict is closed, the button Show choices scrolls to the buttons that resolve the conflict.
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Show choices' }).click()
      await expect(page.getByRole('button', { name: 'See both versions' })).toBeInViewport()
      await title.click()
      await box.getByRole('button', { name: 'Reload and keep my edits' }).click()
      await expect(control).toHaveValue('Mine again')
      await expect(control).toBeFocused()
      await expect(control).toHaveAccessibleDescription('On the card now: Their title')
      await box.getByRole('button', { name: 'Try Again' }).click()
      await expect(box).toBeHidden()
      expect(await fetchStoredCard(page, card)).toMatchObject({ title: 'Mine again', company: 'Theirs' })
    })
    await test.step('the save bar saves a half-typed link or opens an incomplete one, and reports a video URL that is a web page', async () => {
      const bar = page.getByRole('group', { name: 'Unsaved changes' })
      const platform = locateDialog(page, 'Add Platform')
      await page.getByRole('button', { name: 'Add Video' }).click()
      const video = locateDialog(page, 'Edit Video')
      await video.getByLabel('Video', { exact: true }).fill('loom.com/share/0123456789abcdef')
      await expect(video.getByLabel('Video', { exact: true })).toHaveAccessibleDescription(
        'This is a page and not a video file. Add it as a button instead.',
      )
      await closeDialogByEscape(page, video)
      await page.getByRole('button', { name: 'Add Platform' }).click()
      await platform.getByLabel('Platform name').fill('Fedi')
      await closeDialogByEscape(page, platform)
      await bar.getByRole('button', { name: 'Save' }).click()
      await expect(platform.getByLabel('Profile URL')).toBeFocused()
      await expect(platform.getByLabel('Profile URL')).toHaveAccessibleDescription('Please enter a valid URL')
      await expect(locateSavedStatus(page)).toBeHidden()
      await platform.getByLabel('Profile URL').fill('@ann')
      await closeDialogByEscape(page, platform)
      await bar.getByRole('button', { name: 'Save' }).click()
      await expect(bar).toBeHidden()
      expect(await fetchStoredCard(page, card)).toMatchObject({
        videoUrl: 'https://loom.com/share/0123456789abcdef',
        socialLinks: { fedi: '@ann' },
      })
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

  test('a theme and pictures are stored as soon as they are chosen', async ({ page }) => {
    const card = await openQuickEditorOfNewCard(page)
    await page.getByRole('button', { name: 'Change Theme' }).click()
    await locateDialog(page, 'Select a Card Theme').getByText('Education').click()
    await expect(locateNotices(page).getByText('Card theme updated')).toBeVisible()
    await expect(locateDialog(page, 'Select a Card Theme')).toBeHidden()
    await expect(locateSavedStatus(page)).toBeVisible()

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
    const { theme, coverPhoto } = await fetchStoredCard(page, card)
    expect([theme, coverPhoto]).toEqual(['education', expect.stringMatching(/^\/media\/.*\.jpg$/)])

    page.once('dialog', (confirm) => void confirm.accept())
    await page.getByRole('button', { name: 'Edit Cover Photo' }).click()
    await box.getByRole('button', { name: 'Remove Cover Photo' }).click()
    await expect(locateNotices(page).getByText('Image removed')).toBeVisible()
    expect((await fetchStoredCard(page, card)).coverPhoto).toBeNull()
  })

  test.describe('without a network', () => {
    // Offline the picker cannot load the code of themes that were never shown.
    test.use({ expectedBrowserErrors: /^The theme \w+ could not be loaded/ })

    test('a theme that was chosen is saved when the network is back', async ({ page, context }) => {
      const card = await openQuickEditorOfNewCard(page)
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

test.describe('in a window of 1280 px', () => {
  test('editing works with the keyboard alone and by clicking on the preview', async ({ page }) => {
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
    for (const name of ['Add Profile Picture', 'Add Cover Photo', 'Add Logo', 'Change Theme', /^Edit Name/, /^Edit Title/]) {
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

    // If the server refuses a value, the error is shown at the value's field.
    await page.getByRole('button', { name: /^Edit Email/ }).click()
    const email = locateDialog(page, 'Edit Email').getByRole('textbox')
    await email.fill('nobody')
    await email.press('Enter')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveValue('nobody')
    // If the user closes a field's dialog after its value was refused, the next attempt to save opens the dialog again.
    await page.keyboard.press('Escape')
    await page.getByRole('group', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click()
    await expect(email).toHaveAccessibleDescription(/valid email/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(email).toBeHidden()
    await expect(locateSavedStatus(page)).toBeHidden()

    await page.getByRole('link', { name: 'Advanced Editor' }).click()
    await expect(page).toHaveURL(`/card-editor/${card.id}`)
  })

  test('if a card cannot be loaded, the quick editor says why and links back to the dashboard', async ({ page }) => {
    const card = await createCardAsLevel5(page)
    await page.goto('/mobile-editor/99999999')
    await expect(page.getByText('Failed to load business card')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/mobile-editor')
    await expect(page).toHaveURL('/dashboard')
    // On the dashboard, the Edit Card button opens the quick editor.
    const [first] = await fetchOwnCards(page)
    await page.getByRole('link', { name: 'Edit Card' }).click()
    await expect(page).toHaveURL(`/mobile-editor/${first!.id}`)
    await signInAsLevel(page, 3, `/mobile-editor/${card.id}`)
    await expect(page).toHaveURL('/dashboard')
    await expect(locateNotices(page).getByText('Access denied')).toBeVisible()
  })
})
