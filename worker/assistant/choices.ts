import { type ChatChoice, CHAT_LIMITS } from '../../schema/salesbot.ts'
import { truncateText } from './phrases.ts'
import type { AssistantTexts } from './languages/language-rules.ts'
import { type BusinessFact, expectedLanguageOf, type FactKind } from './facts.ts'
import type { Topic } from './find.ts'
import { createReplyContext, listFactsOfTopic, type ReplyContext } from './reply-context.ts'
import { type AssistantState, hasContact, readAssistantState } from './state.ts'
import type { AssistantContext } from './turn.ts'

type ActionChoice = `questions${'' | `-${number}`}` | 'appointment' | 'leave-contact' | 'person' | 'pass-on' | 'decline'
export type ChatChoiceId = Topic | ActionChoice

const LABEL_LENGTH_MAX = 120
const CHANNELS_MAX = 2
const CHANNEL_QUESTION_MAX = 300

const LABEL_KEYS = {
  services: 'services',
  prices: 'prices',
  hours: 'hours',
  place: 'place',
  contact: 'contact',
  questions: 'questions',
  appointment: 'appointment',
  'leave-contact': 'leaveContact',
  person: 'person',
  'pass-on': 'passOn',
  decline: 'decline',
} as const satisfies Record<Exclude<ChatChoiceId, `questions-${number}`>, keyof AssistantTexts['choices']>

function labelOfChoice({ formatter: { texts, say }, facts }: Pick<ReplyContext, 'formatter' | 'facts'>, id: ChatChoiceId): string {
  const hasPrices = id === 'services' && facts.some(({ kind, amount }) => kind === 'service' && amount !== undefined)
  const key = Object.hasOwn(LABEL_KEYS, id) ? LABEL_KEYS[id as keyof typeof LABEL_KEYS] : 'moreQuestions'
  return truncateText(say(texts.choices[hasPrices ? 'servicesAndPrices' : key]), LABEL_LENGTH_MAX)
}

/** Returns the page of common questions (from 1) that a choice shows; null for other choices. */
export function questionPageOfChoice(id: string): number | null {
  if (id === 'questions') return 1
  const [, page] = /^questions-([2-9]|[1-9]\d{1,2})$/.exec(id) ?? []
  return page === undefined ? null : Number(page)
}

export const createChoice = (replyContext: Pick<ReplyContext, 'formatter' | 'facts'>, id: ChatChoiceId): ChatChoice => ({
  id,
  label: labelOfChoice(replyContext, id),
})

const shorten = (label: string) => (label.length > LABEL_LENGTH_MAX ? `${truncateText(label, LABEL_LENGTH_MAX - 1)}…` : label)

export function createFactChoice(
  replyContext: Pick<ReplyContext, 'formatter' | 'facts'>,
  { id, kind, label, name }: BusinessFact,
): ChatChoice {
  const topic = kind === 'hours' || kind === 'place' || kind === 'contact' ? kind : null
  return topic
    ? createChoice(replyContext, topic)
    : {
        id,
        label:
          label !== name ? replyContext.formatter.say(replyContext.formatter.texts.choices.passage, { passage: label }) : shorten(label),
      }
}

/** Lists choices for the owner's texts that the welcome message has no room for. */
function listQuestionChoices(replyContext: Pick<ReplyContext, 'facts' | 'formatter'>): ChatChoice[] {
  const kinds: FactKind[] = ['question', 'passage', 'place', 'contact']
  const choices = kinds.flatMap((wanted) =>
    replyContext.facts.filter(({ kind }) => kind === wanted).map((fact) => createFactChoice(replyContext, fact)),
  )
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()]
}

export function listQuestionPage(replyContext: Pick<ReplyContext, 'facts' | 'formatter'>, page: number): ChatChoice[] {
  const choices = listQuestionChoices(replyContext)
  const size = CHAT_LIMITS.choices - 1
  const shown = choices.slice((page - 1) * size, page * size)
  return choices.length > page * size ? [...shown, createChoice(replyContext, `questions-${page + 1}`)] : shown
}

