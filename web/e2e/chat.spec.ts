import { expect, type Locator, type Page } from '@playwright/test'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { chatPagePathOf } from '../../schema/route.ts'
import type { ChatChoice, ChatResponse, ChatWelcomeResponse, SalesbotConfig } from '../../schema/salesbot.ts'
import { cardWordsOf } from '../card/words/all.ts'
import { expectPageAccessible, TESTED_WIDTHS } from './accessible.ts'
import { createCardAsLevel5 } from './cards.ts'
import { DESKTOP_WINDOW, holdRequests, openCardPage, test } from './fixtures.ts'

// A script may close only a window that a script has opened.
test.use({ expectedBrowserErrors: /^Scripts may close only the windows that were opened by them/ })

const BOT_NAME = 'Nadia’s helper'
/** This score is below that of a lead, and no time beside a message contains this number. */
const SHOWN_SCORE = 67
const BUTTON = { id: 'btn-1', description: 'Book a call', url: 'https://a.example/call' }
const REPLY: ChatResponse = {
  sessionId: 'a-session-of-the-test',
  leadScore: 75,
  message: 'Gladly.',
  messageCount: 3,
  handedOver: false,
  language: 'en',
  choices: [],
}
const PRICES: ChatChoice = { id: 'prices', label: 'Prices' }
/** A reply that is higher than the chat. */
const TALL_REPLY = 'A line of a long list.\n'.repeat(30).trim()
const HOURS: ChatChoice = { id: 'hours', label: 'Opening hours' }
/** A label of the maximum length. */
const LONG: ChatChoice = {
  id: 'question-1',
  label: 'Can you look at the garden and the stairs before the wedding? '.repeat(5).slice(0, 300),
}
const CHANNELS: ChatChoice[] = [
  { id: 'call', label: 'Call: +41 44 123 45 67', url: 'tel:+41441234567' },
  { id: 'whatsapp', label: 'WhatsApp', url: 'https://wa.me/41441234567?text=Pianos%3F' },
  { id: 'email', label: 'E-mail: nadia@a.example', url: 'mailto:nadia@a.example?body=Pianos%3F' },
]

/** Creates a card of the seeded user of level 5, in whose browser `page` is, with an enabled assistant. */
async function createCardWithAssistant(
  page: Page,
  card: Parameters<typeof createCardAsLevel5>[1] = {},
  config: Partial<SalesbotConfig> = {},
) {
  const created = await createCardAsLevel5(page, card)
  const data = { isEnabled: true, botName: BOT_NAME, actionButtons: [BUTTON], ...config }
  const res = await page.request.post(`/api/salesbot/${created.id}/config`, { data })
  expect(res.status(), await res.text()).toBe(200)
  return created
}

/** Answers the messages of a page with `answer`, and collects them. */
async function answerMessages(page: Page, answer: (message: string) => Partial<ChatResponse> | Promise<Partial<ChatResponse>>) {
  const sent: { message: string; choice?: string; messageId: string; sessionId: string | null }[] = []
  await page.context().route('**/api/salesbot/*/chat', async (route) => {
    const body = route.request().postDataJSON() as (typeof sent)[number]
    sent.push(body)
    return route.fulfill({ json: { ...REPLY, ...(await answer(body.message)) } })
  })
  return sent
}

/** Answers the welcome of a page with these choices. */
async function offerAtFirst(page: Page, choices: ChatChoice[]) {
  const json: ChatWelcomeResponse = { message: 'Hi! What would you like to know?', choices }
  await page.context().route('**/api/salesbot/*/welcome', (route) => route.fulfill({ json }))
}

/** The parts of a chat, on its page or in the panel on a card. */
function locateChat(within: Page | Locator) {
  const log = within.getByRole('log')
  return {
    log,
    input: within.getByPlaceholder('Type your message...'),
    send: within.getByRole('button', { name: 'Send' }),
    questions: log.locator('.chat-from-user .chat-bubble'),
    replies: log.locator('.chat-from-assistant:not([aria-hidden]) .chat-bubble'),
    conversation: within.getByRole('group', { name: `Conversation with ${BOT_NAME}` }),
    choices: within.getByRole('list', { name: 'Choices' }).locator('button, a'),
  }
}

