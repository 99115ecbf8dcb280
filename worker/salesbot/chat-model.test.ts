import { afterEach, expect, it, vi } from 'vitest'
import { CHAT_LIMITS, type TestChatResponse } from '../../schema/salesbot.ts'
import { callApi, queryRows } from '../test/client.ts'
import { TEST_BUTTON, chat, createTestSalesbot, listConversationRows, sendChatMessage } from '../test/salesbot.ts'

const MODEL_ENV = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: 'https://model.test/v1' }
const REPLY = {
  reply: 'We are glad to help you.',
  leadScore: 85,
  outcome: 'interested',
  visitor: { name: 'Ann', email: null, phone: null },
}
const COMPLETION = { id: 'c', created: 1, model: 'm' }

/** Replaces the model provider. `content` is what the model writes; null lets the provider fail. */
function stubModel(content: object | null) {
  const asked: { messages: { role: string; content: string }[] }[] = []
  vi.stubGlobal('fetch', async (_url: unknown, init: { body: string }) => {
    const body = JSON.parse(init.body) as { stream?: boolean; messages: { role: string; content: string }[] }
    asked.push(body)
    if (!content) return new Response('{}', { status: 400 })
    const text = JSON.stringify(content)
    const choice = { index: 0, finish_reason: 'stop' }
    if (!body.stream)
      return Response.json({
        ...COMPLETION,
        object: 'chat.completion',
        choices: [{ ...choice, message: { role: 'assistant', content: text } }],
      })
    const chunk = { ...COMPLETION, object: 'chat.completion.chunk', choices: [{ ...choice, delta: { role: 'assistant', content: text } }] }
    return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, { headers: { 'content-type': 'text/event-stream' } })
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

it('answers with the reply of the model and stores its score, outcome and what the visitor wrote', async () => {
  const asked = stubModel({ ...REPLY, visitor: { name: 'Ann', email: 'forged@example.com', phone: null } })
  const { cardId } = await createTestSalesbot()
  const { sessionId } = await chat(cardId, { message: 'I am Ann', messageId: 'message-1' }, { env: MODEL_ENV })
  const answer = await chat(cardId, { message: 'Hello again', sessionId }, { env: MODEL_ENV })
  expect(answer).toMatchObject({ message: REPLY.reply, leadScore: 85, messageCount: 4 })
  expect(JSON.stringify(asked[1]!.messages)).toContain('I am Ann')
  expect(await listConversationRows(cardId)).toMatchObject([
    { lead_score: 85, outcome: 'interested', visitor_name: 'Ann', visitor_email: null, lead_at: expect.any(Number) },
  ])
})

it('keeps the score of the model when the built-in assistant takes over', async () => {
  stubModel({ ...REPLY, leadScore: 95 })
  const { cardId } = await createTestSalesbot()
  const { sessionId } = await chat(cardId, { message: 'Hello' }, { env: MODEL_ENV })
  stubModel(null)
  expect(await chat(cardId, { message: 'Hello again', sessionId }, { env: MODEL_ENV })).toMatchObject({ leadScore: 95 })
  const answer = await chat(cardId, { message: 'I want to talk to a real person', sessionId }, { env: MODEL_ENV })
  expect(answer).toMatchObject({ handedOver: true, leadScore: 95 })
})

it('streams the reply of the model', async () => {
  stubModel({ ...REPLY, reply: 'We are glad to help you. Tell me more.' })
  const { cardId } = await createTestSalesbot()
  const res = await sendChatMessage(cardId, { message: 'Hello' }, { env: MODEL_ENV, headers: { accept: 'text/event-stream' } })
  const stream = await res.text()
  expect(stream).not.toContain('event: replace')
  expect(stream.match(/^event: \w+/gm)!.at(-1)).toBe('event: done')
  expect(stream).toContain('"message":"We are glad to help you. Tell me more."')
})

it('answers with the built-in assistant if the model fails, is switched off or has answered enough today', async () => {
  const { cardId, owner } = await createTestSalesbot()
  const asked = stubModel(null)
  const builtIn = await chat(cardId, { message: 'Hello' }, { env: MODEL_ENV })
  expect(builtIn.message).toMatch(/\w/)
  expect(asked.length).toBeGreaterThan(0)

  const calls = stubModel(REPLY)
  await chat(cardId, { message: 'Hello' }, { env: { ...MODEL_ENV, ASSISTANT: 'built-in' } })
  await chat(cardId, { message: 'I want to talk to a real person' }, { env: MODEL_ENV })
  await queryRows(`UPDATE salesbot_usage SET messages = ? WHERE key = 'model'`, CHAT_LIMITS.modelRepliesPerDay)
  await chat(cardId, { message: 'Hello' }, { env: MODEL_ENV })
  expect(calls).toEqual([])
  await queryRows(`UPDATE salesbot_usage SET messages = ? WHERE key = 'model'`, CHAT_LIMITS.modelRepliesPerDay - 1)
  const body = { config: {}, message: 'Hello', state: null }
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => callApi(`/api/salesbot/${cardId}/test-chat`, { cookie: owner.cookie, env: MODEL_ENV, body })),
  )
  const answeredBy = await Promise.all(answers.map(async (res) => (await res.json<TestChatResponse>()).answeredBy))
  expect(answeredBy.toSorted()).toEqual(['built-in', 'built-in', 'model'])
})

it('sends the messages of a test chat so far to the model', async () => {
  const { cardId, owner } = await createTestSalesbot()
  const asked = stubModel(REPLY)
  await queryRows(`DELETE FROM salesbot_usage WHERE key = 'model'`)
  const send = async (message: string, state: unknown) =>
    (
      await callApi(`/api/salesbot/${cardId}/test-chat`, { cookie: owner.cookie, env: MODEL_ENV, body: { config: {}, message, state } })
    ).json<TestChatResponse>()
  const first = await send('I need a website', null)
  expect(first).toMatchObject({ answeredBy: 'model', message: REPLY.reply })
  await send('Hello again', first.state)
  expect(asked.at(-1)!.messages.map(({ content }) => content)).toEqual(expect.arrayContaining(['I need a website', 'Hello again']))
})

it('keeps a button marker of the model only from a score of 70 on', async () => {
  const { cardId } = await createTestSalesbot()
  const marked = `We are glad to help you.\n[ACTION_BUTTON:${TEST_BUTTON.description}]`
  stubModel({ ...REPLY, reply: marked, leadScore: 60 })
  expect((await chat(cardId, { message: 'Hello' }, { env: MODEL_ENV })).message).toBe('We are glad to help you.')
  stubModel({ ...REPLY, reply: marked, leadScore: 70 })
  expect((await chat(cardId, { message: 'Hello' }, { env: MODEL_ENV })).message).toBe(marked)
})
