import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { levelBadgeOf } from '../../../schema/capabilities.ts'
import type { Card } from '../../../schema/card.ts'
import type { SalesbotConfig } from '../../../schema/salesbot.ts'
import { callApi, createTestCard, signInAsLevel, signInAsNewUser } from '../../test/accounts.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage, findTextInPage } from '../../test/render.tsx'
import { answerCalls, changeAnswers, recordBodies } from '../../test/server-faults.ts'

const pagePathOf = ({ id }: Card) => `/salesbot/${id}`
const configPathOf = ({ id }: Card) => `/api/salesbot/${id}/config`
const fetchStoredConfig = (card: Card) => callApi<SalesbotConfig>('GET', configPathOf(card))

async function openNewConfiguration(fields: Partial<Card> = {}) {
  signInAsLevel(5)
  const card = await createTestCard(fields)
  const user = await openPage(pagePathOf(card))
  await screen.findByRole('form', { name: 'VeebuBot Configuration' })
  return { card, user }
}

const clickButton = async (user: UserEvent, name: string | RegExp) => user.click(await findButton(name))
const saveButton = () => findButton('Save Configuration')

async function pressEnterOn(user: UserEvent, name: string) {
  ;(await findButton(name)).focus()
  await user.keyboard('{Enter}')
}

async function save(user: UserEvent) {
  await user.click(await saveButton())
  await findNotice('Configuration saved')
  await screen.findByText('All changes saved')
}

it('a new owner fills in the configuration by one tap and saves it', async () => {
  const { card, user } = await openNewConfiguration({
    name: 'Ann Lee',
    company: 'Lee Pipes',
    about: 'Family business since 1980.',
    website: 'leepipes.example',
    customButtons: [{ text: 'Book a visit', url: 'https://book.example/lee', backgroundColor: '#000000' }],
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('VeebuBot Configuration')
  const description = screen.getByText(/The sales assistant that answers visitors of/)
  expect(description).toHaveTextContent('The sales assistant that answers visitors of Ann Lee.')
  screen.getByText(`${levelBadgeOf('useAssistant')} Feature`)
  screen.getByText('Inactive')
  screen.getByText('No action buttons yet')
  expect(screen.getByRole('link', { name: 'View Analytics' })).toHaveAttribute('href', `/veebubot-analytics/${card.id}`)

  await clickButton(user, 'Plumbing and heating')
  await screen.findByText(/Filled in for Plumbing and heating\..*VeebuBot is switched on once you save\./)
  // Each suggestion appears only once on the page.
  expect(screen.getAllByRole('button', { name: 'Leak repair' })).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'View Card' })).toBeNull()
  await save(user)
  expect(screen.getByRole('link', { name: 'View Card' })).toHaveAttribute('href', `/view/${card.slug}`)
  screen.getByText('Active')
  expect(await fetchStoredConfig(card)).toMatchObject({
    isEnabled: true,
    businessType: 'Plumbing and heating',
    services: [],
    actionButtons: [
      { description: 'Book a visit', url: 'https://book.example/lee' },
      { description: 'Visit our website', url: 'https://leepipes.example' },
    ],
  })

  await clickButton(user, 'Leak repair')
  await fillField(user, 'Price of service 1, optional', '$1,250.50')
  await clickButton(user, 'Add Price')
  await fillField(user, 'What price 1 is for', 'Call-out fee')
  await fillField(user, 'Price 1$', '40')
  await clickButton(user, 'Add Question')
  await user.selectOptions(getField('Currency'), 'EUR')
  await save(user)
  // The question that was left blank is not saved.
  expect(screen.queryByLabelText('Question 5')).toBeNull()
  await reloadPage()
  expect(await screen.findByLabelText('Service 1')).toHaveValue('Leak repair')
  expect(getField('Price of service 1, optional')).toHaveValue('1250.5')
  expect(getField('What price 1 is for')).toHaveValue('Call-out fee')
  expect(getField('Company information')).toHaveDisplayValue(/Lee Pipes[^]*Family business since 1980\./)
  expect(await fetchStoredConfig(card)).toMatchObject({ priceRanges: { 'Leak repair': 1250.5, 'Call-out fee': 40 }, currency: 'EUR' })
})

