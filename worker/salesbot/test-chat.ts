import { z } from 'zod'
import type { ChatMessage, TestChatResponse } from '../../schema/salesbot.ts'
import type { TestChatBody } from '../../schema/salesbot-body.ts'
import { openDatabase } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { askModelForReply } from './ask-model.ts'
import type { CardWithSalesbot } from './config-queries.ts'
import { type VisitorLocale, toAssistantContext, toTestSalesbotConfig } from './config.ts'
import { loadGuidedAssistant } from './load-assistant.ts'
import { answerWithModel, canAskModel, enabledModelNameOf } from './reply.ts'

const HISTORY_LENGTH_MAX = 40

/** The client sends the state of a test chat back, so the state must be validated. */
const TestChatState = z.object({
  assistant: z.unknown(),
  history: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(10_000), timestamp: z.string().max(40) }))
    .max(HISTORY_LENGTH_MAX),
})

/** Answers a message of the owner's test chat, and stores nothing. The owner may choose the assistant that answers. */
export async function answerTestMessage(
  env: Env,
  found: CardWithSalesbot,
  body: TestChatBody,
  setting: VisitorLocale,
): Promise<TestChatResponse> {
  const { answerVisitor, welcomeVisitor } = await loadGuidedAssistant()
  const config = toTestSalesbotConfig(found, body.config)
  const parsed = TestChatState.safeParse(body.state)
  const { assistant, history } = parsed.success ? parsed.data : { assistant: null, history: [] }
  const now = Date.now()
  const context = toAssistantContext(found.card, config, setting, now)
  const turn = answerVisitor(context, assistant ?? null, { text: body.message, choice: body.choice })
  // In this chat the owner can choose who answers. A chosen model is asked even where visitors would not get it: for a tapped choice,
  // and after time-outs.
  const isModelWanted = body.assistant === 'model' && enabledModelNameOf(env) !== null && !turn.asksForPerson
  const asksModel = body.assistant !== 'guided' && (isModelWanted || canAskModel(env, turn))
  const question = { found, network: null, config, context, history, message: body.message, turn }
  const model = asksModel ? await askModelForReply(env, openDatabase(env.DB), question) : null
  const reply = answerWithModel(turn, model, { message: body.message, stateBefore: assistant }, config.actionButtons)
  const timestamp = new Date(now).toISOString()
  const messages: ChatMessage[] = [
    ...history,
    { role: 'user', content: body.message, timestamp },
    { role: 'assistant', content: reply.turn.reply, timestamp },
  ]
  const { choices, leadScore, outcome, handedOver, visitor, unanswered, state } = reply.turn
  return {
    welcome: history.length === 0 ? welcomeVisitor(context) : null,
    message: reply.turn.reply,
    choices,
    leadScore,
    outcome,
    handedOver,
    visitor,
    unanswered,
    answeredBy: reply.answeredBy,
    state: { assistant: state, history: messages.slice(-HISTORY_LENGTH_MAX) },
  }
}
