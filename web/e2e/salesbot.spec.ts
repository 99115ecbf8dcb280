import { expect, type Locator, type Page } from '@playwright/test'
import { levelBadgeOf } from '../../schema/capabilities.ts'
import type { Card } from '../../schema/card.ts'
import type { SalesbotConfig } from '../../schema/salesbot.ts'
import { locateNotices } from './accessible.ts'
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

/** Pastes a text into an input, as the clipboard does. */
async function paste(input: Locator, text: string) {
  await input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
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
  await expect(page.getByText(`${levelBadgeOf('useAssistant')} Feature`)).toBeVisible()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(page.getByText('No action buttons yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Analytics' })).toHaveAttribute('href', `/veebubot-analytics/${card.id}`)

  await page.getByRole('button', { name: 'Plumbing and heating' }).click()
  await expect(page.getByText('Filled in for Plumbing and heating.')).toBeVisible()
  await expect(page.getByText('VeebuBot is switched on once you save.')).toBeVisible()
  // Each suggestion stands once on the page.
  await expect(page.getByRole('button', { name: 'Leak repair' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'View Card' })).toBeHidden()
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
  await paste(page.getByLabel('Service 1', { exact: true }), '- Haircut: $35\n- Colour\n')
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

  // The browser draws an SVG before it uploads it.
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8"/></svg>'
  await page.getByLabel('File for the avatar').setInputFiles({ name: 'bot.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(page.getByAltText('Avatar of the bot')).toBeVisible()
  await save(page)
  expect((await fetchStoredConfig(page, card)).avatarUrl).toMatch(/-800x800\.png$/)

  await page.route('/api/upload', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'Too odd.', message: 'Too odd.' } }),
  )
  await page.getByLabel('File for the avatar').setInputFiles(picture)
  await page.getByRole('button', { name: 'Apply Crop' }).click()
  await expect(locateNotices(page).getByText('Upload failed')).toBeVisible()
  await expect(locateNotices(page).getByText('Too odd.')).toBeVisible()
})

