import type { AssistantLanguage, ChatMessage, ChatVisitor, ConversationOutcome } from '../../schema/salesbot.ts'
import type { AssistantContext } from '../assistant/turn.ts'
import type { Env } from '../platform/env.ts'

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

/** Asks the model provider for a reply. Returns null, and logs why, if there is no key or no reply that may be shown. */
export async function askModel(
  _env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>,
  _request: ModelRequest,
): Promise<ModelReply | null> {
  return null
}