const locateLauncher = (page: Page) => page.getByRole('link', { name: `Chat with ${BOT_NAME}` })
const locatePanel = (page: Page) => page.getByRole('dialog', { name: `Chat with ${BOT_NAME}` })

test('the chat on a card opens, greets, answers, folds up and closes; nothing of it loads before', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const visitor = await visit(null, DESKTOP_WINDOW)
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  await openCardPage(visitor, slug)
  await expect(visitor.locator('html.settled')).toBeAttached()
  expect(asked.filter((url) => /salesbot|assistant-panel|react/.test(url))).toEqual([])

  const launcher = locateLauncher(visitor)
  const panel = locatePanel(visitor)
  const { input, send, questions, replies } = locateChat(panel)
  await launcher.click()
  await expect(panel.getByRole('heading', { name: BOT_NAME })).toBeVisible()
  await expect(panel.getByText('Online')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy#chats')
  await expect(launcher).toBeHidden()
  await expect(replies).toHaveCount(1)
  await expect(input).toBeFocused()
  expect((await panel.boundingBox())!.width).toBe(320)

  await expect(send).toBeDisabled()
  await visitor.keyboard.type('What do you')
  await visitor.keyboard.press('Shift+Enter')
  await visitor.keyboard.type('offer?')
  await expect(questions).toHaveCount(0)
  const release = await holdRequests(visitor, '**/api/salesbot/*/chat')
  await visitor.keyboard.press('Enter')
  await expect(questions).toHaveText('What do you\noffer?')
  await expect(input).toHaveValue('')
  await expect(input).toBeDisabled()
  await expect(panel.getByRole('status')).toHaveText(`${BOT_NAME} is typing…`)
  release()
  await expect(replies).toHaveCount(2)
  await expect(panel.getByRole('status')).toBeEmpty()
  await expect(input).toBeFocused()
  await expect(panel).not.toContainText(/lead score/i)

  const minimize = panel.getByRole('button', { name: 'Minimize chat' })
  await expect(minimize).toHaveAttribute('aria-expanded', 'true')
  await minimize.click()
  await expect(minimize).toHaveAttribute('aria-expanded', 'false')
  await expect(input).toBeHidden()
  await expect(panel.getByRole('heading', { name: BOT_NAME })).toBeVisible()
  await visitor.evaluate((name) => dispatchEvent(new Event(name)), PRODUCT_NAMES.openAssistantEvent)
  await expect(input).toBeFocused()
  await visitor.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcher).toBeFocused()
  await visitor.keyboard.press('Enter')
  await expect(replies).toHaveCount(2)
  await expect(input).toBeFocused()
  await panel.getByRole('button', { name: 'Close chat' }).click()
  await expect(launcher).toBeFocused()
})

test('the chat’s page finds its card by path, id and slug, and shows the lead score to the card’s owner alone', async ({ visit, page }) => {
  const { id, slug } = await createCardWithAssistant(page)
  const visitor = await visit(null, DESKTOP_WINDOW)
  await answerMessages(visitor, () => ({ leadScore: SHOWN_SCORE }))
  for (const query of [`card=/view/${slug}`, `cardId=${id}`]) {
    await visitor.goto(`/veebubot-chat?${query}`)
    await expect(visitor.getByRole('heading', { level: 1, name: BOT_NAME })).toBeVisible()
    await expect(locateChat(visitor).replies).toHaveCount(1)
  }
  const { input, replies } = locateChat(visitor)
  await input.fill('Hello')
  await input.press('Enter')
  await expect(replies).toHaveText([/./, 'Gladly.'])
  await expect(visitor.locator('body')).not.toContainText(new RegExp(`lead score|${SHOWN_SCORE}`, 'i'))
  await expect(visitor).toHaveTitle(`${BOT_NAME} · ${PRODUCT_NAMES.name}`)

  await answerMessages(page, () => ({ leadScore: SHOWN_SCORE }))
  await page.goto(chatPagePathOf(slug))
  await locateChat(page).input.fill('Hello')
  await locateChat(page).send.click()
  await expect(page.getByText(`Lead score: ${SHOWN_SCORE}`)).toBeVisible()
  await openCardPage(page, slug)
  await locateLauncher(page).click()
  await expect(locatePanel(page).getByText(`Lead score: ${SHOWN_SCORE}`)).toBeVisible()
})

