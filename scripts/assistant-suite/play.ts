/// <reference types="vite/types/importMeta.d.ts" />
import type { CardLanguage } from '../../schema/card-language.ts'
import type { ChatChoice } from '../../schema/salesbot.ts'
import { answerVisitor, welcomeVisitor } from '../../worker/assistant/assistant.ts'
import { type BusinessFact, type FactKind, listFacts } from '../../worker/assistant/facts.ts'
import type { AssistantContext, AssistantTurn } from '../../worker/assistant/turn.ts'
import type { ConversationSuite, SuiteBusiness, SuiteConversation, SuiteMessage, Wish } from './format.ts'
import { createSeededRandom } from './random.ts'
import { varyTyping } from './wording.ts'

const suitesByPath = import.meta.glob<ConversationSuite>('./[a-z][a-z].ts', { eager: true, import: 'CONVERSATION_SUITE' })

/** Returns undefined if nobody has written conversations in this language yet. */
export const findConversationSuite = (language: CardLanguage): ConversationSuite | undefined => suitesByPath[`./${language}.ts`]

/** A Wednesday morning, so that "tomorrow" means the same in every run. */
const SUITE_NOW = Date.UTC(2026, 10, 18, 9)
const TAPS_MAX = 4

/** Whether the visitor types every message, or taps a choice if there is a fitting one. */
export type TypingOrTapping = 'types' | 'taps'

interface PlayedMessage {
  said: string
  isTap: boolean
  wish: Wish
  turn: AssistantTurn<unknown>
  cpu: number
}

export interface PlayedVisitorWish {
  wish: Wish
  messages: PlayedMessage[]
  isFulfilled: boolean
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

function isFulfilled(wish: Wish, { turn, isTap }: Pick<PlayedMessage, 'turn' | 'isTap'>): boolean {
  const { reply, choices, unanswered, handedOver, visitor } = turn
  const said = fold(reply)
  switch (wish.about) {
    case 'unknown':
      // Handing the conversation over to a person is right after a tap on “person”, but not after a typed question.
      return unanswered.length > 0 || (isTap && handedOver)
    case 'contact-left': {
      const same = (wanted: string | undefined, got: string | null) => wanted === undefined || (got !== null && fold(got) === fold(wanted))
      return same(wish.email, visitor.email) && same(wish.phone, visitor.phone)
    }
    case 'person':
      return handedOver
    case 'small-talk':
      return choices.length > 0
    default:
      return wish.answers.some((answer) => said.includes(fold(answer)))
  }
}

const TOPICS_OF_KIND: Record<FactKind, string[]> = {
  service: ['services', 'prices'],
  price: ['prices', 'services'],
  hours: ['hours'],
  place: ['place'],
  contact: ['contact'],
  question: [],
  passage: [],
}
const QUESTION_PAGES = ['questions', 'questions-2', 'questions-3', 'questions-4']

function listFittingIds(wish: Wish, facts: BusinessFact[]): string[] {
  if (wish.about === 'unknown') return ['pass-on', 'person', 'leave-contact']
  if (wish.about === 'person') return ['person']
  if (wish.about === 'contact-left' || wish.about === 'small-talk') return []
  const answering = facts.filter(({ label, text }) => label === wish.of || wish.answers.some((answer) => fold(text).includes(fold(answer))))
  const isListed = answering.some(({ kind }) => kind !== 'service' && kind !== 'price' && kind !== 'hours')
  return [...answering.map(({ id }) => id), ...answering.flatMap(({ kind }) => TOPICS_OF_KIND[kind]), ...(isListed ? QUESTION_PAGES : [])]
}

const findFitting = (ids: string[], choices: ChatChoice[], tapped: string[]) =>
  ids.map((id) => choices.find((choice) => choice.id === id && !tapped.includes(id))).find(Boolean)

export function playConversation(
  conversation: SuiteConversation,
  business: SuiteBusiness,
  manner: TypingOrTapping,
  seed: number,
): PlayedVisitorWish[] {
  const random = createSeededRandom(`${seed} ${conversation.id}`)
  const { card, config, country } = business
  const context: AssistantContext = { card, config, country, now: SUITE_NOW, expectedLanguage: conversation.language }
  const facts = listFacts(context, conversation.language)
  let state: unknown = null
  const welcome = welcomeVisitor(context)
  let { choices } = welcome
  const send = (wish: Wish, text: string, choice?: string): PlayedMessage => {
    const before = process.cpuUsage()
    const turn = answerVisitor(context, state, { text, choice })
    const { user, system } = process.cpuUsage(before)
    // The database stores the state as JSON.
    state = JSON.parse(JSON.stringify(turn.state))
    choices = turn.choices
    return { said: text, isTap: choice !== undefined, wish, turn, cpu: (user + system) / 1000 }
  }
  const play = ({ says, wish }: SuiteMessage): PlayedVisitorWish => {
    const text = varyTyping(says[Math.floor(random() * says.length)]!, conversation.isBadlyTyped, random)
    const ids = manner === 'taps' ? listFittingIds(wish, facts) : []
    const messages: PlayedMessage[] = []
    const tapped: string[] = []
    const isInSight = manner === 'taps' && 'answers' in wish && wish.answers.some((answer) => fold(welcome.message).includes(fold(answer)))
    const isDone = () => isInSight || messages.some((message) => isFulfilled(wish, message))
    const tap = () => {
      while (!isDone() && tapped.length < TAPS_MAX) {
        const choice = findFitting(ids, choices, tapped)
        if (!choice) return
        tapped.push(choice.id)
        messages.push(send(wish, choice.label, choice.id))
      }
    }
    // No choice fits a subject about which the owner wrote nothing, so the visitor types the question.
    if (wish.about !== 'unknown') tap()
    if (!isDone()) messages.push(send(wish, text))
    tap()
    return { wish, messages, isFulfilled: isDone() }
  }
  return conversation.turns.map(play)
}

const KINDS_OF_WISH: Partial<Record<Wish['about'], FactKind[]>> = {
  service: ['service', 'price'],
  price: ['service', 'price'],
  hours: ['hours'],
  place: ['place'],
  contact: ['contact'],
}

/** Lists what the assistant stated about other subjects than the visitor's question. Replies to taps and small talk are not checked. */
export function findFalseStatements(
  { messages, wish }: PlayedVisitorWish,
  business: SuiteBusiness,
  conversation: SuiteConversation,
): string[] {
  const { card, config, country } = business
  if (wish.about === 'small-talk') return []
  const facts = listFacts({ card, config, country, now: SUITE_NOW, expectedLanguage: null }, conversation.language)
  const isExpected = ({ kind, label, text }: BusinessFact) =>
    KINDS_OF_WISH[wish.about]?.includes(kind) ||
    ('answers' in wish && (label === wish.of || wish.answers.some((answer) => fold(text).includes(fold(answer)))))
  return messages.flatMap(({ said, isTap, turn }) => {
    const wrong = isTap ? [] : facts.filter((fact) => turn.stated.includes(fact.id) && !isExpected(fact))
    return wrong.length > 0 ? [`"${said}" got ${wrong.map(({ label }) => label).join(', ')}`] : []
  })
}
