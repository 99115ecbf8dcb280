import type { Context } from 'hono'
import { nanoid } from 'nanoid'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { type AssistantLanguage, type ChatResponse, CHAT_LIMITS, type SalesbotConfig } from '../../schema/salesbot.ts'
import type { ChatBody } from '../../schema/salesbot-body.ts'
import { answerVisitor } from '../assistant/assistant.ts'
import { type VisitorOrigin, visitorOriginOf } from '../events/origin.ts'
import { deviceLabelOf, locationLabelOf } from '../events/visitor.ts'
import { clientIpAddressOf, computeKeyedHash, rateLimitKeyOfIpAddress } from '../platform/address.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import { AppError, conflictError } from '../platform/errors.ts'
import type { CardWithSalesbot } from './config-queries.ts'
import { toAssistantContext, toSalesbotConfig } from './config.ts'
import {
  type ConversationChange,
  type ConversationRow,
  findConversation,
  findConversationByFirstMessage,
  insertConversation,
  updateConversation,
} from './conversation-queries.ts'
import { type CountedMessage, countMessageOfDay, countModelReply } from './limits.ts'
import type { ModelReply } from './model.ts'
import { noticeOf } from './notice-rules.ts'
import { type Reply, answerWithModel, askModelInTime, canAskModel, isLead, writtenMessagesOf } from './reply.ts'

/** How often a message is tried again because another message of its conversation was stored first. */
const STORE_TRIES_MAX = 50
/** Longest random pause before such a try, in ms, times the number of tries. */
const STORE_RETRY_PAUSE_MS = 5

/** A visitor's message that passed all checks. */
interface AcceptedMessage {
  db: Db
  found: CardWithSalesbot
  config: SalesbotConfig
  body: ChatBody
  /** See `firstMessageKeyOf`. */
  firstMessageKey: string | null
  origin: VisitorOrigin
  counted: CountedMessage
  /** The conversation as it was read; null for a new one. */
  conversation: ConversationRow | null
  /** Time when the message arrived, in ms. */
  at: number
}

/** What storing a message had as a result. */
export interface StoredAnswer {
  response: ChatResponse
  sessionId: string
  began: boolean
  becameLead: boolean
  unanswered: string[]
  notice: boolean
}

/**
 * Returns the key by which a repeated first message finds its conversation, although its sender does not know the session yet. The
 * key covers the sender's network and text, so that an id that another client chose too reveals nothing.
 */
function firstMessageKeyOf({ env, req }: Context<HonoEnv>, { message, messageId }: ChatBody): string | null {
  if (!messageId) return null
  return computeKeyedHash(env, 'first message', `${messageId}\n${rateLimitKeyOfIpAddress(clientIpAddressOf(req.raw))}\n${message}`)
}

type ConversationLookUp = Pick<AcceptedMessage, 'db' | 'body' | 'firstMessageKey'> & { cardId: number }

async function findConversationOfMessage({ db, body, firstMessageKey, cardId }: ConversationLookUp): Promise<ConversationRow | null> {
  const known = body.sessionId ? await findConversation(db, cardId, body.sessionId) : null
  return known ?? (firstMessageKey ? findConversationByFirstMessage(db, cardId, firstMessageKey) : null)
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
  }
}

function checkConversationLimit(row: ConversationRow | null): void {
  const sent = row?.conversationData.filter(({ role }) => role === 'user').length ?? 0
  if (sent >= CHAT_LIMITS.messagesPerConversation)
    throw new AppError(429, API_ERROR_MESSAGES.conversationFull, { code: 'conversationFull' })
}

/**
 * Checks a visitor's message to an assistant that is on, and counts it for the limits of its day. Returns the stored answer to a
 * repeated message. Throws 429 past a limit; a message that is refused counts for no limit but the one per minute.
 */
export async function acceptMessage(c: Context<HonoEnv>, found: CardWithSalesbot, body: ChatBody): Promise<AcceptedMessage | ChatResponse> {
  const db = openDatabase(c.env.DB)
  const cardId = found.card.id
  const at = Date.now()
  const firstMessageKey = firstMessageKeyOf(c, body)
  const conversation = await findConversationOfMessage({ db, body, firstMessageKey, cardId })
  const stored = findStoredAnswer(conversation, body.messageId)
  if (stored) return stored
  checkConversationLimit(conversation)
  const counted = await countMessageOfDay(db, c.env, c.req.raw, cardId, at)
  const config = toSalesbotConfig(cardId, found.config)
  return { db, found, config, body, firstMessageKey, origin: visitorOriginOf(c.req.raw, c.env), counted, conversation, at }
}

