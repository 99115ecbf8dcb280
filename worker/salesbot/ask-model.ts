import type { ChatMessage, SalesbotConfig } from '../../schema/salesbot.ts'
import type { AssistantContext, AssistantTurn } from '../assistant/turn.ts'
import type { UsageLimit } from '../platform/usage-queries.ts'
import type { Db } from '../platform/db.ts'
import type { CardWithSalesbot } from './config-queries.ts'
import { countModelReply } from './limits.ts'
import { loadGuidedAssistant } from './load-assistant.ts'
import { type ModelReply, askModel } from './model.ts'
import type { ModelEnv } from './model-provider.ts'

interface Question {
  found: Pick<CardWithSalesbot, 'card' | 'ownerLevel'>
  network: string | null
  points?: UsageLimit[]
  config: Pick<SalesbotConfig, 'customInstructions'>
  context: AssistantContext
  history: ChatMessage[]
  message: string
  turn: Pick<AssistantTurn<unknown>, 'language' | 'visitor'>
  onText?: ((text: string) => void) | undefined
}

export async function askModelForReply(env: ModelEnv, db: Db, question: Question): Promise<ModelReply | null> {
  const { found, network, points, config, context, history, message, turn, onText } = question
  const { createReplyContext } = await loadGuidedAssistant()
  return askModel(env, {
    context,
    facts: createReplyContext(context, turn.language).facts,
    customInstructions: config.customInstructions,
    history,
    message,
    language: turn.language,
    visitor: turn.visitor,
    onText,
    countReply: (tokens) =>
      countModelReply(
        db,
        { cardId: found.card.id, ownerId: found.card.userId, ownerLevel: found.ownerLevel, network, points, tokens },
        context.now,
      ),
  })
}
