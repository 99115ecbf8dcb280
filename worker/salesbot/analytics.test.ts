import { expect, it } from 'vitest'
import type { Conversation, SalesbotAnalytics } from '../../schema/salesbot-analytics.ts'
import { CHAT_LIMITS } from '../../schema/salesbot.ts'
import { salesbotConversationsTable } from '../../schema/tables/salesbot.ts'
import { readErrorResponse } from '../test/cards.ts'
import { type ApiCallOptions, type TestUser, callApi, db, env, queryRows } from '../test/client.ts'
import { TEST_BUTTON, fetchChatReply, createTestSalesbot, createVisitorAddress, listConversationRows } from '../test/salesbot.ts'
import { countDailyQuestions } from './limits.ts'
import { createUnansweredQuestions } from './question-queries.ts'

const DAY_MS = 86_400_000
const callBot = (user: TestUser, cardId: number, path: string, options: ApiCallOptions = {}) =>
  callApi(`/api/salesbot/${cardId}/${path}`, { cookie: user.cookie, ...options })
const getAnalytics = async (user: TestUser, cardId: number, query = '') =>
  (await callBot(user, cardId, `analytics${query}`)).json<SalesbotAnalytics>()
const clickButton = (cardId: number, body: unknown, address = createVisitorAddress()) =>
  callApi(`/api/salesbot/${cardId}/button-click`, { body, address })
let lastSession = 0
async function insertConversations(cardId: number, rows: Partial<typeof salesbotConversationsTable.$inferInsert>[]): Promise<void> {
  const now = Date.now()
  for (const row of rows)
    await db.insert(salesbotConversationsTable).values({ cardId, sessionId: `s-${++lastSession}`, createdAt: now, updatedAt: now, ...row })
}

it('sums up the conversations of one card', async () => {
  const { cardId, owner } = await createTestSalesbot()
  const other = await createTestSalesbot()
  const { analytics: none, ...rest } = await getAnalytics(owner, cardId)
  expect(rest).toEqual({ conversations: [], next: null, unansweredQuestions: [] })
  expect(none).toMatchObject({ totalConversations: 0, averageLeadScore: 0, conversionRate: 0, averageSessionDuration: 0 })
  const now = Date.now()
  const click = { description: 'Book a call', timestamp: new Date(now).toISOString() }
  await insertConversations(cardId, [
    {
      leadScore: 80,
      leadAt: now,
      outcome: 'interested',
      conversationDuration: 100,
      buttonInteractions: [click, click],
      visitorName: 'Ann',
    },
    { leadScore: 20, outcome: 'browsing', conversationDuration: 50, createdAt: now - DAY_MS },
    { leadScore: 5, outcome: null, conversationDuration: 0, createdAt: now - 40 * DAY_MS },
    { leadScore: 10, outcome: 'follow_up', handedOverAt: now, conversationDuration: 3, createdAt: now - 29 * DAY_MS },
  ])
  await insertConversations(other.cardId, [{ leadScore: 100 }])
  const { analytics, conversations } = await getAnalytics(owner, cardId)
  expect(analytics).toMatchObject({
    totalConversations: 4,
    averageLeadScore: 28.8,
    conversionRate: 25,
    totalButtonClicks: 2,
    averageSessionDuration: 38,
    outcomeBreakdown: { interested: 1, browsing: 2, follow_up: 1 },
  })
  expect(analytics.dailyConversations.at(-1)!.date).toBe(new Date().toISOString().slice(0, 10))
  const days = analytics.dailyConversations.map((day) => day.conversations)
  expect([days[0], days[28], days[29]]).toEqual([1, 1, 1])
  expect(conversations[0]).toMatchObject({ visitorName: 'Ann', leadScore: 80, handedOver: false, buttonInteractions: [click, click] })
  expect(conversations.map(({ outcome }) => outcome)).toEqual(['interested', 'browsing', 'follow_up', 'browsing'])
})

it('pages through all conversations, also those of one moment', async () => {
  const { cardId, owner } = await createTestSalesbot()
  await insertConversations(
    cardId,
    Array.from({ length: 120 }, (_, n) => ({ createdAt: 1000 + Math.floor(n / 40), leadScore: n % 100 })),
  )
  const ids: number[] = []
  for (let next: string | null = ''; next !== null;) {
    const page: SalesbotAnalytics = await getAnalytics(owner, cardId, next && `?before=${next}`)
    expect(page.conversations.length).toBeLessThanOrEqual(50)
    ids.push(...page.conversations.map(({ id }) => id))
    next = page.next
  }
  expect(ids).toHaveLength(120)
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  expect(await readErrorResponse(await callBot(owner, cardId, 'analytics?before=x'))).toEqual([400, 'Invalid cursor'])
})

