import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import type { SalesbotConfig } from '../../schema/salesbot.ts'
import { expectAccessibleAtBothWidths, expectPageAccessible, locateNotices } from './accessible.ts'
import { signInAsLevel } from './accounts.ts'
import { createCardAsLevel5 } from './cards.ts'
import { test } from './fixtures.ts'
import { createPhonePhoto } from './photos.ts'

const locateSaveButton = (page: Page) => page.getByRole('button', { name: 'Save Configuration' })
const locateLeaveConfirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

async function openNewConfiguration(page: Page, fields: Partial<Card> = {}): Promise<Card> {
  const card = await createCardAsLevel5(page, fields)
  await page.goto(`/salesbot/${card.id}`)
  await expect(locateSaveButton(page)).toBeVisible()
  return card
}

async function fetchStoredConfig(page: Page, { id }: Card): Promise<SalesbotConfig> {
  return (await (await page.request.get(`/api/salesbot/${id}/config`)).json()) as SalesbotConfig
}

async function save(page: Page) {
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Configuration saved')).toBeVisible()
  // The notice may be that of an earlier save.
  await expect(page.getByText('All changes saved')).toBeVisible()
}

test('a new owner fills in the configuration by one tap and saves it', async ({ page }) => {
  const card = await openNewConfiguration(page, {
    name: 'Ann Lee',
    company: 'Lee Pipes',
    about: 'Family business since 1980.',
    website: 'leepipes.example',
    customButtons: [{ text: 'Book a visit', url: 'https://book.example/lee', backgroundColor: '#000000' }],
  })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VeebuBot Configuration')
  await expect(page.getByText('The sales assistant that answers visitors of Ann Lee.')).toBeVisible()
  await expect(page.getByText('Level 2+ Feature')).toBeVisible()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(page.getByText('No action buttons yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Analytics' })).toHaveAttribute('href', `/veebubot-analytics/${card.id}`)
  await expectAccessibleAtBothWidths(page)

  await page.getByRole('button', { name: 'Plumbing and heating' }).click()
  await expect(page.getByText('Filled in for Plumbing and heating.')).toBeVisible()
  await expect(page.getByText('VeebuBot is switched on once you save.')).toBeVisible()
  // Each suggestion stands once on the page.
  await expect(page.getByRole('button', { name: 'Leak repair' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'View Card' })).toBeHidden()
  await expectAccessibleAtBothWidths(page)
  await save(page)
  await expect(page.getByRole('link', { name: 'View Card' })).toHaveAttribute('href', `/view/${card.slug}`)
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  expect(await fetchStoredConfig(page, card)).toMatchObject({
    isEnabled: true,
    businessType: 'Plumbing and heating',
    services: [],
    actionButtons: [
      { description: 'Book a visit', url: 'https://book.example/lee' },
      { description: 'Visit our website', url: 'https://leepipes.example' },
    ],
  })

  await page.getByRole('button', { name: 'Leak repair' }).click()
  await page.getByLabel('Price of service 1, optional').fill('$1,250.50')
  await page.getByRole('button', { name: 'Add Price' }).click()
  await page.getByLabel('What price 1 is for').fill('Call-out fee')
  await page.getByLabel('Price 1', { exact: true }).fill('40')
  await page.getByRole('button', { name: 'Add Question' }).click()
  await page.getByLabel('Currency').selectOption('EUR')
  await save(page)
  // The question that was left blank is not saved.
  await expect(page.getByLabel('Question 5', { exact: true })).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Service 1', { exact: true })).toHaveValue('Leak repair')
  await expect(page.getByLabel('Price of service 1, optional')).toHaveValue('1250.5')
  await expect(page.getByLabel('What price 1 is for')).toHaveValue('Call-out fee')
  await expect(page.getByLabel('Company information')).toHaveValue(/Lee Pipes[^]*Family business since 1980\./)
  expect(await fetchStoredConfig(page, card)).toMatchObject({ priceRanges: { 'Leak repair': 1250.5, 'Call-out fee': 40 }, currency: 'EUR' })
  await expectAccessibleAtBothWidths(page)
})

