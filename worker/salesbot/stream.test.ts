import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import type { ChatResponse } from '../../schema/salesbot.ts'
import type { HonoEnv } from '../platform/context.ts'
import { conflictError } from '../platform/errors.ts'
import { env } from '../test/client.ts'
import { fetchChatReply, createTestSalesbot, createVisitorAddress, listConversationRows, sendChatMessage } from '../test/salesbot.ts'
import { streamAnswer } from './stream.ts'

const STREAM = { headers: { accept: 'text/event-stream' } }

/** Parses an event stream into its events. */
function parseEvents(body: string): { event: string; data: unknown }[] {
  return body
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block)!
      return { event: event!, data: JSON.parse(data!) as unknown }
    })
}

const RESPONSE: ChatResponse = {
  sessionId: 's',
  leadScore: 1,
  message: 'Hello you',
  messageCount: 2,
  handedOver: false,
  language: 'en',
  choices: [],
}
const streamOf = (answer: Parameters<typeof streamAnswer>[1]) =>
  new Hono<HonoEnv>().get('/', (c) => streamAnswer(c, answer)).request('/', {}, env)

it('streams a reply as one text and the whole answer, and stores it before', async () => {
  const { cardId } = await createTestSalesbot()
  const res = await sendChatMessage(cardId, { message: 'Hello' }, STREAM)
  expect(res.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(res.headers.get('cache-control')).toContain('no-store')
  const events = parseEvents(await res.text())
  expect(events.map(({ event }) => event)).toEqual(['text', 'done'])
  const done = events[1]!.data as ChatResponse
  expect(events[0]!.data).toEqual({ text: done.message })
  expect(await listConversationRows(cardId)).toMatchObject([{ session_id: done.sessionId, total_messages: 2 }])
})

it('answers a refused message with ordinary JSON, also if a stream was asked for', async () => {
  const { cardId } = await createTestSalesbot({ isEnabled: false })
  const res = await sendChatMessage(cardId, { message: 'Hello' }, STREAM)
  expect([res.status, res.headers.get('content-type')]).toEqual([404, 'application/json'])
})

it('streams the stored answer to a repeated message', async () => {
  const { cardId } = await createTestSalesbot()
  const options = { address: createVisitorAddress() }
  const body = { message: 'Hello', messageId: 'message-1' }
  const first = await fetchChatReply(cardId, body, options)
  const again = parseEvents(await (await sendChatMessage(cardId, body, { ...STREAM, ...options })).text())
  expect(again.at(-1)).toEqual({ event: 'done', data: first })
})

it.each([
  [
    ['Hello ', 'you'],
    ['text', 'text', 'done'],
  ],
  [['Hello'], ['text', 'replace', 'done']],
  [[], ['text', 'done']],
])('sends what was shown, %o, and replaces it if the reply differs', async (parts, expected) => {
  const res = await streamOf(async (onText) => {
    parts.forEach(onText)
    return RESPONSE
  })
  const events = parseEvents(await res.text())
  expect(events.map(({ event }) => event)).toEqual(expected)
  expect(events.at(-1)!.data).toEqual(RESPONSE)
})

it('ends with an error without details if the answer fails', async () => {
  const failing = await streamOf(() => Promise.reject(new Error('secret')))
  const text = await failing.text()
  expect(parseEvents(text)).toEqual([{ event: 'error', data: { code: 'unexpected', message: 'Something went wrong' } }])
  const refused = await streamOf(() => Promise.reject(conflictError('configChanged')))
  expect(parseEvents(await refused.text())).toMatchObject([{ event: 'error', data: { code: 'configChanged' } }])
})

it('ends with an error if the conversation cannot be stored, and takes the message when it is sent again', async () => {
  const { cardId } = await createTestSalesbot()
  const prepare = (sql: string) => {
    if (sql.startsWith('insert into "salesbot_conversations"')) throw new Error('the store is away')
    return env.DB.prepare(sql)
  }
  const DB = { prepare, batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements) } as unknown as D1Database
  const options = { address: createVisitorAddress() }
  const body = { message: 'Hello', messageId: 'message-1' }
  const res = await sendChatMessage(cardId, body, { ...STREAM, ...options, env: { DB } })
  expect(parseEvents(await res.text())).toEqual([{ event: 'error', data: { code: 'unexpected', message: 'Something went wrong' } }])
  expect(await fetchChatReply(cardId, body, options)).toMatchObject({ messageCount: 2 })
  expect(await listConversationRows(cardId)).toHaveLength(1)
})

it('works to the end if the visitor leaves while the reply is written', async () => {
  const stored = vi.fn()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const works: Promise<unknown>[] = []
  const context = { waitUntil: (work: Promise<unknown>) => void works.push(work), passThroughOnException: () => {}, props: {} }
  const app = new Hono<HonoEnv>().get('/', (c) =>
    streamAnswer(c, async (onText) => {
      onText('Hello ')
      await left
      onText('you')
      stored()
      return RESPONSE
    }),
  )
  const res = await app.request('/', {}, env, context as unknown as ExecutionContext)
  const reader = res.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('Hello ')
  await reader.cancel()
  leave()
  expect(works).toHaveLength(1)
  await Promise.all(works)
  expect(stored).toHaveBeenCalledOnce()
})