it('a form that cannot be saved says why at each field, and the first one gets the focus', async () => {
  const { card, user } = await openNewConfiguration()
  await fillField(user, 'Bot name', ' ')
  await clickButton(user, 'Add Service')
  await fillField(user, 'Service 1$', 'Haircut')
  await fillField(user, 'Price of service 1, optional', 'a lot')
  await clickButton(user, 'Add Action Button')
  await user.click(await saveButton())
  await findNotice('Validation error')
  await findNotice('Please check your form data and try again.')
  for (const message of ['Bot name is required', 'A price must be a number', 'Description is required', 'Please enter a valid URL'])
    screen.getByText(message)
  expect(getField('Bot name')).toHaveFocus()
  await fillField(user, 'Bot name', 'Ann')
  expect(screen.queryByText('Bot name is required')).toBeNull()

  await fillField(user, 'Price of service 1, optional', '35')
  await fillField(user, 'Description of action button 1', 'Book')
  await fillField(user, 'URL of action button 1', 'javascript:alert(1)')
  await user.click(await saveButton())
  await waitFor(() => expect(getField('URL of action button 1')).toHaveFocus())
  screen.getByText('Please enter a valid URL')
  await fillField(user, 'URL of action button 1', 'book.example')
  // Errors that only the server finds are shown at the field, too.
  const letThrough = answerCalls('POST', configPathOf(card), () =>
    Response.json(
      { code: 'invalidInput', message: 'Not this.', issues: [{ path: 'services.0', message: 'Not offered' }] },
      { status: 400 },
    ),
  )
  await user.click(await saveButton())
  await findNotice('Save failed')
  await findNotice('Not this.')
  await waitFor(() => expect(getField('Service 1$')).toHaveFocus())
  letThrough()
  await save(user)
  expect(await fetchStoredConfig(card)).toMatchObject({ botName: 'Ann', actionButtons: [{ url: 'https://book.example' }] })
})

it('services are added, pasted, moved and removed with the keyboard', async () => {
  const { user } = await openNewConfiguration()
  await pressEnterOn(user, 'Add Service')
  expect(getField('Service 1$')).toHaveFocus()
  await user.paste('- Haircut: $35\n- Colour\n')
  expect(getField('Service 1$')).toHaveValue('Haircut')
  expect(getField('Price of service 1, optional')).toHaveValue('35')
  expect(getField('Service 2$')).toHaveValue('Colour')
  expect(getField('Service 2$')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(getField('Service 3$')).toHaveFocus()
  await user.keyboard('Trim')
  await pressEnterOn(user, 'Move service 3 up')
  expect(getField('Service 2$')).toHaveValue('Trim')
  await pressEnterOn(user, 'Remove service 2')
  expect(getField('Service 2$')).toHaveValue('Colour')
  expect(getField('Service 2$')).toHaveFocus()
})

it('questions with answers and lines always on screen are kept, and a reworded question is the owner’s', async () => {
  signInAsLevel(5)
  const card = await createTestCard()
  const asked = { question: 'do u come on sundays', answer: 'Only for emergencies.', isVisitors: true }
  await callApi('POST', configPathOf(card), { questionsAndAnswers: [asked] })
  const user = await openPage(pagePathOf(card))
  const question = (number: number) => getField(`Question of visitors ${number}`)
  const answer = (number: number) => getField(`Answer ${number}$`)
  await waitFor(() => expect(question(1)).toHaveValue(asked.question))
  screen.getByText('Asked by a visitor')
  await fillField(user, question(1), 'Do you come on Sundays?')
  expect(screen.queryByText('Asked by a visitor')).toBeNull()

  await clickButton(user, 'Add Answer')
  expect(question(2)).toHaveFocus()
  await user.paste('Q: Do you deliver?\nA: Yes.\nWithin 20 km.\nIs there parking? In the yard.')
  expect(answer(2)).toHaveValue('Yes.\nWithin 20 km.')
  expect(question(3)).toHaveValue('Is there parking?')
  question(3).focus()
  await user.keyboard('{Enter}')
  expect(answer(3)).toHaveFocus()
  await user.keyboard('{End}{Enter}It is free.')
  await clickButton(user, 'Add Answer')
  await fillField(user, question(4), 'Do you take cards?')
  await clickButton(user, 'Add Line')
  await fillField(user, 'Line 1$', 'Burst pipe? Call +1 555 010 9999.')
  await user.click(await saveButton())
  await screen.findByText('Please write an answer')
  expect(answer(4)).toHaveFocus()
  // After the refused save, the rows are still in the draft.
  const again = await reloadPage()
  await waitFor(() => expect(answer(3)).toHaveValue('In the yard.\nIt is free.'))
  await clickButton(again, 'Remove question with answer 4')
  await save(again)
  expect(await fetchStoredConfig(card)).toMatchObject({
    questionsAndAnswers: [
      { ...asked, question: 'Do you come on Sundays?', isVisitors: false },
      { question: 'Do you deliver?', answer: 'Yes.\nWithin 20 km.', isVisitors: false },
      { question: 'Is there parking?', answer: 'In the yard.\nIt is free.', isVisitors: false },
    ],
    pinnedLines: ['Burst pipe? Call +1 555 010 9999.'],
  })
  await reloadPage()
  await waitFor(() => expect(question(3)).toHaveValue('Is there parking?'))
  expect(getField('Line 1$')).toHaveValue('Burst pipe? Call +1 555 010 9999.')
})

it('the rehearsal shows what is not answered yet, and an answer given there is', async () => {
  const { card, user } = await openNewConfiguration({ name: 'Ann Lee' })
  await clickButton(user, 'Add Service')
  await fillField(user, 'Service 1$', 'Leak repair')
  await user.click(screen.getByLabelText('Enable VeebuBot'))
  await clickButton(user, 'See what it would say')
  const dialog = await screen.findByRole('dialog', { name: 'Rehearsal' })
  await within(dialog).findByText(/of \d+ likely questions/)
  const fields = () => within(dialog).queryAllByLabelText(/^Your answer/)
  const open = fields().length
  expect(open).toBeGreaterThan(0)
  const first = within(dialog).getAllByRole('listitem')[0]!
  const question = within(first).getByRole('heading').textContent
  await fillField(user, fields()[0]!, 'That takes us one afternoon.')
  await user.click(within(first).getByRole('button', { name: 'Add to Questions and Answers' }))
  await within(first).findByText(/It is saved with the form\./)
  expect(fields()).toHaveLength(open - 1)
  const rehearseAgain = within(dialog).getByRole('button', { name: 'Rehearse again' })
  expect(open > 1 ? fields()[0] : rehearseAgain).toHaveFocus()
  await user.click(rehearseAgain)
  const findAnswered = () => within(dialog).getByRole('heading', { name: question }).closest('li')!
  await waitFor(() => expect(within(findAnswered()).queryByLabelText(/^Your answer/)).toBeNull())
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/likely questions? (is|are) answered/))
  expect(findAnswered()).toHaveTextContent('That takes us one afternoon.')
  expect(findAnswered()).not.toHaveTextContent('It is saved with the form.')
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'See what it would say' })).toBeNull()
  expect(getField('Question of visitors 1')).toHaveValue(question)
  expect((await fetchStoredConfig(card)).questionsAndAnswers).toEqual([])
  await save(user)
  expect((await fetchStoredConfig(card)).questionsAndAnswers).toEqual([
    { question, answer: 'That takes us one afternoon.', isVisitors: false },
  ])

  await fillField(user, 'Bot name', ' ')
  await clickButton(user, 'Rehearsal')
  await within(await screen.findByRole('dialog', { name: 'Rehearsal' })).findByText(/Correct the marked fields of the form first/)
})

