import { CHAT_LIMITS, type AssistantLanguage } from '../../schema/salesbot.ts'
import { Answerer, type Answers } from './answers.ts'
import { composeReply } from './compose.ts'
import { readHandOverReason, sayAdded, sayHandOver } from './hand-over.ts'
import { createKnowledge } from './knowledge/knowledge.ts'
import { Notes } from './note.ts'
import { readOutcome } from './outcome.ts'
import { detectLanguage } from './reading/language.ts'
import { scoreLead } from './score.ts'
import { ASSISTANT_STATE_LIMITS, hasContact, readAssistantState, type AssistantState } from './state.ts'
import type { AssistantContext, AssistantTurn } from './turn.ts'
import { understandMessage, type Segment } from './understand.ts'
import { createVoice } from './voice.ts'

/** Most services that the welcome message names. */
const WELCOME_SERVICES_MAX = 4

/** The first message to a visitor: who the assistant is, and what it can help with. */
export function welcomeVisitor(context: AssistantContext, language: AssistantLanguage = 'en'): string {
  const voice = createVoice(context, language, 0)
  const { texts, personality, say, list, join, business } = voice
  const { services, primaryGoal } = context.config
  const named = services.length > WELCOME_SERVICES_MAX ? [...services.slice(0, WELCOME_SERVICES_MAX), texts.more] : services
  return join([
    say(business ? texts.welcome[personality] : texts.welcomeWithoutBusiness),
    services.length > 0 ? say(texts.welcomeServices, { services: list(named) }) : say(texts.welcomeQuestions),
    say(texts.welcomeGoal[primaryGoal]),
  ])
}

/** The language of the business's longest text, which an unclear first message is expected to be in; null if it has none. */
function readBusinessLanguage({ card, config }: AssistantContext): AssistantLanguage | null {
  const texts = [config.companyInfo, card.about, config.services.join('. '), config.businessType].map((text) => text ?? '')
  const longest = texts.reduce((best, text) => (text.length > best.length ? text : best), '')
  return longest.trim() === '' ? null : detectLanguage(longest, null)
}

/**
 * Answers one message of a visitor. `state` is that of the turn before, null at first; one that is not valid counts as none. The
 * reply depends on nothing but the arguments. Messages longer than CHAT_LIMITS.messageLength are cut.
 */
export function answerVisitor(context: AssistantContext, state: unknown, message: string): AssistantTurn<AssistantState> {
  const before = readAssistantState(state)
  const text = message.slice(0, CHAT_LIMITS.messageLength)
  const language = detectLanguage(text, before.language, before.language ? null : readBusinessLanguage(context))
  const knowledge = createKnowledge(context.card, context.config)
  const voice = createVoice(context, language, before.messages)
  const said = understandMessage(text, before, knowledge, context, language)
  const { state: changed, noted } = new Notes(before, said, context.config).note()
  const messages = Math.min(before.messages + 1, ASSISTANT_STATE_LIMITS.messages)
  const known = { ...changed, language, messages, pending: null, hasJustNamedPrice: false }
  // The question for a contact stays open until there is one.
  if (before.isHandedOver) return createTurn({ ...known, pending: hasContact(known) ? null : before.pending }, sayAdded(noted, voice), [])

  const isRepeat = before.lastQuestion !== null && said.segments.some(({ intents }) => intents.has('repeat'))
  const asking = isRepeat ? understandMessage(before.lastQuestion!, before, knowledge, context, language).segments : said.segments
  const answers = new Answerer({ context, knowledge, voice, state: { ...before, services: known.services } }).answer(asking)
  const unanswered = isRepeat ? [] : answers.unanswered
  const heard = rememberQuestions(known, said.segments, answers, unanswered)
  const reason = readHandOverReason(said.segments, { ...answers, unanswered }, before)
  if (reason) {
    const handedOver = { ...heard, isHandedOver: true, pending: hasContact(heard) ? null : { topic: 'contact' as const, question: null } }
    return createTurn(handedOver, sayHandOver(reason, answers.texts, handedOver, context.card, voice), unanswered)
  }
  const { reply, state: after } = composeReply({ context, voice, before, said, noted, answers, message: text }, heard)
  return createTurn(after, reply, unanswered)
}

function rememberQuestions(state: AssistantState, segments: Segment[], answers: Answers, unanswered: string[]): AssistantState {
  const asked = segments.findLast(({ isAsking }) => isAsking)?.text.slice(0, ASSISTANT_STATE_LIMITS.unanswered)
  return {
    ...state,
    hasJustNamedPrice: answers.hasNamedPrice,
    lastQuestion: asked || state.lastQuestion,
    isLastUnanswered: answers.order.length > 0 ? !answers.order.at(-1) : state.isLastUnanswered,
    unansweredQuestions: [...state.unansweredQuestions, ...unanswered].slice(-ASSISTANT_STATE_LIMITS.unansweredQuestions),
  }
}

function createTurn(state: AssistantState, reply: string, unanswered: string[]): AssistantTurn<AssistantState> {
  return {
    reply,
    state,
    language: state.language ?? 'en',
    leadScore: scoreLead(state),
    outcome: readOutcome(state),
    visitor: state.visitor,
    handedOver: state.isHandedOver,
    unanswered,
  }
}