test('a card without an enabled assistant has no chat, and its chat page says so', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page, {}, { isEnabled: false })
  const visitor = await visit(slug)
  await expect(visitor.locator('.page-chat')).toHaveCount(0)
  for (const query of ['', 'cardId=999999', `card=${slug}`]) {
    await visitor.goto(`/veebubot-chat?${query}`)
    await expect(visitor.getByRole('heading', { name: `${PRODUCT_NAMES.assistant} Not Available` }), query).toBeVisible()
    await expect(visitor.getByText('The AI assistant is not enabled for this card.')).toBeVisible()
  }
  // No script has opened this window, so no script can close it. The button shows the card instead.
  await visitor.getByRole('button', { name: 'Close' }).click()
  await expect(visitor).toHaveURL(`/view/${slug}`)
  const [popup] = await Promise.all([
    visitor.waitForEvent('popup'),
    visitor.evaluate((path) => void open(path, '', 'popup'), chatPagePathOf(slug)),
  ])
  // The click may still be pending when the window closes, so the test does not wait for it.
  await Promise.all([
    popup.waitForEvent('close'),
    popup
      .getByRole('button', { name: 'Close' })
      .click()
      .catch(() => undefined),
  ])
})

test('the chat’s own page speaks the language of its card', async ({ visit, page }) => {
  const { id, slug } = await createCardWithAssistant(page, { language: 'he' })
  const words = cardWordsOf('he').chat
  const visitor = await visit(null)
  await visitor.goto(chatPagePathOf(slug))
  await expect(visitor.getByPlaceholder(words.placeholder)).toBeVisible()
  await expect(visitor.getByRole('link', { name: words.backToCard })).toBeVisible()
  await expect(visitor.locator('.chat')).toHaveCSS('direction', 'rtl')
  await expectPageAccessible(visitor)
  expect((await page.request.post(`/api/salesbot/${id}/config`, { data: { isEnabled: false } })).status()).toBe(200)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: words.unavailable })).toBeVisible()
})

test('a reload keeps the conversation, and a message without an answer is answered once', async ({ visit, page }) => {
  const { id, slug } = await createCardWithAssistant(page)
  const visitor = await visit(null)
  await visitor.goto(chatPagePathOf(slug))
  const { input, questions, replies } = locateChat(visitor)
  await input.fill('First')
  await input.press('Enter')
  await expect(replies).toHaveCount(2)
  const sent: string[] = []
  visitor.on(
    'request',
    (request) => request.url().endsWith('/chat') && sent.push((request.postDataJSON() as { messageId: string }).messageId),
  )
  // The server stores the message, but its answer never arrives.
  await visitor.route('**/api/salesbot/*/chat', async (route) => void (await route.fetch()))
  await input.fill('Second')
  await input.press('Enter')
  await expect(questions).toHaveText(['First', 'Second'])
  await expect.poll(() => sent.length).toBe(1)
  await visitor.unrouteAll({ behavior: 'ignoreErrors' })
  await visitor.reload()
  await expect(questions).toHaveText(['First', 'Second'])
  await expect(replies).toHaveCount(3)
  expect(new Set(sent).size).toBe(1)
  await expect(async () => {
    const { conversations } = (await (await page.request.get(`/api/salesbot/${id}/analytics`)).json()) as {
      conversations: { messageCount: number }[]
    }
    expect(conversations.map(({ messageCount }) => messageCount)).toEqual([4])
  }).toPass()
})

test('a message written while offline goes out once when the network returns', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const visitor = await visit(null)
  const sent = await answerMessages(visitor, (message) => ({ message: `You said ${message}` }))
  await visitor.goto(chatPagePathOf(slug))
  const { input, replies } = locateChat(visitor)
  await expect(replies).toHaveCount(1)
  await visitor.context().setOffline(true)
  await expect(visitor.getByText('Offline')).toBeVisible()
  await input.fill('Are you there?')
  await input.press('Enter')
  await expect(visitor.getByText('Waiting for the network…')).toBeVisible()
  expect(sent).toEqual([])
  await visitor.context().setOffline(false)
  await expect(replies).toHaveText([/./, 'You said Are you there?'])
  await expect(visitor.getByText('Waiting for the network…')).toBeHidden()
  await expect(visitor.getByText('Online')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a message that waits when the card is reloaded is sent without opening the chat again', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const visitor = await visit(slug, DESKTOP_WINDOW)
  await locateLauncher(visitor).click()
  const { input, questions, replies } = locateChat(locatePanel(visitor))
  await expect(replies).toHaveCount(1)
  // Until the page is reloaded, the message does not leave the browser.
  let isReloaded = false
  let requestCount = 0
  await visitor.route('**/api/salesbot/*/chat', async (route) => {
    requestCount++
    if (isReloaded) await route.fulfill({ json: { ...REPLY, message: 'You said Still there?' } })
  })
  await input.fill('Still there?')
  await input.press('Enter')
  await expect(questions).toHaveText(['Still there?'])
  await expect.poll(() => requestCount).toBe(1)
  isReloaded = true
  await openCardPage(visitor, slug)
  await expect(replies).toHaveText([/./, 'You said Still there?'])
  expect(requestCount).toBe(2)
})

