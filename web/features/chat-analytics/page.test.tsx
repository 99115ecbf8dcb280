import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { levelBadgeOf } from '../../../schema/capabilities.ts'
import type { Card } from '../../../schema/card.ts'
import { cardAppPagePathOf } from '../../../schema/route.ts'
import type { ChatResponse, SalesbotConfig } from '../../../schema/salesbot.ts'
import type { SalesbotAnalytics } from '../../../schema/salesbot-analytics.ts'
import type { SaveSalesbotConfigBody } from '../../../schema/salesbot-body.ts'
import { formatConversationOutcome } from '../../../schema/salesbot-labels.ts'
import { callApi, createTestCard, createUniqueTestId, openVisitorBrowser, signInAsLevel } from '../../test/accounts.ts'
import { recordDownloads } from '../../test/browser.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, changeAnswers, failWithoutNetwork } from '../../test/server-faults.ts'

const ACTION_BUTTON = { id: 'btn-1', description: 'Book a call', url: 'https://example.com/book' }
const COMPANY_INFO = 'We repair violins.'
const pagePathOf = ({ id }: Card) => cardAppPagePathOf('chatAnalytics', id)

/** Creates a card whose assistant is enabled, as the seeded user of level 5. */
async function createAssistantCard(): Promise<Card> {
  signInAsLevel(5)
  const card = await createTestCard({ name: 'Vera Violin' })
  const config: SaveSalesbotConfigBody = { isEnabled: true, companyInfo: COMPANY_INFO, actionButtons: [ACTION_BUTTON] }
  await callApi('POST', `/api/salesbot/${card.id}/config`, config)
  return card
}

const post = openVisitorBrowser()
let visitorCount = 0

/** Sends messages of a new visitor to a card's assistant. Returns the last answer. */
async function holdConversation({ id }: Card, messages: string[]): Promise<ChatResponse> {
  const ip = `198.19.0.${visitorCount++}`
  const answers: ChatResponse[] = []
  for (const message of messages)
    answers.push(await post<ChatResponse>(`/api/salesbot/${id}/chat`, { message, sessionId: answers.at(-1)?.sessionId ?? null }, ip))
  return answers.at(-1)!
}

const clickActionButton = ({ id }: Card, { sessionId }: ChatResponse) =>
  post(`/api/salesbot/${id}/button-click`, {
    sessionId,
    buttonId: ACTION_BUTTON.id,
    description: ACTION_BUTTON.description,
    url: ACTION_BUTTON.url,
  })

const fetchAnalytics = ({ id }: Card) => callApi<SalesbotAnalytics>('GET', `/api/salesbot/${id}/analytics`)
const fetchConfig = ({ id }: Card) => callApi<SalesbotConfig>('GET', `/api/salesbot/${id}/config`)

const openTab = async (user: UserEvent, name: string) => user.click(await screen.findByRole('tab', { name }))
const listConversations = () => within(screen.getByRole('region', { name: 'Conversation History' })).queryAllByRole('listitem')
const waitForConversations = (count: number) => waitFor(() => expect(listConversations()).toHaveLength(count))
const searchField = () => screen.getByRole('searchbox', { name: 'Search conversations' })

async function exportLeads(user: UserEvent, format: string) {
  await user.click(await findButton('Export leads'))
  await user.click(await screen.findByRole('menuitem', { name: format }))
}

