import { expect, it } from 'vitest'
import { POINTS, POINTS_PER_HOUR_MAX } from '../../schema/bounds.ts'
import { CARD_LANGUAGES } from '../../schema/card-language.ts'
import { CAPABILITIES } from '../../schema/capabilities.ts'
import { CHAT_LIMITS, type ChatResponse, type ChatWelcomeResponse } from '../../schema/salesbot.ts'
import type { Conversation, SalesbotAnalytics } from '../../schema/salesbot-analytics.ts'
import type { QueuedEventMessage } from '../../schema/queue-message.ts'
import { ASSISTANT_LANGUAGE_RULES } from '../assistant/languages.ts'
import type { Env } from '../platform/env.ts'
import { mailPendingNotices } from '../notices/notices.ts'
import { readErrorResponse } from '../test/cards.ts'
import { callApi, createTestUser, env, queryRows } from '../test/client.ts'
import { createRecordingQueue } from '../test/events.ts'
import { runWithinClockMinute } from '../test/minute.ts'
import { createTestOutbox } from '../test/outbox.ts'
import { fetchChatReply, createTestSalesbot, createVisitorAddress, listConversationRows, sendChatMessage } from '../test/salesbot.ts'

const messagesOf = (row: Record<string, unknown> | undefined) =>
  JSON.parse(String(row?.['conversation_data'])) as { role: string; content: string }[]
const usageOf = (key: string) => queryRows<{ uses: number }>('SELECT uses FROM usage_counts WHERE key LIKE ?', key)

it('stores both messages before it answers, with score, visitor, place and device', async () => {
  const { cardId } = await createTestSalesbot()
  const first = await fetchChatReply(cardId, { message: ' Hello there ', sessionId: null }, { address: '203.0.113.77' })
  expect(first).toMatchObject({ messageCount: 2, handedOver: false, language: 'en', message: expect.stringMatching(/\w/) })
  expect(first.sessionId).toMatch(/^[\w-]{21,}$/)
  const second = await fetchChatReply(cardId, { message: 'I am ann@example.com', sessionId: first.sessionId })
  expect(second).toMatchObject({ sessionId: first.sessionId, messageCount: 4 })
  const [row, ...others] = await listConversationRows(cardId)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    session_id: first.sessionId,
    total_messages: 4,
    visitor_email: 'ann@example.com',
    visitor_ip: '203.0.113.0',
    visitor_device: 'Desktop · Linux · Chrome',
    lead_at: expect.any(Number),
    lead_score: second.leadScore,
    handed_over_at: null,
    language: 'en',
  })
  const said = ['Hello there', first.message, 'I am ann@example.com', second.message]
  expect(messagesOf(row).map(({ content }) => content)).toEqual(said)
})

it.each([
  ['disabled', { isEnabled: false }, CAPABILITIES.useAssistant.level, 'on'],
  ['of an owner below its level', {}, CAPABILITIES.useAssistant.level - 1, 'on'],
  ['stopped by ASSISTANT', {}, CAPABILITIES.useAssistant.level, 'off'],
])('answers 404 while the assistant is %s', async (_, config, accessLevel, ASSISTANT) => {
  const { cardId } = await createTestSalesbot(config, await createTestUser({ accessLevel }))
  const options = { env: { ASSISTANT } }
  const calls = [
    await callApi(`/api/salesbot/${cardId}/welcome`, options),
    await sendChatMessage(cardId, { message: 'Hello' }, options),
    await callApi(`/api/salesbot/${cardId}/button-click`, { ...options, body: { sessionId: 'x'.repeat(24), buttonId: 'btn-1' } }),
  ]
  for (const res of calls) {
    expect(res.status).toBe(404)
    expect(await res.json()).toMatchObject({ code: 'assistantOff' })
  }
  expect(await listConversationRows(cardId)).toEqual([])
})

it('starts a new conversation with an id of its own for the session of another card or an unknown one', async () => {
  const [one, two] = [await createTestSalesbot(), await createTestSalesbot()]
  const { sessionId } = await fetchChatReply(one.cardId, { message: 'Hello' })
  for (const chosen of [sessionId, 'chosen-by-the-client-1']) {
    const answer = await fetchChatReply(two.cardId, { message: 'Hello', sessionId: chosen })
    expect(answer.messageCount).toBe(2)
    expect(answer.sessionId).not.toBe(chosen)
  }
  expect(await listConversationRows(one.cardId)).toMatchObject([{ total_messages: 2 }])
})

