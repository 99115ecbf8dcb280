import {
  type ActionButton,
  type AssistantKind,
  type ChatVisitor,
  LEAD_SCORE_THRESHOLD,
  actionButtonMarkerOf,
  extractActionButtonMarkers,
} from '../../schema/salesbot.ts'
import { conversationOutcomeOf } from '../assistant/score.ts'
import { readAssistantState } from '../assistant/state.ts'
import type { AssistantTurn } from '../assistant/turn.ts'
import { getModelProvider, type ModelEnv } from './model-provider.ts'
import { isModelPaused } from './model-failures.ts'
import type { ModelReply } from './model.ts'

export type { ModelEnv }

export const enabledModelNameOf = (env: ModelEnv): string | null => (env.ASSISTANT === 'on' ? (getModelProvider(env)?.name ?? null) : null)

/** The guided assistant, not the model, answers tapped choices and visitors who want to talk to a person. */
export function canAskModel(env: ModelEnv, turn: Pick<AssistantTurn<unknown>, 'asksForPerson' | 'isChosen'>): boolean {
  return enabledModelNameOf(env) !== null && !turn.isChosen && !turn.asksForPerson && !isModelPaused()
}

const clampScore = (score: number) => Math.min(100, Math.max(0, Math.round(score) || 0))
const hasContact = ({ email, phone }: ChatVisitor) => Boolean(email ?? phone)

export interface MessageAndStateBefore {
  message: string
  stateBefore: unknown
}

/**
 * Returns the state after a model's reply. Notes about the visitor are kept. Questions and offers in the guided assistant's own reply to
 * the same message are dropped, because the visitor did not see that reply. An earlier offer to pass a question on is kept.
 */
function joinState(turn: AssistantTurn<unknown>, stateBefore: unknown) {
  const noted = readAssistantState(turn.state)
  const { passOn, pending, asked, lastQuestion } = readAssistantState(stateBefore)
  const isPassingOn = passOn === 'wanted' || pending === 'passOn'
  return { ...noted, pending: null, hasJustNamedPrice: false, passOn: isPassingOn ? noted.passOn : passOn, asked, lastQuestion }
}

/**
 * Combines the model's reply with the guided assistant's hand-over and notes. An appointment counts only with a contact. A question
 * is unanswered if the reply states no fact.
 */
function joinModelReply(
  turn: AssistantTurn<unknown>,
  model: ModelReply,
  { message, stateBefore }: MessageAndStateBefore,
): AssistantTurn<unknown> {
  const visitor: ChatVisitor = {
    name: model.visitor.name ?? turn.visitor.name,
    email: turn.visitor.email ?? model.visitor.email,
    phone: turn.visitor.phone ?? model.visitor.phone,
  }
  const state = joinState(turn, stateBefore)
  const noted = conversationOutcomeOf(state)
  const keepsNoted = noted === 'follow_up' || (noted === 'scheduled' && model.outcome !== 'not_interested')
  const outcome = keepsNoted || (model.outcome === 'scheduled' && !hasContact(visitor)) ? noted : model.outcome
  const { leadScore, stated } = model
  // The owner's pinned lines come first, and after a hand-over the reply says who will answer.
  const lines = turn.matchingPinnedLines.filter((line) => !model.reply.includes(line))
  const reply = [...lines, model.reply, turn.whoAnswers].filter((part) => part !== '').join('\n\n')
  const unanswered = stated.length === 0 && /[?？؟]/.test(message) ? turn.unanswered : []
  return { ...turn, state, reply, leadScore, outcome, visitor, stated, unanswered, choices: turn.usualChoices }
}

/** Removes markers of action buttons that the score does not allow yet or that the card does not have. */
export function removeForbiddenButtonMarkers(reply: string, leadScore: number, buttons: ActionButton[]): string {
  const { text, buttons: named } = extractActionButtonMarkers(reply, buttons)
  if (leadScore < LEAD_SCORE_THRESHOLD || named.length === 0) return text
  return [text, ...named.map(actionButtonMarkerOf)].join('\n')
}

export interface AssistantReply {
  turn: AssistantTurn<unknown>
  answeredBy: AssistantKind
}

function completeTurn(turn: AssistantTurn<unknown>, buttons: ActionButton[]): AssistantTurn<unknown> {
  const leadScore = clampScore(turn.leadScore)
  return { ...turn, leadScore, reply: removeForbiddenButtonMarkers(turn.reply, leadScore, buttons) }
}

export function answerWithModel(
  turn: AssistantTurn<unknown>,
  model: ModelReply | null,
  answered: MessageAndStateBefore,
  buttons: ActionButton[],
): AssistantReply {
  const joined = model && !turn.asksForPerson ? completeTurn(joinModelReply(turn, model, answered), buttons) : null
  if (joined?.reply) return { turn: joined, answeredBy: 'model' }
  return { turn: completeTurn(turn, buttons), answeredBy: 'guided' }
}

export function isLead({ leadScore, visitor }: Pick<AssistantTurn<unknown>, 'leadScore' | 'visitor'>): boolean {
  return leadScore >= LEAD_SCORE_THRESHOLD || hasContact(visitor)
}
