import { expect, type Locator, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { escape, expectAccessible, expectDialogEntryRemoved, goBackFrom, notices } from './accessible.ts'
import { signInAs } from './accounts.ts'
import { newCard, openNew, ownCards, storedCard } from './cards.ts'
import { phonePhoto } from './photos.ts'
import { quietTest, test } from './fixtures.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

async function openQuick(page: Page, fields?: Partial<Card>): Promise<Card> {
  const card = await openNew(page, 'mobile-editor', fields)
  await expect(page.getByRole('heading', { name: 'Quick Edit Mode' })).toBeVisible()
  return card
}

/** Lets every save of the card fail before it reaches the server. */
const failSaves = (page: Page, { id }: Card) =>
  page.route(`**/api/business-cards/${id}`, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const saveIn = (box: Locator) => box.getByRole('button', { name: 'Save', exact: true })
async function saveAndClose(box: Locator) {
  await saveIn(box).click()
  await expect(box).toBeHidden()
}
const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true })
/** The notices above an open dialog. The dialog hides them from screen readers, to which they are announced separately. */
const over = (page: Page) => page.locator('[data-toasts]')
const onCard = (page: Page, text: string) =>
  page
    .getByRole('img', { name: /^Preview of the card/ })
    .getByText(text)
    .first()

/** Waits until the card's fonts have loaded and its hit areas are measured again. */
async function awaitCardMeasured(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Taps the place of a part on the card's preview, whose own elements take no focus and no events. */
async function tapPart(page: Page, part: Locator) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await awaitCardMeasured(page)
  await part.scrollIntoViewIfNeeded()
  const box = (await part.boundingBox())!
  await page.touchscreen.tap(box.x + Math.min(20, box.width / 2), box.y + box.height / 2)
}

/** The row of the title, its dialog and the field in it. */
function titleOf(page: Page) {
  const box = dialog(page, 'Edit Title')
  return { title: page.getByRole('button', { name: /^Edit Title/ }), box, control: box.getByLabel('Title', { exact: true }) }
}