test('a form that cannot be saved says why at each field, and the first one gets the focus', async ({ page }) => {
  const card = await openNewConfiguration(page)
  await page.getByLabel('Bot name').fill(' ')
  await page.getByRole('button', { name: 'Add Service' }).click()
  await page.getByLabel('Service 1', { exact: true }).fill('Haircut')
  await page.getByLabel('Price of service 1, optional').fill('a lot')
  await page.getByRole('button', { name: 'Add Action Button' }).click()
  await page.getByLabel('URL of action button 1').fill('javascript:alert(1)')
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Validation error')).toBeVisible()
  await expect(locateNotices(page).getByText('Please check your form data and try again.')).toBeVisible()
  for (const message of ['Bot name is required', 'A price must be a number', 'Description is required', 'Please enter a valid URL'])
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Bot name')).toBeFocused()
  await page.mouse.move(0, 0)
  await expectAccessibleAtBothWidths(page)
  await page.getByLabel('Bot name').fill('Ann')
  await expect(page.getByText('Bot name is required')).toBeHidden()

  await page.getByLabel('Price of service 1, optional').fill('35')
  await page.getByLabel('Description of action button 1').fill('Book')
  await page.getByLabel('URL of action button 1').fill('book.example')
  // What only the server knows is shown in the same way.
  await page.route(`/api/salesbot/${card.id}/config`, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalidInput', message: 'Not this.', issues: [{ path: 'services.0', message: 'Not offered' }] },
    }),
  )
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Save failed')).toBeVisible()
  await expect(locateNotices(page).getByText('Not this.')).toBeVisible()
  await expect(page.getByLabel('Service 1', { exact: true })).toBeFocused()
  await page.unroute(`/api/salesbot/${card.id}/config`)
  await save(page)
  expect(await fetchStoredConfig(page, card)).toMatchObject({ botName: 'Ann', actionButtons: [{ url: 'https://book.example' }] })
})

test('rows are added, pasted, moved and removed with the keyboard, and an avatar is uploaded and removed', async ({ page }) => {
  const card = await openNewConfiguration(page)
  await page.getByRole('button', { name: 'Add Service' }).press('Enter')
  await expect(page.getByLabel('Service 1', { exact: true })).toBeFocused()
  await page.getByLabel('Service 1', { exact: true }).evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '- Haircut: $35\n- Colour\n')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByLabel('Service 1', { exact: true })).toHaveValue('Haircut')
  await expect(page.getByLabel('Price of service 1, optional')).toHaveValue('35')
  await expect(page.getByLabel('Service 2', { exact: true })).toHaveValue('Colour')
  await expect(page.getByLabel('Service 2', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Service 3', { exact: true })).toBeFocused()
  await page.keyboard.type('Trim')
  await page.getByRole('button', { name: 'Move service 3 up' }).press('Enter')
  await expect(page.getByLabel('Service 2', { exact: true })).toHaveValue('Trim')
  await page.getByRole('button', { name: 'Remove service 2' }).press('Enter')
  await expect(page.getByLabel('Service 2', { exact: true })).toHaveValue('Colour')
  await expect(page.getByLabel('Service 2', { exact: true })).toBeFocused()

  const picture = { name: 'bot.jpg', mimeType: 'image/jpeg', buffer: await createPhonePhoto(300, 200, 1) }
  await page.getByLabel('File for the avatar').setInputFiles(picture)
  // A picture that is not square is cropped first.
  await page.getByRole('button', { name: 'Apply Crop' }).click()
  await expect(locateNotices(page).getByText('Avatar uploaded')).toBeVisible()
  await expect(page.getByAltText('Avatar of the bot')).toBeVisible()
  await save(page)
  expect((await fetchStoredConfig(page, card)).avatarUrl).toMatch(/^\/media\//)
  await page.getByRole('button', { name: 'Remove Avatar' }).click()
  await save(page)
  expect((await fetchStoredConfig(page, card)).avatarUrl).toBeNull()

  await page.route('/api/upload', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'Too odd.', message: 'Too odd.' } }),
  )
  await page.getByLabel('File for the avatar').setInputFiles(picture)
  await page.getByRole('button', { name: 'Apply Crop' }).click()
  await expect(locateNotices(page).getByText('Upload failed')).toBeVisible()
  await expect(locateNotices(page).getByText('Too odd.')).toBeVisible()
})

