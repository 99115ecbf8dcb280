import { CAPABILITIES } from '../../schema/capabilities.ts'
import type { ChatResponse } from '../../schema/salesbot.ts'
import { salesbotConfigsTable } from '../../schema/tables/salesbot.ts'
import { type ApiCallOptions, type TestUser, callApi, createTestUser, db, queryRows } from './client.ts'
import { insertTestCard } from './cards.ts'
import { CHROME_USER_AGENT } from './events.ts'

export const TEST_BUTTON = { id: 'btn-1', description: 'Book a call', url: 'https://example.com/book' }

/** Creates a card with an enabled assistant. Its owner has the lowest level that allows assistants. `fields` override the configuration. */
export async function createTestSalesbot(
  fields: Partial<typeof salesbotConfigsTable.$inferInsert> = {},
  owner?: TestUser,
): Promise<{ owner: TestUser; cardId: number }> {
  const of = owner ?? (await createTestUser({ accessLevel: CAPABILITIES.useAssistant.level }))
  const cardId = await insertTestCard(of, { name: 'Ada Lovelace', email: 'ada@example.com' })
  const now = Date.now()
  await db
    .insert(salesbotConfigsTable)
    .values({ isEnabled: true, actionButtons: [TEST_BUTTON], createdAt: now, updatedAt: now, ...fields, cardId })
  return { owner: of, cardId }
}

let lastVisitorNumber = 0
/** Returns an IP address from a network that no other test uses. */
export function createVisitorAddress(): string {
  const n = ++lastVisitorNumber
  return `10.${Math.floor(n / 250)}.${n % 250}.7`
}

/** Sends a visitor's message, by default from a network that no other test uses. */
export function sendChatMessage(cardId: number, body: unknown, { headers, ...options }: ApiCallOptions = {}): Promise<Response> {
  return callApi(`/api/salesbot/${cardId}/chat`, {
    body,
    address: createVisitorAddress(),
    headers: { 'user-agent': CHROME_USER_AGENT, ...headers },
    ...options,
  })
}

/** Sends a visitor's message and returns the answer; throws if it is refused. */
export async function fetchChatReply(cardId: number, body: unknown, options?: ApiCallOptions): Promise<ChatResponse> {
  const res = await sendChatMessage(cardId, body, options)
  if (!res.ok) throw new Error(`${res.status}: ${await res.text()}`)
  return res.json<ChatResponse>()
}

/**
 * Creates a visitor with a network of their own. The returned function sends the visitor's messages in one conversation and returns the
 * last answer.
 */
export function createTestVisitor(cardId: number, env: ApiCallOptions['env'] = {}, options: Pick<ApiCallOptions, 'cf' | 'headers'> = {}) {
  const address = createVisitorAddress()
  let sessionId: string | null = null
  return async (...messages: string[]): Promise<ChatResponse> => {
    const answers: ChatResponse[] = []
    for (const message of messages) {
      answers.push(await fetchChatReply(cardId, { message, sessionId }, { env, address, ...options }))
      sessionId = answers.at(-1)!.sessionId
    }
    return answers.at(-1)!
  }
}

export const listConversationRows = (cardId: number) =>
  queryRows<Record<string, unknown>>('SELECT * FROM salesbot_conversations WHERE card_id = ? ORDER BY id', cardId)