test('two tabs of one conversation show the same messages', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const first = await visit(null)
  const sent = await answerMessages(first, (message) => ({ message: `You said ${message}` }))
  await first.goto(chatPagePathOf(slug))
  await locateChat(first).input.fill('One')
  await locateChat(first).send.click()
  await expect(locateChat(first).replies).toHaveCount(2)
  // A window opened by a page gets a copy of its session storage, as a duplicated tab does.
  const [second] = await Promise.all([first.waitForEvent('popup'), first.evaluate((path) => void open(path), chatPagePathOf(slug))])
  await expect(locateChat(second).replies).toHaveCount(2)
  for (const [tab, text] of [
    [second, 'Two'],
    [first, 'Three'],
  ] as const) {
    await locateChat(tab).input.fill(text)
    await locateChat(tab).send.click()
    await expect(locateChat(tab).replies.last()).toHaveText(`You said ${text}`)
  }
  for (const tab of [first, second]) {
    await expect(locateChat(tab).questions).toHaveText(['One', 'Two', 'Three'])
    await expect(locateChat(tab).replies).toHaveText([/./, 'You said One', 'You said Two', 'You said Three'])
  }
  expect(sent.map(({ sessionId }) => sessionId)).toEqual([null, REPLY.sessionId, REPLY.sessionId])
})

test('the choices of a card’s own assistant lead to what its owner wrote', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(
    page,
    {},
    { services: ['Garden care', 'Tree felling'], priceRanges: { 'Garden care': 80 } },
  )
  const visitor = await visit(null)
  await visitor.goto(chatPagePathOf(slug))
  const { questions, replies, choices } = locateChat(visitor)
  await expect(choices.first()).toBeVisible()
  const label = await choices.first().innerText()
  await choices.first().click()
  await expect(questions).toHaveText([label])
  await expect(replies.last()).toContainText('Garden care')
  await expect(replies.last()).toContainText('80')
  await expect(choices.first()).toBeVisible()
})

test('by keyboard a choice is reached right after its reply, and is sent as the visitor’s message', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const visitor = await visit(null, DESKTOP_WINDOW)
  await offerAtFirst(visitor, [PRICES, HOURS])
  const { promise: first, resolve: answerFirst } = Promise.withResolvers<Partial<ChatResponse>>()
  const sent = await answerMessages(visitor, (message) => (message === 'Prices' ? first : { message: 'From 9 to 5.' }))
  await visitor.goto(chatPagePathOf(slug))
  const { input, questions, replies, conversation, choices } = locateChat(visitor)
  await expect(choices).toHaveText(['Prices', 'Opening hours'])
  await input.fill('Not sent yet')
  await conversation.focus()
  await visitor.keyboard.press('Tab')
  await expect(choices.first()).toBeFocused()
  await visitor.keyboard.press('Enter')
  await expect(questions).toHaveText(['Prices'])
  await expect(choices).toHaveCount(0)
  await expect(conversation).toBeFocused()
  answerFirst({ message: 'From $10.', choices: [HOURS, LONG] })
  await expect(choices).toHaveText(['Opening hours', LONG.label])
  await expect(input).toHaveValue('Not sent yet')
  await expect(conversation).toBeFocused()
  await visitor.keyboard.press('Tab')
  await expect(choices.first()).toBeFocused()
  await visitor.keyboard.press('Space')
  await expect(replies).toHaveText(['Hi! What would you like to know?', 'From $10.', 'From 9 to 5.'])
  await expect(choices).toHaveCount(0)
  expect(sent).toMatchObject([
    { message: 'Prices', choice: 'prices', sessionId: null },
    { message: 'Opening hours', choice: 'hours', sessionId: REPLY.sessionId },
  ])
})

