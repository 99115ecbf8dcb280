import { afterEach, describe, expect, it, vi } from 'vitest'
import { MODEL_POINTS_PER_HOUR_MAX, POINTS_PER_HOUR_MAX } from '../../schema/bounds.ts'
import { CHAT_LIMITS, type TestChatResponse } from '../../schema/salesbot.ts'
import { callApi, db, queryRows } from '../test/client.ts'
import { TEST_BUTTON, fetchChatReply, createTestSalesbot, listConversationRows, sendChatMessage } from '../test/salesbot.ts'
import { countModelReply } from './limits.ts'

const MODEL_ENV = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: 'https://model.test/v1' }
const REPLY = {
  reply: 'We are glad to help you.',
  leadScore: 85,
  outcome: 'interested',
  visitor: { name: 'Ann', email: null, phone: null },
}
const COMPLETION = { id: 'c', created: 1, model: 'm', usage: { prompt_tokens: 1500, completion_tokens: 100, total_tokens: 1600 } }
/** Replies that an ordinary request counts before its answer tells how many tokens it had. */
const COUNTED_AT_FIRST = 2

/** Replaces the model provider. `content` is the model's text; null makes the provider fail. */
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
  const { sessionId } = await fetchChatReply(cardId, { message: 'I am Ann', messageId: 'message-1' }, { env: MODEL_ENV })
  const answer = await fetchChatReply(cardId, { message: 'Hello again', sessionId }, { env: MODEL_ENV })
  expect(answer).toMatchObject({ message: REPLY.reply, leadScore: 85, messageCount: 4 })
  expect(JSON.stringify(asked[1]!.messages)).toContain('I am Ann')
  expect(await listConversationRows(cardId)).toMatchObject([
    { lead_score: 85, outcome: 'interested', visitor_name: 'Ann', visitor_email: null, lead_at: expect.any(Number) },
  ])
})

it('keeps the score of the model when the guided assistant takes over', async () => {
  stubModel({ ...REPLY, leadScore: 95 })
  const { cardId } = await createTestSalesbot()
  const { sessionId } = await fetchChatReply(cardId, { message: 'Hello' }, { env: MODEL_ENV })
  stubModel(null)
  expect(await fetchChatReply(cardId, { message: 'Hello again', sessionId }, { env: MODEL_ENV })).toMatchObject({ leadScore: 95 })
  const answer = await fetchChatReply(cardId, { message: 'I want to talk to a real person', sessionId }, { env: MODEL_ENV })
  expect(answer).toMatchObject({ handedOver: true, leadScore: 95 })
})

it('takes an answer to a question of the model for no question, name or hand-over', async () => {
  stubModel({ ...REPLY, reply: 'Which colour do you like?', visitor: { name: null, email: null, phone: null } })
  const { cardId } = await createTestSalesbot()
  const { sessionId } = await fetchChatReply(cardId, { message: 'I am reachable at ann@example.com' }, { env: MODEL_ENV })
  const answer = await fetchChatReply(cardId, { message: 'Dark purple', sessionId }, { env: MODEL_ENV })
  expect(answer.choices.map(({ id }) => id)).not.toContain('pass-on')
  expect(await listConversationRows(cardId)).toMatchObject([
    { outcome: 'interested', visitor_name: null, visitor_email: 'ann@example.com' },
  ])
  expect(await queryRows('SELECT * FROM salesbot_questions WHERE card_id = ?', cardId)).toEqual([])
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

it('answers with the guided assistant if the model fails, is switched off or has answered enough today', async () => {
  const { cardId, owner } = await createTestSalesbot()
  const asked = stubModel(null)
  const guided = await fetchChatReply(cardId, { message: 'Hello' }, { env: MODEL_ENV })
  expect(guided.message).toMatch(/\w/)
  expect(asked.length).toBeGreaterThan(0)

  const calls = stubModel(REPLY)
  await fetchChatReply(cardId, { message: 'Hello' }, { env: { ...MODEL_ENV, ASSISTANT: 'built-in' } })
  await fetchChatReply(cardId, { message: 'I want to talk to a real person' }, { env: MODEL_ENV })
  await queryRows(`UPDATE usage_counts SET uses = ? WHERE key = 'model'`, CHAT_LIMITS.modelRepliesPerDay)
  await fetchChatReply(cardId, { message: 'Hello' }, { env: MODEL_ENV })
  expect(calls).toEqual([])
  await queryRows(`UPDATE usage_counts SET uses = ? WHERE key = 'model'`, CHAT_LIMITS.modelRepliesPerDay - COUNTED_AT_FIRST)
  const body = { config: {}, message: 'Hello', state: null }
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => callApi(`/api/salesbot/${cardId}/test-chat`, { cookie: owner.cookie, env: MODEL_ENV, body })),
  )
  const answeredBy = await Promise.all(answers.map(async (res) => (await res.json<TestChatResponse>()).answeredBy))
  expect(answeredBy.toSorted()).toEqual(['guided', 'guided', 'model'])
})