test('unsaved changes are guarded, survive a reload, and meet those of another device', async ({ page }) => {
  const card = await openNewConfiguration(page)
  await page.getByLabel('Company information').fill('Open on Mondays')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(locateLeaveConfirmation(page)).toBeVisible()
  await locateLeaveConfirmation(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`/salesbot/${card.id}`)
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(page.getByLabel('Company information')).toHaveValue('Open on Mondays')
  await expectPageAccessible(page)

  const saved = await page.request.post(`/api/salesbot/${card.id}/config`, { data: { botName: 'Theirs' } })
  expect(saved.ok()).toBe(true)
  await locateSaveButton(page).click()
  await expect(page.getByText('This configuration was changed on another device. Reload to see the latest version.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload and keep my edits' }).click()
  await expect(page.getByLabel('Bot name')).toHaveValue('Theirs')
  await expect(page.getByLabel('Company information')).toHaveValue('Open on Mondays')
  await save(page)
  expect(await fetchStoredConfig(page, card)).toMatchObject({ botName: 'Theirs', companyInfo: 'Open on Mondays' })
})

test('the test chat answers with the price of a service that is not saved yet', async ({ page }) => {
  await openNewConfiguration(page)
  await expect(page.getByText('Uses what is on this page. Nothing is saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Service' }).click()
  await page.getByLabel('Service 1', { exact: true }).fill('Leak repair')
  await page.getByLabel('Price of service 1, optional').fill('137')
  await expect(page.getByText('Uses your unsaved changes')).toBeVisible()
  const log = page.getByRole('log', { name: 'Test conversation' })
  const input = page.getByLabel('Message as a visitor')
  await input.fill('How much is a leak repair?')
  await input.press('Shift+Enter')
  await expect(input).toHaveValue('How much is a leak repair?\n')
  await input.press('Enter')
  await expect(log.getByText(/137/)).toBeVisible()
  await expect(log.getByText(/I can tell you about Leak repair/)).toBeVisible()
  await expect(log.getByText(/Lead score \d+/)).toBeVisible()
  await expect(log.getByText('Answered by the built-in assistant')).toBeVisible()
  await expectPageAccessible(page)

  await page.getByLabel('Price of service 1, optional').fill('149')
  await expect(page.getByText('Changed since the last reply.')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(input).toBeFocused()
  await expect(log.getByText(/137/)).toBeHidden()
  await input.fill('How much is a leak repair?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(log.getByText(/149/)).toBeVisible()

  await page.route('**/test-chat', (route) =>
    route.fulfill({ status: 429, json: { code: 'chatTooFast', message: 'You are sending messages too fast.' } }),
  )
  await input.fill('And tomorrow?')
  await input.press('Enter')
  await expect(page.getByRole('alert').getByText('You are sending messages too fast.')).toBeVisible()
  await expect(input).toHaveValue('And tomorrow?')
  await page.unroute('**/test-chat')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Test chat' }).getByText(/149/)).toBeVisible()
  await expectPageAccessible(page)
})

test('mails about leads need a confirmed address, and the page says so', async ({ page }) => {
  await page.route('/api/confirm-email', (route) => route.fulfill({ json: { email: 'ann@example.com', confirmed: false } }))
  await openNewConfiguration(page)
  await expect(page.getByText('Your email address is not confirmed yet')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'Send Confirmation Link' }).click()
  await expect(page.getByText('Open the link that we sent to ann@example.com.')).toBeVisible()
  // Mails about visitors who ask for a person need the confirmation, too.
  await page.getByLabel('Email me when a conversation becomes a lead').click()
  await expect(page.getByText('Open the link that we sent')).toBeVisible()
})

test('strangers and missing cards get an explanation', async ({ page }) => {
  const card = await createCardAsLevel5(page)
  await page.goto('/salesbot/999999999')
  await expect(page.getByRole('heading', { name: 'Card Not Found' })).toBeVisible()
  await expect(page.getByText("The business card you're looking for doesn't exist.")).toBeVisible()
  await expectPageAccessible(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await signInAsLevel(page, 2, `/salesbot/${card.id}`)
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expectPageAccessible(page)
})
