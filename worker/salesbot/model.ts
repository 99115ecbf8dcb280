import type { AssistantLanguage, ChatMessage, ChatVisitor, ConversationOutcome } from '../../schema/salesbot.ts'
import type { AssistantContext } from '../assistant/turn.ts'
import { createReplyGuard } from './model-guard.ts'
import { type Client, loadClient, type ModelEnv, RefusedReplyError, requestAnswerTwice } from './model-request.ts'
import { SentenceRelease } from './model-stream.ts'
import { checkVisitorDetails } from './model-visitor.ts'

/** Longest time for a reply in ms, so that the built-in assistant still answers within CHAT_REPLY_TIMEOUT_MS. */
export const MODEL_TIMEOUT_MS = 15_000

export interface ModelRequest {
  context: AssistantContext
  customInstructions: string | null
  /** The conversation so far, oldest first, without the visitor's new message. */
  history: ChatMessage[]
  message: string
  /** Language that the visitor writes in, as the built-in assistant noticed it. */
  language: AssistantLanguage
  /** Called with each part of the reply that passed all checks, while the model still writes. */
  onText?: (text: string) => void
}

export interface ModelReply {
  reply: string
  leadScore: number
  outcome: ConversationOutcome
  visitor: ChatVisitor
}

/** Names the kind of a failure, without any text of the request or the answer. */
function describeFailure(client: Client | null, error: unknown, isTimeout: boolean): string {
  if (error instanceof RefusedReplyError) return `refused-${error.reason}`
  if (isTimeout) return 'timeout'
  if (client?.APICallError.isInstance(error)) {
    if (error.statusCode === undefined) return 'unreachable'
    return error.statusCode < 300 ? 'invalid-answer' : `status-${error.statusCode}`
  }
  if (client?.NoObjectGeneratedError.isInstance(error) || client?.NoOutputGeneratedError.isInstance(error)) return 'invalid-answer'
  return error instanceof Error ? error.name : 'unknown'
}

/**
 * Asks the model provider for a reply. Returns null, and logs why, if there is no key or no reply that may be shown. Parts of the
 * reply that `onText` got may have to be replaced then. Never throws.
 *
 * @param timeoutMs Longest time until it returns, in ms.
 */
export async function askModel(env: ModelEnv, request: ModelRequest, timeoutMs = MODEL_TIMEOUT_MS): Promise<ModelReply | null> {
  if (!env.OPENAI_API_KEY) return null
  const startedAt = Date.now()
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  let client: Client | null = null
  try {
    client = await loadClient()
    const visitorTexts = [...request.history.filter(({ role }) => role === 'user').map(({ content }) => content), request.message]
    const guard = createReplyGuard({ context: request.context, customInstructions: request.customInstructions, visitorTexts })
    const release = request.onText && new SentenceRelease(guard, request.onText)
    const answer = await requestAnswerTwice(client, { env, request, release, abortSignal: timeout.signal, startedAt, timeoutMs })
    const reply = guard.mend(answer.reply).trimEnd()
    const refusal = guard.findRefusal(reply)
    if (refusal) throw new RefusedReplyError(refusal)
    release?.end(reply)
    const visitor = checkVisitorDetails(answer.visitor, visitorTexts)
    return { reply, leadScore: Math.round(answer.leadScore), outcome: answer.outcome, visitor }
  } catch (error) {
    const model = describeFailure(client, error, timeout.signal.aborted)
    console.error(JSON.stringify({ model, ms: Date.now() - startedAt }))
    return null
  } finally {
    clearTimeout(timer)
    timeout.abort()
  }
}