it('sends the messages of a test chat so far to the model', async () => {
  const { cardId, owner } = await createTestSalesbot()
  const asked = stubModel(REPLY)
  await queryRows(`DELETE FROM usage_counts WHERE key = 'model'`)
  const send = async (message: string, state: unknown) =>
    (
      await callApi(`/api/salesbot/${cardId}/test-chat`, { cookie: owner.cookie, env: MODEL_ENV, body: { config: {}, message, state } })
    ).json<TestChatResponse>()
  const first = await send('I need a website', null)
  expect(first).toMatchObject({ answeredBy: 'model', message: REPLY.reply })
  await send('Hello again', first.state)
  expect(asked.at(-1)!.messages.map(({ content }) => content)).toEqual(expect.arrayContaining(['I need a website', 'Hello again']))
})

it('keeps a button of the model only from a score of 70 on', async () => {
  const { cardId } = await createTestSalesbot()
  const reply = 'We are glad to help you.\n[[b1]]'
  stubModel({ ...REPLY, reply, leadScore: 60 })
  expect((await fetchChatReply(cardId, { message: 'Hello' }, { env: MODEL_ENV })).message).toBe('We are glad to help you.')
  stubModel({ ...REPLY, reply, leadScore: 70 })
  const marked = `We are glad to help you.\n[ACTION_BUTTON:${TEST_BUTTON.description}]`
  expect((await fetchChatReply(cardId, { message: 'Hello' }, { env: MODEL_ENV })).message).toBe(marked)
})

it('fills in prices, goes on after a hand-over, and leaves tapped choices to the guided assistant', async () => {
  const { cardId } = await createTestSalesbot({ services: ['Coaching'], priceRanges: { Coaching: 120 }, currency: 'EUR' })
  const asked = stubModel({ ...REPLY, reply: 'Gladly. [[s1]]' })
  const { sessionId, choices } = await fetchChatReply(cardId, { message: 'I want to talk to a real person' }, { env: MODEL_ENV })
  expect(asked).toEqual([])
  const answer = await fetchChatReply(cardId, { message: 'What does it cost?', sessionId }, { env: MODEL_ENV })
  expect(answer).toMatchObject({ message: 'Gladly. The price for Coaching is €120.', handedOver: true })
  expect(asked).toHaveLength(1)
  const { id, label } = choices.find(({ url }) => url === undefined)!
  await fetchChatReply(cardId, { message: label, choice: id, sessionId }, { env: MODEL_ENV })
  expect(asked).toHaveLength(1)
  // The choice has a different label now, so the message counts as typed.
  await fetchChatReply(cardId, { message: 'Something that was renamed', choice: id, sessionId }, { env: MODEL_ENV })
  expect(asked).toHaveLength(2)
})

it('is answered by Workers AI without a key', async () => {
  const AI = { run: async () => ({ response: REPLY }) } as unknown as Ai
  const { cardId } = await createTestSalesbot()
  expect(await fetchChatReply(cardId, { message: 'Hello' }, { env: { AI } })).toMatchObject({ message: REPLY.reply, leadScore: 85 })
})

it('counts a request for the most that it can cost, and afterwards for what it has cost', async () => {
  const { cardId } = await createTestSalesbot()
  const uses = async () => (await queryRows('SELECT uses FROM usage_counts WHERE key = ?', `model card:${cardId}`))[0]?.['uses']
  stubModel(null)
  await fetchChatReply(cardId, { message: 'Hello' }, { env: MODEL_ENV })
  expect(await uses()).toBe(COUNTED_AT_FIRST)
  stubModel(REPLY)
  await fetchChatReply(cardId, { message: 'Hello' }, { env: MODEL_ENV })
  expect(await uses()).toBe(COUNTED_AT_FIRST + 1)
})