it('a conversation is shown with its numbers and its transcript, is found, and can be deleted', async () => {
  const card = await createAssistantCard()
  const email = `${createUniqueTestId()}@example.com`
  const sent = ['Hello, I look for a repair', `Write to me at ${email}`, '<b>I want to talk to a person</b>']
  const answer = await holdConversation(card, sent)
  expect(answer.choices).not.toEqual([])
  await clickActionButton(card, answer)
  await holdConversation(card, ['Good morning'])
  const { analytics, conversations } = await fetchAnalytics(card)
  const told = conversations.find(({ visitorEmail }) => visitorEmail === email)!

  const user = await openPage(pagePathOf(card))
  await screen.findByRole('heading', { level: 1, name: 'VeebuBot Analytics' })
  for (const text of ['Vera Violin', levelBadgeOf('useAssistant'), '2 conversations']) await screen.findByText(text)
  expect(screen.getByRole('link', { name: 'Configuration' })).toHaveAttribute('href', cardAppPagePathOf('salesbot', card.id))
  expect(screen.getByRole('link', { name: 'View Card' })).toHaveAttribute('href', `/view/${card.slug}`)
  const tiles = document.querySelector('dl')!
  expect([...tiles.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Total Conversations',
    'Average Lead Score',
    'Button Clicks',
    'Avg. Duration',
  ])
  expect(tiles).toHaveTextContent(`Average Lead Score${Math.round(analytics.averageLeadScore)}%`)
  const outcomes = within(screen.getByRole('list', { name: 'Conversation Outcomes' }))
  expect(outcomes.getAllByRole('listitem')).toHaveLength(Object.keys(analytics.outcomeBreakdown).length)
  outcomes.getByText(formatConversationOutcome(told.outcome))
  screen.getByText(/Scheduled: an appointment was asked for, and you confirm it\./)
  screen.getByText('Conversion rate')
  screen.getByRole('img', { name: /^2 conversations from/ })
  await user.click(screen.getByText('Show as a table'))
  expect(within(screen.getByRole('region', { name: 'Conversations by day' })).getAllByRole('row')).toHaveLength(31)

  await openTab(user, 'Conversations')
  await waitForConversations(2)
  const findItem = () => listConversations().find(({ textContent }) => textContent.includes(email))!
  for (const text of [
    `Lead score ${told.leadScore}`,
    formatConversationOutcome(told.outcome),
    'Handed over',
    '6 messages',
    '1 button click',
  ])
    within(findItem()).getByText(text)
  expect(within(findItem()).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)

  await fillField(user, searchField(), 'nobody wrote this')
  await screen.findByText('No conversations match “nobody wrote this”')
  await user.click(await findButton('Clear search'))
  await waitForConversations(2)
  await fillField(user, searchField(), 'LOOK FOR ')
  await waitForConversations(1)
  searchField().focus()
  await user.keyboard('A REPAIR')
  expect(searchField()).toHaveValue('LOOK FOR A REPAIR')
  await waitForConversations(1)
  expect(listConversations()[0]).toHaveTextContent(email)

  const openConversation = () => user.click(within(findItem()).getByRole('button'))
  await openConversation()
  expect(location.pathname + location.search).toBe(`${pagePathOf(card)}?conversation=${told.id}`)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(sent[0]!)
  const listEntries = (speaker: string) => dialog.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith(speaker))
  const written = listEntries('Visitor')
  expect(written).toHaveLength(3)
  for (const [nth, text] of sent.entries()) within(written[nth]!).getByText(text)
  const offered = `Offered: ${answer.choices.map(({ label }) => label).join(' · ')}`
  expect(listEntries('Assistant').at(-1)).toHaveTextContent(offered)
  dialog.getByText(/Clicked “Book a call”/)
  expect(dialog.getByText('Language').parentElement).toHaveTextContent('English')
  expect(dialog.getByText('Device').parentElement).toHaveTextContent('Chrome')
  expect(dialog.getByRole('link', { name: 'Reply by email' })).toHaveAttribute('href', `mailto:${email}`)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete this conversation?' })
  expect(question).toHaveTextContent('This cannot be undone.')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await findNotice('Conversation deleted')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('1 conversation')

  const again = await reloadPage(`${pagePathOf(card)}?conversation=${told.id}`)
  await screen.findByText('Conversation not found')
  await again.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitForConversations(1)
  expect(listConversations()[0]).toHaveTextContent('Anonymous Visitor')
  await reloadPage(`${pagePathOf(card)}?conversation=12x`)
  await waitFor(() => expect(location.search).toBe(''))
})