test('questions with answers and lines always on screen are kept, and a reworded question is the owner’s', async ({ page }) => {
  const card = await createCardAsLevel5(page)
  const asked = { question: 'do u come on sundays', answer: 'Only for emergencies.', isVisitors: true }
  await page.request.post(`/api/salesbot/${card.id}/config`, { data: { questionsAndAnswers: [asked] } })
  await page.goto(`/salesbot/${card.id}`)
  const question = (number: number) => page.getByLabel(`Question of visitors ${number}`)
  const answer = (number: number) => page.getByRole('textbox', { name: `Answer ${number}` })
  await expect(question(1)).toHaveValue(asked.question)
  await expect(page.getByText('Asked by a visitor')).toBeVisible()
  await question(1).fill('Do you come on Sundays?')
  await expect(page.getByText('Asked by a visitor')).toBeHidden()

  await page.getByRole('button', { name: 'Add Answer' }).click()
  await expect(question(2)).toBeFocused()
  await paste(question(2), 'Q: Do you deliver?\nA: Yes.\nWithin 20 km.\nIs there parking? In the yard.')
  await expect(answer(2)).toHaveValue('Yes.\nWithin 20 km.')
  await expect(question(3)).toHaveValue('Is there parking?')
  await question(3).press('Enter')
  await expect(answer(3)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('It is free.')
  await page.getByRole('button', { name: 'Add Answer' }).click()
  await question(4).fill('Do you take cards?')
  await page.getByRole('button', { name: 'Add Line' }).click()
  await page.getByRole('textbox', { name: 'Line 1' }).fill('Burst pipe? Call +1 555 010 9999.')
  await locateSaveButton(page).click()
  await expect(page.getByText('Please write an answer')).toBeVisible()
  await expect(answer(4)).toBeFocused()
  await page.mouse.move(0, 0)
  // Unsaved rows are kept, and so are they in the draft.
  await page.goto('/dashboard')
  await page.goto(`/salesbot/${card.id}`)
  await expect(answer(3)).toHaveValue('In the yard.\nIt is free.')
  await page.getByRole('button', { name: 'Remove question with answer 4' }).click()
  await save(page)
  expect(await fetchStoredConfig(page, card)).toMatchObject({
    questionsAndAnswers: [
      { ...asked, question: 'Do you come on Sundays?', isVisitors: false },
      { question: 'Do you deliver?', answer: 'Yes.\nWithin 20 km.', isVisitors: false },
      { question: 'Is there parking?', answer: 'In the yard.\nIt is free.', isVisitors: false },
    ],
    pinnedLines: ['Burst pipe? Call +1 555 010 9999.'],
  })
  await page.reload()
  await expect(question(3)).toHaveValue('Is there parking?')
  await expect(page.getByRole('textbox', { name: 'Line 1' })).toHaveValue('Burst pipe? Call +1 555 010 9999.')
})

test('the rehearsal shows what is not answered yet, and an answer given there is', async ({ page }) => {
  const card = await openNewConfiguration(page, { name: 'Ann Lee' })
  await page.getByRole('button', { name: 'Add Service' }).click()
  await page.getByLabel('Service 1', { exact: true }).fill('Leak repair')
  await page.getByLabel('Enable VeebuBot').click()
  await page.getByRole('button', { name: 'See what it would say' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rehearsal' })
  await expect(dialog.getByText(/of \d+ likely questions/)).toBeVisible()
  const fields = dialog.getByLabel('Your answer')
  const open = await fields.count()
  expect(open).toBeGreaterThan(0)
  const first = dialog.getByRole('listitem').first()
  const question = await first.getByRole('heading').innerText()
  await fields.first().fill('That takes us one afternoon.')
  await first.getByRole('button', { name: 'Add to Questions and Answers' }).click()
  await expect(first.getByText('It is saved with the form.')).toBeVisible()
  await expect(fields).toHaveCount(open - 1)
  await expect(open > 1 ? fields.first() : dialog.getByRole('button', { name: 'Rehearse again' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Rehearse again' }).click()
  await expect(dialog.getByText(/likely questions? (is|are) answered/)).toBeInViewport({ ratio: 1 })
  const answered = dialog.getByRole('listitem').filter({ hasText: question })
  await expect(answered.getByText('That takes us one afternoon.')).toBeVisible()
  await expect(answered.getByLabel('Your answer')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'See what it would say' })).toBeHidden()
  await expect(page.getByLabel('Question of visitors 1')).toHaveValue(question)
  expect((await fetchStoredConfig(page, card)).questionsAndAnswers).toEqual([])
  await save(page)
  expect((await fetchStoredConfig(page, card)).questionsAndAnswers).toEqual([
    { question, answer: 'That takes us one afternoon.', isVisitors: false },
  ])

  // What cannot be rehearsed is said in the dialog.
  await page.getByLabel('Bot name').fill(' ')
  await page.getByRole('button', { name: 'Rehearsal' }).click()
  await expect(dialog.getByText('Correct the marked fields of the form first')).toBeVisible()
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
  await expect(log.getByText(/Lead score \d+/)).toBeVisible()
  await expect(log.getByText('Answered by the guided assistant')).toBeVisible()

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
})

test('the test chat welcomes as visitors are welcomed, and offers choices', async ({ page }) => {
  const card = await createCardAsLevel5(page, { name: 'Ann Lee', phone: '+15550109999' })
  const data = { isEnabled: true, services: ['Leak repair'], priceRanges: { 'Leak repair': 137 }, pinnedLines: ['No gas lines.'] }
  await page.request.post(`/api/salesbot/${card.id}/config`, { data })
  await page.goto(`/salesbot/${card.id}`)
  await expect(page.getByText('The guided assistant answers with choices and your own words.')).toBeVisible()
  const log = page.getByRole('log', { name: 'Test conversation' })
  const choices = log.getByRole('list', { name: 'Choices of the reply' })
  await expect(log.getByText('No gas lines.')).toBeVisible()
  // Without a model, there is nothing to choose.
  await expect(page.getByText('The guided assistant answers.', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Guided' })).toHaveCount(0)
  const label = await choices.getByRole('button').first().innerText()
  const sent = page.waitForRequest('**/test-chat')
  await choices.getByRole('button').first().click()
  expect((await sent).postDataJSON()).toMatchObject({ message: label, choice: expect.stringMatching(/./) })
  await expect(log).toBeFocused()
  await expect(log.getByText('Answered by the guided assistant')).toBeVisible()
  await expect(log.getByText(`You: ${label}`, { exact: true })).toBeVisible()

  await page.getByLabel('Message as a visitor').fill('I want to talk to a person')
  await page.keyboard.press('Enter')
  await expect(log.getByText('Handed over to a person')).toBeVisible()
  await expect(choices.getByRole('link').first()).toHaveAttribute('href', /^(tel|mailto|https):/)
  // Only the newest reply offers choices.
  await expect(choices).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(choices.getByRole('link').first()).toBeVisible()
  // Only the messages scroll.
  const dialog = page.getByRole('dialog', { name: 'Test chat' })
  expect(await log.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(0)
  expect(await dialog.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0)
})

test('where a language model answers, the page names it and the owner may try it', async ({ page }) => {
  const card = await createCardAsLevel5(page)
  // No model runs here, so the browser gets the name of one, and its answer.
  await page.route(`/api/salesbot/${card.id}/config`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as SalesbotConfig), model: 'small-model-1' } })
  })
  await page.goto(`/salesbot/${card.id}`)
  await expect(page.getByText('A language model answers (small-model-1). When it cannot, the guided assistant does.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(3)
  await page.getByRole('radio', { name: 'Model' }).check()
  const sent = page.waitForRequest('**/test-chat')
  await page.getByRole('button', { name: 'What do you offer?' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ assistant: 'model' })
  await expect(page.getByText(/Answered by the (model|guided assistant)/)).toBeVisible()
})

test('mails about leads need a confirmed address, and the page says so', async ({ page }) => {
  await page.route('/api/confirm-email', (route) => route.fulfill({ json: { email: 'ann@example.com', confirmed: false } }))
  await openNewConfiguration(page)
  await expect(page.getByText('Your email address is not confirmed yet')).toBeVisible()
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
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await signInAsLevel(page, 2, `/salesbot/${card.id}`)
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})
