import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '../../../schema/salesbot.ts'
import { type PhraseList } from './lexicon/lexicon.ts'
import { TOPICS } from './lexicon/topics.ts'
import { TRADES } from './lexicon/trades.ts'
import { JapanesePhraseMatcher, PhraseMatcher, type PhraseMatch } from './phrases.ts'
import { hasJapanese, toCompactText } from './text.ts'

const CONCEPTS = { ...TOPICS, ...TRADES }
/** A subject that the six languages name in many words. */
export type Concept = keyof typeof CONCEPTS

/**
 * Subjects that a passage also answers, with the share that it counts: somebody who asks whether a thing is free is answered
 * by its price, and one who asks about Sunday evening by the opening hours.
 */
export const RELATED_CONCEPTS: Partial<Record<Concept, readonly (readonly [Concept, number])[]>> = {
  freeOfCharge: [['priceInfo', 1]],
  priceInfo: [
    ['freeOfCharge', 0.9],
    ['commission', 1],
  ],
  timeOfDay: [['hours', 1]],
  hours: [['timeOfDay', 0.6]],
  readiness: [
    ['duration', 1],
    ['delivery', 0.8],
  ],
  duration: [['readiness', 0.7]],
  weekend: [['hours', 0.7]],
  holiday: [['hours', 0.5]],
  evening: [['hours', 0.7]],
  travelCosts: [['area', 0.5]],
  transport: [['place', 0.7]],
  documents: [['materials', 0.8]],
  materials: [['documents', 0.8]],
  newClients: [['consultation', 0.9]],
  advanceNotice: [['readiness', 0.5]],
  cancellation: [['refund', 0.7]],
  membershipBodies: [['credentials', 0.6]],
  paymentMethods: [
    ['deposit', 0.8],
    ['installments', 0.8],
  ],
}

const matchers = new Map<AssistantLanguage, PhraseMatcher<Concept>>()
const tradeMatchers = new Map<AssistantLanguage, PhraseMatcher<Concept>>()
let japaneseMatcher: JapanesePhraseMatcher<Concept> | null = null

const toLists = (language: AssistantLanguage, concepts: object = CONCEPTS) =>
  (Object.keys(concepts) as Concept[]).map((concept): [Concept, PhraseList] => [concept, CONCEPTS[concept][language]])

function matcherOf(language: AssistantLanguage, of = matchers, concepts: object = CONCEPTS) {
  let matcher = of.get(language)
  if (!matcher) {
    matcher = new PhraseMatcher(language, toLists(language, concepts))
    of.set(language, matcher)
  }
  return matcher
}

/** Concepts in the words of a text in one of `languages`. `toleratesMistakes`: longer words may be misspelt. */
export function findConcepts(words: string[], languages: Iterable<AssistantLanguage>, toleratesMistakes: boolean): PhraseMatch<Concept>[] {
  return Array.from(new Set(languages), (language) => (language === 'ja' ? [] : matcherOf(language).find(words, toleratesMistakes))).flat()
}

/** Trades alone, in the words of a text in any language but Japanese, spelt as they should be. Topics of these languages are not compiled. */
export function findTrades(words: string[]): PhraseMatch<Concept>[] {
  return ASSISTANT_LANGUAGES.flatMap((language) => (language === 'ja' ? [] : matcherOf(language, tradeMatchers, TRADES).find(words, false)))
}

/** Concepts in a text with Japanese characters; positions are those of `toCompactText(text)`. */
export function findJapaneseConcepts(text: string): PhraseMatch<Concept>[] {
  if (!hasJapanese(text)) return []
  japaneseMatcher ??= new JapanesePhraseMatcher(toLists('ja'))
  return japaneseMatcher.find(toCompactText(text))
}
