import type { Context } from 'hono'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { type AssistantLanguage, type ChatResponse, CHAT_LIMITS, type SalesbotConfig } from '../../schema/salesbot.ts'
import type { ChatBody } from '../../schema/salesbot-body.ts'
import type { AssistantContext, VisitorMessage } from '../assistant/turn.ts'
import { userAgentOf } from '../platform/user-agent.ts'
import { type VisitorOrigin, visitorOriginOf } from '../events/origin.ts'
import { clientIpAddressOf, computeKeyedHash, rateLimitKeyOfIpAddress } from '../platform/address.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import { badRequestError, tooManyRequestsError } from '../platform/errors.ts'
import type { CardWithSalesbot } from './config-queries.ts'
import { toAssistantContext, toSalesbotConfig } from './config.ts'
import { type ConversationRow, getConversation, getConversationByFirstMessage } from './conversation-queries.ts'
import { type CountedMessage, countMessageOfDay } from './limits.ts'
import { loadAssistant } from './load-assistant.ts'
import { visitorSettingOf } from './visitor-setting.ts'

/** Retry-After of a full conversation, in seconds. Waiting does not help, but every answer 429 has the header. */
const CONVERSATION_FULL_SECONDS = 60

/** A visitor's message that passed all checks. */
export interface AcceptedMessage {
  db: Db
  found: CardWithSalesbot
  config: SalesbotConfig
  body: ChatBody
  /** What the visitor typed, or the label of a choice that was tapped. */
  sent: VisitorMessage
  /** What the reply may depend on beside the conversation. */
  context: AssistantContext
  /** The key of the message if it begins a conversation (see `firstMessageKeyOf`); null without a message id. */
  firstMessageKey: string | null
  origin: VisitorOrigin
  counted: CountedMessage
  /** The conversation as it was read; null for a new one. */
  conversation: ConversationRow | null
  /** Time when the message arrived, in ms. */
  at: number
}

/** Length from which a message id counts as random, so that no two clients choose the same one. */
const RANDOM_MESSAGE_ID_LENGTH_MIN = 16

/**
 * Returns the key by which a repeated first message finds its conversation, although its sender does not know the session yet. The
 * key covers the sender's browser and text (or choice), and for a short id the network too, so that an id that another client chose as well
 * reveals nothing. With a long id the network may change, as when a phone leaves a Wi-Fi.
 */
function firstMessageKeyOf({ env, req }: Context<HonoEnv>, { message, choice, messageId }: ChatBody): string | null {
  if (!messageId) return null
  const network = messageId.length < RANDOM_MESSAGE_ID_LENGTH_MIN ? rateLimitKeyOfIpAddress(clientIpAddressOf(req.raw)) : ''
  return computeKeyedHash(env, 'first message', [messageId, network, userAgentOf(req.raw) ?? '', message ?? `choice ${choice}`].join('\n'))
}

type ConversationLookUp = Pick<AcceptedMessage, 'db' | 'body' | 'firstMessageKey' | 'found'>

async function findConversationOfMessage({ db, body, firstMessageKey, found }: ConversationLookUp): Promise<ConversationRow | null> {
  const known = body.sessionId ? await getConversation(db, found.card.id, body.sessionId) : null
  return known ?? (firstMessageKey ? getConversationByFirstMessage(db, found.card.id, firstMessageKey) : null)
}

/** Returns the stored answer to a message that was sent before; null for a new message. */
function findStoredAnswer(row: ConversationRow | null, messageId: string | undefined): ChatResponse | null {
  const index = messageId && row ? row.conversationData.findIndex(({ role, id }) => role === 'user' && id === messageId) : -1
  const reply = row?.conversationData[index + 1]
  if (!row || index < 0 || !reply) return null
  return {
    sessionId: row.sessionId,
    leadScore: row.leadScore,
    message: reply.content,
    messageCount: index + 2,
    handedOver: row.handedOverAt !== null,
    language: row.language as AssistantLanguage,
    choices: reply.choices ?? [],
  }
}

/**
 * Reads the conversation of a message (null for a new one), and the stored answer if the message was stored before. Throws 429 if the
 * conversation is full.
 */
export async function getConversationOfMessage(message: ConversationLookUp) {
  const conversation = await findConversationOfMessage(message)
  const stored = findStoredAnswer(conversation, message.body.messageId)
  const sent = conversation?.conversationData.filter(({ role }) => role === 'user').length ?? 0
  if (!stored && sent >= CHAT_LIMITS.messagesPerConversation)
    throw tooManyRequestsError(CONVERSATION_FULL_SECONDS, API_ERROR_MESSAGES.conversationFull, 'conversationFull')
  return { conversation, stored }
}

/** Returns what the visitor sent, with the label of a choice as its text. Throws 400 for a choice alone that is not offered any more. */
async function readSentMessage({ message, choice }: ChatBody, context: AssistantContext, state: unknown): Promise<VisitorMessage> {
  if (message !== undefined) return { text: message, choice }
  const { findChoice } = await loadAssistant()
  const found = choice === undefined ? null : findChoice(context, context.browserLanguage ?? 'en', choice, state)
  if (!found) throw badRequestError('choiceGone')
  return { text: found.label, choice }
}

/**
 * Checks a visitor's message to an assistant that is on, and counts it for the limits of its day. Returns the stored answer to a
 * repeated message. Throws 400 for a choice that is gone, 429 past a limit; a message that is refused counts for no limit but the one per minute.
 */
export async function acceptMessage(c: Context<HonoEnv>, found: CardWithSalesbot, body: ChatBody): Promise<AcceptedMessage | ChatResponse> {
  const db = openDatabase(c.env.DB)
  const cardId = found.card.id
  const at = Date.now()
  const firstMessageKey = firstMessageKeyOf(c, body)
  const { conversation, stored } = await getConversationOfMessage({ db, body, firstMessageKey, found })
  if (stored) return stored
  const config = toSalesbotConfig(cardId, found.config)
  const context = toAssistantContext(found.card, config, visitorSettingOf(c), at)
  const sent = await readSentMessage(body, context, conversation?.assistantState ?? null)
  const counted = await countMessageOfDay(db, c.env, c.req.raw, cardId, at)
  const origin = visitorOriginOf(c.req.raw, c.env)
  return { db, found, config, body, sent, context, firstMessageKey, origin, counted, conversation, at }
}
