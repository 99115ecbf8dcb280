import { expect, type Locator, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { closeDialogByEscape, dismissNotices, locateNotices } from './accessible.ts'
import { openScreenOfNewCard, fetchStoredCard } from './cards.ts'
import { createPhonePhoto } from './photos.ts'
import { holdRequests, test, collectBrowserErrors } from './fixtures.ts'

// The tests get longer timeouts, because many of them run a long user task.
test.slow()
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Some tests begin in a window as narrow as a phone. */
const PHONE_WINDOW = { width: 390, height: 860 }
const WIDE_WINDOW = { width: 1280, height: 860 }

const locateSaveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first()

async function openEditorTabOfNewCard(page: Page, tab: string, fields: Partial<Card> = {}) {
  const card = await openScreenOfNewCard(page, 'card-editor', fields)
  await page.getByRole('tab', { name: tab }).click()
  return card
}

async function saveAndFetchCard(page: Page, card: Card): Promise<Card> {
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Card updated successfully').last()).toBeVisible()
  await expect(locateSaveButton(page)).toBeDisabled()
  await dismissNotices(page)
  return fetchStoredCard(page, card)
}

const locateListEntries = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')

/** Presses a key until the sortable list announces a text, because the list may ignore a press right after a pick-up. */
async function pressKeyUntilAnnounced(page: Page, key: string, announcement: string) {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(page.getByText(announcement)).toBeAttached({ timeout: 1000 })
  }).toPass()
}

/** Drags a list entry below another one. Drops it only when the list announces its new place; otherwise it falls elsewhere. */
async function dragEntryBelow(page: Page, handle: string, other: Locator, announcement: string) {
  // Playwright's `hover` waits until the animation after the previous drop has ended.
  await page.getByRole('button', { name: handle }).hover()
  const from = (await page.getByRole('button', { name: handle }).boundingBox())!
  const to = (await other.boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, to.y + to.height / 2, { steps: 4 })
  await page.mouse.move(from.x + 8, to.y + to.height - 4, { steps: 2 })
  await expect(page.getByText(announcement)).toBeAttached()
  await page.mouse.up()
}

async function acceptConfirmationDialog(page: Page, label: string) {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: label }).click()
  await expect(dialog).toBeHidden()
}

