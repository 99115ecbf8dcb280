import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import { GERMAN } from './lexicon/de.ts'
import { ENGLISH } from './lexicon/en.ts'
import { SPANISH } from './lexicon/es.ts'
import { FRENCH } from './lexicon/fr.ts'
import { JAPANESE } from './lexicon/ja.ts'
import type { PhraseList } from './lexicon/lexicon.ts'
import { PORTUGUESE } from './lexicon/pt.ts'
import { QUESTION_PHRASES } from './lexicon/question-topics.ts'
import { OWNER_PHRASES } from './lexicon/topics-owner.ts'
import { SITUATION_TOPICS } from './lexicon/topics-situations.ts'
import { SPOKEN_BY_OWNERS, SPOKEN_BY_VISITORS } from './lexicon/topics-spoken.ts'
import { VISITOR_PHRASES } from './lexicon/topics-visitor.ts'
import { type ConceptNames, TOPICS } from './lexicon/topics.ts'
import { TRADES } from './lexicon/trades.ts'
import { compileJapanesePhrases, compilePhrases, type JapanesePhraseTable, type PhraseTable } from './phrase-table.ts'

// The build replaces this module by one that holds the compiled tables (scripts/phrase-tables.ts), so nothing else may import the
// lists of phrases.

/** Languages whose texts have words between blanks. */
export type WordLanguage = Exclude<AssistantLanguage, 'ja'>

/** Lists of phrases that are looked up together. */
export const PHRASE_TABLES = ['intents', 'concepts', 'questions'] as const
export type PhraseTableName = (typeof PHRASE_TABLES)[number]

type Lists = [label: string, list: PhraseList][]

const INTENT_PHRASES = { en: ENGLISH, es: SPANISH, de: GERMAN, fr: FRENCH, pt: PORTUGUESE, ja: JAPANESE }
const CONCEPT_PHRASES: Record<string, ConceptNames> = { ...TOPICS, ...SITUATION_TOPICS, ...TRADES }

const toLists = (concepts: Partial<Record<string, ConceptNames>>, language: AssistantLanguage, prefix = ''): Lists =>
  Object.entries(concepts).map(([concept, names]) => [prefix + concept, names![language]])
const withPrefix = (lists: Record<string, PhraseList> | undefined, prefix: string): Lists =>
  Object.entries(lists ?? {}).map(([concept, list]) => [prefix + concept, list])

const LISTS: Record<PhraseTableName, (language: AssistantLanguage) => Lists> = {
  intents: (language) => Object.entries(INTENT_PHRASES[language]),
  concepts: (language) => [
    ...toLists(CONCEPT_PHRASES, language),
    ...toLists(OWNER_PHRASES, language, 'owner:'),
    ...toLists(VISITOR_PHRASES, language, 'visitor:'),
    ...withPrefix((SPOKEN_BY_OWNERS as Partial<Record<AssistantLanguage, Record<string, PhraseList>>>)[language], 'owner:'),
    ...withPrefix((SPOKEN_BY_VISITORS as Partial<Record<AssistantLanguage, Record<string, PhraseList>>>)[language], 'visitor:'),
  ],
  questions: (language) => Object.entries(QUESTION_PHRASES[language]),
}

/** The phrases of a lexicon in one language. */
export const phraseTableOf = (name: PhraseTableName, language: WordLanguage): PhraseTable => compilePhrases(language, LISTS[name](language))

/** The Japanese phrases of a lexicon. */
export const japanesePhraseTableOf = (name: PhraseTableName): JapanesePhraseTable => compileJapanesePhrases(LISTS[name]('ja'))

/** Names of the concepts that are services of trades. */
export const TRADE_CONCEPTS: readonly string[] = Object.keys(TRADES)
/** Names of the concepts that visitors of any business ask about. */
export const TOPIC_CONCEPTS: readonly string[] = Object.keys({ ...TOPICS, ...SITUATION_TOPICS })