it('button analytics list the clicks of each conversation, and leads are exported as a table and as contacts', async () => {
  const card = await createAssistantCard()
  const answer = await holdConversation(card, ['Hello'])
  await clickActionButton(card, answer)
  await clickActionButton(card, answer)
  await holdConversation(card, ['Good morning'])
  await holdConversation(card, ['Good evening'])
  const user = await openPage(pagePathOf(card))
  await openTab(user, 'Button Analytics')
  expect(document.querySelector('dl')).toHaveTextContent(/^Total Clicks2Click-Through Rate67%Clicks for each 100 conversations$/)
  const details = screen.getByRole('heading', { name: 'Click Details' }).closest('section')!
  const clicks = [...details.querySelectorAll('ol > li')]
  expect(clicks.map(({ textContent }) => textContent.startsWith('Book a call'))).toEqual([true, true])
  expect(details.querySelectorAll('ol time')).toHaveLength(2)
  await user.click(within(details).getByRole('button', { name: /Anonymous Visitor/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findAllByText(/Clicked “Book a call”/)).toHaveLength(2)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await exportLeads(user, 'Table (CSV)')
  await findNotice('No leads to export yet')
  const email = `${createUniqueTestId()}@example.com`
  await holdConversation(card, [`I need a repair, write to ${email}`])
  await holdConversation(card, ['Good morning'])
  const files = recordDownloads()
  await exportLeads(user, 'Table (CSV)')
  await waitFor(() => expect(files).toHaveLength(1))
  const [csv] = files
  expect(csv!.name).toMatch(/^Vera Violin-leads-\d{4}-\d\d-\d\d\.csv$/)
  const text = (await csv!.content.text()).replace(/^\u{FEFF}/u, '')
  const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ email, messages: '2', handedOver: 'no' })
  await exportLeads(user, 'Contacts (vCard)')
  await waitFor(() => expect(files).toHaveLength(2))
  expect(files[1]!.name).toMatch(/\.vcf$/)
  expect((await files[1]!.content.text()).replaceAll('\r\n ', '')).toContain(email)

  answerCalls('GET', `/api/salesbot/${card.id}/leads?`, () => Response.json({}, { status: 500 }))
  await exportLeads(user, 'Table (CSV)')
  await findNotice('The leads could not be exported. Please try again.')
})