it('answers a repeated message with the stored reply, also when both requests run at once', async () => {
  const { cardId } = await createTestSalesbot()
  const address = createVisitorAddress()
  const { sessionId } = await fetchChatReply(cardId, { message: 'Hello', messageId: 'message-1' }, { address })
  const body = { message: 'What do you offer?', sessionId, messageId: 'message-2' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => fetchChatReply(cardId, body, { address })))
  answers.push(await fetchChatReply(cardId, body, { address }))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]!.messageCount).toBe(4)
  expect(await listConversationRows(cardId)).toMatchObject([{ total_messages: 4 }])
  // Repeated messages do not count toward the daily limit.
  expect(await usageOf(`card:${cardId}`)).toEqual([{ uses: 2 }])
})

it('does not make a second conversation of a first message whose answer was lost', async () => {
  const { cardId } = await createTestSalesbot()
  const address = createVisitorAddress()
  const body = { message: 'Hello', sessionId: null, messageId: 'first-message-1' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => fetchChatReply(cardId, body, { address })))
  answers.push(await fetchChatReply(cardId, body, { address }))
  expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1)
  expect(await listConversationRows(cardId)).toHaveLength(1)
  // If another visitor's client chose the same id, that visitor does not get this conversation.
  const other = await fetchChatReply(cardId, body, { address: createVisitorAddress() })
  expect(other.sessionId).not.toBe(answers[0]!.sessionId)
})

it('finds the conversation of a repeated first message with a random id, although the phone changed its network', async () => {
  const { cardId } = await createTestSalesbot()
  const body = { message: 'Hello', sessionId: null, messageId: 'V1StGXR8_Z5jdHi6B-myT' }
  const answers = [
    await fetchChatReply(cardId, body, { address: createVisitorAddress() }),
    await fetchChatReply(cardId, body, { address: createVisitorAddress() }),
  ]
  expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1)
  const stranger = await fetchChatReply(cardId, body, { headers: { 'user-agent': 'Another browser' } })
  expect(stranger.sessionId).not.toBe(answers[0]!.sessionId)
})

it('loses no message of two tabs on one session', async () => {
  const { cardId } = await createTestSalesbot()
  const { sessionId } = await fetchChatReply(cardId, { message: 'Hello' })
  const texts = Array.from({ length: 12 }, (_, n) => `Message ${n}`)
  const answers = await Promise.all(texts.map((message) => fetchChatReply(cardId, { message, sessionId })))
  expect(answers.map(({ messageCount }) => messageCount).toSorted((a, b) => a - b)).toEqual(texts.map((_, n) => 4 + 2 * n))
  const [row] = await listConversationRows(cardId)
  const stored = messagesOf(row)
  expect(row).toMatchObject({ total_messages: 26 })
  expect(stored.map(({ role }) => role)).toEqual(Array.from({ length: 26 }, (_, n) => (n % 2 === 0 ? 'user' : 'assistant')))
  expect(stored.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).toSorted()).toEqual(['Hello', ...texts].toSorted())
})

it('refuses a flood from one address while it serves another, and the flood uses up nothing of the day', async () => {
  const { cardId } = await createTestSalesbot()
  const { refused, served } = await runWithinClockMinute(async () => {
    const address = createVisitorAddress()
    const flood = await Promise.all(
      Array.from({ length: CHAT_LIMITS.messagesPerMinute + 10 }, () => sendChatMessage(cardId, '{', { address })),
    )
    return { refused: flood.filter(({ status }) => status === 429), served: await sendChatMessage(cardId, { message: 'Hi' }) }
  })
  expect(refused).toHaveLength(10)
  expect(refused[0]!.headers.get('retry-after')).toBe('60')
  expect(await refused[0]!.json()).toMatchObject({ code: 'chatTooFast' })
  expect(served.status).toBe(200)
  const [day] = await usageOf(`card:${cardId}`)
  expect(day!.uses).toBeLessThanOrEqual(2)
})

