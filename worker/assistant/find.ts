import MiniSearch from 'minisearch'
import { type CardLanguage, isSpacelessLanguage } from '../../schema/card-language.ts'
import { listCurrencyWords } from './amount.ts'
import { type BusinessFact, type FactKind, weekdayNamesOf } from './facts.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import { foldCaseAndAccents, containsPhrase, isSameWord, listWords, toIndexedText, removePhrases } from './phrases.ts'

const FURTHER_STOP_WORDS = ['not', 'know', 'dont', 'does']
const stopWordSets = new Map<CardLanguage, Set<string>>()

/** A fact answers a question if it contains this share of the question's words. */
const SURE_COVERAGE = 0.75
const OFFERED_COVERAGE = 0.25
/** A question names a fact if it contains this share of the words in the fact's name. */
const NAMED_SHARE = 0.5
/** If the second-best fact has at least this share of the best one's score, the best one is uncertain. */
const RIVAL_SHARE = 0.8
const PREFIX_LENGTH_MIN = 4
const PREFIX_LETTERS_MAX = 3
const INDEXED_LENGTH = 500
const SUBJECT_LETTERS_MIN = 4
const SEARCHED_WORDS_MAX = 40
/** The time of a tolerant search grows with the square of a word's length. Real words are shorter. */
const SEARCHED_WORD_LENGTH_MAX = 40
const OFFERED_MAX = 4

export type Topic = 'services' | 'prices' | 'hours' | 'place' | 'contact'
export const TOPICS: readonly Topic[] = ['prices', 'hours', 'place', 'contact', 'services']

export const FACT_KINDS_BY_TOPIC: Record<Topic, readonly FactKind[]> = {
  services: ['service'],
  prices: ['service', 'price'],
  hours: ['hours'],
  place: ['place'],
  contact: ['contact'],
}

export interface FactSearchResult {
  /** Facts that answer the question. */
  sure: BusinessFact[]
  /** Facts that may answer the question. The assistant offers them as choices instead of stating them. */
  unsure: BusinessFact[]
  topics: Topic[]
  isTopicAlone: boolean
  hasSubject: boolean
}

const PAIRED_SCRIPTS_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu

/** Splits `e-bike` into its parts and `ebike`. Splits Japanese, Chinese and Korean into pairs of characters, because their words
 * have no spaces between them, or particles at their ends. */
function tokenize(folded: string): string[] {
  const pairs = Array.from(folded.matchAll(PAIRED_SCRIPTS_PATTERN), ([run]) => run).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
  const latin = folded.replace(PAIRED_SCRIPTS_PATTERN, ' ')
  const joined = (latin.match(/[\p{L}-]+/gu) ?? []).filter((word) => /[^-]-[^-]/.test(word)).map((word) => word.replaceAll('-', ''))
  return [...listWords(latin), ...joined, ...pairs].map((word) => word.slice(0, SEARCHED_WORD_LENGTH_MAX))
}

function stopWordsOf(language: CardLanguage): Set<string> {
  const known =
    stopWordSets.get(language) ?? new Set([...ASSISTANT_LANGUAGE_RULES[language].stopWords, ...FURTHER_STOP_WORDS].map(foldCaseAndAccents))
  stopWordSets.set(language, known)
  return known
}

const isHiraganaPair = (token: string) => /^\p{Script=Hiragana}+$/u.test(token)

function matchesToken(token: string, other: string): boolean {
  if (isSameWord(token, other)) return true
  const [short, long] = token.length <= other.length ? [token, other] : [other, token]
  return short.length >= PREFIX_LENGTH_MIN && long.length - short.length <= PREFIX_LETTERS_MAX && long.startsWith(short)
}

/** Lists the words of a text that may name its subject: all but stop words, each once. */
export function listSubjectWords(folded: string, language: CardLanguage): string[] {
  const stopWords = stopWordsOf(language)
  const tokens = tokenize(folded).filter(
    (token) => !stopWords.has(token) && !isHiraganaPair(token) && (token.length > 1 || /\d|\p{Script=Han}/u.test(token)),
  )
  return [...new Set(tokens)].slice(0, SEARCHED_WORDS_MAX)
}

interface Hit {
  fact: BusinessFact
  score: number
  coverage: number
  isNamed: boolean
  held: number
}

export class FactSearch {
  readonly #index: MiniSearch<BusinessFact>

