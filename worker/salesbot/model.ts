import type { AssistantLanguage, ChatMessage, ChatVisitor, ConversationOutcome } from '../../schema/salesbot.ts'
import type { Fact } from '../assistant/facts.ts'
import type { AssistantContext } from '../assistant/turn.ts'
import { describeFailure, recordModelAnswer } from './model-failures.ts'
import { getModelProvider, type ModelEnv } from './model-provider.ts'

/** Longest time for a reply in ms, so that the guided assistant still answers within CHAT_REPLY_TIMEOUT_MS. */
export const MODEL_TIMEOUT_MS = 15_000
/** A reply is asked for again, once, if the first request failed within this part of the time. */
const RETRY_TIME_SHARE = 1 / 2

export interface ModelRequest {
  context: AssistantContext
  /** Everything that a reply may state. */
  facts: Fact[]
  customInstructions: string | null
  /** The conversation so far, oldest first, without the visitor's new message. */
  history: ChatMessage[]
  message: string
  /** Language that the visitor writes in, as the guided assistant noticed it. */
  language: AssistantLanguage
  /** What the visitor left so far, which a reply may repeat. */
  visitor?: ChatVisitor
  /** Called with each part of the reply that passed all checks, while the model still writes. */
  onText?: ((text: string) => void) | undefined
  /** Counts a request to the model for the daily limits; false past them. */
  countReply: () => Promise<boolean>
}

export interface ModelReply {
  reply: string
  leadScore: number
  outcome: ConversationOutcome
  visitor: ChatVisitor
  /** Ids of the facts that the reply states. */
  stated: string[]
}

/**
 * Asks the model for a reply. Returns null, and logs why, if there is no reply that may be shown; also null without a model and past
 * the daily limits. Parts of the reply that `onText` got may have to be replaced then. Returns within `timeoutMs`, and never throws.
 */
export async function askModel(env: ModelEnv, request: ModelRequest, timeoutMs = MODEL_TIMEOUT_MS): Promise<ModelReply | null> {
  const provider = getModelProvider(env)
  if (!provider) return null
  const startedAt = Date.now()
  const abortSignal = AbortSignal.timeout(timeoutMs)
  try {
    // Loaded with the first reply, so that other requests do not wait for the library and the phrases.
    const { requestReply } = await import('./model-request.ts')
    const asked = requestReply(provider, request, abortSignal, startedAt + timeoutMs * RETRY_TIME_SHARE)
    // A provider need not heed the signal, so its answer is not waited for.
    const timedOut = new Promise<null>((_, reject) => abortSignal.addEventListener('abort', () => reject(abortSignal.reason as Error)))
    const reply = await Promise.race([asked, timedOut])
    if (reply) recordModelAnswer(false)
    return reply
  } catch (error) {
    recordModelAnswer(error === abortSignal.reason)
    console.error(JSON.stringify({ model: describeFailure(error as Error), ms: Date.now() - startedAt }))
    return null
  }
}
