import { nanoid } from 'nanoid'
import type { ChatResponse, ConversationNotice } from '../../schema/salesbot.ts'
import { deviceLabelOf, locationLabelOf } from '../events/visitor.ts'
import { claimUsage } from '../platform/usage-queries.ts'
import { conflictError, notFoundError } from '../platform/errors.ts'
import { type AcceptedChatMessage, getConversationOfMessage } from './accept.ts'
import { askModelForReply } from './ask-model.ts'
import { getCardWithSalesbot } from './config-queries.ts'
import { toConversationChange } from './conversation-change.ts'
import { type ConversationRow, createConversation, updateConversation } from './conversation-queries.ts'
import { loadGuidedAssistant } from './load-assistant.ts'
import type { ModelReply } from './model.ts'
import { ownerNoticeOf } from './notice-rules.ts'
import { type ModelEnv, type AssistantReply, answerWithModel, canAskModel, enabledModelNameOf } from './reply.ts'

const STORE_TRIES_MAX = 50
const STORE_RETRY_PAUSE_MS = 5

export interface StoredChatReply {
  response: ChatResponse
  began: boolean
  becameLead: boolean
  isOwn: boolean
  unanswered: string[]
  /** What the owner is told by notifications, whether or not mails about leads are switched off. */
  notice: ConversationNotice | null
}

/** Stores a message with its reply. Returns null if the conversation changed meanwhile. */
async function storeReply(
  message: AcceptedChatMessage,
  before: ConversationRow | null,
  reply: AssistantReply,
): Promise<StoredChatReply | null> {
  const { db, found, firstMessageKey, origin, config, points } = message
  const change = toConversationChange(message, before, reply, Date.now())
  // An address without points for a mail causes none. The owner still finds the conversation in the app, and gets a notification.
  const isNoticeNew = change.pendingNotice && change.pendingNotice !== before?.pendingNotice
  if (isNoticeNew && points.mail.length > 0 && !(await claimUsage(db, points.mail))) delete change.pendingNotice
  const sessionId = before?.sessionId ?? nanoid(24)
  const stored = before
    ? await updateConversation(db, before, change, config.primaryGoal === 'schedule_appointment' ? 'scheduled' : null)
    : await createConversation(db, {
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
      choices: turn.choices,
    },
    began: !before,
    becameLead: change.leadAt !== null && !before?.leadAt,
    isOwn: change.isOwn,
    unanswered: change.isOwn ? [] : turn.unanswered,
    notice: change.isOwn ? null : ownerNoticeOf(before, change, true),
  }
}

/**
 * Answers an accepted message and stores both. If another message of the conversation was stored meanwhile, it reads the
 * conversation again and tries once more. Returns only a `ChatResponse` if the same message was stored meanwhile. `onText` gets
 * parts of the model's reply.
 */
export async function answerMessage(
  env: ModelEnv,
  message: AcceptedChatMessage,
  onText?: (text: string) => void,
): Promise<StoredChatReply | ChatResponse> {
  const { db, found, network, points, config, sent, context } = message
  const { answerVisitor } = await loadGuidedAssistant()
  let { conversation } = message
  let model: ModelReply | null | undefined
  for (let attempt = 0; attempt < STORE_TRIES_MAX; attempt++) {
    if (attempt > 0) {
      await scheduler.wait(Math.random() * STORE_RETRY_PAUSE_MS * Math.min(attempt, 20))
      const read = await getConversationOfMessage(message).catch(async (error: unknown) => {
        await message.counted.release()
        throw error
      })
      if (read.stored) {
        await message.counted.release()
        return read.stored
      }
      conversation = read.conversation
      if (!conversation && !(await getCardWithSalesbot(db, found.card.id))) throw notFoundError('cardNotFound')
    }
    const stateBefore = conversation?.assistantState ?? null
    const turn = answerVisitor(context, stateBefore, sent)
    const history = conversation?.conversationData ?? []
    if (model === undefined && canAskModel(env, turn))
      model = await askModelForReply(env, db, {
        found,
        network,
        points: points.model,
        config,
        context,
        history,
        message: sent.text,
        turn,
        onText,
      })
    // The guided assistant and the model calculate the score differently. When the guided assistant replaces the model, a lead must not
    // lose points.
    const keepsScore = !model && enabledModelNameOf(env) !== null && turn.outcome !== 'not_interested'
    const ownScore = keepsScore ? Math.max(turn.leadScore, conversation?.leadScore ?? 0) : turn.leadScore
    const reply = answerWithModel(
      { ...turn, leadScore: ownScore },
      model ?? null,
      { message: sent.text, stateBefore },
      config.actionButtons,
    )
    const answer = await storeReply(message, conversation, reply)
    if (answer) return answer
  }
  throw conflictError('unexpected')
}