test('by touch a choice is large enough and opens no on-screen keyboard; a typed message takes the choices away', async ({
  visit,
  page,
}) => {
  const { slug } = await createCardWithAssistant(page)
  for (const width of TESTED_WIDTHS) {
    const visitor = await visit(null, { hasTouch: true, isMobile: width < 1000, viewport: { width, height: 844 } })
    await offerAtFirst(visitor, [PRICES, HOURS, LONG])
    const { promise: second, resolve: answerSecond } = Promise.withResolvers<Partial<ChatResponse>>()
    const sent = await answerMessages(visitor, (message) =>
      message === 'And typed?' ? second : { message: TALL_REPLY, choices: [PRICES, LONG] },
    )
    await visitor.goto(chatPagePathOf(slug))
    const { input, questions, replies, conversation, choices } = locateChat(visitor)
    await expect(choices).toHaveCount(3)
    for (const choice of await choices.all()) expect((await choice.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    // Two lines of text at most.
    expect((await choices.last().boundingBox())!.height).toBeLessThan(60)
    expect(await conversation.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
    await choices.last().tap()
    await expect(questions).toHaveText([LONG.label.trim()])
    await expect(choices).toHaveCount(2)
    await expect(input).not.toBeFocused()
    await input.fill('And typed?')
    await input.press('Enter')
    await expect(questions).toHaveCount(2)
    await expect(choices).toHaveCount(0)
    answerSecond({ message: 'No more to offer.' })
    await expect(replies.last()).toHaveText('No more to offer.')
    await expect(choices).toHaveCount(0)
    await expect(input).toBeFocused()
    expect(sent.map(({ choice }) => choice)).toEqual([LONG.id, undefined])
    // Only the messages scroll, not the page.
    expect(await conversation.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(0)
    expect(await visitor.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  }
})

test('on a card’s panel the choices fit, and a reply that is taller than the panel begins at its top', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const visitor = await visit(slug, DESKTOP_WINDOW)
  await offerAtFirst(visitor, [PRICES, HOURS, LONG])
  await answerMessages(visitor, () => ({ message: TALL_REPLY, choices: [HOURS] }))
  await locateLauncher(visitor).click()
  const { questions, replies, conversation, choices } = locateChat(locatePanel(visitor))
  await expect(choices).toHaveCount(3)
  expect(await conversation.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  await choices.first().click()
  await expect(choices).toHaveText(['Opening hours'])
  // New choices appear at the same place. The second click of a double-click must not send one of them.
  await choices.first().dispatchEvent('click', { detail: 2 })
  await expect(questions).toHaveText(['Prices'])
  const top = async (of: Locator) => (await of.boundingBox())!.y
  expect((await top(replies.last())) - (await top(conversation))).toBeCloseTo(12, 0)
})

test('a tapped choice without an answer is sent again after a reload, and the choices of a reply survive one', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const visitor = await visit(null)
  await offerAtFirst(visitor, [PRICES])
  const { promise: never } = Promise.withResolvers<Partial<ChatResponse>>()
  let isReloaded = false
  const sent = await answerMessages(visitor, () => (isReloaded ? { choices: [HOURS] } : never))
  await visitor.goto(chatPagePathOf(slug))
  const { questions, choices } = locateChat(visitor)
  await choices.click()
  await expect(questions).toHaveText(['Prices'])
  await expect.poll(() => sent.length).toBe(1)
  isReloaded = true
  await visitor.reload()
  await expect(questions).toHaveText(['Prices'])
  await expect(choices).toHaveText(['Opening hours'])
  await visitor.reload()
  await expect(questions).toHaveText(['Prices'])
  await expect(choices).toHaveText(['Opening hours'])
  expect(sent).toMatchObject([{ message: 'Prices', choice: 'prices' }, sent[0]!])
})

test('after a hand-over the ways to reach the owner are links', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const visitor = await visit(null, DESKTOP_WINDOW)
  await answerMessages(visitor, () => ({ message: 'Nadia will answer you.', handedOver: true, choices: CHANNELS }))
  await visitor.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'A messenger' }))
  await visitor.goto(chatPagePathOf(slug))
  const { input, log, choices } = locateChat(visitor)
  await input.fill('I want to talk to a person')
  await input.press('Enter')
  await expect(log.getByText('A person has been asked to answer you.')).toBeVisible()
  for (const [nth, { label, url }] of CHANNELS.entries()) {
    const link = choices.nth(nth)
    await expect(link).toHaveRole('link')
    await expect(link).toHaveAccessibleName(label)
    await expect(link).toHaveAttribute('href', url!)
  }
  for (const nth of [0, 2]) await expect(choices.nth(nth)).not.toHaveAttribute('target')
  const [opened] = await Promise.all([visitor.waitForEvent('popup'), choices.nth(1).click()])
  await expect(opened).toHaveURL(CHANNELS[1]!.url!)
  expect(await opened.evaluate(() => window.opener)).toBeNull()
})

