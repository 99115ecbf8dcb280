import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { levelBadgeOf } from '../../schema/capabilities.ts'
import Papa from 'papaparse'
import type { Card } from '../../schema/card.ts'
import { cardAppPagePathOf } from '../../schema/route.ts'
import type { ChatResponse, SalesbotConfig } from '../../schema/salesbot.ts'
import type { SalesbotAnalytics } from '../../schema/salesbot-analytics.ts'
import { formatOutcome } from '../../schema/salesbot-labels.ts'
import type { SaveSalesbotConfigBody } from '../../schema/salesbot-body.ts'
import { expectDialogHistoryRemoved, locateNotices } from './accessible.ts'
import { createUniqueTestId, signInAsLevel } from './accounts.ts'
import { BROWSER_USER_AGENT, createCardAsLevel5 } from './cards.ts'
import { holdRequests, test } from './fixtures.ts'
import { waitForMail } from './mails.ts'

const ACTION_BUTTON = { id: 'btn-1', description: 'Book a call', url: 'https://example.com/book' }
const COMPANY_INFO = 'We repair violins.'
const pagePathOf = ({ id }: Card) => cardAppPagePathOf('chatAnalytics', id)

/** Creates a card whose assistant is enabled, as a user of access level 5. */
async function createAssistantCard(page: Page): Promise<Card> {
  const card = await createCardAsLevel5(page, { name: 'Vera Violin' })
  const data: SaveSalesbotConfigBody = { isEnabled: true, companyInfo: COMPANY_INFO, actionButtons: [ACTION_BUTTON] }
  const res = await page.request.post(`/api/salesbot/${card.id}/config`, { data })
  expect(res.status(), await res.text()).toBe(200)
  return card
}

let visitorCount = 0
/** Sends messages of one new visitor to a card's assistant, over the calls that the chat uses. Returns the last answer. */
async function holdConversation(visitor: APIRequestContext, card: Card, messages: string[]): Promise<ChatResponse> {
  const headers = { 'cf-connecting-ip': `198.19.${visitorCount++ % 250}.${process.pid % 250}`, 'user-agent': BROWSER_USER_AGENT }
  let answer: ChatResponse | null = null
  for (const message of messages) {
    const data = { message, sessionId: answer?.sessionId ?? null }
    const res = await visitor.post(`/api/salesbot/${card.id}/chat`, { data, headers })
    expect(res.status(), await res.text()).toBe(200)
    answer = (await res.json()) as ChatResponse
  }
  return answer!
}

async function clickActionButton(visitor: APIRequestContext, card: Card, { sessionId }: ChatResponse) {
  const { id, description, url } = ACTION_BUTTON
  const res = await visitor.post(`/api/salesbot/${card.id}/button-click`, { data: { sessionId, buttonId: id, description, url } })
  expect(res.ok(), await res.text()).toBe(true)
}

const fetchAnalytics = async (page: Page, card: Card) =>
  (await (await page.request.get(`/api/salesbot/${card.id}/analytics`)).json()) as SalesbotAnalytics

const fetchConfig = async (page: Page, card: Card) =>
  (await (await page.request.get(`/api/salesbot/${card.id}/config`)).json()) as SalesbotConfig

const locateHistory = (page: Page) => page.getByRole('region', { name: 'Conversation History' })