it('counts the messages of a network and of the card by day, each once', async () => {
  const { cardId } = await createTestSalesbot()
  const day = new Date().toISOString().slice(0, 10)
  await fetchChatReply(cardId, { message: 'Hello' }, { address: '198.51.100.1' })
  await queryRows(`UPDATE usage_counts SET uses = ? WHERE key LIKE 'network:%'`, CHAT_LIMITS.networkMessagesPerDay)
  const refused = await sendChatMessage(cardId, { message: 'Hello' }, { address: '198.51.100.2' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'chatDayFull' })
  expect(await usageOf(`card:${cardId}`)).toEqual([{ uses: 1 }])
  expect((await sendChatMessage(cardId, { message: 'Hello' })).status).toBe(200)

  await queryRows('UPDATE usage_counts SET uses = ? WHERE key = ?', CHAT_LIMITS.cardMessagesPerDay - 1, `card:${cardId}`)
  const last = await Promise.all(Array.from({ length: 4 }, () => sendChatMessage(cardId, { message: 'Hello' })))
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429])
  expect(await usageOf(`card:${cardId}`)).toEqual([{ uses: CHAT_LIMITS.cardMessagesPerDay }])
  // The limit starts anew with each UTC day.
  await queryRows('UPDATE usage_counts SET period = ? WHERE period = ?', '2020-01-01', day)
  expect((await sendChatMessage(cardId, { message: 'Hello' })).status).toBe(200)
})

it('ends a conversation at its limit of messages', async () => {
  const { cardId } = await createTestSalesbot()
  const { sessionId } = await fetchChatReply(cardId, { message: 'Hello' })
  const data = Array.from({ length: 2 * CHAT_LIMITS.messagesPerConversation }, (_, n) => ({
    role: n % 2 === 0 ? 'user' : 'assistant',
    content: 'x',
    timestamp: '2026-01-01T00:00:00.000Z',
  }))
  await queryRows('UPDATE salesbot_conversations SET conversation_data = ? WHERE card_id = ?', JSON.stringify(data), cardId)
  const refused = await sendChatMessage(cardId, { message: 'One more', sessionId })
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'conversationFull' })
  expect(await usageOf(`card:${cardId}`)).toEqual([{ uses: 1 }])
  expect((await fetchChatReply(cardId, { message: 'A new one', sessionId: null })).messageCount).toBe(2)
})

it('sends one chat event and one lead event, with the id of the conversation and of a visitor who is signed in', async () => {
  const { cardId } = await createTestSalesbot()
  const visitor = await createTestUser()
  const { sent, EVENTS } = createRecordingQueue<QueuedEventMessage>()
  const options = { env: { EVENTS }, cookie: visitor.cookie }
  const { sessionId } = await fetchChatReply(cardId, { message: 'Hello' }, options)
  for (const message of ['I am ann@example.com', 'Write to ann@example.com, please'])
    await fetchChatReply(cardId, { message, sessionId }, options)
  expect(sent).toMatchObject([
    { kind: 'chat', id: sessionId, cardId, userId: visitor.id },
    { kind: 'lead', id: sessionId, cardId, userId: visitor.id, leadScore: expect.any(Number) },
  ])
})

