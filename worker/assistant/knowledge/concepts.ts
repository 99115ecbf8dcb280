import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '../../../schema/salesbot.ts'
import { type PhraseList } from './lexicon/lexicon.ts'
import { OWNER_PHRASES } from './lexicon/topics-owner.ts'
import { SITUATION_TOPICS } from './lexicon/topics-situations.ts'
import { SPOKEN_BY_OWNERS, SPOKEN_BY_VISITORS } from './lexicon/topics-spoken.ts'
import { VISITOR_PHRASES } from './lexicon/topics-visitor.ts'
import { type ConceptNames, TOPICS } from './lexicon/topics.ts'
import { TRADES } from './lexicon/trades.ts'
import { JapanesePhraseMatcher, PhraseMatcher, type PhraseMatch } from './phrases.ts'
import { firstLettersOf, foldText, hasJapanese, toCompactText } from './text.ts'

const CONCEPTS = { ...TOPICS, ...SITUATION_TOPICS, ...TRADES }
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

const matchers = new Map<AssistantLanguage, PhraseMatcher<Label>>()
let japaneseMatcher: JapanesePhraseMatcher<Label> | null = null

const toLists = (language: AssistantLanguage, concepts: object = CONCEPTS) =>
  (Object.keys(concepts) as Concept[]).map((concept): [Label, PhraseList] => [concept, CONCEPTS[concept][language]])

function toListsOf(author: Author, language: AssistantLanguage): [Label, PhraseList][] {
  const phrases: Partial<Record<Concept, ConceptNames>> = author === 'owner' ? OWNER_PHRASES : VISITOR_PHRASES
  const spoken: Partial<Record<AssistantLanguage, Record<string, PhraseList>>> = author === 'owner' ? SPOKEN_BY_OWNERS : SPOKEN_BY_VISITORS
  return [
    ...Object.entries(phrases).map(([concept, names]): [Label, PhraseList] => [`${author}:${concept as Concept}`, names[language]]),
    ...Object.entries(spoken[language] ?? {}).map(([concept, names]): [Label, PhraseList] => [`${author}:${concept as Concept}`, names]),
  ]
}

const toAllLists = (language: AssistantLanguage) => [
  ...toLists(language),
  ...toListsOf('owner', language),
  ...toListsOf('visitor', language),
]

/** What `author` means by the phrases that were found. */
function meantBy(author: Author, matches: PhraseMatch<Label>[]): PhraseMatch<Concept>[] {
  return matches.flatMap(({ label, start, end }) => {
    const [who, concept] = label.includes(':') ? (label.split(':') as [Author, Concept]) : [author, label as Concept]
    return who === author ? [{ label: concept, start, end }] : []
  })
}

function matcherOf(language: AssistantLanguage, of = matchers, lists = toAllLists) {
  let matcher = of.get(language)
  if (!matcher) {
    matcher = new PhraseMatcher(language, lists(language))
    of.set(language, matcher)
  }
  return matcher
}

/**
 * Concepts in the words of a text in one of `languages`. Longer words of a visitor may be misspelt ones of the first of them; those of
 * other languages look like misspelt words anyway.
 */
export function findConcepts(words: string[], languages: readonly AssistantLanguage[], author: Author): PhraseMatch<Concept>[] {
  const found = Array.from(new Set(languages), (language) =>
    language === 'ja' ? [] : matcherOf(language).find(words, author === 'visitor' && language === languages[0]),
  )
  return meantBy(author, found.flat())
}

const COMPOUND_LENGTH_MIN = 9
const COMPOUND_PART_MIN = 4
const COMPOUNDS_REMEMBERED_MAX = 1000
const compounds = new Map<string, Concept[]>()

/** Parts of compounds that mean something else there. */
const COMPOUND_EXCEPTIONS = new Set<Concept>(['jobs', 'ownership', 'place'])

/** Concepts of the longest beginning and the longest end of a German compound that name any: "Bereitschaftsdienst". */
function conceptsInCompound(word: string): Concept[] {
  const known = compounds.get(word)
  if (known) return known
  const conceptsOf = (part: string) =>
    meantBy('owner', matcherOf('de').find([part], false))
      .map(({ label }) => label)
      .filter((label) => !COMPOUND_EXCEPTIONS.has(label))
  const ends = Array.from({ length: word.length - 2 * COMPOUND_PART_MIN + 1 }, (_, at) => word.slice(COMPOUND_PART_MIN + at))
  const beginnings = ends.map((end) => word.slice(0, -end.length)).toReversed()
  const variants = beginnings.flatMap((beginning) => [beginning, beginning.replace(/(?:en|er|es|[sne])$/, '')])
  const concepts = [ends, variants].flatMap((parts) => parts.map(conceptsOf).find((found) => found.length > 0) ?? [])
  if (compounds.size >= COMPOUNDS_REMEMBERED_MAX) compounds.clear()
  compounds.set(word, concepts)
  return concepts
}

/** Concepts within the compounds of a German text's words that belong to no concept as a whole. */
export function findCompoundConcepts(words: string[], isKnown: (position: number) => boolean): PhraseMatch<Concept>[] {
  return words.flatMap((word, start) =>
    word.length < COMPOUND_LENGTH_MIN || isKnown(start) ? [] : conceptsInCompound(word).map((label) => ({ label, start, end: start + 1 })),
  )
}

/** Phrases of trades by the first two letters of their first words, so that of many only those of a text are compiled. */
const tradePhrases = new Map<AssistantLanguage, Map<string, [Label, PhraseList][]>>()

function tradePhrasesOf(language: AssistantLanguage) {
  let byLetters = tradePhrases.get(language)
  if (byLetters) return byLetters
  tradePhrases.set(language, (byLetters = new Map()))
  for (const [label, list] of toLists(language, TRADES)) {
    for (const phrase of list.split(';')) {
      const start = phrase.search(/[^\s^-]/)
      if (start < 0) continue
      const blank = phrase.indexOf(' ', start)
      const first = phrase.slice(start, blank < 0 ? undefined : blank)
      for (const word of first.split('/')) {
        const two = word.slice(0, 2)
        const letters = firstLettersOf(/^[a-z]+$/.test(two) ? two : foldText(two))
        const phrases = byLetters.get(letters)
        if (phrases) phrases.push([label, phrase])
        else byLetters.set(letters, [[label, phrase]])
      }
    }
  }
  return byLetters
}

/** Trades alone, in the words of each text in any language but Japanese, spelt as they should be. Topics of these languages are not compiled. */
export function findTrades(texts: string[][]): PhraseMatch<Concept>[][] {
  const letters = new Set(texts.flat().map(firstLettersOf))
  const found: PhraseMatch<Concept>[][] = texts.map(() => [])
  for (const language of ASSISTANT_LANGUAGES) {
    if (language === 'ja') continue
    const byLetters = tradePhrasesOf(language)
    const matcher = new PhraseMatcher<Label>(
      language,
      [...letters].flatMap((two) => byLetters.get(two) ?? []),
    )
    for (const [index, words] of texts.entries()) found[index]!.push(...meantBy('owner', matcher.find(words, false)))
  }
  return found
}

/** Concepts in a text with Japanese characters; positions are those of `toCompactText(text)`. */
export function findJapaneseConcepts(text: string, author: Author): PhraseMatch<Concept>[] {
  if (!hasJapanese(text)) return []
  japaneseMatcher ??= new JapanesePhraseMatcher(toAllLists('ja'))
  return meantBy(author, japaneseMatcher.find(toCompactText(text)))
}
