import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '../../../schema/salesbot.ts'
import { BoundedCache } from '../reading/bounded-cache.ts'
import type { SITUATION_TOPICS } from './lexicon/topics-situations.ts'
import type { TOPICS } from './lexicon/topics.ts'
import type { TRADES } from './lexicon/trades.ts'
import { japanesePhraseTableOf, phraseTableOf, TRADE_CONCEPTS, type WordLanguage } from './phrase-tables.ts'
import { JapanesePhraseMatcher, PhraseMatcher, type PhraseMatch } from './phrases.ts'
import { hasJapanese, toCompactText } from './text.ts'

/** A subject that the six languages name in many words. */
export type Concept = keyof typeof TOPICS | keyof typeof SITUATION_TOPICS | keyof typeof TRADES

const TRADES_BY_NAME = new Set(TRADE_CONCEPTS)
/** True for a service of a trade; the other concepts are topics of any business. */
export const isTradeConcept = (concept: string) => TRADES_BY_NAME.has(concept)

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
  refund: [['cancellation', 0.8]],
  ageLimit: [['children', 0.7]],
  children: [['ageLimit', 0.8]],
  surcharge: [
    ['included', 0.8],
    ['travelCosts', 0.5],
  ],
  included: [['surcharge', 0.7]],
  validity: [['cancellation', 0.5]],
  arrival: [['area', 0.4]],
  checkIn: [['arrival', 0.9]],
  damageCover: [
    ['insurance', 0.9],
    ['guarantee', 0.8],
  ],
  membershipBodies: [['credentials', 0.6]],
  paymentMethods: [
    ['deposit', 0.8],
    ['installments', 0.8],
  ],
}

/** Who wrote a text: owners say "the garage across the street" where visitors say "parking". */
export type Author = 'owner' | 'visitor'
/** What is looked for: a concept, as everybody says it, or as only owners or only visitors do. */
type Label = Concept | `owner:${Concept}` | `visitor:${Concept}`

const matchers = new Map<WordLanguage, PhraseMatcher<Label>>()
let japaneseMatcher: JapanesePhraseMatcher<Label> | null = null

/** What `author` means by the phrases that were found. */
function meantBy(author: Author, matches: PhraseMatch<Label>[]): PhraseMatch<Concept>[] {
  return matches.flatMap(({ label, start, end }) => {
    const [who, concept] = label.includes(':') ? (label.split(':') as [Author, Concept]) : [author, label as Concept]
    return who === author ? [{ label: concept, start, end }] : []
  })
}

function matcherOf(language: WordLanguage): PhraseMatcher<Label> {
  let matcher = matchers.get(language)
  if (!matcher) matchers.set(language, (matcher = new PhraseMatcher(language, phraseTableOf('concepts', language))))
  return matcher
}

/**
 * Concepts in the words of a text in one of `languages`. Longer words of a visitor may be misspelt ones of the first of them; those of
 * other languages look like misspelt words anyway.
 */
export function findConcepts(words: readonly string[], languages: readonly AssistantLanguage[], author: Author): PhraseMatch<Concept>[] {
  const found = Array.from(new Set(languages), (language) =>
    language === 'ja' ? [] : matcherOf(language).find(words, author === 'visitor' && language === languages[0]),
  )
  return meantBy(author, found.flat())
}

const COMPOUND_LENGTH_MIN = 9
const COMPOUND_PART_MIN = 4
const COMPOUNDS_REMEMBERED_MAX = 1000
const compounds = new BoundedCache<Concept[]>(COMPOUNDS_REMEMBERED_MAX)

/** Parts of compounds that mean something else there. */
const COMPOUND_EXCEPTIONS = new Set<Concept>(['jobs', 'ownership', 'place'])

/** Concepts of the longest beginning and the longest end of a German compound that name any: "Bereitschaftsdienst". */
function conceptsInCompound(word: string): Concept[] {
  const conceptsOf = (part: string) =>
    meantBy('owner', matcherOf('de').find([part], false))
      .map(({ label }) => label)
      .filter((label) => !COMPOUND_EXCEPTIONS.has(label))
  const ends = Array.from({ length: word.length - 2 * COMPOUND_PART_MIN + 1 }, (_, at) => word.slice(COMPOUND_PART_MIN + at))
  const beginnings = ends.map((end) => word.slice(0, -end.length)).toReversed()
  const variants = beginnings.flatMap((beginning) => [beginning, beginning.replace(/(?:en|er|es|[sne])$/, '')])
  return [ends, variants].flatMap((parts) => parts.map(conceptsOf).find((found) => found.length > 0) ?? [])
}

/** Concepts within the compounds of a German text's words that belong to no concept as a whole. */
export function findCompoundConcepts(words: readonly string[], isKnown: (position: number) => boolean): PhraseMatch<Concept>[] {
  return words.flatMap((word, start) =>
    word.length < COMPOUND_LENGTH_MIN || isKnown(start)
      ? []
      : compounds.get(word, () => conceptsInCompound(word)).map((label) => ({ label, start, end: start + 1 })),
  )
}

/** Trades alone, in the words of each text in any language but Japanese, spelt as they should be. */
export const findTrades = (texts: (readonly string[])[]): PhraseMatch<Concept>[][] =>
  texts.map((words) => {
    const found = ASSISTANT_LANGUAGES.flatMap((language) => (language === 'ja' ? [] : matcherOf(language).find(words, false)))
    return meantBy('owner', found).filter(({ label }) => isTradeConcept(label))
  })

/** Concepts in a text with Japanese characters; positions are those of `toCompactText(text)`. */
export function findJapaneseConcepts(text: string, author: Author): PhraseMatch<Concept>[] {
  if (!hasJapanese(text)) return []
  japaneseMatcher ??= new JapanesePhraseMatcher(japanesePhraseTableOf('concepts'))
  return meantBy(author, japaneseMatcher.find(toCompactText(text)))
}
