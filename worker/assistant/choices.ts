import { type AssistantLanguage, type ChatChoice, CHAT_LIMITS } from '../../schema/salesbot.ts'
import { cutText } from './phrases.ts'
import type { AssistantTexts } from './texts/texts.ts'
import type { Fact, FactKind } from './facts.ts'
import type { Topic } from './find.ts'
import { createScene, listFactsOfTopic, type Scene } from './scene.ts'
import { type AssistantState, hasContact, readAssistantState } from './state.ts'
import type { AssistantContext } from './turn.ts'

/** Choices that are no facts. Their ids are part of the API, so that clients can act on them. */
type ActionChoice = `questions${'' | `-${number}`}` | 'appointment' | 'leave-contact' | 'person' | 'pass-on' | 'decline'
export type ChoiceId = Topic | ActionChoice

/** Longest label of a choice, in characters. */
const LABEL_LENGTH_MAX = 120
/** Most ways to reach the owner that stand beside other choices. */
const CHANNELS_MAX = 2
/** Longest question that a channel is filled in with, in characters. */
const CHANNEL_QUESTION_MAX = 300

/** Where the labels of choices stand in the texts. */
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
} as const satisfies Record<Exclude<ChoiceId, `questions-${number}`>, keyof AssistantTexts['choices']>

function labelOfChoice({ voice: { texts, say }, facts }: Pick<Scene, 'voice' | 'facts'>, id: ChoiceId): string {
  const hasPrices = id === 'services' && facts.some(({ kind, amount }) => kind === 'service' && amount !== undefined)
  const key = Object.hasOwn(LABEL_KEYS, id) ? LABEL_KEYS[id as keyof typeof LABEL_KEYS] : 'moreQuestions'
  return cutText(say(texts.choices[hasPrices ? 'servicesAndPrices' : key]), LABEL_LENGTH_MAX)
}

/** Page of the common questions that a choice leads to, from 1; null for other choices. */
export function pageOfChoice(id: string): number | null {
  if (id === 'questions') return 1
  const [, page] = /^questions-([2-9]|[1-9]\d{1,2})$/.exec(id) ?? []
  return page === undefined ? null : Number(page)
}

export const createChoice = (scene: Pick<Scene, 'voice' | 'facts'>, id: ChoiceId): ChatChoice => ({ id, label: labelOfChoice(scene, id) })

const shorten = (label: string) => (label.length > LABEL_LENGTH_MAX ? `${cutText(label, LABEL_LENGTH_MAX - 1)}…` : label)

/** A choice that leads to a fact. Hours, place and contact are called the same in every configuration. */
export function createFactChoice(scene: Pick<Scene, 'voice' | 'facts'>, { id, kind, label, name }: Fact): ChatChoice {
  const topic = kind === 'hours' || kind === 'place' || kind === 'contact' ? kind : null
  return topic
    ? createChoice(scene, topic)
    : { id, label: label !== name ? scene.voice.say(scene.voice.texts.choices.passage, { passage: label }) : shorten(label) }
}

/**
 * The choices that lead to what the welcome has no room for: questions with answers first, then passages, the address and the ways to
 * get in touch. So everything that the owner wrote can be reached by tapping.
 */
function listQuestionChoices(scene: Pick<Scene, 'facts' | 'voice'>): ChatChoice[] {
  const kinds: FactKind[] = ['question', 'passage', 'place', 'contact']
  const choices = kinds.flatMap((wanted) => scene.facts.filter(({ kind }) => kind === wanted).map((fact) => createFactChoice(scene, fact)))
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()]
}

/** The choices of one page of common questions, from 1, with the next page. */
export function listQuestionPage(scene: Pick<Scene, 'facts' | 'voice'>, page: number): ChatChoice[] {
  const choices = listQuestionChoices(scene)
  const size = CHAT_LIMITS.choices - 1
  const shown = choices.slice((page - 1) * size, page * size)
  return choices.length > page * size ? [...shown, createChoice(scene, `questions-${page + 1}`)] : shown
}

/** What can be asked about at all, the most asked first. */
export function listTopicChoices(scene: Scene): ChoiceId[] {
  const has = (topic: Topic) => listFactsOfTopic(scene, topic).length > 0
  const offered = has('services')
  const ids: (ChoiceId | false)[] = [
    offered && 'services',
    !offered && has('prices') && 'prices',
    has('hours') && 'hours',
    scene.facts.some(({ kind }) => kind === 'question' || kind === 'passage') && 'questions',
    has('place') && 'place',
    has('contact') && 'contact',
  ]
  return ids.filter((id) => id !== false)
}

/** The ways to reach the owner at once, filled in with what the visitor asked. */
export function listChannels({ context: { card }, voice: { texts, say, contact } }: Scene, question: string | null): ChatChoice[] {
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

/** Removes equal choices and keeps as many as fit beside `taken` buttons. */
export function limitChoices(choices: ChatChoice[], taken = 0): ChatChoice[] {
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  return [...byId.values()].slice(0, CHAT_LIMITS.choices - taken)
}

/** The last choices of a reply: an appointment or a contact, and a person; after a hand-over without a contact the ways to reach one. */
function listActions(scene: Scene, state: AssistantState): ChatChoice[] {
  if (state.isHandedOver) return hasContact(state) ? [] : listChannels(scene, state.lastQuestion).slice(0, CHANNELS_MAX)
  const { primaryGoal } = scene.context.config
  const isWish = primaryGoal === 'schedule_appointment' && state.wishes.length === 0
  const ids: ChoiceId[] = [...(isWish ? (['appointment'] as const) : hasContact(state) ? [] : (['leave-contact'] as const)), 'person']
  return ids.map((id) => createChoice(scene, id))
}

/** The choices of the welcome message, and of each reply that has nothing more urgent to offer. */
export function listUsualChoices(scene: Scene, state: AssistantState, stated: readonly ChoiceId[] = []): ChatChoice[] {
  const actions = listActions(scene, state)
  const topics = listTopicChoices(scene).filter((id) => !stated.includes(id))
  return [...topics.slice(0, CHAT_LIMITS.choices - actions.length).map((id) => createChoice(scene, id)), ...actions]
}

/**
 * The choice of an id as it is offered now, for a client that sends no text with it; null for an unknown id. `state` is that of the
 * turn before.
 */
export function findChoice(context: AssistantContext, language: AssistantLanguage, id: string, state: unknown): ChatChoice | null {
  const scene = createScene(context, readAssistantState(state).language ?? language)
  const fact = scene.facts.find((one) => one.id === id)
  if (fact) return createFactChoice(scene, fact)
  const channel = listChannels(scene, null).find((one) => one.id === id)
  const page = pageOfChoice(id)
  const isThere = page === null ? isChoiceId(id) : listQuestionPage(scene, page).length > 0
  return channel ?? (isThere ? createChoice(scene, id as ChoiceId) : null)
}

export const isChoiceId = (id: string): id is ChoiceId => Object.hasOwn(LABEL_KEYS, id) || pageOfChoice(id) !== null
