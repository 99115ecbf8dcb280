import { expect, it } from 'vitest'
import { CHAT_LIMITS, type RehearsalResponse, type TestChatResponse } from '../../schema/salesbot.ts'
import { callApi, queryRows } from '../test/client.ts'
import { createRecordingQueue } from '../test/events.ts'
import { runWithinClockMinute } from '../test/minute.ts'
import { createTestSalesbot, listConversationRows } from '../test/salesbot.ts'

async function createTester(fields: Parameters<typeof createTestSalesbot>[0] = {}) {
  const { cardId, owner } = await createTestSalesbot(fields)
  const { sent, EVENTS } = createRecordingQueue()
  const send = (body: unknown) => callApi(`/api/salesbot/${cardId}/test-chat`, { cookie: owner.cookie, env: { EVENTS }, body })
  return { cardId, sent, send }
}

it('answers with the unsaved configuration and stores nothing', async () => {
  const { cardId, sent, send } = await createTester({ isEnabled: false, botName: 'Stored' })
  const first = await (await send({ config: { botName: 'Unsaved' }, message: 'Who are you?', state: null })).json<TestChatResponse>()
  expect(first).toMatchObject({
    answeredBy: 'guided',
    outcome: 'browsing',
    handedOver: false,
    welcome: { message: expect.stringContaining('Unsaved'), choices: expect.any(Array) },
  })
  expect(first.choices).toContainEqual({ id: 'person', label: 'Talk to Ada Lovelace' })
  const second = await (await send({ config: {}, message: 'I am ann@example.com', state: first.state })).json<TestChatResponse>()
  expect(second).toMatchObject({ welcome: null, visitor: { email: 'ann@example.com' } })
  const tapped = { config: {}, message: 'Talk to Ada Lovelace', choice: 'person', assistant: 'model', state: second.state }
  const third = await (await send(tapped)).json<TestChatResponse>()
  expect(third).toMatchObject({ visitor: { email: 'ann@example.com' }, handedOver: true, answeredBy: 'guided' })
  expect([await listConversationRows(cardId), sent]).toEqual([[], []])
  expect(await queryRows(`SELECT * FROM usage_counts WHERE key NOT LIKE 'testChats %'`)).toEqual([])
  expect(await queryRows('SELECT * FROM salesbot_questions WHERE card_id = ?', cardId)).toEqual([])
})

it('rehearses likely questions with the unsaved configuration, in the language of the owner’s texts', async () => {
  const { cardId, owner } = await createTestSalesbot({ services: ['Stored'] })
  const services = Array.from({ length: 10 }, (_, n) => `Portrait ${n}`)
  const config = {
    services,
    priceRanges: { 'Portrait 7': 150 },
    companyInfo: 'Wir haben von Montag bis Freitag von 9 bis 17 Uhr geöffnet.',
  }
  const res = await callApi(`/api/salesbot/${cardId}/rehearsal`, { cookie: owner.cookie, body: { config } })
  const { questions } = await res.json<RehearsalResponse>()
  const asked = (service: string) => questions.filter(({ question }) => question.includes(service))
  expect(asked('Portrait')).toHaveLength(8)
  expect(asked('Portrait 7')).toMatchObject([{ reply: expect.stringContaining('Der Preis für'), isAnswered: true }])
  expect(questions.some(({ isAnswered }) => !isAnswered)).toBe(true)
  expect(questions.every(({ reply, choices }) => reply !== '' && choices.length <= CHAT_LIMITS.choices)).toBe(true)
  expect(await listConversationRows(cardId)).toEqual([])
})

it.each([['x'], [{ assistant: { messages: 'x', lists: [[[1]]] }, history: 'x' }], [{ assistant: 7, history: [] }], [[]], [null]])(
  'takes the state %j of a client for a new conversation or an old one, and does not fail',
  async (state) => {
    const { send } = await createTester()
    expect((await send({ config: {}, message: 'Hello', state })).status).toBe(200)
  },
)

it('limits the messages of an owner per minute', async () => {
  const answers = await runWithinClockMinute(async () => {
    const { send } = await createTester()
    return Promise.all(Array.from({ length: CHAT_LIMITS.messagesPerMinute + 2 }, () => send({ config: {}, message: 'Hi', state: null })))
  })
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})
