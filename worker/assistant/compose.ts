import { acknowledge } from './acknowledge.ts'
import type { Answers } from './answers.ts'
import { asksForLink, listButtonMarkers } from './buttons.ts'
import { chooseAsk, rememberAsk, sayAsk, timesAsked } from './next-step.ts'
import type { Noted } from './note.ts'
import { isSmallTalk } from './remarks.ts'
import { isLead } from './score.ts'
import { hasContact, type Ask, type AssistantState } from './state.ts'
import { isReaction } from './statements.ts'
import type { AssistantContext } from './turn.ts'
import { hasIntent, type Understood } from './understand.ts'
import type { Voice } from './voice.ts'

/** Everything that a reply is made of. */
export interface ReplyParts {
  context: AssistantContext
  voice: Voice
  /** The state before the message. */
  before: AssistantState
  said: Understood
  noted: Noted
  answers: Answers
  message: string
}

/** What the visitor is told or asked at the end of a reply, and the state with that remembered. */
interface NextStep {
  texts: string[]
  state: AssistantState
  /** The step says what happens with the visitor's contact and time. */
  isConfirmation: boolean
}

const has = ({ said }: ReplyParts, ...intents: Parameters<typeof hasIntent>[1]) =>
  said.segments.some((segment) => hasIntent(segment, intents))
const contactOf = ({ visitor, wishes }: AssistantState) =>
  (wishes.includes('callback') ? (visitor.phone ?? visitor.email) : (visitor.email ?? visitor.phone)) ?? ''

const askFor = (state: AssistantState, ask: Ask, voice: Voice): NextStep => ({
  texts: [sayAsk(ask, voice)],
  state: rememberAsk(state, ask),
  isConfirmation: false,
})

/** Says once what happens with a request whose contact is known; null if there is nothing new to say. */
function confirmRequest(state: AssistantState, { texts, say, contact: write }: Voice): { text: string; confirmed: string } | null {
  const { wishes, time } = state
  if (wishes.length === 0 || !hasContact(state)) return null
  const contact = write(contactOf(state))
  const isAppointment = wishes.includes('appointment')
  if (isAppointment && !time?.isAppointment && !state.declined.includes('time')) return null
  const confirmed = [isAppointment ? 'appointment' : 'request', isAppointment ? (time?.text ?? '') : '', contact].join('|')
  if (confirmed === state.confirmed) return null
  const text = isAppointment && time ? say(texts.confirmAppointment, { time: time.text, contact }) : say(texts.confirmRequest, { contact })
  return { text, confirmed }
}

/** Passes a question on, or offers to. */
function passOn(state: AssistantState, { voice, said, noted, answers }: ReplyParts): NextStep | null {
  const { texts, say } = voice
  const isOpen = answers.unanswered.length > 0 || answers.hasOfferedDiscountPassOn
  // A question and a contact in one message: the visitor expects the answer there.
  const isMeantForAnswer = answers.unanswered.some((question) => /[?？]/.test(question)) && !said.segments.some(({ isWish }) => isWish)
  if (noted.passOn || (isOpen && isMeantForAnswer && noted.contacts.length > 0)) {
    if (!hasContact(state)) {
      const ask: Ask = { topic: 'contact', question: null }
      return { texts: [say(texts.askContactToPassOn)], state: rememberAsk({ ...state, passOn: 'wanted' }, ask), isConfirmation: false }
    }
    const passedOn = { ...state, passOn: 'done' as const }
    const request = confirmRequest(passedOn, voice)
    const confirmed = { ...passedOn, confirmed: request?.confirmed ?? state.confirmed }
    const told = [say(texts.passedOn, { contact: voice.contact(contactOf(state)) }), ...(request ? [request.text] : [])]
    return { texts: told, state: confirmed, isConfirmation: true }
  }
  if (!isOpen) return null
  return { texts: [say(texts.offerPassOn)], state: { ...state, pending: 'passOn' }, isConfirmation: false }
}

/** True for a question that would press somebody who only looks around, or who said "ok, thanks" when asked the same before. */
function isUntimely(ask: Ask, { said, before }: ReplyParts): boolean {
  if (said.segments.some(({ isJustLooking, isWish }) => isJustLooking && !isWish)) return true
  const isOnlyThanks = said.segments.every(isSmallTalk) && said.segments.some(({ intents }) => intents.has('thanks'))
  return isOnlyThanks && before.wishes.length === 0 && timesAsked(before, ask) > 0
}

