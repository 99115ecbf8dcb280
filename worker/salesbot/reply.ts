import {
  type ActionButton,
  type AssistantKind,
  type ChatVisitor,
  LEAD_SCORE_THRESHOLD,
  actionButtonMarkerOf,
  readActionButtonMarkers,
} from '../../schema/salesbot.ts'
import { readOutcome } from '../assistant/score.ts'
import { readAssistantState } from '../assistant/state.ts'
import type { AssistantTurn } from '../assistant/turn.ts'
import { getModelProvider, type ModelEnv } from './model-provider.ts'
import { isModelResting } from './model-failures.ts'
import type { ModelReply } from './model.ts'

export type { ModelEnv }

/** Name of the language model that answers this deployment's visitors, for the owners; null without one. */
export const modelNameOf = (env: ModelEnv): string | null => (env.ASSISTANT === 'on' ? (getModelProvider(env)?.name ?? null) : null)

/**
 * True if the model answers a message now. The guided assistant answers tapped choices, which say what they do, and hands visitors over
 * who ask for a person in this message.
 */
export function canAskModel(env: ModelEnv, turn: Pick<AssistantTurn<unknown>, 'asksForPerson' | 'isChosen'>): boolean {
  return modelNameOf(env) !== null && !turn.isChosen && !turn.asksForPerson && !isModelResting()
}

const clampScore = (score: number) => Math.min(100, Math.max(0, Math.round(score) || 0))
const hasContact = ({ email, phone }: ChatVisitor) => Boolean(email ?? phone)

/** What a reply answers: the visitor's message, and what the guided assistant remembered before it. */
export interface Answered {
  message: string
  stateBefore: unknown
}

/**
 * The state after a reply of the model. What the guided assistant noted of the visitor stays. What it asked, offered or said in its own
 * reply does not, because nobody saw that; an earlier offer of its own to pass a question on, which the visitor saw, goes on.
 */
function joinState(turn: AssistantTurn<unknown>, stateBefore: unknown) {
  const noted = readAssistantState(turn.state)
  const { passOn, pending, asked, lastQuestion } = readAssistantState(stateBefore)
  const isPassingOn = passOn === 'wanted' || pending === 'passOn'
  return { ...noted, pending: null, hasJustNamedPrice: false, passOn: isPassingOn ? noted.passOn : passOn, asked, lastQuestion }
}

/**
 * Joins the model's reply with the turn of the guided assistant, whose hand-over and readings of the visitor stay. An appointment counts
 * only with a contact. Only a question can be left unanswered, by a reply that states no fact.
 */
function joinModelReply(turn: AssistantTurn<unknown>, model: ModelReply, { message, stateBefore }: Answered): AssistantTurn<unknown> {
  const visitor: ChatVisitor = {
    name: model.visitor.name ?? turn.visitor.name,
    email: turn.visitor.email ?? model.visitor.email,
    phone: turn.visitor.phone ?? model.visitor.phone,
  }
  const state = joinState(turn, stateBefore)
  const noted = readOutcome(state)
  const outcome = noted === 'follow_up' || (model.outcome === 'scheduled' && !hasContact(visitor)) ? noted : model.outcome
  const { leadScore, stated } = model
  // The owner's lines lead every reply that they touch, and after a hand-over each says who will answer.
  const lines = turn.linesInSight.filter((line) => !model.reply.includes(line))
  const reply = [...lines, model.reply, turn.whoAnswers].filter((part) => part !== '').join('\n\n')
  const unanswered = stated.length === 0 && /[?？]/.test(message) ? turn.unanswered : []
  return { ...turn, state, reply, leadScore, outcome, visitor, stated, unanswered, choices: turn.usualChoices }
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
  answeredBy: AssistantKind
}

function completeTurn(turn: AssistantTurn<unknown>, buttons: ActionButton[]): AssistantTurn<unknown> {
  const leadScore = clampScore(turn.leadScore)
  return { ...turn, leadScore, reply: cleanButtonMarkers(turn.reply, leadScore, buttons) }
}

/** Builds the reply from the turn of the guided assistant, and from that of the model if there is one that may be used. */
export function answerWithModel(
  turn: AssistantTurn<unknown>,
  model: ModelReply | null,
  answered: Answered,
  buttons: ActionButton[],
): Reply {
  const joined = model && !turn.asksForPerson ? completeTurn(joinModelReply(turn, model, answered), buttons) : null
  if (joined?.reply) return { turn: joined, answeredBy: 'model' }
  return { turn: completeTurn(turn, buttons), answeredBy: 'guided' }
}

/** True if a conversation is a lead: its score reaches the threshold, or the visitor left an e-mail address or a phone number. */
export function isLead({ leadScore, visitor }: Pick<AssistantTurn<unknown>, 'leadScore' | 'visitor'>): boolean {
  return leadScore >= LEAD_SCORE_THRESHOLD || hasContact(visitor)
}
