import type { Context } from 'hono'
import { MODEL_POINTS_PER_HOUR_MAX, POINTS } from '../../schema/bounds.ts'
import { levelAllows } from '../../schema/capabilities.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import type { CardLanguage } from '../../schema/card-language.ts'
import { type ChatResponse, CHAT_LIMITS } from '../../schema/salesbot.ts'
import type { ChatBody } from '../../schema/salesbot-body.ts'
import type { AssistantContext, VisitorMessage } from '../assistant/turn.ts'
import { userAgentOf } from '../platform/user-agent.ts'
import { eventVisitorDataOf } from '../events/origin.ts'
import { clientIpAddressOf, computeKeyedHash, rateLimitKeyOfIpAddress } from '../platform/address.ts'
import { callerOf, pointLimitsOf } from '../platform/usage.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import { badRequestError, tooManyRequestsError } from '../platform/errors.ts'
import { getSignedInViewer, hasSessionCookie } from '../platform/session.ts'
import type { CardWithSalesbot } from './config-queries.ts'
import { toAssistantContext, toSalesbotConfig, visitorLocaleOf } from './config.ts'
import { type ConversationRow, getConversation, getConversationByFirstMessage } from './conversation-queries.ts'
import { countDailyMessage, countHourlyMessage, modelNetworkUsageKeyOf } from './limits.ts'
import { loadGuidedAssistant } from './load-assistant.ts'

const CONVERSATION_FULL_SECONDS = 60

const RANDOM_MESSAGE_ID_LENGTH_MIN = 16

/**
 * Returns the key by which a repeated first message finds its conversation, because the client does not know the session id yet. The key
 * depends on the browser, the text and the network. The message id alone is not enough: another client may choose the same short id.
 */
function firstMessageKeyOf({ env, req }: Context<HonoEnv>, { message, choice, messageId }: ChatBody): string | null {
  if (!messageId) return null
  const network = messageId.length < RANDOM_MESSAGE_ID_LENGTH_MIN ? rateLimitKeyOfIpAddress(clientIpAddressOf(req.raw)) : ''
  return computeKeyedHash(env, 'first message', [messageId, network, userAgentOf(req.raw) ?? '', message ?? `choice ${choice}`].join('\n'))
}

interface ConversationLookUp {
  db: Db
  found: CardWithSalesbot
  body: ChatBody
  firstMessageKey: string | null
}

async function findConversationOfMessage({ db, body, firstMessageKey, found }: ConversationLookUp): Promise<ConversationRow | null> {
  const known = body.sessionId ? await getConversation(db, found.card.id, body.sessionId) : null
  return known ?? (firstMessageKey ? getConversationByFirstMessage(db, found.card.id, firstMessageKey) : null)
}

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
    language: row.language as CardLanguage,
    choices: reply.choices ?? [],
  }
}

/**
 * Gets the conversation of a message (null for a new one). If the message is a repeated one, also gets the stored response. Throws 429 if
 * the conversation is full.
 */
export async function getConversationOfMessage(message: ConversationLookUp) {
  const conversation = await findConversationOfMessage(message)
  const stored = findStoredAnswer(conversation, message.body.messageId)
  const sent = conversation?.conversationData.filter(({ role }) => role === 'user').length ?? 0
  if (!stored && sent >= CHAT_LIMITS.messagesPerConversation)
    throw tooManyRequestsError(CONVERSATION_FULL_SECONDS, API_ERROR_MESSAGES.conversationFull, 'conversationFull')
  return { conversation, stored }
}

async function readSentMessage({ message, choice }: ChatBody, context: AssistantContext, state: unknown): Promise<VisitorMessage> {
  if (message !== undefined) return { text: message, choice }
  const { findChoice } = await loadGuidedAssistant()
  const found = choice === undefined ? null : findChoice(context, choice, state)
  if (!found) throw badRequestError('choiceGone')
  return { text: found.label, choice }
}

/** True if the card's owner, or somebody who may act for owners, begins a conversation, for example to try the assistant. */
async function isOwnChat(c: Context<HonoEnv>, { card }: CardWithSalesbot): Promise<boolean> {
  const viewer = hasSessionCookie(c.req.raw) ? await getSignedInViewer(c) : null
  return viewer !== null && (viewer.user.id === card.userId || levelAllows(viewer.user.accessLevel, 'actForOthers'))
}

/**
 * Checks a visitor's message and counts it for the daily limits. Returns the stored response to a repeated message. Throws 400 for a choice
 * that the assistant no longer offers, 429 above a limit. A refused message counts only for the limit per minute.
 */
export async function acceptChatMessage(c: Context<HonoEnv>, found: CardWithSalesbot, body: ChatBody) {
  const db = openDatabase(c.env.DB)
  const cardId = found.card.id
  const at = Date.now()
  const firstMessageKey = firstMessageKeyOf(c, body)
  const { conversation, stored } = await getConversationOfMessage({ db, body, firstMessageKey, found })
  if (stored) return stored
  const config = toSalesbotConfig(cardId, found.config)
  const context = toAssistantContext(found.card, config, visitorLocaleOf(c, found), at)
  const sent = await readSentMessage(body, context, conversation?.assistantState ?? null)
  await countHourlyMessage(db, c.env, c.req.raw, !conversation, at)
  const counted = await countDailyMessage(db, c.env, c.req.raw, cardId, at)
  const origin = eventVisitorDataOf(c.req.raw, c.env)
  const isOwn = conversation?.isOwn ?? (await isOwnChat(c, found))
  const network = modelNetworkUsageKeyOf(c.env, c.req.raw)
  const points = {
    mail: pointLimitsOf(callerOf(c), POINTS.mail, at),
    model: pointLimitsOf(callerOf(c), POINTS.modelReply, at, MODEL_POINTS_PER_HOUR_MAX),
  }
  return { db, found, network, points, config, body, sent, context, firstMessageKey, origin, counted, conversation, at, isOwn }
}

/** A visitor's message that passed all checks. `conversation` is null for a new one, and `at` is the time of the message in ms. */
export type AcceptedChatMessage = Exclude<Awaited<ReturnType<typeof acceptChatMessage>>, ChatResponse>
