import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { type Fact, listFacts } from './facts.ts'
import { FactSearch, KINDS_OF_TOPIC, type Topic } from './find.ts'
import type { AssistantContext } from './turn.ts'
import { createVoice, type Voice } from './voice.ts'

/** Everything that replies of one conversation are made of, in the visitor's language. */
export interface Scene {
  context: AssistantContext
  voice: Voice
  facts: Fact[]
  search: FactSearch
}

/** Most configurations of which an isolate keeps what takes the most time. */
const KEPT_MAX = 4
/** Most lists of facts of one of them: one for each language and country of visitors. */
const KEPT_LISTS_MAX = 12
const kept = new Map<string, { search: FactSearch; factsByLanguage: Map<string, Fact[]> }>()

/** Creates the scene of a card in a language. */
export function createScene(context: AssistantContext, language: AssistantLanguage): Scene {
  const key = JSON.stringify([context.card, context.config])
  // Phone numbers are written as in the visitor's country.
  const of = `${language} ${context.country}`
  const facts = kept.get(key)?.factsByLanguage.get(of) ?? listFacts(context, language)
  const known = kept.get(key) ?? { search: new FactSearch(facts), factsByLanguage: new Map<string, Fact[]>() }
  if (known.factsByLanguage.size >= KEPT_LISTS_MAX) known.factsByLanguage.clear()
  known.factsByLanguage.set(of, facts)
  // The newest stands last, so that the first one is the longest unused.
  kept.delete(key)
  kept.set(key, known)
  if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!)
  return { context, voice: createVoice(context, language), facts, search: known.search }
}

/** Facts that a topic is answered by. */
export const listFactsOfTopic = ({ facts }: Pick<Scene, 'facts'>, topic: Topic): Fact[] =>
  facts.filter(({ kind, amount }) => KINDS_OF_TOPIC[topic].includes(kind) && (topic !== 'prices' || amount !== undefined))

/** Most prices or services that one reply lists. */
const LISTED_MAX = 15

/** Lists what is offered, or the prices alone, one a line where prices are configured. */
export function listOffers(scene: Scene, topic: 'services' | 'prices'): { text: string; stated: Fact[]; namesPrices: boolean } {
  const { texts, say, list } = scene.voice
  const priced = listFactsOfTopic(scene, 'prices')
  const all = [...new Set([...listFactsOfTopic(scene, topic), ...priced])]
  const stated = all.slice(0, LISTED_MAX)
  const lines = stated.map(({ label, amount }) => (amount === undefined ? label : say(texts.priceLine, { service: label, price: amount })))
  if (all.length > stated.length) lines.push('…')
  const namesPrices = priced.length > 0
  return {
    text: namesPrices ? [say(texts.pricesIntro), ...lines].join('\n') : say(texts.services, { services: list(lines) }),
    stated,
    namesPrices,
  }
}

/** Names where a fact stands, for the line below an answer. */
export function sourceOf({ kind, amount }: Fact, { voice: { texts } }: Pick<Scene, 'voice'>): string {
  const { sources } = texts
  if (amount !== undefined || kind === 'service') return sources.prices
  if (kind === 'question') return sources.questions
  return kind === 'passage' || kind === 'hours' ? sources.information : sources.card
}
