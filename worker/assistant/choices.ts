import { type AssistantLanguage, type ChatChoice, CHAT_LIMITS } from '../../schema/salesbot.ts'
import { cutText } from './phrases.ts'
import type { AssistantTexts } from './texts/texts.ts'
import type { Fact, FactKind } from './facts.ts'
import type { Topic } from './find.ts'
import { createScene, listFactsOfTopic, type Scene } from './scene.ts'
import { type AssistantState, hasContact, readAssistantState } from './state.ts'
import type { AssistantContext } from './turn.ts'

type ActionChoice = `questions${'' | `-${number}`}` | 'appointment' | 'leave-contact' | 'person' | 'pass-on' | 'decline'
export type ChoiceId = Topic | ActionChoice

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
} as const satisfies Record<Exclude<ChoiceId, `questions-${number}`>, keyof AssistantTexts['choices']>

function labelOfChoice({ voice: { texts, say }, facts }: Pick<Scene, 'voice' | 'facts'>, id: ChoiceId): string {
  const hasPrices = id === 'services' && facts.some(({ kind, amount }) => kind === 'service' && amount !== undefined)
  const key = Object.hasOwn(LABEL_KEYS, id) ? LABEL_KEYS[id as keyof typeof LABEL_KEYS] : 'moreQuestions'
  return cutText(say(texts.choices[hasPrices ? 'servicesAndPrices' : key]), LABEL_LENGTH_MAX)
}

/** Page number from 1; null for other choices. */
export function pageOfChoice(id: string): number | null {
  if (id === 'questions') return 1
  const [, page] = /^questions-([2-9]|[1-9]\d{1,2})$/.exec(id) ?? []
  return page === undefined ? null : Number(page)
}

export const createChoice = (scene: Pick<Scene, 'voice' | 'facts'>, id: ChoiceId): ChatChoice => ({ id, label: labelOfChoice(scene, id) })

const shorten = (label: string) => (label.length > LABEL_LENGTH_MAX ? `${cutText(label, LABEL_LENGTH_MAX - 1)}…` : label)

export function createFactChoice(scene: Pick<Scene, 'voice' | 'facts'>, { id, kind, label, name }: Fact): ChatChoice {
  const topic = kind === 'hours' || kind === 'place' || kind === 'contact' ? kind : null
  return topic
    ? createChoice(scene, topic)
    : { id, label: label !== name ? scene.voice.say(scene.voice.texts.choices.passage, { passage: label }) : shorten(label) }
}

/** Everything that the welcome has no room for, so that all texts of the owner can be reached by tapping. */
function listQuestionChoices(scene: Pick<Scene, 'facts' | 'voice'>): ChatChoice[] {
  const kinds: FactKind[] = ['question', 'passage', 'place', 'contact']
  const choices = kinds.flatMap((wanted) => scene.facts.filter(({ kind }) => kind === wanted).map((fact) => createFactChoice(scene, fact)))
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()]
}

export function listQuestionPage(scene: Pick<Scene, 'facts' | 'voice'>, page: number): ChatChoice[] {
  const choices = listQuestionChoices(scene)
  const size = CHAT_LIMITS.choices - 1
  const shown = choices.slice((page - 1) * size, page * size)
  return choices.length > page * size ? [...shown, createChoice(scene, `questions-${page + 1}`)] : shown
}

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

/** Ways to reach the owner, prefilled with the visitor's question. */
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

/** Removes equal choices. Keeps as many as fit next to `taken` buttons. */
export function limitChoices(choices: ChatChoice[], taken = 0): ChatChoice[] {
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  return [...byId.values()].slice(0, CHAT_LIMITS.choices - taken)
}

/** An appointment or a contact, and a person. After a hand-over without a contact, the ways to reach the owner. */
function listActions(scene: Scene, state: AssistantState): ChatChoice[] {
  if (state.isHandedOver) return hasContact(state) ? [] : listChannels(scene, state.lastQuestion).slice(0, CHANNELS_MAX)
  const { primaryGoal } = scene.context.config
  const isWish = primaryGoal === 'schedule_appointment' && state.wishes.length === 0
  const ids: ChoiceId[] = [...(isWish ? (['appointment'] as const) : hasContact(state) ? [] : (['leave-contact'] as const)), 'person']
  return ids.map((id) => createChoice(scene, id))
}

export function listUsualChoices(scene: Scene, state: AssistantState, stated: readonly ChoiceId[] = []): ChatChoice[] {
  const actions = listActions(scene, state)
  const topics = listTopicChoices(scene).filter((id) => !stated.includes(id))
  return [...topics.slice(0, CHAT_LIMITS.choices - actions.length).map((id) => createChoice(scene, id)), ...actions]
}

/** For a client that sends no label. Null for an unknown id. `state` comes from the previous turn. */
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
