import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import { type Concept, findConcepts, findJapaneseConcepts } from './concepts.ts'
import { findJapaneseMeanings, findMeanings, isWeakMeaning, type Meaning } from './glossary.ts'
import { readKindWords } from './kind-words.ts'
import { TRADE_CONCEPTS } from './phrase-tables.ts'
import { SaidWords } from './said-words.ts'
import { hasJapanese, isUnimportantWord, readJapanesePairs, readWords, toCompactText } from './text.ts'
import { ASKING_WORDS } from './weak-words.ts'

/** A trade that a message names, by which of its words (or Japanese characters). */
export interface SaidTrade {
  trade: Concept
  words: readonly string[]
  /** Those of the words that say what is meant. */
  important: string[]
  start: number
  end: number
}

/** A message, prepared for the look-up of names. */
export interface SaidMessage {
  language: AssistantLanguage
  words: SaidWords
  compact: string
  pairs: Set<string>
  /** Its meanings with the words that have them. */
  meanings: Map<Meaning, string>
  trades: SaidTrade[]
  /** Important words that ask for no price or appointment. */
  subjects: Set<string>
  /** Words that say which kind of each word is meant. */
  kinds: Map<string, Set<string>>
  /** The meanings of each single word. */
  meaningsByWord: Map<string, Set<Meaning>>
}

/** Trades that a name may be found by. Lessons are not among them: somebody who teaches maths need not teach chemistry. */
export const NAMED_TRADES = new Set(TRADE_CONCEPTS.filter((trade) => trade !== 'lessons'))
/** Concepts of what people ask of a service, which name none. */
const ASKING_CONCEPTS = new Set<Concept>([
  'priceInfo',
  'booking',
  'quotes',
  'freeOfCharge',
  'duration',
  'advanceNotice',
  'consultation',
  'discounts',
])
/** Prepares a message for the look-up of names in `nameLanguage`; `isNameWord`: no misspelling of something else. */
export function readSaidMessage(
  message: string,
  language: AssistantLanguage,
  nameLanguage: AssistantLanguage,
  isNameWord: (word: string) => boolean,
): SaidMessage {
  const all = readWords(message, language)
  const compact = toCompactText(message)
  const languages = [...new Set([language, nameLanguage, 'en' as const])]
  const mayBeMisspelt = (word: string) => !isUnimportantWord(word, language) && !isNameWord(word)
  const meanings = new Map<Meaning, string>()
  const meaningsByWord = new Map<string, Set<Meaning>>()
  for (const { meaning, start, end } of findMeanings(all, languages, mayBeMisspelt)) {
    const source = all.slice(start, end).join(' ')
    if (!meanings.has(meaning)) meanings.set(meaning, source)
    meaningsByWord.set(source, new Set([...(meaningsByWord.get(source) ?? []), meaning]))
  }
  for (const { meaning, start, end } of findJapaneseMeanings(compact)) meanings.set(meaning, compact.slice(start, end))
  const concepts = findConcepts(all, [language, 'en'], 'visitor')
  const asking = concepts.filter(({ label }) => ASKING_CONCEPTS.has(label))
  const trades = [
    ...concepts.map(({ label, start, end }) => ({ trade: label, words: all.slice(start, end), start, end })),
    ...findJapaneseConcepts(message, 'visitor').map(({ label, start, end }) => ({
      trade: label,
      words: [compact.slice(start, end)],
      start,
      end,
    })),
  ]
    .map((one) => ({ ...one, important: one.words.filter((word) => !isUnimportantWord(word, language)) }))
    .filter(({ trade }) => NAMED_TRADES.has(trade))
  const weak = new Set([...meanings].filter(([meaning]) => isWeakMeaning(meaning)).map(([, word]) => word))
  const subjects = all.filter(
    (word, position) =>
      !weak.has(word) &&
      word.length > 2 &&
      !isUnimportantWord(word, language) &&
      !ASKING_WORDS.has(word) &&
      !asking.some(({ start, end }) => start <= position && position < end),
  )
  return {
    language,
    words: new SaidWords(message, language, nameLanguage),
    compact,
    pairs: new Set(hasJapanese(message) ? readJapanesePairs(message) : []),
    meanings,
    trades,
    subjects: new Set(subjects),
    kinds: readKindWords(all, language, (word) => weak.has(word)),
    meaningsByWord,
  }
}