export function listTopicChoices(replyContext: ReplyContext): ChatChoiceId[] {
  const has = (topic: Topic) => listFactsOfTopic(replyContext, topic).length > 0
  const offered = has('services')
  const ids: (ChatChoiceId | false)[] = [
    offered && 'services',
    !offered && has('prices') && 'prices',
    has('hours') && 'hours',
    replyContext.facts.some(({ kind }) => kind === 'question' || kind === 'passage') && 'questions',
    has('place') && 'place',
    has('contact') && 'contact',
  ]
  return ids.filter((id) => id !== false)
}

/** Links for reaching the owner, prefilled with the visitor's question. */
export function listContactChoices(
  { context: { card }, formatter: { texts, say, contact } }: ReplyContext,
  question: string | null,
): ChatChoice[] {
  const text = question ? say(texts.channelMessage, { question: question.slice(0, CHANNEL_QUESTION_MAX) }) : ''
  const filled = encodeURIComponent(text.toWellFormed())
  const { phone, email, whatsapp } = card
  return [
    ...(phone ? [{ id: 'call', label: `${texts.choices.call}: ${contact(phone)}`, url: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    ...(whatsapp
      ? [{ id: 'whatsapp', label: texts.choices.whatsapp, url: `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${filled}` }]
      : []),
    ...(email
      ? [
          {
            id: 'email',
            label: `${texts.choices.email}: ${email}`,
            url: `mailto:${encodeURIComponent(email).replace('%40', '@')}?body=${filled}`,
          },
        ]
      : []),
  ]
}

/** Removes duplicate choices and keeps as many as fit next to `taken` buttons. */
export function limitChoices(choices: ChatChoice[], taken = 0): ChatChoice[] {
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  return [...byId.values()].slice(0, CHAT_LIMITS.choices - taken)
}

/**
 * Choices for an appointment, for leaving contact data, and for talking to a person. After a hand-over without contact data: links for
 * reaching the owner.
 */
function listActions(replyContext: ReplyContext, state: AssistantState): ChatChoice[] {
  if (state.isHandedOver) return hasContact(state) ? [] : listContactChoices(replyContext, state.lastQuestion).slice(0, CHANNELS_MAX)
  const { primaryGoal } = replyContext.context.config
  const isWish = primaryGoal === 'schedule_appointment' && state.wishes.length === 0
  const ids: ChatChoiceId[] = [...(isWish ? (['appointment'] as const) : hasContact(state) ? [] : (['leave-contact'] as const)), 'person']
  return ids.map((id) => createChoice(replyContext, id))
}

export function listUsualChoices(replyContext: ReplyContext, state: AssistantState, stated: readonly ChatChoiceId[] = []): ChatChoice[] {
  const actions = listActions(replyContext, state)
  const topics = listTopicChoices(replyContext).filter((id) => !stated.includes(id))
  return [...topics.slice(0, CHAT_LIMITS.choices - actions.length).map((id) => createChoice(replyContext, id)), ...actions]
}

/** Finds a choice by its id, for a client that sends no label. Returns null for an unknown id. `state` comes from the previous turn. */
export function findChoice(context: AssistantContext, id: string, state: unknown): ChatChoice | null {
  const replyContext = createReplyContext(context, readAssistantState(state).language ?? expectedLanguageOf(context))
  const fact = replyContext.facts.find((one) => one.id === id)
  if (fact) return createFactChoice(replyContext, fact)
  const channel = listContactChoices(replyContext, null).find((one) => one.id === id)
  const page = questionPageOfChoice(id)
  const isThere = page === null ? isChoiceId(id) : listQuestionPage(replyContext, page).length > 0
  return channel ?? (isThere ? createChoice(replyContext, id as ChatChoiceId) : null)
}

export const isChoiceId = (id: string): id is ChatChoiceId => Object.hasOwn(LABEL_KEYS, id) || questionPageOfChoice(id) !== null