const FIELDS = [
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
  test.use(PHONE)
  test.slow()

  quietTest('every field has a dialog with its own on-screen keyboard, and saved values show on the card', async ({ page }) => {
    const card = await openQuick(page, { name: 'Test Card' })
    await expectAccessible(page)
    for (const [label, field, value, attributes] of FIELDS) {
      await page.getByRole('button', { name: new RegExp(`^(Add|Edit) ${label}`) }).click()
      const box = dialog(page, `Edit ${label}`)
      const control = box.getByLabel(label, { exact: true })
      await expect(control).toBeFocused()
      for (const [name, wanted] of Object.entries(attributes)) await expect(control).toHaveAttribute(name, wanted)
      await control.fill(value)
      if (field === 'website') {
        await expectAccessible(page)
        await control.press('Enter')
      } else await saveIn(box).click()
      await expect(box).toBeHidden()
    }
    await expect(saved(page)).toBeVisible()
    expect(await storedCard(page, card)).toMatchObject(Object.fromEntries(FIELDS.map(([, field, value]) => [field, value])))
    await expect(onCard(page, 'Zoë Ångström')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Edit About/ })).toContainText('Two lines of text th…')
    // Every touch target is large enough. Elements inside the preview are not targets.
    const small = await page.locator('main :is(button, a):visible').evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        return target.getRootNode() === document && (width < 44 || height < 44) ? [target.textContent] : []
      }),
    )
    expect(small).toEqual([])
  })

  test('a tap on the card opens the dialog of the nearest field, also a little beside small text', async ({ page }) => {
    await openQuick(page, { name: 'Zoë Ångström', title: 'Lead', website: 'fjord.example' })
    for (const [text, label] of [
      ['Zoë Ångström', 'Name'],
      ['Lead', 'Title'],
      ['fjord.example', 'Website'],
    ] as const) {
      await tapPart(page, onCard(page, text))
      await dialog(page, `Edit ${label}`).getByRole('button', { name: 'Cancel' }).click()
    }
    await tapPart(page, page.locator('.card-photo'))
    await dialog(page, 'Profile Picture').getByRole('button', { name: 'Close' }).click()
  })

  test('a dialog stays above an on-screen keyboard', async ({ page }) => {
    await openQuick(page)
    await page.getByRole('button', { name: /^Add About/ }).click()
    const foot = saveIn(dialog(page, 'Edit About'))
    await expect(foot).toBeInViewport()
    // Simulates an on-screen keyboard of 300 pixels, which this browser lacks.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300 })
      visualViewport!.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => ((box) => box!.y + box!.height)(await foot.boundingBox())).toBeLessThanOrEqual(440)
  })

  quietTest('links are added, changed and removed in dialogs of their own', async ({ page }) => {
    const card = await openQuick(page, { socialLinks: { twitter: '@ann' } })
    await page.getByRole('button', { name: 'Add LinkedIn' }).click()
    let box = dialog(page, 'Add LinkedIn link')
    const url = box.getByLabel('Profile URL')
    await expect(url).toBeFocused()
    await url.fill('javascript:alert(1)')
    await expect(url).toHaveAccessibleDescription('Please enter a valid URL')
    await url.fill('ann-lee')
    await expectAccessible(page)
    await saveIn(box).click()
    await expect(notices(page).getByText('LinkedIn link updated')).toBeVisible()
    await expect(saved(page)).toBeVisible()

    await tapPart(page, onCard(page, 'Twitter'))
    box = dialog(page, 'Edit Twitter link')
    await box.getByLabel('Profile URL').fill('')
    await saveIn(box).click()
    await expect(notices(page).getByText('Twitter link updated')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Twitter' })).toBeVisible()

    await page.getByRole('button', { name: 'Add Platform' }).click()
    box = dialog(page, 'Add Platform')
    await saveIn(box).click()
    await expect(box.getByLabel('Platform name')).toHaveAccessibleDescription('Platform name is required')
    await expect(box.getByLabel('Platform name')).toBeFocused()
    await box.getByLabel('Platform name').fill('My Place')
    await box.getByLabel('Profile URL').fill('https://place.example/ann')
    await expectAccessible(page)
    await saveIn(box).click()
    await expect(notices(page).getByText('Myplace link updated')).toBeVisible()
    expect((await storedCard(page, card)).socialLinks).toEqual({ linkedin: 'ann-lee', myplace: 'https://place.example/ann' })

    await page.getByRole('button', { name: 'Add WhatsApp' }).click()
    await expect(page.getByLabel('Profile URL')).toHaveAttribute('inputmode', 'tel')
  })

  quietTest('numbers and addresses show what they open, and are stored with country codes and as handles', async ({ page }) => {
    const card = await openQuick(page)
    const url = page.getByLabel('Profile URL')
    const opened = (box: Locator, href: string) => expect(box.getByRole('link', { name: href })).toHaveAttribute('href', href)
    await page.getByRole('button', { name: /^(Add|Edit) Phone/ }).click()
    let box = dialog(page, 'Edit Phone')
    await box.getByLabel('Phone', { exact: true }).fill('044 123 45 67')
    const save = (await saveIn(box).boundingBox())!
    await expect(box.getByText('Choose its country')).toBeVisible()
    await expectAccessible(page)
    await box.getByLabel('Country of this number').selectOption('Switzerland')
    await expect(box.getByLabel('Phone', { exact: true })).toHaveValue('+41 44 123 45 67')
    await opened(box, 'tel:+41441234567')
    expect(await saveIn(box).boundingBox()).toEqual(save)
    await saveAndClose(box)

    await page.getByRole('button', { name: 'Add WhatsApp' }).click()
    box = dialog(page, 'Add WhatsApp link')
    await url.fill('079 123 45 67')
    await expect(url).toHaveAccessibleDescription(/^Read as \+41 79 123 45 67 \(Switzerland\)/)
    await opened(box, 'https://wa.me/41791234567')
    await expectAccessible(page)
    await saveAndClose(box)

    await page.getByRole('button', { name: 'Add Facebook' }).click()
    await url.fill('https://de.linkedin.com/company/acme/?trk=x')
    await page.getByRole('button', { name: 'Switch to LinkedIn' }).click()
    box = dialog(page, 'Add LinkedIn link')
    await opened(box, 'https://de.linkedin.com/company/acme/?trk=x')
    await saveAndClose(box)

    await page.getByRole('button', { name: 'Add Platform' }).click()
    box = dialog(page, 'Add Platform')
    await box.getByLabel('Platform name').fill('Tiktok')
    await url.fill('https://www.tiktok.com/@ada?_t=abc')
    await expectAccessible(page)
    await saveAndClose(box)
    expect(await storedCard(page, card)).toMatchObject({
      phone: '+41 44 123 45 67',
      socialLinks: { whatsapp: '+41 79 123 45 67', linkedin: 'company/acme', tiktok: 'ada' },
    })
  })

  quietTest('Back closes a dialog and keeps its input, and the next Back asks before leaving', async ({ page }) => {
    const card = await newCard(page, { title: 'Stored' })
    await page.goto('/dashboard')
    await page.evaluate((path) => history.pushState(null, '', path), `/mobile-editor/${card.id}`)
    const { title, box } = titleOf(page)
    const back = () => page.evaluate(() => history.back())
    await title.click()
    await box.getByRole('textbox').fill('Typed')
    await back()
    await expect(box).toBeHidden()
    await expect(page).toHaveURL(`/mobile-editor/${card.id}`)
    await expect(title).toContainText('Typed')
    await title.click()
    await expect(box.getByRole('textbox')).toHaveValue('Typed')
    await saveAndClose(box)
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()

    // A half-typed link is kept too. The next Back would leave the page and asks for confirmation.
    const platform = dialog(page, 'Add Platform')
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
    await expectDialogEntryRemoved(page)
    await back()
    await expect(page).toHaveURL('/dashboard')
  })

  test('the second click of a double click in a dialog opens nothing below it', async ({ page }) => {
    const card = await openQuick(page, { title: 'Stored' })
    const title = page.getByRole('button', { name: /^Edit Title/ })
    await failSaves(page, card)
    await page.getByRole('button', { name: 'Change Theme' }).click()
    await dialog(page, 'Select a Card Theme').getByText('Education').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await title.scrollIntoViewIfNeeded()
    const below = (await title.boundingBox())!
    await page.mouse.move(below.x + 20, below.y + 20)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(over(page).getByText('Failed to update theme')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('a dialog as tall as the window makes room for a notice, which can be dismissed over it', async ({ page }) => {
    await failSaves(page, await openQuick(page))
    await page.setViewportSize({ width: 360, height: 320 })
    const about = dialog(page, 'Edit About')
    await page.getByRole('button', { name: /^Add About/ }).click()
    await about.getByRole('textbox').fill('Typed')
    await saveIn(about).click()
    const edge = (part: Locator, side: 'top' | 'bottom') => part.evaluate((element, at) => element.getBoundingClientRect()[at], side)
    const notice = over(page).locator('li').filter({ hasText: 'Failed to save changes' })
    await expect.poll(async () => (await edge(about, 'top')) - (await edge(notice, 'bottom'))).toBeGreaterThanOrEqual(0)
    await expect(about.getByRole('button', { name: 'Try Again' })).toBeInViewport()
    await escape(page, about)
    // A notice from before the dialog can be dismissed too.
    await page.getByRole('button', { name: /^(Add|Edit) About/ }).click()
    await notice.getByLabel('Dismiss').click()
    await expect(notice).toBeHidden()
    await expect(about).toBeVisible()
  })

  quietTest('a late answer closes its own dialog, not one that was opened meanwhile', async ({ page }) => {
    const card = await openQuick(page, { title: 'Stored' })
    const { title, box } = titleOf(page)
    const platform = dialog(page, 'Add Platform')
    let answer = Promise.withResolvers<void>()
    await page.route(`**/api/business-cards/${card.id}`, async (route) => {
      if (route.request().method() === 'PUT') await answer.promise
      await route.continue()
    })
    await title.click()
    await box.getByRole('textbox').fill('Late')
    await saveIn(box).click()
    await expect(box.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await goBackFrom(page, box)
    await page.getByRole('button', { name: /^(Add|Edit) Company/ }).click()
    const company = dialog(page, 'Edit Company')
    await company.getByRole('textbox').fill('Half')
    answer.resolve()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(company.getByRole('textbox')).toHaveValue('Half')
    await page.keyboard.press('Escape')
    // A slow save does not include the next link, which is still half typed.
    answer = Promise.withResolvers<void>()
    await page.getByRole('button', { name: 'Add Platform' }).click()
    await platform.getByLabel('Platform name').fill('Fedi')
    await platform.getByLabel('Profile URL').fill('@ann')
    await saveIn(platform).click()
    await expect(platform.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await goBackFrom(page, platform)
    await page.getByRole('button', { name: 'Add Platform' }).click()
    await platform.getByLabel('Platform name').fill('Next')
    answer.resolve()
    await expect(over(page).getByText('Fedi link updated')).toBeVisible()
    await expect(platform.getByLabel('Platform name')).toHaveValue('Next')
    await page.keyboard.press('Escape')

    const bar = page.getByRole('group', { name: 'Unsaved changes' })
    await bar.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(bar).toBeHidden()
    expect((await storedCard(page, card)).title).toBe('Late')
  })

  quietTest('a theme and pictures are stored as soon as they are chosen', async ({ page }) => {
    const card = await openQuick(page)
    await page.getByRole('button', { name: 'Change Theme' }).click()
    await dialog(page, 'Select a Card Theme').getByText('Education').click()
    await expect(notices(page).getByText('Card theme updated')).toBeVisible()
    await expect(dialog(page, 'Select a Card Theme')).toBeHidden()
    await expect(saved(page)).toBeVisible()

    // This editor opens the crop dialog for every image type.
    await page.getByRole('button', { name: 'Add Cover Photo' }).click()
    const box = dialog(page, 'Cover Photo')
    await expect(box).toBeVisible()
    await expectAccessible(page)
    const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(page, 1500, 600, 1) }
    await page.route('**/api/upload', (route) => route.fulfill({ json: { success: true, url: 'data:,x' } }))
    await box.getByLabel('File for Cover Photo').setInputFiles(photo)
    await dialog(page, 'Crop Image').getByRole('button', { name: 'Apply Crop' }).click()
    await expect(over(page).getByText('Invalid image URL received from upload')).toBeVisible()
    await page.unroute('**/api/upload')
    await box.getByLabel('File for Cover Photo').setInputFiles(photo)
    await dialog(page, 'Crop Image').getByRole('button', { name: 'Apply Crop' }).click()
    await expect(notices(page).getByText('Upload successful')).toBeVisible()
    await expect(box).toBeHidden()
    const { theme, coverPhoto } = await storedCard(page, card)
    expect([theme, coverPhoto]).toEqual(['education', expect.stringMatching(/^\/media\/.*\.jpg$/)])

    page.once('dialog', (confirm) => void confirm.accept())
    await page.getByRole('button', { name: 'Edit Cover Photo' }).click()
    await box.getByRole('button', { name: 'Remove Cover Photo' }).click()
    await expect(notices(page).getByText('Image removed')).toBeVisible()
    expect((await storedCard(page, card)).coverPhoto).toBeNull()
  })

  test('the input of a failed save or a closed dialog is kept, and a double tap saves once', async ({ page }) => {
    const card = await openQuick(page, { title: 'Stored' })
    await failSaves(page, card)
    const { title, box, control } = titleOf(page)
    await title.click()
    await control.fill('Mine')
    await saveIn(box).click()
    await expect(over(page).getByText('Failed to save changes')).toBeVisible()
    await expect(box.getByText('Your changes were not saved')).toBeVisible()
    await expect(control).toHaveValue('Mine')
    await expect(box.getByRole('button', { name: 'Try Again' })).toBeEnabled()
    await expectAccessible(page)

    // The text of a closed dialog is kept and marked as not saved, also after a reload.
    await page.keyboard.press('Escape')
    await expect(title).toContainText('Not saved')
    await expect(page.getByRole('group', { name: 'Unsaved changes' })).toBeVisible()
    await expectAccessible(page)
    await expectDialogEntryRemoved(page)
    page.once('dialog', (native) => void native.accept())
    await page.reload()
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible()

    await page.unrouteAll()
    let sent = 0
    page.on('request', (request) => void (request.method() === 'PUT' && sent++))
    await title.click()
    await expect(control).toHaveValue('Mine')
    await saveIn(box).dblclick()
    await expect(box).toBeHidden()
    await expect(saved(page)).toBeVisible()
    expect(sent).toBe(1)
    expect((await storedCard(page, card)).title).toBe('Mine')
  })

  test('a change from another device is shown in the dialog, and the edit can be kept', async ({ page }) => {
    const card = await openQuick(page, { title: 'Mine' })
    const { title, box, control } = titleOf(page)
    await page.request.put(`/api/business-cards/${card.id}`, { data: { company: 'Theirs', title: 'Their title' } })
    await title.click()
    await control.fill('Mine again')
    await saveIn(box).click()
    await expect(box.getByText('This card was changed on another device. Reload to see the latest version.')).toBeVisible()
    await expectAccessible(page)
    // While the dialog is closed, a button scrolls to the choices.
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
    expect(await storedCard(page, card)).toMatchObject({ title: 'Mine again', company: 'Theirs' })
  })

  test('a theme chosen offline is saved by Try Again', async ({ page, context }) => {
    const card = await openQuick(page)
    await context.setOffline(true)
    await expect(page.getByText('You are offline')).toBeVisible()
    await page.getByRole('button', { name: 'Change Theme' }).click()
    await dialog(page, 'Select a Card Theme').getByRole('radio', { name: 'Minimalist Sophistication' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(notices(page).getByText('Failed to update theme')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(saved(page)).toBeVisible()
    expect((await storedCard(page, card)).theme).toBe('dynamic')
  })

  test('the save bar includes a half typed link, or opens it where it is incomplete; a video URL that is a web page is reported', async ({
    page,
  }) => {
    const card = await openQuick(page)
    const bar = page.getByRole('group', { name: 'Unsaved changes' })
    const platform = dialog(page, 'Add Platform')
    await page.getByRole('button', { name: 'Add Video' }).click()
    const video = dialog(page, 'Edit Video')
    await video.getByLabel('Video', { exact: true }).fill('loom.com/share/0123456789abcdef')
    await expect(video.getByLabel('Video', { exact: true })).toHaveAccessibleDescription(
      'This is a page and not a video file. Add it as a button instead.',
    )
    await expectAccessible(page)
    await escape(page, video)
    await page.getByRole('button', { name: 'Add Platform' }).click()
    await platform.getByLabel('Platform name').fill('Fedi')
    await escape(page, platform)
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(platform.getByLabel('Profile URL')).toBeFocused()
    await expect(platform.getByLabel('Profile URL')).toHaveAccessibleDescription('Please enter a valid URL')
    await expect(saved(page)).toBeHidden()
    await expectAccessible(page)
    await platform.getByLabel('Profile URL').fill('@ann')
    await escape(page, platform)
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(bar).toBeHidden()
    expect(await storedCard(page, card)).toMatchObject({
      videoUrl: 'https://loom.com/share/0123456789abcdef',
      socialLinks: { fedi: '@ann' },
    })
  })
})

test.describe('at 1280 px', () => {
  quietTest('editing works with the keyboard alone, and with a pointer on the card', async ({ page }) => {
    const card = await openQuick(page, { title: 'Stored', email: 'a@b.example' })
    await expectAccessible(page)
    await awaitCardMeasured(page)
    const box = (await onCard(page, 'Stored').boundingBox())!
    await page.mouse.click(box.x + 5, box.y + box.height * 0.75)
    await expect(dialog(page, 'Edit Title').getByRole('textbox')).toBeFocused()
    await escape(page, dialog(page, 'Edit Title'))
    // Opened by a pointer on the card, it leaves the focus in the page.
    await expect(page.locator('main')).toBeFocused()

    await page.getByRole('link', { name: 'Back' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Advanced Editor' })).toBeFocused()
    for (const name of ['Add Profile Picture', 'Add Cover Photo', 'Add Logo', 'Change Theme', /^Edit Name/, /^Edit Title/]) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Edit Title').getByRole('textbox')).toBeFocused()
    await page.keyboard.type(' no more')
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Edit Title')).toBeHidden()
    await expect(page.getByRole('button', { name: /^Edit Title/ })).toBeFocused()
    await expect(saved(page)).toBeVisible()
    expect((await storedCard(page, card)).title).toBe('Stored no more')

    // A refusal by the server is shown at the field.
    await page.getByRole('button', { name: /^Edit Email/ }).click()
    const email = dialog(page, 'Edit Email').getByRole('textbox')
    await email.fill('nobody')
    await email.press('Enter')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveValue('nobody')
    await expectAccessible(page)
    // After the dialog is closed, the next attempt to save opens it again.
    await page.keyboard.press('Escape')
    await page.getByRole('group', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click()
    await expect(email).toHaveAccessibleDescription(/valid email/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(email).toBeHidden()
    await expect(saved(page)).toBeHidden()

    await page.getByRole('link', { name: 'Advanced Editor' }).click()
    await expect(page).toHaveURL(`/card-editor/${card.id}`)
  })

  test('a card that cannot be loaded says why, and offers a way back', async ({ page }) => {
    const card = await newCard(page)
    await page.goto('/mobile-editor/99999999')
    await expect(page.getByText('Failed to load business card')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/mobile-editor')
    await expect(page).toHaveURL('/dashboard')
    // The Edit Card button of the dashboard opens this editor.
    const [first] = await ownCards(page)
    await page.getByRole('link', { name: 'Edit Card' }).click()
    await expect(page).toHaveURL(`/mobile-editor/${first!.id}`)
    await signInAs(page, 3, `/mobile-editor/${card.id}`)
    await expect(page).toHaveURL('/dashboard')
    await expect(notices(page).getByText('Access denied')).toBeVisible()
  })
})