/** Chooses the one next step: a confirmation, a question, or nothing. */
function chooseNextStep(state: AssistantState, parts: ReplyParts): NextStep {
  const { voice, before, answers, said, context } = parts
  const { texts, personality, say } = voice
  const none: NextStep = { texts: [], state, isConfirmation: false }
  if (answers.hasRefused) return { ...none, state: { ...state, pending: before.pending } }
  if (state.isNotInterested) {
    if (has(parts, 'notInterested')) return { ...none, texts: [say(texts.notInterested)] }
    return has(parts, 'goodbye') ? { ...none, texts: [say(texts.goodbye)] } : none
  }
  const passedOn = passOn(state, parts)
  if (passedOn) return passedOn
  const request = confirmRequest(state, voice)
  const confirmed = request ? { ...state, confirmed: request.confirmed } : state
  const told = request ? [request.text] : []
  if (said.segments.some(({ intents, isQuestion }) => intents.has('goodbye') && !isQuestion) && answers.texts.length === 0) {
    const goodbye = say(hasContact(state) ? texts.goodbyeWithContact : texts.goodbye)
    return { texts: request ? told : [goodbye], state: confirmed, isConfirmation: request !== null }
  }
  if (before.messages === 0 && said.segments.every(isSmallTalk) && said.segments.length > 0)
    return askFor(state, { topic: 'need', question: null }, voice)
  const ask = chooseAsk(confirmed, context.config)
  if (ask && !isUntimely(ask, parts)) {
    const asked = askFor(confirmed, ask, voice)
    return { ...asked, texts: [...told, ...asked.texts], isConfirmation: request !== null }
  }
  const isIdle = told.length === 0 && answers.texts.length === 0 && !has(parts, 'thanks')
  // The question that is left out for now stays open.
  const pending = ask === null ? null : before.pending
  return {
    texts: isIdle ? [say(texts.anythingElse[personality])] : told,
    state: { ...confirmed, pending },
    isConfirmation: request !== null,
  }
}

/** Longest message that is answered by a greeting after the first one. */
const GREETING_LENGTH_MAX = 30

/** Greeting, thanks and the like. */
function saySmallTalk(parts: ReplyParts): string[] {
  const { voice, before, said, message } = parts
  const { texts, personality, say } = voice
  const { name } = before.visitor
  const isOnlySmallTalk = said.segments.every(isSmallTalk)
  const sentences: string[] = []
  const isGreeting =
    before.messages === 0 || (isOnlySmallTalk && !has(parts, 'thanks', 'goodbye', 'yes') && message.length <= GREETING_LENGTH_MAX)
  if (has(parts, 'greeting') && isGreeting) sentences.push(name ? say(texts.greetingByName, { name }) : say(texts.greeting[personality]))
  if (has(parts, 'howAreYou')) sentences.push(say(texts.howAreYou))
  if (
    has(parts, 'thanks') &&
    !has(parts, 'goodbye', 'notInterested') &&
    (isOnlySmallTalk || before.messages > 0) &&
    (before.messages > 0 || !has(parts, 'greeting'))
  )
    sentences.push(say(texts.thanks[personality]))
  return sentences
}

/** Composes one reply: what was told is acknowledged, every question is answered, and one next step follows. */
export function composeReply(parts: ReplyParts, heard: AssistantState): { reply: string; state: AssistantState } {
  const { context, voice, before, said, noted, answers, message } = parts
  const { texts, personality, say, join } = voice
  const { config } = context
  const smallTalk = saySmallTalk(parts)
  const isRepeatedQuestion = answers.texts.length > 0 && has(parts, 'repeat')
  const step = chooseNextStep(heard, parts)
  const hasAnswers = answers.texts.length > 0 || answers.unanswered.length > 0
  const acks = acknowledge(noted, step.state, config, voice, { isConfirmed: step.isConfirmation, hasAnswers })
  const answered = [...answers.texts, ...(answers.unanswered.length > 0 && !answers.explainsUnanswered ? [say(texts.unknown)] : [])]
  const hasUnderstood =
    smallTalk.length > 0 ||
    acks.length > 0 ||
    answered.length > 0 ||
    step.isConfirmation ||
    isRepeatedQuestion ||
    step.state.passOn !== before.passOn
  if (said.isEmpty || (!hasUnderstood && isUnclear(parts, step.state)))
    return { reply: say(texts.unclear), state: { ...heard, pending: before.pending } }
  const isFarewell = has(parts, 'goodbye', 'notInterested')
  const reacts = has(parts, 'yes', 'no') || said.segments.some(({ text }) => isReaction(text))
  const okay = !hasUnderstood && !isFarewell && reacts ? [say(texts.ackOkay)] : []
  const opening = join([...smallTalk, ...okay, ...acks])
  const paragraphs = [opening, ...answered, join(step.texts)].filter((paragraph) => paragraph !== '')
  const { actionButtons, primaryGoal } = config
  const wantsButtons = said.segments.some(({ isWish }) => isWish) || asksForLink(message)
  const offersButtons = actionButtons.length > 0 && isLead(step.state) && !answers.hasRefused && (!before.hasOfferedButtons || wantsButtons)
  if (paragraphs.length === 0) paragraphs.push(say(texts.ackOkay))
  if (!offersButtons) return { reply: paragraphs.join('\n\n'), state: step.state }
  const buttons = `${say(texts.introduceButtons[personality])}\n${listButtonMarkers(actionButtons, primaryGoal)}`
  return { reply: [...paragraphs, buttons].join('\n\n'), state: { ...step.state, hasOfferedButtons: true } }
}

/** True if nothing was understood of a message, so that the visitor has to say it in other words. */
function isUnclear({ said }: ReplyParts, state: AssistantState): boolean {
  const { email, phone, name } = said.contact
  if (email !== null || phone !== null || name !== null) return false
  return !state.isNotInterested && !said.segments.some(({ text, intents, isWish }) => isWish || intents.size > 0 || isReaction(text))
}
