import {
  type ActionButton,
  type ChatMessage,
  type ChatVisitor,
  CHAT_REPLY_TIMEOUT_MS,
  LEAD_SCORE_THRESHOLD,
  actionButtonMarkerOf,
  readActionButtonMarkers,
} from '../../schema/salesbot.ts'
import type { AssistantTurn } from '../assistant/turn.ts'
import type { Env } from '../platform/env.ts'
import { type ModelReply, type ModelRequest, askModel } from './model.ts'

/** How long a reply of the model is waited for, in ms. Storing the conversation needs the rest of the visitor's time. */
const MODEL_WAIT_MAX_MS = CHAT_REPLY_TIMEOUT_MS - 2000

export type ModelEnv = Pick<Env, 'ASSISTANT' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>

/** True if the model provider answers visitors. Past a hand-over, the built-in assistant alone answers. */
export function canAskModel(env: ModelEnv, turn: Pick<AssistantTurn<unknown>, 'handedOver'>): boolean {
  return env.ASSISTANT === 'on' && Boolean(env.OPENAI_API_KEY) && !turn.handedOver
}

/** Asks the model for a reply; null if it fails or takes too long. After that, `onText` is not called any more. */
export async function askModelInTime(env: ModelEnv, request: ModelRequest): Promise<ModelReply | null> {
  let open = true
  const onText = request.onText && ((text: string) => open && request.onText!(text))
  const late = scheduler.wait(MODEL_WAIT_MAX_MS).then(() => null)
  const reply = askModel(env, { ...request, onText }).catch((error: unknown) => {
    console.error(JSON.stringify({ model: String(error) }))
    return null
  })
  const first = await Promise.race([reply, late])
  open = false
  return first
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Keeps of the visitor's details that a model named those that the visitor wrote. */
function keepWrittenDetails(named: ChatVisitor, written: string[]): ChatVisitor {
  const texts = written.map((text) => text.toLowerCase())
  const isWritten = (detail: string | null) => Boolean(detail?.trim()) && texts.some((text) => text.includes(detail!.trim().toLowerCase()))
  const phoneDigits = digitsOf(named.phone ?? '')
  return {
    name: isWritten(named.name) ? named.name!.trim() : null,
    email: isWritten(named.email) ? named.email!.trim() : null,
    phone: phoneDigits.length >= 5 && texts.some((text) => digitsOf(text).includes(phoneDigits)) ? named.phone!.trim() : null,
  }
}

const clampScore = (score: number) => Math.min(100, Math.max(0, Math.round(score) || 0))
const hasContact = ({ email, phone }: ChatVisitor) => Boolean(email ?? phone)

/**
 * Joins the model's reply with the turn of the built-in assistant, whose state, hand-over and readings of contacts stay. `written` are
 * all messages of the visitor. An appointment counts only with a contact (docs/assistant.md).
 */
function joinModelReply(turn: AssistantTurn<unknown>, model: ModelReply, written: string[]): AssistantTurn<unknown> {
  const details = keepWrittenDetails(model.visitor, written)
  const visitor: ChatVisitor = {
    name: details.name ?? turn.visitor.name,
    email: turn.visitor.email ?? details.email,
    phone: turn.visitor.phone ?? details.phone,
  }
  const keepsOutcome = turn.outcome === 'follow_up' || (model.outcome === 'scheduled' && !hasContact(visitor))
  return {
    ...turn,
    reply: model.reply,
    leadScore: clampScore(model.leadScore),
    outcome: keepsOutcome ? turn.outcome : model.outcome,
    visitor,
  }
}

/** Removes button markers from a reply that is not entitled to them, and those that name no button of the card. */
export function cleanButtonMarkers(reply: string, leadScore: number, buttons: ActionButton[]): string {
  const { text, buttons: named } = readActionButtonMarkers(reply, buttons)
  if (leadScore < LEAD_SCORE_THRESHOLD || named.length === 0) return text
  return [text, ...named.map(actionButtonMarkerOf)].join('\n')
}

/** A complete reply: a score from 0 to 100, and button markers only where they are allowed. */
export interface Reply {
  turn: AssistantTurn<unknown>
  answeredBy: 'model' | 'built-in'
}

function completeTurn(turn: AssistantTurn<unknown>, buttons: ActionButton[]): AssistantTurn<unknown> {
  const leadScore = clampScore(turn.leadScore)
  return { ...turn, leadScore, reply: cleanButtonMarkers(turn.reply, leadScore, buttons) }
}

/** Builds the reply from the turn of the built-in assistant, and from that of the model if there is one that may be used. */
export function answerWithModel(turn: AssistantTurn<unknown>, model: ModelReply | null, written: string[], buttons: ActionButton[]): Reply {
  const joined = model && !turn.handedOver ? completeTurn(joinModelReply(turn, model, written), buttons) : null
  if (joined?.reply) return { turn: joined, answeredBy: 'model' }
  return { turn: completeTurn(turn, buttons), answeredBy: 'built-in' }
}

/** Returns what the visitor wrote in a conversation, with a new message. */
export function writtenMessagesOf(history: Pick<ChatMessage, 'role' | 'content'>[], message: string): string[] {
  return [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message]
}

/** True if a conversation is a lead: its score reaches the threshold, or the visitor left an e-mail address or a phone number. */
export function isLead({ leadScore, visitor }: Pick<AssistantTurn<unknown>, 'leadScore' | 'visitor'>): boolean {
  return leadScore >= LEAD_SCORE_THRESHOLD || hasContact(visitor)
}