it.each([
  ['müller', ['name']],
  ['MÜLLER', ['name']],
  ['öLPREIS', ['message']],
  ['ANN@', ['email']],
  ['4179', ['phone']],
  ['assistant', []],
  ['100%', []],
  ["' OR 1=1 --", []],
  ['x'.repeat(100), []],
])('finds %j in names, addresses, numbers and messages', async (q, found) => {
  const { cardId, owner } = await createTestSalesbot()
  const message = (content: string) => [{ role: 'assistant' as const, content, timestamp: '' }]
  await insertConversations(cardId, [
    { visitorName: 'Eva Müller', visitorDevice: 'name' },
    { visitorEmail: 'ann@example.com', visitorDevice: 'email' },
    { visitorPhone: '+41791234567', visitorDevice: 'phone' },
    { conversationData: message('Der "Ölpreis" steigt'), visitorDevice: 'message' },
  ])
  const { conversations } = await getAnalytics(owner, cardId, `?q=${encodeURIComponent(q)}`)
  const devices = await Promise.all(
    conversations.map(async ({ id }) => (await (await callBot(owner, cardId, `conversations/${id}`)).json<Conversation>()).visitorDevice),
  )
  expect(devices).toEqual(found)
})

it('shows and deletes a conversation to the owner of its card only', async () => {
  const [mine, other] = [await createTestSalesbot(), await createTestSalesbot()]
  await fetchChatReply(mine.cardId, { message: 'Hello', messageId: 'message-1' })
  const [row] = await listConversationRows(mine.cardId)
  const path = `conversations/${String(row!['id'])}`
  const conversation = await (await callBot(mine.owner, mine.cardId, path)).json<Conversation>()
  expect(conversation).toMatchObject({ messageCount: 2, visitorDevice: 'Desktop · Linux · Chrome', language: 'en' })
  expect(Object.keys(conversation.messages[0]!).toSorted()).toEqual(['content', 'role', 'timestamp'])
  for (const method of ['GET', 'DELETE']) {
    expect((await callBot(other.owner, other.cardId, path, { method })).status).toBe(404)
    expect((await callBot(other.owner, mine.cardId, path, { method })).status).toBe(403)
  }
  expect((await callBot(mine.owner, mine.cardId, path, { method: 'DELETE' })).status).toBe(204)
  expect(await listConversationRows(mine.cardId)).toEqual([])
})

it('stores the click on a configured button, and never what the request says about it', async () => {
  const { cardId } = await createTestSalesbot()
  const { sessionId } = await fetchChatReply(cardId, { message: 'Hello' })
  await queryRows(`UPDATE salesbot_conversations SET lead_score = 70 WHERE card_id = ?`, cardId)
  const click = { sessionId, buttonId: TEST_BUTTON.id, description: 'Forged', url: 'https://evil.example' }
  expect((await clickButton(cardId, click)).status).toBe(204)
  expect((await clickButton(cardId, { ...click, buttonId: 'old', description: TEST_BUTTON.description })).status).toBe(204)
  const [row] = await listConversationRows(cardId)
  expect(JSON.parse(String(row!['button_interactions']))).toMatchObject([{ description: 'Book a call' }, { description: 'Book a call' }])
  expect(JSON.stringify(row)).not.toContain('evil')
  expect(row!['outcome']).toBe('scheduled')
  expect((await clickButton(cardId, { ...click, buttonId: 'unknown' })).status).toBe(404)
  expect((await clickButton(cardId, { ...click, sessionId: 'unknown-session-12' })).status).toBe(404)
  expect((await clickButton((await createTestSalesbot()).cardId, click)).status).toBe(404)

  await queryRows(`UPDATE salesbot_conversations SET outcome = 'follow_up' WHERE card_id = ?`, cardId)
  await Promise.all(Array.from({ length: 110 }, () => clickButton(cardId, click)))
  const [full] = await listConversationRows(cardId)
  expect([JSON.parse(String(full!['button_interactions'])).length, full!['outcome']]).toEqual([100, 'follow_up'])
})

