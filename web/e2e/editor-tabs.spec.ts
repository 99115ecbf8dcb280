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

test('the Basic Info tab shows how address books file a name, and what a phone number and a website open', async ({ page }) => {
  await page.setViewportSize(PHONE_WINDOW)
  const card = await openEditorTabOfNewCard(page, 'Basic Info', {
    name: 'Gabriel Garcia Ramírez, PhD',
    socialLinks: { whatsapp: '+41 79 123 45 67' },
  })
  await test.step('the first and last name for address books are shown and can be corrected', async () => {
    const disclosure = page.getByText('How address books file this name')
    const last = page.getByLabel('Last name')
    const contact = async () => (await page.request.get(`/api/vcard/${card.id}`)).text()
    await expect(disclosure).toContainText('Filed as: Ramírez, Gabriel Garcia (PhD)')
    await expect(last).toBeHidden()
    await page.getByLabel('Name', { exact: true }).fill('Anna Maria Smith, PhD')
    await expect(disclosure).toContainText('Filed as: Smith, Anna Maria (PhD)')
    await disclosure.click()
    await expect(last).toHaveAttribute('placeholder', 'Smith')
    await page.getByLabel('Last name').fill('Maria Smith')
    await expect(disclosure).toContainText('Filed by hand as: Maria Smith, Anna (PhD)')
    await expect(page.getByLabel('First name')).toHaveAttribute('placeholder', 'Anna')
    await page.setViewportSize(WIDE_WINDOW)
    expect((await saveAndFetchCard(page, card)).nameParts).toEqual({ family: 'Maria Smith' })
    expect(await contact()).toContain('\r\nN:Maria Smith;Anna;;;PhD\r\n')
    // If the owner entered the name parts by hand, a new name does not change them until the owner clicks Use the guess.
    await page.getByLabel('Name', { exact: true }).fill('Anna Jones')
    await expect(disclosure).toContainText('Filed by hand as: Maria Smith, Anna')
    await page.getByRole('button', { name: 'Use the guess' }).click()
    await expect(disclosure).toContainText('Filed as: Jones, Anna')
    await expect(page.locator('summary').filter({ has: disclosure })).toBeFocused()
    expect((await saveAndFetchCard(page, card)).nameParts).toEqual({})
    expect(await contact()).toContain('\r\nN:Jones;Anna;;;\r\n')
  })
  await test.step('a phone number takes the country of the card’s other numbers', async () => {
    const phone = page.getByLabel('Phone', { exact: true })
    await phone.fill('044 123 45 67 x12')
    await expect(phone).toHaveAccessibleDescription(/^Read as \+41 44 123 45 67 \(Switzerland\)\. Opens tel:\+41441234567,12$/)
    await phone.blur()
    await expect(phone).toHaveValue('+41 44 123 45 67 ext. 12')
    await phone.fill('+41 44 123')
    await expect(phone).toHaveAccessibleDescription(/^This number is too short \(Switzerland\)/)
    const website = page.getByLabel('Website')
    await website.fill('javascript:alert(1)')
    await expect(website).toHaveAccessibleDescription(/^This is not a web address/)
    await website.fill('ada.example')
    await expect(page.getByRole('link', { name: 'https://ada.example' })).toBeVisible()
    expect(await saveAndFetchCard(page, card)).toMatchObject({ phone: '+41 44 123' })
  })
})