/** Returns what a reply changes in its conversation (null for a new one). `at` is the time of the reply, in ms. */
function toConversationChange(message: AcceptedMessage, before: ConversationRow | null, reply: Reply, at: number): ConversationChange {
  const { turn } = reply
  const { email, phone, name } = turn.visitor
  const visitor = {
    name: name ?? before?.visitorName ?? null,
    email: email ?? before?.visitorEmail ?? null,
    phone: phone ?? before?.visitorPhone ?? null,
  }
  const conversationData = [
    ...(before?.conversationData ?? []),
    {
      role: 'user' as const,
      content: message.body.message,
      timestamp: new Date(message.at).toISOString(),
      ...(message.body.messageId && { id: message.body.messageId }),
    },
    { role: 'assistant' as const, content: turn.reply, timestamp: new Date(at).toISOString() },
  ]
  const change = {
    conversationData,
    assistantState: turn.state,
    leadScore: turn.leadScore,
    outcome: turn.outcome,
    visitorName: visitor.name,
    visitorEmail: visitor.email,
    visitorPhone: visitor.phone,
    language: turn.language,
    handedOverAt: before?.handedOverAt ?? (turn.handedOver ? at : null),
    leadAt: before?.leadAt ?? (isLead({ ...turn, visitor }) ? at : null),
    totalMessages: conversationData.length,
    conversationDuration: Math.max(0, Math.round((at - (before?.createdAt ?? message.at)) / 1000)),
    updatedAt: at,
  }
  const pendingNotice = noticeOf(before, change, message.config.leadMails)
  return { ...change, ...(pendingNotice && { pendingNotice }) }
}

async function storeReply(message: AcceptedMessage, before: ConversationRow | null, reply: Reply): Promise<StoredAnswer | null> {
  const { db, found, firstMessageKey, origin, config } = message
  const change = toConversationChange(message, before, reply, Date.now())
  const sessionId = before?.sessionId ?? nanoid(24)
  const stored = before
    ? await updateConversation(db, before, change, config.primaryGoal === 'schedule_appointment' ? 'scheduled' : null)
    : await insertConversation(db, {
        ...change,
        cardId: found.card.id,
        sessionId,
        firstMessageKey,
        visitorIp: origin.ip,
        visitorLocation: locationLabelOf(origin.city, origin.country),
        visitorDevice: deviceLabelOf(origin.ua),
        createdAt: message.at,
      })
  if (!stored) return null
  const { turn } = reply
  return {
    response: {
      sessionId,
      leadScore: turn.leadScore,
      message: turn.reply,
      messageCount: change.totalMessages,
      handedOver: change.handedOverAt !== null,
      language: turn.language,
    },
    sessionId,
    began: !before,
    becameLead: change.leadAt !== null && !before?.leadAt,
    unanswered: turn.unanswered,
    notice: change.pendingNotice !== undefined,
  }
}

/**
 * Answers an accepted message and stores both before it returns. If another message of the conversation was stored meanwhile, it reads
 * the conversation again and answers on top of it, so that no message is lost. Returns a `ChatResponse` alone if the same message was
 * stored meanwhile. `onText` gets the parts of the model's reply.
 */
export async function answerMessage(
  env: HonoEnv['Bindings'],
  message: AcceptedMessage,
  onText?: (text: string) => void,
): Promise<StoredAnswer | ChatResponse> {
  const { db, found, config, body, origin, at } = message
  let { conversation } = message
  /** The model's reply; undefined until it was asked. */
  let model: ModelReply | null | undefined
  for (let attempt = 0; attempt < STORE_TRIES_MAX; attempt++) {
    if (attempt > 0) {
      await scheduler.wait(Math.random() * STORE_RETRY_PAUSE_MS * Math.min(attempt, 20))
      conversation = await findConversationOfMessage({ ...message, cardId: found.card.id })
      const stored = findStoredAnswer(conversation, body.messageId)
      if (stored) await message.counted.release()
      if (stored) return stored
      checkConversationLimit(conversation)
    }
    const context = toAssistantContext(found.card, config, origin.country, at)
    const turn = answerVisitor(context, conversation?.assistantState ?? null, body.message)
    const history = conversation?.conversationData ?? []
    if (model === undefined && canAskModel(env, turn) && (await countModelReply(db, at))) {
      const { customInstructions } = config
      const { language } = turn
      model = await askModelInTime(env, { context, customInstructions, history, message: body.message, language, onText })
    }
    const reply = answerWithModel(turn, model ?? null, writtenMessagesOf(history, body.message), config.actionButtons)
    const answer = await storeReply(message, conversation, reply)
    if (answer) return answer
  }
  throw conflictError('unexpected')
}