it.each([
  ['the owner', 'owner'],
  ['somebody who may act for owners', 'editor'],
] as const)('counts, lists and mails nothing of a chat that %s begins, also after signing out', async (_, who) => {
  const owner = await createTestUser({ accessLevel: CAPABILITIES.useAssistant.level, emailConfirmedAt: 1 })
  const editor = await createTestUser({ accessLevel: CAPABILITIES.actForOthers.level })
  const { cardId } = await createTestSalesbot({}, owner)
  const { sent, EVENTS } = createRecordingQueue<QueuedEventMessage>()
  const { mails, EMAIL } = createTestOutbox(owner.email)
  const { cookie } = { owner, editor }[who]
  const messages = [
    'Do you have a helicopter landing pad?',
    'I want to book an appointment',
    'Tomorrow at 3 pm',
    'I am ann@example.com',
    'I want to talk to a person',
  ]
  let sessionId: string | null = null
  for (const [n, message] of messages.entries())
    ({ sessionId } = await fetchChatReply(cardId, { message, sessionId }, { env: { EVENTS, EMAIL }, ...(n < 3 && { cookie }) }))
  await mailPendingNotices({ ...env, EMAIL }, Date.now() + 3_600_000)
  expect(mails).toEqual([])
  expect(sent).toMatchObject([{ kind: 'chat', exclusion: 'owner' }])
  expect(await listConversationRows(cardId)).toMatchObject([{ is_own: 1, total_messages: 10, lead_at: null, pending_notice: null }])
  const get = (path: string) => callApi(`/api/${path}`, { cookie: owner.cookie })
  const { analytics, conversations, unansweredQuestions } = await (await get(`salesbot/${cardId}/analytics`)).json<SalesbotAnalytics>()
  expect([conversations, unansweredQuestions]).toEqual([[], []])
  expect(analytics).toMatchObject({ totalConversations: 0, outcomeBreakdown: {} })
  expect(analytics.dailyConversations.every((day) => day.conversations === 0)).toBe(true)
  expect((await (await get(`salesbot/${cardId}/analytics?q=ann`)).json<SalesbotAnalytics>()).conversations).toEqual([])
  expect((await (await get(`salesbot/${cardId}/leads?format=csv`)).text()).trim().split('\n')).toHaveLength(1)
  expect(await (await get(`analytics/${cardId}?from=2020-01-01&to=2020-01-02`)).json()).toMatchObject({
    chatLeads: [],
    summary: { totalChats: 0, totalLeads: 0 },
  })
})

it('answers although the queue is down', async () => {
  const { cardId } = await createTestSalesbot()
  const EVENTS = { send: () => Promise.reject(new Error('the queue is down')) } as unknown as Env['EVENTS']
  expect(await fetchChatReply(cardId, { message: 'Hello' }, { env: { EVENTS } })).toMatchObject({ messageCount: 2 })
  expect(await listConversationRows(cardId)).toHaveLength(1)
})

it.each([
  [{}, 'Please write a message'],
  [{ choice: 'no choice' }, 'Invalid choice'],
  [{ choice: 's7' }, 'This choice is gone. Please write your question.'],
  [{ message: '   ' }, 'Please write a message'],
  [{ message: 'x'.repeat(CHAT_LIMITS.messageLength + 1) }, 'A message must be at most 2000 characters'],
  [{ message: 'Hi', sessionId: '../etc' }, 'Invalid session'],
  ['{"message":"a\\u0000b"}', 'The request contains characters that cannot be saved'],
])('refuses the message %o', async (body, message) => {
  const { cardId } = await createTestSalesbot()
  expect(await readErrorResponse(await sendChatMessage(cardId, body))).toEqual([400, message])
  expect(await usageOf(`card:${cardId}`)).toEqual([])
})

it('begins in the language that the address asks for, else in the card’s, and on an English card in the browser’s', async () => {
  const { cardId } = await createTestSalesbot()
  const welcomeIn = async (query: string, accepted: string) => {
    const res = await callApi(`/api/salesbot/${cardId}/welcome${query}`, { headers: { 'accept-language': accepted } })
    const { message } = await res.json<ChatWelcomeResponse>()
    return CARD_LANGUAGES.find((language) => message.includes(ASSISTANT_LANGUAGE_RULES[language].texts.welcomeQuestions))
  }
  expect(await welcomeIn('', 'zh-TW,zh;q=0.9')).toBe('zh-Hant')
  expect(await welcomeIn('', 'fi,sv;q=0.9')).toBe('en')
  expect(await welcomeIn('?lang=nl', 'fr')).toBe('nl')
  await queryRows(`UPDATE business_cards SET language = 'he' WHERE id = ?`, cardId)
  expect(await welcomeIn('', 'fr')).toBe('he')
  expect(await welcomeIn('?lang=en', 'fr')).toBe('en')
  expect(await welcomeIn('?lang=xx', 'fr')).toBe('he')
  const reply = await fetchChatReply(cardId, { message: '?' }, { headers: { 'accept-language': 'fr' } })
  expect(reply.language).toBe('he')
})