it('unsaved changes are guarded, survive a reload, and meet those of another device', async () => {
  const { card, user } = await openNewConfiguration()
  await fillField(user, 'Company information', 'Open on Mondays')
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  const again = await reloadPage(pagePathOf(card))
  await screen.findByText('Your unsaved changes are back')
  expect(getField('Company information')).toHaveValue('Open on Mondays')

  await callApi('POST', configPathOf(card), { botName: 'Theirs' })
  await again.click(await saveButton())
  await screen.findByText('This configuration was changed on another device. Reload to see the latest version.')
  await clickButton(again, 'Reload and keep my edits')
  await waitFor(() => expect(getField('Bot name')).toHaveValue('Theirs'))
  expect(getField('Company information')).toHaveValue('Open on Mondays')
  await save(again)
  expect(await fetchStoredConfig(card)).toMatchObject({ botName: 'Theirs', companyInfo: 'Open on Mondays' })
})

describe('the test chat', () => {
  const findLog = () => screen.findByRole('log', { name: 'Test conversation' })
  const input = () => getField('Message as a visitor')

  it('answers with the price of a service that is not saved yet', async () => {
    const { user } = await openNewConfiguration()
    await screen.findByText('Uses what is on this page. Nothing is saved yet.')
    await clickButton(user, 'Add Service')
    await fillField(user, 'Service 1$', 'Leak repair')
    await fillField(user, 'Price of service 1, optional', '137')
    screen.getByText('Uses your unsaved changes')
    const log = within(await findLog())
    await fillField(user, input(), 'How much is a leak repair?')
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(input()).toHaveValue('How much is a leak repair?\n')
    await user.keyboard('{Enter}')
    await log.findByText(/137/)
    await log.findByText(/Lead score \d+/)
    log.getByText('Answered by the guided assistant')

    await fillField(user, 'Price of service 1, optional', '149')
    await screen.findByText(/Changed since the last reply\./)
    await clickButton(user, 'Start over')
    expect(input()).toHaveFocus()
    expect(log.queryByText(/137/)).toBeNull()
    await fillField(user, input(), 'How much is a leak repair?')
    await clickButton(user, 'Send message')
    await log.findByText(/149/)

    answerCalls('POST', '/api/salesbot/', () =>
      Response.json({ code: 'chatTooFast', message: 'You are sending messages too fast.' }, { status: 429 }),
    )
    await fillField(user, input(), 'And tomorrow?')
    await user.keyboard('{Enter}')
    await within(await screen.findByRole('alert')).findByText('You are sending messages too fast.')
    expect(input()).toHaveValue('And tomorrow?')
  })

  it('welcomes as visitors are welcomed, and offers choices', async () => {
    signInAsLevel(5)
    const card = await createTestCard({ name: 'Ann Lee', phone: '+15550109999' })
    await callApi('POST', configPathOf(card), {
      isEnabled: true,
      services: ['Leak repair'],
      priceRanges: { 'Leak repair': 137 },
      pinnedLines: ['No gas lines.'],
    })
    const user = await openPage(pagePathOf(card))
    await screen.findByText('The guided assistant answers with choices and your own words.')
    const log = await findLog()
    await within(log).findByText(/No gas lines\./)
    // Without a language model, the owner cannot choose between two assistants.
    screen.getByText('The guided assistant answers.')
    expect(screen.queryByRole('radio', { name: 'Guided' })).toBeNull()
    const choices = () => within(within(log).getByRole('list', { name: 'Choices of the reply' }))
    const first = choices().getAllByRole('button')[0]!
    const label = first.textContent
    const sent = recordBodies('POST', `/api/salesbot/${card.id}/test-chat`)
    await user.click(first)
    expect(sent).toMatchObject([{ message: label, choice: expect.stringMatching(/./) }])
    expect(log).toHaveFocus()
    await within(log).findByText('Answered by the guided assistant')
    expect(within(log).getByText('You:').parentElement).toHaveTextContent(`You: ${label}`)

    await fillField(user, input(), 'I want to talk to a person')
    await user.keyboard('{Enter}')
    await within(log).findByText('Handed over to a person')
    expect(choices().getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^(tel|mailto|https):/))
  })

  it('is named by its language model where one answers, which the owner may try', async () => {
    signInAsLevel(5)
    const card = await createTestCard()
    // The test server has no language model, so the server's answer is changed to name one.
    const letThrough = changeAnswers<SalesbotConfig>('GET', configPathOf(card), (config) => ({ ...config, model: 'small-model-1' }))
    const user = await openPage(pagePathOf(card))
    await screen.findByText('A language model answers (small-model-1). When it cannot, the guided assistant does.')
    await findLog()
    letThrough()
    const radios = within(screen.getByRole('group', { name: 'Who answers this test' })).getAllByRole('radio')
    expect(radios).toHaveLength(3)
    await user.click(screen.getByRole('radio', { name: 'Model' }))
    const sent = recordBodies('POST', `/api/salesbot/${card.id}/test-chat`)
    await clickButton(user, 'What do you offer?')
    expect(sent).toMatchObject([{ assistant: 'model' }])
    await screen.findByText(/Answered by the (model|guided assistant)/)
  })
})

it('whoever enables the assistant without a confirmed address reads what will not arrive, and can confirm it there', async () => {
  const { email } = await signInAsNewUser(5)
  const user = await openPage(pagePathOf(await createTestCard()))
  const enable = await screen.findByLabelText(/^Enable VeebuBot/)
  expect(screen.queryByText('Confirm your email address')).toBeNull()
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(enable)
  const title = await screen.findByText('Confirm your email address')
  // Otherwise it could be behind the save bar.
  expect(scrollIntoView.mock.instances.some((element) => (element as unknown as Element).contains(title))).toBe(true)
  await findTextInPage(`You get no mail about leads or requests until you confirm ${email}.`)
  await clickButton(user, 'Send Confirmation Link')
  await findTextInPage('We sent a link there. Open it within a day.')
})

it('strangers and missing cards get an explanation', async () => {
  signInAsLevel(5)
  const card = await createTestCard()
  const user = await openPage('/salesbot/999999999')
  await screen.findByRole('heading', { name: 'Card Not Found' })
  screen.getByText("The business card you're looking for doesn't exist.")
  await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))

  signInAsLevel(2)
  await reloadPage(pagePathOf(card))
  await screen.findByRole('heading', { name: 'Access Denied' })
})