it('asks the model no more when the address has used up its points, and answers all the same', async () => {
  const { cardId } = await createTestSalesbot()
  const asked = stubModel(REPLY)
  const address = '203.0.113.200'
  await fetchChatReply(cardId, { message: 'Hello' }, { env: MODEL_ENV, address })
  expect(asked).toHaveLength(1)
  await queryRows(`UPDATE usage_counts SET uses = ? WHERE key LIKE 'points strangers%'`, MODEL_POINTS_PER_HOUR_MAX)
  await fetchChatReply(cardId, { message: 'Hello' }, { env: MODEL_ENV, address })
  expect(asked).toHaveLength(1)
  await queryRows(`UPDATE usage_counts SET uses = ? WHERE key LIKE 'points strangers%'`, POINTS_PER_HOUR_MAX.strangers)
  const refused = await sendChatMessage(cardId, { message: 'Hello' }, { env: MODEL_ENV, address })
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([429, 'chatsOfHourFull'])
})

it('counts a second try of the same message once more', async () => {
  const { cardId } = await createTestSalesbot()
  const asked = stubModel({ ...REPLY, reply: 'It costs 99 dollars.' })
  await fetchChatReply(cardId, { message: 'Hello' }, { env: MODEL_ENV })
  expect(asked).toHaveLength(2)
  expect(await queryRows('SELECT uses FROM usage_counts WHERE key = ?', `model card:${cardId}`)).toEqual([{ uses: 2 }])
})

describe('the daily budget of the model', () => {
  const NOW = Date.UTC(2030, 0, 1)
  const count = async (cardId: number, ownerId: number, network: string | null = null) =>
    (await countModelReply(db, { cardId, ownerId, ownerLevel: 2, network, tokens: 3000 }, NOW)) !== null
  const setUsage = (key: string, messages: number) =>
    queryRows('INSERT OR REPLACE INTO usage_counts (period, key, uses) VALUES (?, ?, ?)', '2030-01-01', key, messages)
  const listUsage = () => queryRows(`SELECT key, uses FROM usage_counts WHERE period = '2030-01-01' AND uses > 0 ORDER BY key`)
  afterEach(() => queryRows(`DELETE FROM usage_counts WHERE period LIKE '2030-01-01%'`))

  it.each([
    ['the deployment', 'model', CHAT_LIMITS.modelRepliesPerDay],
    ['an owner', 'model owner:7', CHAT_LIMITS.modelRepliesPerOwnerAndDay],
    ['a card', 'model card:3', CHAT_LIMITS.modelRepliesPerCardAndDay],
  ])('of %s is not exceeded by calls at once, and past it nothing is counted', async (_, key, max) => {
    await setUsage(key, max - 2)
    const counted = await Promise.all(Array.from({ length: 10 }, () => count(3, 7)))
    expect(counted.filter(Boolean)).toHaveLength(2)
    const others = ['model', 'model card:3', 'model owner:7'].filter((one) => one !== key).map((one) => ({ key: one, uses: 2 }))
    expect(await listUsage()).toEqual([...others, { key, uses: max }].toSorted((a, b) => (a.key < b.key ? -1 : 1)))
  })

  it('is shared by the cards of an owner, and by all owners', async () => {
    await setUsage('model owner:7', CHAT_LIMITS.modelRepliesPerOwnerAndDay)
    expect([await count(3, 7), await count(4, 7), await count(5, 8)]).toEqual([false, false, true])
    await setUsage('model', CHAT_LIMITS.modelRepliesPerDay)
    expect(await count(5, 8)).toBe(false)
  })

  it('has a share for each owner and hour, and for each network over all cards', async () => {
    const ofOwner = await Promise.all(Array.from({ length: 100 }, () => count(3, 7)))
    expect(ofOwner.filter(Boolean)).toHaveLength(CHAT_LIMITS.modelRepliesPerOwnerAndHour)
    const ofNetwork = await Promise.all(Array.from({ length: 80 }, (_, n) => count(100 + n, 200 + n, 'model network:one')))
    expect(ofNetwork.filter(Boolean)).toHaveLength(CHAT_LIMITS.modelRepliesPerNetworkAndHour)
    expect(await count(3, 8, 'model network:two')).toBe(true)
  })

  it('counts a request that is long to read several times', async () => {
    const question = { cardId: 3, ownerId: 7, ownerLevel: 2, network: 'model network:one', tokens: 17_000 }
    let answered = 0
    while (await countModelReply(db, question, NOW)) answered++
    expect(answered).toBe(Math.floor(CHAT_LIMITS.modelRepliesPerNetworkAndHour / Math.ceil(17_000 / CHAT_LIMITS.modelTokensPerReply)))
  })
})