  constructor(facts: BusinessFact[]) {
    this.#index = new MiniSearch<BusinessFact>({
      fields: ['name', 'text'],
      tokenize: (text) => tokenize(foldCaseAndAccents(text)),
      processTerm: (term) => term,
      searchOptions: {
        boost: { name: 2 },
        prefix: (term) => term.length >= PREFIX_LENGTH_MIN,
        // The search library counts two swapped letters as two changes, so two changes are allowed.
        fuzzy: (term) => (term.length >= 5 ? 0.4 : false),
        maxFuzzy: 2,
      },
    })
    this.#index.addAll(
      facts
        .filter(({ kind }) => kind !== 'contact' && kind !== 'place')
        .map((fact) => ({ ...fact, text: fact.amount === undefined && fact.kind !== 'service' ? fact.text.slice(0, INDEXED_LENGTH) : '' })),
    )
  }

  #search(tokens: string[], facts: BusinessFact[], language: CardLanguage): Hit[] {
    if (tokens.length === 0) return []
    return this.#index.search(tokens.join(' ')).flatMap(({ id, score, match }) => {
      const found = Object.entries(match)
      const matched = tokens.filter((token) => found.some(([other]) => matchesToken(token, other)))
      const fact = facts.find((one) => one.id === id)!
      const name = listSubjectWords(foldCaseAndAccents(fact.name), language)
      const isNamed =
        name.length > 0 && name.filter((word) => matched.some((token) => matchesToken(token, word))).length / name.length >= NAMED_SHARE
      if (matched.length === 0 || (!isNamed && matched.length === 1 && tokens.length > 2)) return []
      return [{ fact, score, coverage: matched.length / tokens.length, isNamed, held: matched.length }]
    })
  }

  /** The answer to "How much?" needs an amount, the answer to "When?" a number. */
  #fitsTopics({ kind, text }: BusinessFact, topics: Topic[], currencyWords: string[]): boolean {
    if (kind === 'service' || kind === 'price') return true
    const folded = text.toLowerCase()
    if (topics.includes('prices')) return /\p{Nd}/u.test(text) && currencyWords.some((word) => folded.includes(word))
    return !topics.includes('hours') || /\p{Nd}/u.test(text)
  }

  find(question: string, facts: BusinessFact[], language: CardLanguage, currency: string): FactSearchResult {
    const intents = ASSISTANT_LANGUAGE_RULES[language].intents
    const text = toIndexedText(question)
    const topics = TOPICS.filter((topic) => containsPhrase(text, intents[topic]))
    const same = facts.find(
      ({ kind, name }) => kind === 'question' && listWords(foldCaseAndAccents(name)).join(' ') === listWords(text.folded).join(' '),
    )
    if (same) return { sure: [same], unsure: [], topics, isTopicAlone: false, hasSubject: true }
    const all = listSubjectWords(removePhrases(text.folded, intents.asking), language)
    let rest = text.folded
    for (const topic of topics) rest = removePhrases(rest, intents[topic])
    if (topics.includes('hours')) rest = removePhrases(rest, weekdayNamesOf(language))
    const tokens = listSubjectWords(removePhrases(removePhrases(rest, intents.asking), intents.appointment), language)
    const isTyped = topics.every((topic) => containsPhrase(text, intents[topic], 'exact'))
    const isTopicAlone = tokens.length === 0 && topics.length > 0

    const hits = this.#search(tokens.length > 0 ? tokens : all, facts, language)
      .filter(({ coverage }) => coverage >= OFFERED_COVERAGE)
      .toSorted((a, b) => b.coverage - a.coverage || b.score - a.score)
    const [best] = hits
    const fits = best !== undefined && this.#fitsTopics(best.fact, topics, listCurrencyWords(language, currency))
    const isSure = fits && best.coverage >= SURE_COVERAGE && (best.isNamed || (best.held > 1 && best.fact.kind !== 'question'))
    const rivals = hits.filter((hit) => hit !== best && hit.coverage === best!.coverage && hit.score >= best!.score * RIVAL_SHARE)
    const sure = isSure && !isTopicAlone && rivals.length === 0 ? [best.fact] : []
    return {
      sure,
      unsure: sure.length > 0 ? [] : hits.slice(0, OFFERED_MAX).map(({ fact }) => fact),
      topics,
      isTopicAlone: isTopicAlone && isTyped,
      hasSubject: all.some(
        (token) => token.length >= SUBJECT_LETTERS_MIN || /\d|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(token),
      ),
    }
  }
}

/** True if the question shares two significant words with a pinned line, or one long word if the line has at most three words. */
export function sharesWordsWithPinnedLine(question: string, line: string, language: CardLanguage): boolean {
  const wordsOf = (text: string) =>
    tokenize(foldCaseAndAccents(text)).filter(
      (word) => word.length > 1 && !/^\d/.test(word) && !stopWordsOf(language).has(word) && !isHiraganaPair(word),
    )
  const topics = TOPICS.map((topic) => ASSISTANT_LANGUAGE_RULES[language].intents[topic]).join(',')
  const asked = wordsOf(removePhrases(foldCaseAndAccents(question), topics))
  const words = [...new Set(wordsOf(line))]
  const shared = words.filter((word) => asked.some((other) => matchesToken(other, word)))
  return shared.length > 1 || (shared.length === 1 && (shared[0]!.length >= 5 || isSpacelessLanguage(language)) && words.length <= 3)
}