test('a conversation is shown with its numbers and its transcript, is found, and can be deleted', async ({ page, request }) => {
  const card = await createAssistantCard(page)
  const email = `${createUniqueTestId()}@example.com`
  const sent = ['Hello, I look for a repair', `Write to me at ${email}`, '<b>I want to talk to a person</b>']
  const answer = await holdConversation(request, card, sent)
  expect(answer.choices).not.toEqual([])
  await clickActionButton(request, card, answer)
  await holdConversation(request, card, ['Good morning'])
  const { analytics, conversations } = await fetchAnalytics(page, card)
  const told = conversations.find(({ visitorEmail }) => visitorEmail === email)!

  await page.goto(pagePathOf(card))
  await expect(page.getByRole('heading', { level: 1, name: 'VeebuBot Analytics' })).toBeVisible()
  for (const text of ['Vera Violin', levelBadgeOf('useAssistant'), '2 conversations'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Configuration' })).toHaveAttribute('href', cardAppPagePathOf('salesbot', card.id))
  await expect(page.getByRole('link', { name: 'View Card' })).toHaveAttribute('href', `/view/${card.slug}`)
  await expect(page.locator('dl').first().locator('dt')).toHaveText([
    'Total Conversations',
    'Average Lead Score',
    'Button Clicks',
    'Avg. Duration',
  ])
  await expect(page.locator('dl').first()).toContainText(`Average Lead Score${Math.round(analytics.averageLeadScore)}%`)
  const outcomes = page.getByRole('list', { name: 'Conversation Outcomes' }).getByRole('listitem')
  await expect(outcomes).toHaveCount(Object.keys(analytics.outcomeBreakdown).length)
  await expect(outcomes.filter({ hasText: formatOutcome(told.outcome) })).toBeVisible()
  await expect(page.getByText('Conversion rate')).toBeVisible()
  await expect(page.getByRole('img', { name: /^2 conversations from/ })).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('region', { name: 'Conversations by day' }).getByRole('row')).toHaveCount(31)

  await page.getByRole('tab', { name: 'Conversations' }).click()
  const items = locateHistory(page).getByRole('listitem')
  await expect(items).toHaveCount(2)
  expect((await locateHistory(page).boundingBox())!.height).toBe(600)
  const item = items.filter({ has: page.getByRole('link', { name: email }) })
  for (const text of [`Lead score ${told.leadScore}`, formatOutcome(told.outcome), 'Handed over', '6 messages', '1 button click'])
    await expect(item.getByText(text, { exact: true })).toBeVisible()
  await expect(item.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)

  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('nobody wrote this')
  await expect(page.getByText('No conversations match “nobody wrote this”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(items).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('LOOK FOR ')
  await expect(items).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search conversations' }).pressSequentially('A REPAIR')
  await expect(page.getByRole('searchbox', { name: 'Search conversations' })).toHaveValue('LOOK FOR A REPAIR')
  await expect(items).toHaveCount(1)
  await expect(items).toContainText(email)

  await item.getByRole('button').click()
  await expect(page).toHaveURL(`${pagePathOf(card)}?conversation=${told.id}`)
  const dialog = page.getByRole('dialog')
  const written = dialog.getByRole('listitem').filter({ hasText: /^Visitor/ })
  await expect(written).toHaveCount(3)
  for (const [nth, text] of sent.entries()) await expect(written.nth(nth).getByText(text, { exact: true })).toBeVisible()
  await expect(dialog.locator('b')).toHaveCount(0)
  const offered = `Offered: ${answer.choices.map(({ label }) => label).join(' · ')}`
  await expect(
    dialog
      .getByRole('listitem')
      .filter({ hasText: /^Assistant/ })
      .last(),
  ).toContainText(offered)
  await expect(dialog.getByText('Clicked “Book a call”')).toBeVisible()
  await expect(dialog.getByText('Language').locator('..')).toContainText('English')
  await expect(dialog.getByText('Device').locator('..')).toContainText('Chrome')
  await expect(dialog.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute('href', `mailto:${email}`)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(pagePathOf(card))

  await page.goto(`${pagePathOf(card)}?conversation=${told.id}`)
  await expect(dialog.getByText(sent[0]!, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(pagePathOf(card))
  await item.getByRole('button').press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this conversation?' })
  await expect(question).toContainText('This cannot be undone.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(locateNotices(page).getByText('Conversation deleted')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1 conversation', { exact: true })).toBeVisible()
  await expect(items).toHaveCount(1)
  await expect(items).toContainText('Anonymous Visitor')
  await expect(items).toBeFocused()
  await expectDialogHistoryRemoved(page)
  await page.goto(`${pagePathOf(card)}?conversation=12x`)
  await expect(page).toHaveURL(pagePathOf(card))
  await page.goto(`${pagePathOf(card)}?conversation=${told.id}`)
  await expect(dialog.getByText('Conversation not found')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

/** Chooses a format in the export menu and returns the file's name and content. */
async function downloadLeads(page: Page, format: string): Promise<{ name: string; content: string }> {
  await page.getByRole('button', { name: 'Export leads' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  const download = await started
  return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'utf8') }
}

test('button analytics list the clicks of each conversation, and leads are exported as a table and as contacts', async ({
  page,
  request,
}) => {
  const card = await createAssistantCard(page)
  const answer = await holdConversation(request, card, ['Hello'])
  await clickActionButton(request, card, answer)
  await clickActionButton(request, card, answer)
  await holdConversation(request, card, ['Good morning'])
  await holdConversation(request, card, ['Good evening'])
  await page.goto(pagePathOf(card))
  await page.getByRole('tab', { name: 'Button Analytics' }).click()
  await expect(page.locator('dl')).toHaveText('Total Clicks2Click-Through Rate67%Clicks for each 100 conversations')
  const details = page.locator('section', { has: page.getByRole('heading', { name: 'Click Details' }) })
  await expect(details.locator('ol > li')).toHaveText([/^Book a call/, /^Book a call/])
  await expect(details.locator('ol time')).toHaveCount(2)
  await details.getByRole('button', { name: 'Anonymous Visitor' }).click()
  await expect(page.getByRole('dialog').getByText('Clicked “Book a call”')).toHaveCount(2)

  await page.goto(pagePathOf(card))
  await page.getByRole('button', { name: 'Export leads' }).click()
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click()
  await expect(locateNotices(page).getByText('No leads to export yet')).toBeVisible()

  const email = `${createUniqueTestId()}@example.com`
  await holdConversation(request, card, [`I need a repair, write to ${email}`])
  await holdConversation(request, card, ['Good morning'])
  const csv = await downloadLeads(page, 'Table (CSV)')
  expect(csv.name).toMatch(/^Vera Violin-leads-\d{4}-\d\d-\d\d\.csv$/)
  const rows = Papa.parse<Record<string, string>>(csv.content.replace(/^\u{FEFF}/u, ''), { header: true, skipEmptyLines: true }).data
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ email, messages: '2', handedOver: 'no' })
  const vcf = await downloadLeads(page, 'Contacts (vCard)')
  expect(vcf.name).toMatch(/\.vcf$/)
  expect(vcf.content.replaceAll('\r\n ', '')).toContain(email)

  await page.route('**/leads?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Export leads' }).click()
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click()
  await expect(locateNotices(page).getByText('The leads could not be exported. Please try again.')).toBeVisible()
})

test('an answered question becomes one with an answer of the configuration, and a dismissed one leaves', async ({ page, request }) => {
  const card = await createAssistantCard(page)
  await holdConversation(request, card, ['Do you also tune submarines?'])
  await holdConversation(request, card, ['Which colour does your parrot have?'])
  await expect.poll(async () => (await fetchAnalytics(page, card)).unansweredQuestions.length).toBe(2)
  await page.goto(pagePathOf(card))
  await page.getByRole('tab', { name: 'Unanswered Questions (2)' }).click()
  const rows = page.getByRole('list', { name: 'Unanswered questions' }).getByRole('listitem')
  const row = rows.filter({ hasText: 'submarines' })
  await expect(row).toContainText('Asked once')
  await row.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(row.getByLabel('Your answer')).toBeFocused()
  await expect(row.getByText('Nobody who asked left an e-mail address.')).toBeVisible()
  await expect(row.getByLabel('The question, in your words')).toHaveValue('Do you also tune submarines?')
  await row.getByRole('button', { name: 'Save answer' }).click()
  await expect(row.getByText('Please write an answer')).toBeVisible()
  await row.getByLabel('Your answer').fill('Only violins.')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('tab', { name: 'Unanswered Questions (2)' }).click()
  await expect(row.getByLabel('Your answer')).toHaveValue('Only violins.')
  await row.getByRole('button', { name: 'Save answer' }).click()
  await expect(locateNotices(page).getByText('Answer saved')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(rows).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Unanswered Questions (1)' })).toBeVisible()
  // A stranger's words stay marked as theirs.
  expect(await fetchConfig(page, card)).toMatchObject({
    companyInfo: COMPANY_INFO,
    questionsAndAnswers: [{ question: 'Do you also tune submarines?', answer: 'Only violins.', isVisitors: true }],
  })

  await rows.getByRole('button', { name: 'Dismiss' }).click()
  const question = page.getByRole('alertdialog', { name: 'Dismiss this question?' })
  await question.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('No unanswered questions')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Unanswered Questions (0)' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the address of a mail opens the field of its question, whose answer goes to the visitor in the words of the owner', async ({
  page,
  request,
}) => {
  const card = await createAssistantCard(page)
  const email = `${createUniqueTestId()}@example.com`
  await holdConversation(request, card, ['do u also tune submarines?', `Please write to me at ${email}`])
  await expect.poll(async () => (await fetchAnalytics(page, card)).unansweredQuestions.length).toBe(1)
  const [asked] = (await fetchAnalytics(page, card)).unansweredQuestions
  const address = `${pagePathOf(card)}?question=${asked!.id}`
  await page.goto(address)
  await expect(page.getByRole('tab', { name: 'Unanswered Questions (1)' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Your answer')).toBeFocused()
  await expect(page.getByText('Goes to 1 visitor who left an e-mail address')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Your answer')).toBeHidden()
  await expect(page).toHaveURL(pagePathOf(card))

  await page.goto(address)
  await page.getByLabel('Your answer').fill('Only violins, cellos and basses.')
  await page.getByLabel('The question, in your words').fill('What do you tune?')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(locateNotices(page).getByText('Mailed to 1 visitor.')).toBeVisible()
  await expect(page.getByText('No unanswered questions')).toBeVisible()
  await expect(page.getByText('This question is gone')).toBeHidden()
  const answer = { question: 'What do you tune?', answer: 'Only violins, cellos and basses.', isVisitors: false }
  expect(await fetchConfig(page, card)).toMatchObject({ questionsAndAnswers: [answer] })
  expect((await waitForMail(email)).text).toContain('Only violins, cellos and basses.')

  await page.goto(address)
  await expect(page.getByText('This question is gone')).toBeVisible()
})

test('without conversations each tab says so, while loading there are placeholders, and failures are told', async ({ page }) => {
  test.slow()
  const card = await createAssistantCard(page)
  const release = await holdRequests(page, `**/api/salesbot/${card.id}/analytics`)
  await page.goto(pagePathOf(card))
  await expect(page.getByText('Loading the analytics')).toBeAttached()
  release()
  await expect(page.getByText('0 conversations', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Conversations', 'Button Analytics', 'Unanswered Questions (0)'])
  for (const [tab, message] of [
    ['Overview', 'No conversations yet'],
    ['Conversations', 'No conversations yet'],
    ['Button Analytics', 'No button interactions yet'],
    ['Unanswered Questions (0)', 'No unanswered questions'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('heading', { name: message })).toBeVisible()
  }

  for (const id of ['99999999', 'none']) {
    await page.goto(cardAppPagePathOf('chatAnalytics', 1).replace(/1$/, id))
    await expect(page.getByRole('heading', { level: 1, name: 'Card Not Found' })).toBeVisible()
    await expect(page.getByText("The business card you're looking for doesn't exist.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
  }
  await page.route('**/api/salesbot/*/analytics', (route) => route.abort())
  await page.goto(pagePathOf(card))
  await expect(page.getByRole('heading', { level: 1, name: 'The analytics could not be loaded' })).toBeVisible()
  await page.unroute('**/api/salesbot/*/analytics')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('0 conversations', { exact: true })).toBeVisible()
  await signInAsLevel(page, 2, pagePathOf(card))
  await expect(page).toHaveURL('/dashboard')
  await expect(locateNotices(page).getByText('Access denied')).toBeVisible()
})

test('more than a page of conversations is continued by Show more, also after a deletion', async ({ page, request }) => {
  const card = await createAssistantCard(page)
  for (let nth = 0; nth < 53; nth += 6)
    await Promise.all(Array.from({ length: Math.min(6, 53 - nth) }, (_, i) => holdConversation(request, card, [`Hello ${nth + i}`])))
  await page.goto(pagePathOf(card))
  await page.getByRole('tab', { name: 'Conversations' }).click()
  const items = locateHistory(page).getByRole('listitem')
  await expect(items).toHaveCount(50)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(items).toHaveCount(53)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await items.last().getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(items).toHaveCount(52)
})
