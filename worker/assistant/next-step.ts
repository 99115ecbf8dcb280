import { DEFAULT_QUALIFICATION_QUESTIONS } from '../../schema/salesbot.ts'
import { questionTopicOf } from './knowledge/questions.ts'
import { hasContact, type Ask, type AssistantState } from './state.ts'
import type { AssistantConfig } from './turn.ts'
import type { Voice } from './voice.ts'

/** How often the same thing is asked in one conversation, at most. */
const ASKED_MAX = 3

const isSameAsk = (a: Ask, b: Ask) => a.topic === b.topic && a.question === b.question
export const timesAsked = ({ asked }: AssistantState, ask: Ask) => asked.find((entry) => isSameAsk(entry.ask, ask))?.times ?? 0

/** True if the visitor told it already, or does not want to. */
function isSettled(state: AssistantState, { topic, question }: Ask): boolean {
  if (question !== null && state.answered.includes(question)) return true
  if (state.declined.includes(topic)) return true
  switch (topic) {
    case 'time':
      return state.time !== null
    case 'budget':
      return state.budget !== null || state.hasAcceptedPrice
    case 'name':
      return state.visitor.name !== null
    case 'email':
      return state.visitor.email !== null
    case 'phone':
      return state.visitor.phone !== null
    case 'contact':
      return hasContact(state)
    case 'need':
      return question === null && state.hasSituation
    case 'other':
      return false
  }
}

/** What a wish cannot do without: a day, then a way to answer. */
function listAsksOfWishes(state: AssistantState): Ask[] {
  const { wishes, declined } = state
  const asks: Ask[] = []
  if (wishes.includes('appointment') && !state.time?.isAppointment && !declined.includes('time'))
    asks.push({ topic: 'time', question: null })
  if (wishes.includes('callback') && !hasContact(state) && !declined.includes('phone')) asks.push({ topic: 'phone', question: null })
  else if (wishes.some((wish) => wish !== 'quote') && !hasContact(state) && !declined.includes('contact'))
    asks.push({ topic: 'contact', question: null })
  return asks
}

/** Chooses what to ask next; null if there is nothing left to ask. */
export function chooseAsk(state: AssistantState, { leadQualificationQuestions }: AssistantConfig): Ask | null {
  const isOpen = (ask: Ask) => timesAsked(state, ask) < ASKED_MAX
  const urgent = listAsksOfWishes(state).find(isOpen)
  if (urgent) return urgent
  const name: Ask = { topic: 'name', question: null }
  if (hasContact(state) && !isSettled(state, name) && timesAsked(state, name) === 0) return name
  const questions = leadQualificationQuestions.map((question): Ask => ({ topic: questionTopicOf(question), question }))
  const open = [...questions, { topic: 'contact', question: null } satisfies Ask].filter((ask) => !isSettled(state, ask) && isOpen(ask))
  // What was passed over comes again only after everything else was asked.
  return open.sort((a, b) => timesAsked(state, a) - timesAsked(state, b))[0] ?? null
}

/** Remembers that something is asked with this reply. */
export function rememberAsk(state: AssistantState, ask: Ask): AssistantState {
  const times = timesAsked(state, ask) + 1
  const others = state.asked.filter((entry) => !isSameAsk(entry.ask, ask)).slice(-(MAX_REMEMBERED - 1))
  return { ...state, pending: ask, asked: [...others, { ask, times }] }
}

const MAX_REMEMBERED = 20

/** Words an ask: the owner's questions as they are configured, those of a new configuration in the visitor's language. */
export function sayAsk({ topic, question }: Ask, { texts, personality, say }: Voice): string {
  if (question !== null) {
    const index = DEFAULT_QUALIFICATION_QUESTIONS.indexOf(question)
    return index < 0 ? question : texts.defaultQuestions[index]!
  }
  if (topic === 'time') return say(texts.askDay[personality])
  if (topic === 'phone') return say(texts.askPhone)
  if (topic === 'name') return say(texts.askName)
  return say(topic === 'need' ? texts.askHowToHelp[personality] : texts.askContact[personality])
}