test('without JavaScript the chat’s icon is a link to its page', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const visitor = await visit(slug, { javaScriptEnabled: false })
  await locateLauncher(visitor).click()
  await expect(visitor).toHaveURL(chatPagePathOf(slug))
})

test('on a phone the chat is a sheet on the card, which Back, Escape and a tap beside it close', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page, { name: 'Nadia Rossi' })
  const visitor = await visit(slug, { hasTouch: true, isMobile: true })
  const panel = locatePanel(visitor)
  const { input, send } = locateChat(panel)
  const expectClosed = async () => {
    await expect(panel).toBeHidden()
    await expect(locateLauncher(visitor)).toBeFocused()
    expect(await visitor.evaluate(() => history.state as unknown)).toBeNull()
  }
  await locateLauncher(visitor).tap()
  await expect(panel.getByRole('heading')).toHaveText(`Nadia ${BOT_NAME}`)
  // The messages are read first, so no on-screen keyboard opens.
  await expect(panel).toBeFocused()
  await expect(send).toBeInViewport({ ratio: 1 })
  expect((await panel.boundingBox())!.width).toBe(390)
  await expect(panel.getByRole('button', { name: 'Minimize chat' })).toBeHidden()
  await input.fill('Is this one kept?')
  // Behind the sheet, nothing can get the focus.
  for (let presses = 0; presses < 8; presses++) {
    await visitor.keyboard.press('Tab')
    expect(await visitor.evaluate(() => document.activeElement!.matches('body, :has(+ *) ~ div, body > div'))).toBe(true)
  }
  await visitor.goBack()
  await expectClosed()
  expect(visitor.context().pages()).toHaveLength(1)
  await visitor.evaluate((name) => dispatchEvent(new Event(name)), PRODUCT_NAMES.openAssistantEvent)
  await expect(input).toHaveValue('Is this one kept?')
  await visitor.keyboard.press('Escape')
  await expectClosed()
  await locateLauncher(visitor).tap()
  await expect(panel).toBeFocused()
  await visitor.touchscreen.tap(195, 20)
  await expectClosed()
})

test('an on-screen keyboard lifts the chat’s sheet', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const visitor = await visit(slug, { hasTouch: true, isMobile: true })
  await locateLauncher(visitor).tap()
  const { send } = locateChat(locatePanel(visitor))
  await expect(send).toBeInViewport({ ratio: 1 })
  // No browser of a test shows a keyboard, so its effect on the visual viewport is set by hand.
  await visitor.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - 300 })
    visualViewport!.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await send.boundingBox())!.y + 44).toBeLessThan(844 - 300)
  expect((await locatePanel(visitor).boundingBox())!.y).toBeGreaterThanOrEqual(0)
})