test('a pasted address names its platform and handle, and links are put in another order', async ({ page }) => {
  await page.setViewportSize(PHONE_WINDOW)
  const card = await openEditorTabOfNewCard(page, 'Social', { socialLinks: { linkedin: 'ann', '2024': 'https://year.example/' } })
  const platform = page.getByLabel('Platform', { exact: true })
  const url = page.getByLabel('Profile URL')
  const add = page.getByRole('button', { name: 'Add', exact: true })
  const links = locateListEntries(page, 'Social links')
  await page.evaluate(() => navigator.clipboard.writeText('https://www.instagram.com/ada.l/?igsh=abc'))
  await url.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(url).toHaveValue('ada.l')
  await expect(platform).toHaveValue('instagram')
  // One step of the history brings back the empty form, and one more paste overrides what the address before has chosen.
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(url).toHaveValue('')
  await url.fill('https://t.me/ada_l')
  await expect(platform).toHaveValue('telegram')
  await expect(url).toHaveValue('ada_l')
  await add.click()
  // A typed address keeps its text until it is left.
  await url.pressSequentially('tiktok.com/@ada')
  await expect(page.getByLabel('Platform name')).toHaveValue('tiktok')
  await expect(url).toHaveValue('tiktok.com/@ada')
  await url.blur()
  await expect(url).toHaveValue('ada')
  await add.click()
  // An address of another site fills in a custom platform, also after one that was recognized.
  await url.fill('https://www.instagram.com/ada')
  await expect(platform).toHaveValue('instagram')
  await url.fill('')
  await expect(platform).toHaveValue('')
  await url.fill('https://www.github.com/ada')
  await expect(page.getByLabel('Platform name')).toHaveValue('github')
  await expect(url).toHaveValue('https://www.github.com/ada')
  await url.fill('')
  await expect(platform).toHaveValue('')
  await expect(links).toHaveText([/^2024/, /^LinkedIn/, /^Telegram/, /^TikTok/])
  await expect(page.getByRole('button', { name: 'Drag 2024' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Move LinkedIn up' })).toBeDisabled()
  await page.getByRole('button', { name: 'Move TikTok up' }).click()
  await page.getByRole('button', { name: 'Drag LinkedIn' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('LinkedIn is picked up from place 2 of 4.')).toBeAttached()
  await pressKeyUntilAnnounced(page, 'ArrowDown', 'LinkedIn is at place 3 of 4.')
  await page.keyboard.press('Space')
  await expect(links).toHaveText([/^2024/, /^TikTok/, /^LinkedIn/, /^Telegram/])
  await dragEntryBelow(page, 'Drag LinkedIn', links.last(), 'LinkedIn is at place 4 of 4.')
  await page.setViewportSize(WIDE_WINDOW)
  const order = ['2024', 'tiktok', 'telegram', 'linkedin']
  expect(Object.keys((await saveAndFetchCard(page, card)).socialLinks)).toEqual(order)
  // The quick editor changes a link in its place, even if it is emptied first.
  await page.goto(`/mobile-editor/${card.id}`)
  await page.getByRole('button', { name: 'Edit Telegram' }).click()
  await url.fill('')
  await url.fill('ada_lovelace')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(Object.entries((await fetchStoredCard(page, card)).socialLinks)[2]).toEqual(['telegram', 'ada_lovelace'])
  await page.getByRole('button', { name: 'Add Platform' }).click()
  await url.fill('https://www.youtube.com/@ada')
  await expect(page.getByLabel('Platform name')).toHaveValue('YouTube')
  await expect(url).toHaveValue('@ada')
})

test('default buttons are listed, custom buttons are added, changed, moved and removed, and a contact form is built', async ({ page }) => {
  const old = { text: 'Old', url: 'https://old.example', backgroundColor: '#abc' }
  const card = await openEditorTabOfNewCard(page, 'Buttons', {
    phone: '+47 22 00 00 00',
    email: null,
    address: 'Kai 1',
    customButtons: [old],
  })
  await test.step('custom buttons are added, changed, moved and removed', async () => {
    await expect(locateListEntries(page, 'Default buttons')).toHaveText(['Call+47 22 00 00 00', 'LocationKai 1'])
    const add = page.getByRole('button', { name: 'Add Button' })
    await expect(add).toBeDisabled()
    await page.getByLabel('Button label').fill('Book')
    await expect(add).toBeDisabled()
    const url = page.getByLabel('Button URL')
    await url.fill('javascript:alert(1)')
    await add.click()
    await expect(url).toHaveAccessibleDescription('Please enter a valid URL')
    await url.fill('example.com/book')
    await expect(page.getByLabel('Colour')).toHaveValue('#d9bd90')
    await url.press('Enter')
    await expect(locateListEntries(page, 'Custom buttons').last()).toContainText('https://example.com/book')

    await expect(page.getByRole('button', { name: 'Move Old up' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Move Book down' })).toBeDisabled()
    await page.getByRole('button', { name: 'Move Book up' }).click()
    await page.getByRole('button', { name: 'Edit Old' }).click()
    await expect(page.getByLabel('Colour')).toHaveValue('#aabbcc')
    await page.getByLabel('Colour').fill('#112233')
    await page.getByLabel('Button label').fill('Shop')
    await page.getByRole('button', { name: 'Update Button' }).click()
    const shop = { ...old, text: 'Shop', backgroundColor: '#112233' }
    const book = { text: 'Book', url: 'https://example.com/book', backgroundColor: '#d9bd90' }
    expect((await saveAndFetchCard(page, card)).customButtons).toEqual([book, shop])

    await page.getByRole('button', { name: 'Remove Book' }).click()
    await acceptConfirmationDialog(page, 'Remove')
    expect((await saveAndFetchCard(page, card)).customButtons).toEqual([shop])
  })
  await test.step('a contact form is built, previewed, stored and reordered', async () => {
    await page.getByRole('switch', { name: 'Show the form on the card' }).click()
    const questions = locateListEntries(page, 'Questions of the form')
    await expect(questions).toHaveCount(3)
    await page.getByLabel('Form title').fill('Write to me')
    await page.getByRole('button', { name: 'Add Question' }).click()
    await expect(page.getByLabel('Question 4', { exact: true })).toBeFocused()
    // If a form question has no label, the error is shown at this question.
    await locateSaveButton(page).click()
    await expect(locateNotices(page).getByText('Failed to save card')).toBeVisible()
    await expect(page.getByLabel('Question 4', { exact: true })).toHaveAccessibleDescription('Label is required')
    await expect(page.getByLabel('Question 4', { exact: true })).toBeFocused()
    await page.keyboard.type('Où êtes-vous ?')
    await page.getByLabel('Answer to question 4').selectOption('Phone')
    await page.getByRole('checkbox', { name: 'Required question 4' }).check()
    await page.getByLabel('Consent text').fill('I agree')
    await page.getByLabel('Success message').fill('Merci')
    await page.getByRole('button', { name: 'Move question 4 up' }).click()
    await page.getByRole('button', { name: 'Remove question 1' }).click()
    await acceptConfirmationDialog(page, 'Remove')
    await expect(questions).toHaveCount(3)
    await page.getByRole('button', { name: 'Drag Message' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Message is picked up from place 3 of 3.')).toBeAttached()
    await pressKeyUntilAnnounced(page, 'ArrowUp', 'Message is at place 1 of 3.')
    await page.keyboard.press('Space')
    await expect(page.getByText('Message was put down at place 1 of 3.')).toBeAttached()
    await expect(page.getByLabel('Question 1', { exact: true })).toHaveValue('Message')
    const preview = page.getByRole('complementary', { name: 'Live preview' })
    await expect(preview.getByText('Write to me')).toBeAttached()
    await expect(preview.locator('.form-field label')).toHaveText(['Message (optional)', 'Email', 'Où êtes-vous ?', 'I agree'])
    expect((await saveAndFetchCard(page, card)).formConfig).toEqual({
      enabled: true,
      title: 'Write to me',
      fields: [
        { name: 'message', label: 'Message', type: 'textarea', required: false },
        { name: 'email', label: 'Email', type: 'email', required: true },
        { name: 'ou_etes_vous', label: 'Où êtes-vous ?', type: 'tel', required: true },
      ],
      consentText: 'I agree',
      successMessage: 'Merci',
    })
    const html = await (await page.request.get(`/view/${card.slug}`)).text()
    expect(html).toContain('Write to me')
  })
})

test('a theme is chosen from previews of the card, and gallery images are uploaded, described, moved and removed', async ({ page }) => {
  await page.setViewportSize(PHONE_WINDOW)
  const card = await openEditorTabOfNewCard(page, 'Design', { name: 'Zoë Ångström' })
  await test.step('a theme is chosen by pointer or keyboard', async () => {
    const change = page.getByRole('button', { name: 'Change Theme' })
    const dialog = page.getByRole('dialog', { name: 'Select a Card Theme' })
    await change.click()
    await expect(dialog.getByRole('radio')).toHaveCount(CARD_THEME_KEYS.length)
    await expect(dialog.getByRole('radio', { name: 'Minimalist Sophistication' })).toBeChecked()
    await expect(dialog.getByText('Zoë Ångström')).toHaveCount(CARD_THEME_KEYS.length)
    await page.setViewportSize(WIDE_WINDOW)
    // In the theme dialog, arrow keys select a theme, but the card changes only when Enter is pressed.
    await dialog.getByRole('radio', { name: 'Minimalist Sophistication' }).focus()
    await page.keyboard.press('ArrowUp')
    await expect(dialog.getByRole('radio', { name: 'Tech / IT Professional' })).toBeChecked()
    await closeDialogByEscape(page, dialog)
    await expect(locateSaveButton(page)).toBeDisabled()
    await expect(change).toBeFocused()

    await page.keyboard.press('Enter')
    await dialog.getByRole('radio', { name: 'Minimalist Sophistication' }).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    expect((await saveAndFetchCard(page, card)).theme).toBe('tech')

    await change.click()
    await dialog.getByText('Education').click()
    await expect(dialog).toBeHidden()
    expect((await saveAndFetchCard(page, card)).theme).toBe('education')
  })
  await test.step('gallery images are uploaded, up to eight', async () => {
    await page.setViewportSize(PHONE_WINDOW)
    await page.getByRole('tab', { name: 'Gallery' }).click()
    await expect(page.getByText('0 of at most 8 images')).toBeVisible()
    const photo = await createPhonePhoto(900, 600, 1)
    for (const count of [1, 2]) {
      await expect(page.getByRole('button', { name: 'Upload Gallery Image' })).toBeVisible()
      await page.getByLabel('File for Gallery Image').setInputFiles({ name: `${count}.jpg`, mimeType: 'image/jpeg', buffer: photo })
      await expect(locateListEntries(page, 'Gallery images')).toHaveCount(count)
    }
    await page.getByLabel('Description of image 1').fill('The harbour')
    await expect(page.getByRole('button', { name: 'Move image 1 up' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Move image 2 down' })).toBeDisabled()
    await page.getByRole('button', { name: 'Move image 1 down' }).click()
    await expect(page.getByLabel('Description of image 2')).toHaveValue('The harbour')
    // Moves a gallery picture to the top with the keyboard, and back to the end with the mouse.
    await page.getByRole('button', { name: 'Drag image 2' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('image 2 is picked up from place 2 of 2.')).toBeAttached()
    await pressKeyUntilAnnounced(page, 'ArrowUp', 'image 2 is at place 1 of 2.')
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Description of image 1')).toHaveValue('The harbour')
    await dragEntryBelow(page, 'Drag image 1', locateListEntries(page, 'Gallery images').last(), 'image 1 is at place 2 of 2.')
    await expect(page.getByLabel('Description of image 2')).toHaveValue('The harbour')
    await page.setViewportSize(WIDE_WINDOW)
    const { gallery } = await saveAndFetchCard(page, card)
    expect(gallery).toEqual([
      { url: expect.stringMatching(/^\/media\//) },
      { url: expect.stringMatching(/^\/media\//), alt: 'The harbour' },
    ])

    await page.getByRole('button', { name: 'Remove image 1' }).click()
    await acceptConfirmationDialog(page, 'Remove')
    expect((await saveAndFetchCard(page, card)).gallery).toEqual([gallery[1]])

    // A card's gallery may contain the same image URL more than once.
    await page.request.put(`/api/business-cards/${card.id}`, { data: { gallery: Array.from({ length: 8 }, () => gallery[1]) } })
    await page.reload()
    await page.getByRole('tab', { name: 'Gallery' }).click()
    await expect(page.getByText('The gallery is full.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upload Gallery Image' })).toBeHidden()
  })
})

test('CSS, embeds and the search engine setting are edited', async ({ page }) => {
  await page.setViewportSize(PHONE_WINDOW)
  const card = await openEditorTabOfNewCard(page, 'Advanced')
  await expect(page.getByRole('list', { name: 'Classes to style' })).toContainText(
    '.card-container.card-header.card-profile.card-content.card-footer.card-social',
  )
  const css = '.card-container { border-radius: 24px }\n@import url(https://other.example/a.css);'
  const code = page.locator('.cm-content')
  await expect(code).toHaveAccessibleName('CSS')
  await code.fill(css)
  // The editor lists CSS that it removed, with a button that jumps to the line. The Tab key leaves the code editor.
  await expect(locateListEntries(page, 'Left out of the card')).toHaveText(/^Line 2 @import .*Other style sheets cannot be loaded$/)
  await page.getByRole('button', { name: 'Line 2' }).click()
  await expect(code).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Line 2' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(code).toBeFocused()
  for (const number of [1, 2]) {
    await page.getByRole('button', { name: 'Add Embed Code' }).click()
    await page.getByLabel(`Title of embed ${number}`).fill(`Calendar ${number}`)
    await page.getByLabel(`HTML of embed ${number}`).fill('<p>Hi</p>')
  }
  await page.getByRole('button', { name: 'Remove embed 1' }).click()
  await acceptConfirmationDialog(page, 'Remove')
  await page.getByRole('switch', { name: 'Show in search engines' }).click()
  await page.setViewportSize(WIDE_WINDOW)
  const stored = await saveAndFetchCard(page, card)
  expect(stored).toMatchObject({
    customCss: css,
    embedCodes: [{ title: 'Calendar 2', html: '<p>Hi</p>' }],
    customizations: { searchable: false },
  })
})

test('CSS can be edited even if the code editor fails to load, and refused CSS gets the focus', async ({ page }) => {
  const browserErrors = collectBrowserErrors(page.context())
  const script = /code-editor[^/]*\.(js|tsx)/
  await page.route(script, (route) => route.abort())
  await openEditorTabOfNewCard(page, 'Advanced')
  const plain = page.getByRole('textbox', { name: 'CSS', exact: true })
  await expect(page.getByText('The code editor could not be loaded')).toBeVisible()
  await plain.fill('body { color: red }\n.card-name { margin: 0 }')
  await expect(locateListEntries(page, 'Applied to the card itself')).toHaveText(/^Line 1 body/)
  await page.unroute(script)
  const release = await holdRequests(page, script)
  await page.getByRole('button', { name: 'Try again' }).click()
  const code = page.locator('.cm-content')
  // The text cursor keeps its place if the code editor loads while the user types.
  await plain.press('ArrowLeft')
  release()
  await expect(code).toBeFocused()
  await page.keyboard.type('/**/ ')
  await expect(code).toContainText('.card-name { margin: 0 /**/ }')
  await expect(code).toContainText('body { color: red }')
  await expect(page.getByText('The code editor could not be loaded')).toBeHidden()

  await page.route('**/api/business-cards/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { error: 'No', message: 'No', issues: [{ path: 'customCss', message: 'Not like this' }] } })
      : route.continue(),
  )
  await page.getByRole('tab', { name: 'Basic Info' }).click()
  await locateSaveButton(page).click()
  await expect(page.getByText('Not like this').first()).toBeVisible()
  await expect(code).toBeFocused()
  // After a reload, the code editor loads as usual: in advance, before the user opens its tab.
  page.once('dialog', (asked) => void asked.accept())
  await Promise.all([page.waitForResponse(script), page.reload()])
  await expect(page.getByRole('tab', { name: 'Basic Info', selected: true })).toBeVisible()
  expect(browserErrors.filter((line) => !line.includes('dynamically imported module'))).toEqual([])
})
