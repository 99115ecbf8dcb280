import type { CardLanguage } from '../../schema/card-language.ts'
import type { ChatMessage, ChatVisitor, ConversationOutcome } from '../../schema/salesbot.ts'
import type { BusinessFact } from '../assistant/facts.ts'
import type { AssistantContext } from '../assistant/turn.ts'
import type { CountedModelReply } from './limits.ts'
import { describeModelFailure, recordModelAnswer } from './model-failures.ts'
import { getModelProvider, type ModelEnv } from './model-provider.ts'
import { logFailure } from '../platform/log.ts'

/** The model's time-out leaves the guided assistant enough time to answer. */
export const MODEL_TIMEOUT_MS = 15_000
const RETRY_TIME_SHARE = 1 / 2

export interface ModelRequest {
  context: AssistantContext
  facts: BusinessFact[]
  customInstructions: string | null
  history: ChatMessage[]
  message: string
  language: CardLanguage
  visitor?: ChatVisitor
  /** Called with each checked part of the reply while the model is still writing. */
  onText?: ((text: string) => void) | undefined
  /** Counts a request to the model with at most so many tokens. Returns null above a limit. */
  countReply: (tokens: number) => Promise<CountedModelReply | null>
}

export interface ModelReply {
  reply: string
  leadScore: number
  outcome: ConversationOutcome
  visitor: ChatVisitor
  stated: string[]
}

/**
 * Asks the model for a reply. If there is none that visitors may see, logs the reason and returns null; the parts that `onText` got must
 * then be replaced. Returns within `timeoutMs` and never throws.
 */
export async function askModel(env: ModelEnv, request: ModelRequest, timeoutMs = MODEL_TIMEOUT_MS): Promise<ModelReply | null> {
  const provider = getModelProvider(env)
  if (!provider) return null
  const startedAt = Date.now()
  const abortSignal = AbortSignal.timeout(timeoutMs)
  try {
    const { requestModelReply } = await import('./model-request.ts')
    const asked = requestModelReply(provider, request, abortSignal, startedAt + timeoutMs * RETRY_TIME_SHARE)
    // The model's provider may ignore the abort signal.
    const timedOut = new Promise<null>((_, reject) => abortSignal.addEventListener('abort', () => reject(abortSignal.reason as Error)))
    const reply = await Promise.race([asked, timedOut])
    if (reply) recordModelAnswer(false)
    return reply
  } catch (error) {
    recordModelAnswer(error === abortSignal.reason)
    logFailure('model-failed', { code: describeModelFailure(error as Error), ms: Date.now() - startedAt })
    return null
  }
}