it('an answered question becomes one with an answer of the configuration, and a dismissed one leaves', async () => {
  const card = await createAssistantCard()
  await holdConversation(card, ['Do you also tune submarines?'])
  await holdConversation(card, ['Which colour does your parrot have?'])
  await waitFor(async () => expect((await fetchAnalytics(card)).unansweredQuestions).toHaveLength(2))
  const user = await openPage(pagePathOf(card))
  await openTab(user, 'Unanswered Questions (2)')
  const listRows = () => within(screen.getByRole('list', { name: 'Unanswered questions' })).getAllByRole('listitem')
  const row = () => listRows().find(({ textContent }) => textContent.includes('submarines'))!
  expect(row()).toHaveTextContent('Asked once')
  await user.click(within(row()).getByRole('button', { name: 'Answer' }))
  expect(getField('Your answer', row())).toHaveFocus()
  within(row()).getByText(/Nobody who asked left an email address\./)
  expect(getField('The question, in your words', row())).toHaveValue('Do you also tune submarines?')
  await user.click(await findButton('Save answer'))
  await within(row()).findByText('Please write an answer')
  await fillField(user, getField('Your answer', row()), 'Only violins.')
  await openTab(user, 'Overview')
  await openTab(user, 'Unanswered Questions (2)')
  expect(getField('Your answer', row())).toHaveValue('Only violins.')
  await user.click(await findButton('Save answer'))
  await findNotice('Answer saved')
  await waitFor(() => expect(listRows()).toHaveLength(1))
  await waitFor(() => expect(listRows()[0]).toHaveFocus())
  screen.getByRole('tab', { name: 'Unanswered Questions (1)' })
  // The question stays marked as worded by a visitor.
  expect(await fetchConfig(card)).toMatchObject({
    companyInfo: COMPANY_INFO,
    questionsAndAnswers: [{ question: 'Do you also tune submarines?', answer: 'Only violins.', isVisitors: true }],
  })

  await user.click(within(listRows()[0]!).getByRole('button', { name: 'Dismiss' }))
  const question = await screen.findByRole('alertdialog', { name: 'Dismiss this question?' })
  await user.click(within(question).getByRole('button', { name: 'Dismiss' }))
  await screen.findByText('No unanswered questions')
  await screen.findByRole('tab', { name: 'Unanswered Questions (0)' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

it('the address of a mail opens the field of its question, whose answer goes to the visitor in the words of the owner', async () => {
  const card = await createAssistantCard()
  const email = `${createUniqueTestId()}@example.com`
  await holdConversation(card, ['do u also tune submarines?', `Please write to me at ${email}`])
  await waitFor(async () => expect((await fetchAnalytics(card)).unansweredQuestions).toHaveLength(1))
  const [asked] = (await fetchAnalytics(card)).unansweredQuestions
  const address = `${pagePathOf(card)}?question=${asked!.id}`
  let user = await openPage(address)
  expect(await screen.findByRole('tab', { name: 'Unanswered Questions (1)' })).toHaveAttribute('aria-selected', 'true')
  await waitFor(() => expect(getField('Your answer')).toHaveFocus())
  screen.getByText(/Goes to 1 visitor who left an email address/)
  await user.click(await findButton('Cancel'))
  expect(screen.queryByLabelText('Your answer')).toBeNull()
  expect(location.search).toBe('')

  user = await reloadPage(address)
  await fillField(user, 'Your answer', 'Only violins, cellos and basses.')
  await fillField(user, 'The question, in your words', 'What do you tune?')
  await user.click(await findButton('Save answer'))
  await findNotice(/Mailed to 1 visitor\./)
  await screen.findByText('No unanswered questions')
  expect(screen.queryByText('This question is gone')).toBeNull()
  const answer = { question: 'What do you tune?', answer: 'Only violins, cellos and basses.', isVisitors: false }
  expect(await fetchConfig(card)).toMatchObject({ questionsAndAnswers: [answer] })

  await reloadPage(address)
  await screen.findByText('This question is gone')
})

it('without conversations each tab says so, while loading there are placeholders, and failures are told', async () => {
  const card = await createAssistantCard()
  const { promise, resolve } = Promise.withResolvers<void>()
  const letThrough = changeAnswers('GET', `/api/salesbot/${card.id}/analytics`, (answer) => promise.then(() => answer))
  const user = await openPage(pagePathOf(card))
  await screen.findByText('Loading the analytics')
  resolve()
  await screen.findByText('0 conversations')
  letThrough()
  expect(screen.queryByText('Loading the analytics')).toBeNull()
  const tabs = [
    ['Overview', 'No conversations yet'],
    ['Conversations', 'No conversations yet'],
    ['Button Analytics', 'No button interactions yet'],
    ['Unanswered Questions (0)', 'No unanswered questions'],
  ] as const
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs.map(([tab]) => tab))
  for (const [tab, message] of tabs) {
    await openTab(user, tab)
    await screen.findByRole('heading', { name: message })
  }

  for (const id of ['99999999', 'none']) {
    await reloadPage(cardAppPagePathOf('chatAnalytics', 1).replace(/1$/, id))
    await screen.findByRole('heading', { level: 1, name: 'Card Not Found' })
    screen.getByText("The business card you're looking for doesn't exist.")
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
  }
  const connect = answerCalls('GET', `/api/salesbot/${card.id}/analytics`, failWithoutNetwork)
  const again = await reloadPage(pagePathOf(card))
  await screen.findByRole('heading', { level: 1, name: 'The analytics could not be loaded' })
  connect()
  // The button is disabled while the card is still loading.
  await waitFor(async () => expect(await findButton('Try Again')).toBeEnabled())
  await again.click(await findButton('Try Again'))
  await screen.findByText('0 conversations')
  signInAsLevel(2)
  await reloadPage()
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  await findNotice('Access denied')
})

it('more than a page of conversations is continued by Show more, also after a deletion', async () => {
  const card = await createAssistantCard()
  await Promise.all(
    Array.from({ length: 6 }, async (_, first) => {
      for (let nth = first; nth < 53; nth += 6) await holdConversation(card, [`Hello ${nth}`])
    }),
  )
  const user = await openPage(pagePathOf(card))
  await openTab(user, 'Conversations')
  await waitForConversations(50)
  await user.click(await findButton('Show more'))
  await waitForConversations(53)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  await user.click(within(listConversations().at(-1)!).getByRole('button'))
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitForConversations(52)
})