test('social links are added, changed, copied and removed, and each shows what it opens', async ({ page }) => {
  const card = await openEditorTabOfNewCard(page, 'Social', { socialLinks: { linkedin: 'ann' } })
  const add = page.getByRole('button', { name: 'Add', exact: true })
  const url = page.getByLabel('Profile URL')
  await test.step('links are added, changed, copied and removed', async () => {
    await expect(add).toBeDisabled()
    await page.getByLabel('Platform', { exact: true }).selectOption('Facebook')
    await expect(add).toBeDisabled()
    await url.fill('javascript:alert(1)')
    await expect(url).toHaveAccessibleDescription('Please enter a valid URL')
    await expect(add).toBeDisabled()
    await url.fill('https://facebook.com/ann')
    await add.click()
    await expect(locateListEntries(page, 'Social links')).toHaveCount(2)
    await expect(url).toHaveValue('')

    await page.getByLabel('Platform', { exact: true }).selectOption('Custom')
    await url.fill('@ann')
    const name = page.getByLabel('Platform name')
    await name.focus()
    await url.focus()
    await expect(name).toHaveAccessibleDescription('Platform name is required')
    await expect(add).toBeDisabled()
    await name.fill('My Place')
    // Pressing Enter in the URL field adds the link without saving the card.
    await url.press('Enter')
    await expect(locateListEntries(page, 'Social links').last()).toContainText('Myplace')

    await page.getByRole('button', { name: 'Copy LinkedIn link' }).click()
    await expect(locateNotices(page).getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://www.linkedin.com/in/ann')

    await page.getByRole('button', { name: 'Edit LinkedIn link' }).click()
    await expect(url).toBeFocused()
    await url.fill('ann-lee')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('button', { name: 'Remove Facebook link' }).click()
    await acceptConfirmationDialog(page, 'Cancel')
    await expect(locateListEntries(page, 'Social links')).toHaveCount(3)
    await page.getByRole('button', { name: 'Remove Facebook link' }).click()
    await acceptConfirmationDialog(page, 'Remove')
    expect((await saveAndFetchCard(page, card)).socialLinks).toEqual({ linkedin: 'ann-lee', myplace: '@ann' })
  })
  await test.step('a link is stored with its country code or as a handle', async () => {
    const country = page.getByLabel('Country of this number')
    await page.getByLabel('Platform', { exact: true }).selectOption('WhatsApp')
    const below = async () => (await add.boundingBox())!.y - (await url.boundingBox())!.y
    const room = await below()
    await url.fill('079 123 45 67')
    await expect(url).toHaveAccessibleDescription('Choose its country, or type it from + on')
    await expect(country).toHaveValue('')
    await country.selectOption('Switzerland')
    await expect(url).toHaveValue('+41 79 123 45 67')
    await expect(country).toBeHidden()
    const opens = page.getByRole('link', { name: 'https://wa.me/41791234567' })
    await expect(opens).toHaveAttribute('href', 'https://wa.me/41791234567')
    await expect(opens).toHaveAttribute('rel', 'noopener')
    // Messages above the Add button do not move the button.
    expect(await below()).toBe(room)
    await add.click()

    // A phone number without a country code gets the country code of the card's other phone number.
    await page.getByLabel('Platform', { exact: true }).selectOption('Viber')
    await url.fill('٠٧٨ ١٢٣ ٤٥ ٦٧')
    await expect(url).toHaveAccessibleDescription(/^Read as \+41 78 123 45 67 \(Switzerland\)\. Opens viber:/)
    await add.click()

    await page.getByLabel('Platform', { exact: true }).selectOption('Facebook')
    await url.fill('https://www.instagram.com/ada.l/?igsh=abc')
    await expect(url).toHaveAccessibleDescription(/^This is an Instagram address/)
    await page.getByRole('button', { name: 'Switch to Instagram' }).click()
    await expect(page.getByLabel('Platform', { exact: true })).toHaveValue('instagram')
    await add.click()
    await expect(locateListEntries(page, 'Social links').last()).toContainText('ada.l')
    expect(await saveAndFetchCard(page, card)).toMatchObject({
      socialLinks: { whatsapp: '+41 79 123 45 67', viber: '+41 78 123 45 67', instagram: 'ada.l' },
    })
  })
})

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

test('an entry that is typed but not added yet is saved, stops Save Changes if it is incomplete, and is cleared by Reset', async ({
  page,
}) => {
  const card = await openEditorTabOfNewCard(page, 'Social')
  await test.step('Save Changes includes the entry, or stops if it is incomplete', async () => {
    const tab = (name: string) => page.getByRole('tab', { name }).click()
    const stopped = locateNotices(page).getByText('Not saved yet')
    await page.getByLabel('Platform', { exact: true }).selectOption('Facebook')
    await page.getByLabel('Profile URL').fill('ann.lee')
    await tab('Buttons')
    await page.getByLabel('Button label').fill('Book')
    await tab('Basic Info')
    await page.getByLabel('Title', { exact: true }).fill('CTO')
    await locateSaveButton(page).click()
    // A custom button without a URL stops the save, and the editor opens the tab of the buttons.
    await expect(page.getByLabel('Button URL')).toBeFocused()
    await expect(page.getByLabel('Button URL')).toHaveAccessibleDescription('Please enter a valid URL')
    await expect(stopped).toBeVisible()
    await expect(locateNotices(page).getByText('Card updated successfully')).toBeHidden()
    expect((await fetchStoredCard(page, card)).title).toBeNull()
    // While the owner types a button's URL, the editor shows the link that it will become.
    await page.getByLabel('Button URL').fill('+44 (0)20 7946 0000')
    await expect(page.getByRole('link', { name: 'tel:+442079460000' })).toBeVisible()
    await page.getByLabel('Button URL').fill('example.com/book')
    await expect(page.getByRole('link', { name: 'https://example.com/book' })).toHaveAttribute('href', 'https://example.com/book')
    await expect(page.getByLabel('Button URL')).toHaveAccessibleDescription('Opens https://example.com/book')
    await tab('Advanced')
    await page.getByRole('button', { name: 'Add Embed Code' }).click()
    await page.getByRole('button', { name: 'Add Embed Code' }).click()
    await page.getByLabel('Title of embed 1').fill('Calendar')
    await tab('Gallery')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByLabel('HTML of embed 1')).toBeFocused()
    await expect(page.getByLabel('HTML of embed 1')).toHaveAccessibleDescription('Paste the HTML of this embed, or remove it')
    await page.getByLabel('HTML of embed 1').fill('<p>Hi</p>')
    await page.getByLabel('Title of embed 1').press('Control+Enter')
    await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
    await expect(locateSaveButton(page)).toBeDisabled()
    expect(await fetchStoredCard(page, card)).toMatchObject({
      title: 'CTO',
      socialLinks: { facebook: 'ann.lee' },
      customButtons: [{ text: 'Book', url: 'https://example.com/book' }],
      embedCodes: [{ title: 'Calendar', html: '<p>Hi</p>' }],
    })
  })
  await test.step('the Reset button clears the entry', async () => {
    await page.getByRole('tab', { name: 'Social' }).click()
    await page.getByLabel('Profile URL').fill('javascript:x')
    await locateSaveButton(page).click()
    await expect(page.getByLabel('Platform', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Platform', { exact: true })).toHaveAccessibleDescription('Choose a platform')
    await page.getByRole('button', { name: 'Reset' }).first().click()
    await acceptConfirmationDialog(page, 'Reset')
    await expect(page.getByLabel('Profile URL')).toHaveValue('')
    await expect(locateSaveButton(page)).toBeDisabled()
  })
})