it('answers a tapped choice, with or without its label, and stores what was offered', async () => {
  const { cardId, owner } = await createTestSalesbot({ services: ['Portrait'], priceRanges: { Portrait: 150 }, pinnedLines: ['No dogs'] })
  await queryRows(`UPDATE business_cards SET social_links = '{"whatsapp":"+41 (0)79 123 45 67"}' WHERE id = ?`, cardId)
  const res = await callApi(`/api/salesbot/${cardId}/welcome`, { headers: { 'accept-language': 'en-GB,en;q=0.9' } })
  const welcome = await res.json<ChatWelcomeResponse>()
  expect(welcome.message).toContain('No dogs')
  const services = welcome.choices.find(({ id }) => id === 'services')!
  const address = createVisitorAddress()
  const body = { choice: services.id, messageId: 'first-message-1' }
  const first = await fetchChatReply(cardId, body, { address })
  expect(first.message).toContain('$150')
  expect(first.choices.length).toBeGreaterThan(0)
  expect(await fetchChatReply(cardId, body, { address })).toEqual(first)
  const { sessionId } = first
  const person = welcome.choices.find(({ id }) => id === 'person')!
  const second = await fetchChatReply(cardId, { choice: person.id, message: person.label, sessionId })
  expect(second).toMatchObject({ messageCount: 4, handedOver: true })
  expect(second.choices.find(({ id }) => id === 'whatsapp')?.url).toMatch(/^https:\/\/wa\.me\/41791234567\b/)
  // A choice that no longer exists is answered as if its text had been typed.
  const typed = await fetchChatReply(cardId, { choice: 's7', message: 'What is your e-mail address?' })
  expect(typed.message).toContain('ada@example.com')
  const [row] = await listConversationRows(cardId)
  const path = `/api/salesbot/${cardId}/conversations/${String(row!['id'])}`
  const { messages } = await (await callApi(path, { cookie: owner.cookie })).json<Conversation>()
  expect(messages.map(({ content }) => content).filter((_, n) => n % 2 === 0)).toEqual([services.label, person.label])
  expect(messages.map(({ choices }) => choices)).toEqual([undefined, first.choices, undefined, second.choices])
  expect(await usageOf(`card:${cardId}`)).toEqual([{ uses: 3 }])
})

it('begins a limited number of conversations an hour for one address, whatever their cards, and goes on with those', async () => {
  const { conversationsPerAddressAndHour: max } = CHAT_LIMITS
  const bots = await Promise.all(Array.from({ length: max + 2 }, () => createTestSalesbot()))
  const address = createVisitorAddress()
  const answers = await Promise.all(bots.map(({ cardId }) => sendChatMessage(cardId, { message: 'Hi' }, { address })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(max)
  expect((await answers.find(({ status }) => status === 429)!.json<{ code: string }>()).code).toBe('chatsOfHourFull')
  const begun = answers.findIndex(({ status }) => status === 200)
  const { sessionId } = await answers[begun]!.json<ChatResponse>()
  expect((await fetchChatReply(bots[begun]!.cardId, { message: 'Hello', sessionId }, { address })).messageCount).toBe(4)
})

it('stores a lead, but mails nothing, when the address has no points left for a mail', async () => {
  const { cardId } = await createTestSalesbot()
  const [poor, rich] = [createVisitorAddress(), createVisitorAddress()]
  const left = [POINTS.conversation + POINTS.mail - 1, POINTS.conversation + POINTS.mail]
  const begin = (address: string) => fetchChatReply(cardId, { message: 'Hi' }, { address })
  const spend = (points: number) => queryRows(`UPDATE usage_counts SET uses = ? WHERE key LIKE 'points strangers%'`, points)
  const notices: unknown[] = []
  for (const [nth, address] of [poor, rich].entries()) {
    await begin(address)
    await spend(POINTS_PER_HOUR_MAX.strangers - left[nth]!)
    const message = 'I want an appointment tomorrow at 3 pm, ann@example.com'
    const { sessionId } = await fetchChatReply(cardId, { message }, { address })
    const row = (await listConversationRows(cardId)).find((one) => one['session_id'] === sessionId)!
    notices.push(row['pending_notice'])
  }
  expect(notices).toEqual([null, 'appointment'])
})