it('counts a click below 70 points without changing the outcome, and stops a flood of clicks', async () => {
  const { cardId } = await createTestSalesbot()
  const { sessionId } = await fetchChatReply(cardId, { message: 'Not interested, thanks' })
  const click = { sessionId, buttonId: TEST_BUTTON.id }
  const address = createVisitorAddress()
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await clickButton(cardId, click, address)).status))
  expect(statuses.filter((status) => status === 204)).toHaveLength(CHAT_LIMITS.messagesPerMinute)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30 - CHAT_LIMITS.messagesPerMinute)
  expect((await listConversationRows(cardId))[0]!['outcome']).not.toBe('scheduled')
})

it('lists equal unanswered questions once, and at most 500 of a card', async () => {
  const { cardId, owner } = await createTestSalesbot()
  await queryRows(
    `INSERT INTO salesbot_questions (card_id, conversation_id, question, question_key, created_at, updated_at)
     SELECT ?1, 0, value, 'old ' || value, 1, 1 FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n LIMIT 499) SELECT value FROM n)`,
    cardId,
  )
  for (const message of ['Do you accept zorkmids?', 'DO YOU ACCEPT “ZORKMIDS”??', 'Is the quuxinator waterproof?'])
    await fetchChatReply(cardId, { message })
  const { unansweredQuestions } = await getAnalytics(owner, cardId)
  expect(unansweredQuestions.slice(0, 2)).toMatchObject([
    { question: 'Is the quuxinator waterproof?', timesAsked: 1 },
    { question: 'Do you accept zorkmids?', timesAsked: 2 },
  ])
  const [{ n } = { n: 0 }] = await queryRows<{ n: number }>('SELECT count(*) AS n FROM salesbot_questions WHERE card_id = ?', cardId)
  expect(n).toBe(500)
})

it('lists no more than 20 messages with questions of one network and day, and hides contacts in them', async () => {
  const { cardId, owner } = await createTestSalesbot()
  const now = Date.now()
  const request = new Request('http://localhost/', { headers: { 'cf-connecting-ip': createVisitorAddress() } })
  const counted = []
  for (let n = 0; n < 25; n++) counted.push(await countDailyQuestions(db, env, request, cardId, now))
  expect(counted.filter(Boolean)).toHaveLength(CHAT_LIMITS.networkQuestionsPerDay)
  const { sessionId } = await fetchChatReply(cardId, { message: 'Hello' })
  const question = 'Can you mail it to gertrude@private.example or ring 0617 555 0199, see https://evil.example/x?'
  await createUnansweredQuestions(db, cardId, { sessionId, mails: false }, [question], now)
  const { unansweredQuestions } = await getAnalytics(owner, cardId)
  expect(unansweredQuestions).toMatchObject([{ question: 'Can you mail it to … or ring …, see …', timesAsked: 1, reachableVisitors: 0 }])
})

it('exports the leads of a card as CSV without formulas, and as contacts', async () => {
  const { cardId, owner } = await createTestSalesbot()
  const leadAt = Date.UTC(2026, 5, 1)
  await insertConversations(cardId, [
    { leadAt, createdAt: leadAt, visitorName: '=HYPERLINK("http://evil")', visitorPhone: '+41791234567', leadScore: 80 },
    { leadAt, createdAt: leadAt - 1, visitorName: 'Zoë\nEND:VCARD', visitorEmail: 'zoe@example.com', leadScore: 75 },
    { visitorName: 'Nobody' },
  ])
  const csv = await callBot(owner, cardId, 'leads?format=csv')
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w-]+-leads-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''Ada%20Lovelace-leads-/,
  )
  const bytes = new Uint8Array(await csv.clone().arrayBuffer())
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const text = await csv.text()
  expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`)
  expect(text).toContain(`'+41791234567`)
  expect(text).not.toContain('Nobody')

  const vcf = await callBot(owner, cardId, 'leads?format=vcf')
  expect(vcf.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
  const contacts = await vcf.text()
  expect(contacts.match(/^BEGIN:VCARD\r$/gm)).toHaveLength(2)
  expect(contacts.match(/^END:VCARD\r$/gm)).toHaveLength(2)
  expect(contacts).toContain('FN:Zoë END:VCARD')
  expect((await callBot(owner, cardId, 'leads?format=xls')).status).toBe(400)
})