test('a refused message keeps the server’s sentence and can be sent again; a full conversation begins anew', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const visitor = await visit(slug, DESKTOP_WINDOW)
  await locateLauncher(visitor).click()
  const panel = locatePanel(visitor)
  const { input, questions, replies } = locateChat(panel)
  await expect(replies).toHaveCount(1)
  const ids: string[] = []
  const answers = [
    { status: 429, json: { code: 'chatTooFast', message: 'You are sending messages too fast. Please wait a moment and try again.' } },
    { status: 500, json: { code: 'unexpected', message: 'Something went wrong' } },
    { json: { data: { data: { ...REPLY, message: '' } } } },
    { status: 429, json: { code: 'conversationFull', message: 'This conversation has reached its limit. Please start a new one.' } },
  ]
  await visitor.route('**/api/salesbot/*/chat', (route) => {
    ids.push((route.request().postDataJSON() as { messageId: string }).messageId)
    return route.fulfill(answers[ids.length - 1]!)
  })
  await input.fill('Hello')
  await input.press('Enter')
  await expect(replies.last()).toHaveText('You are sending messages too fast. Please wait a moment and try again.')
  await openCardPage(visitor, slug)
  await locateLauncher(visitor).click()
  await expect(replies.last()).toHaveText('You are sending messages too fast. Please wait a moment and try again.')
  await panel.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(input).toBeFocused()
  await expect(replies.last()).toHaveText(
    "I apologize, but I'm having trouble processing your message right now. Could you please try rephrasing your question?",
  )
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(replies).toHaveText([/./, "I'm here to help you! Could you tell me more about your specific needs?"])
  expect(new Set(ids).size).toBe(1)
  await input.fill('One more')
  await input.press('Enter')
  await panel.getByRole('button', { name: 'Start a new conversation' }).press('Enter')
  await expect(input).toBeFocused()
  await expect(questions).toHaveCount(0)
  await expect(replies).toHaveCount(1)
  await expect(input).toHaveValue('One more')
})

test('a streamed reply grows without its markers, which become buttons from a lead’s score on', async ({ visit, page }) => {
  const { slug } = await createCardWithAssistant(page)
  const visitor = await visit(null, DESKTOP_WINDOW)
  const clicks: unknown[] = []
  await visitor.context().route('https://a.example/**', (route) => route.fulfill({ body: 'The calendar' }))
  await visitor.route('**/api/salesbot/*/button-click', (route) => {
    clicks.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  let leadScore = 69
  await visitor.route('**/api/salesbot/*/chat', (route) => {
    const message = 'Mit Freude. [ACTION_BUTTON:Book a call] [ACTION_BUTTON:Win a car]'
    const events = [
      ['text', { text: 'Mit Freude. [ACTION_' }],
      ['text', { text: 'BUTTON:Book a call]' }],
      ['replace', { text: message }],
      ['done', { ...REPLY, message, leadScore, language: 'de', handedOver: true }],
    ]
    const body = events.map(([event, data]) => `event: ${event as string}\r\ndata: ${JSON.stringify(data)}\r\n\r\n`).join('')
    return route.fulfill({ contentType: 'text/event-stream; charset=utf-8', body })
  })
  await visitor.goto(chatPagePathOf(slug))
  const { input, log, replies } = locateChat(visitor)
  const button = log.getByRole('link', { name: BUTTON.description })
  await input.fill('Hallo')
  await input.press('Enter')
  await expect(replies.last()).toHaveText('Mit Freude.')
  await expect(replies.last()).toHaveAttribute('lang', 'de')
  await expect(log.getByText('A person has been asked to answer you.')).toBeVisible()
  await expect(button).toHaveCount(0)
  leadScore = 70
  await input.fill('Ja')
  await input.press('Enter')
  await expect(button.last()).toHaveAttribute('href', BUTTON.url)
  const [opened] = await Promise.all([visitor.waitForEvent('popup'), button.last().click()])
  await expect(opened).toHaveURL(BUTTON.url)
  await expect
    .poll(() => clicks)
    .toEqual([{ sessionId: REPLY.sessionId, buttonId: BUTTON.id, description: BUTTON.description, url: BUTTON.url }])
  await expect(log).not.toContainText('ACTION_BUTTON')
})

test('an owner’s CSS neither hides nor covers the chat on the card', async ({ visit, page }) => {
  const customCss =
    '.page-chat, .page-chat a, aside, a { display: none !important } .card-container { position: fixed; inset: 0; z-index: 99999; background: red }'
  const { slug } = await createCardWithAssistant(page, { customCss })
  const visitor = await visit(slug, DESKTOP_WINDOW)
  await expect(visitor.locator('.page-held')).toBeAttached()
  await locateLauncher(visitor).click()
  await locateChat(locatePanel(visitor)).input.fill('Hello')
  await locateChat(locatePanel(visitor)).send.click()
  await expect(locateChat(locatePanel(visitor)).replies).toHaveCount(2)
})
