import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { BoundedCache } from '../reading/bounded-cache.ts'
import { isWithinEdits } from '../reading/edit-distance.ts'
import { ASKING_GLOSSARY } from './lexicon/glossary-asking.ts'
import { EVERYDAY_GLOSSARY } from './lexicon/glossary-everyday.ts'
import { GENERAL_GLOSSARY } from './lexicon/glossary-general.ts'
import { TRADES_GLOSSARY } from './lexicon/glossary-trades.ts'
import { phoneticKey } from './phonetic.ts'
import { firstLettersOf, foldText, hasJapanese, stemWord } from './text.ts'

/** What words of several languages mean; the names are those of the glossary's lines. */
export type Meaning = string

/** A meaning, and the words (or the Japanese characters) that have it. */
export interface FoundMeaning {
  meaning: Meaning
  start: number
  end: number
}

const COLUMNS: AssistantLanguage[] = ['en', 'es', 'de', 'fr', 'pt', 'ja']
const COMPOUND_PART_MIN = 3
/** Shortest word that may be misspelt, in letters. */
const MISSPELT_LENGTH_MIN = 5
/** Sounds between the parts of a German compound. */
const JOINTS = ['', 's', 'n', 'en', 'e', 'es', 'er']
const MISSPELT_WORDS_MAX = 80
const REMEMBERED_MAX = 2000

interface Entry {
  meaning: Meaning
  isWeak: boolean
  /** Terms by language, as they stand in the glossary. */
  columns: string[]
}

function readEntries(glossary: string): Entry[] {
  return glossary
    .trim()
    .split('\n')
    .map((line) => {
      const [, weak, meaning, columns] = /^(~?)(\w+): (.*)$/.exec(line)!
      return { meaning: meaning!, isWeak: weak === '~', columns: columns!.split('|') }
    })
}

const ENTRIES = [GENERAL_GLOSSARY, TRADES_GLOSSARY, EVERYDAY_GLOSSARY, ASKING_GLOSSARY].flatMap(readEntries)
const WEAK_MEANINGS = new Set(ENTRIES.filter(({ isWeak }) => isWeak).map(({ meaning }) => meaning))

/** Terms of an entry in one language, folded, with blanks between their words. */
const termsOf = ({ columns }: Entry, language: AssistantLanguage): string[] =>
  foldText(columns[COLUMNS.indexOf(language)]?.trim() ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => term.replaceAll('_', ' '))

/** True for meanings that only describe another one, such as "small". */
export const isWeakMeaning = (meaning: Meaning) => WEAK_MEANINGS.has(meaning)

/** Of each of these meanings at most one fits: what is for men is not for women. */
const EXCLUSIVE: Meaning[][] = [
  ['man', 'woman', 'child', 'baby', 'dog', 'cat'],
  ['full', 'half'],
  ['small', 'medium', 'large'],
  ['first', 'second'],
]
export const EXCLUSIVE_MEANINGS = EXCLUSIVE.map((group) => new Set(group))

function add(map: Map<string, Set<Meaning>>, key: string, meaning: Meaning) {
  const known = map.get(key)
  if (known) known.add(meaning)
  else map.set(key, new Set([meaning]))
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

/** Terms of one language, by their words, stems and sounds. */
class LanguageGlossary {
  readonly #language: AssistantLanguage
  readonly #terms = new Map<string, Set<Meaning>>()
  readonly #stems = new Map<string, Set<Meaning>>()
  /** Number of words of the longest term that begins with a word. */
  readonly #longestBy = new Map<string, number>()
  /** Terms whose stems were not needed yet, by their first letters. */
  readonly #unstemmed = new Map<string, { term: string; meaning: Meaning }[]>()
  /** Of longer terms, created with the first word that may be misspelt. */
  #sounds: Map<string, Set<Meaning>> | null = null
  readonly #longer: { term: string; meaning: Meaning }[] = []
  readonly #byFirstLetter = new Map<string, string[]>()
  readonly #remembered = new BoundedCache<Set<Meaning>>(REMEMBERED_MAX)

  constructor(language: AssistantLanguage) {
    this.#language = language
    for (const entry of ENTRIES) {
      const { meaning } = entry
      for (const term of termsOf(entry, language)) {
        add(this.#terms, term, meaning)
        const parts = term.split(' ')
        if (parts.length > 1) {
          this.#longestBy.set(parts[0]!, Math.max(this.#longestBy.get(parts[0]!) ?? 0, parts.length))
          continue
        }
        push(this.#unstemmed, firstLettersOf(term), { term, meaning })
        if (term.length < MISSPELT_LENGTH_MIN) continue
        this.#longer.push({ term, meaning })
        push(this.#byFirstLetter, term[0]!, term)
      }
    }
  }

  /** Meanings of the terms with the stem of a word. Only terms that begin like it are stemmed. */
  #ofStem(word: string): Set<Meaning> | undefined {
    const letters = firstLettersOf(word)
    for (const { term, meaning } of this.#unstemmed.get(letters) ?? []) add(this.#stems, stemWord(term, this.#language), meaning)
    this.#unstemmed.delete(letters)
    return this.#stems.get(stemWord(word, this.#language))
  }

  /** Meanings of the terms that sound like a word. */
  #ofSound(word: string): Set<Meaning> | undefined {
    if (!this.#sounds) {
      this.#sounds = new Map()
      for (const { term, meaning } of this.#longer) add(this.#sounds, phoneticKey(term), meaning)
    }
    return this.#sounds.get(phoneticKey(word))
  }

  /** The longest term of several words that begins at `start`, with its number of words. */
  term(words: readonly string[], start: number): { meanings: Set<Meaning>; length: number } | null {
    const longest = this.#longestBy.get(words[start]!)
    if (!longest) return null
    for (let length = Math.min(longest, words.length - start); length > 1; length--) {
      const meanings = this.#terms.get(words.slice(start, start + length).join(' '))
      if (meanings) return { meanings, length }
    }
    return null
  }

  /** Meanings of a word, of its stem, and in German of its parts. */
  word(word: string): Set<Meaning> {
    const mayBeCompound = this.#language === 'de' && word.length >= 2 * COMPOUND_PART_MIN
    return this.#remembered.get(word, () => this.#ownMeanings(word) ?? (mayBeCompound ? this.#partsOf(word) : new Set<Meaning>()))
  }

  #ownMeanings(word: string): Set<Meaning> | undefined {
    return this.#terms.get(word) ?? this.#ofStem(word)
  }

  #partsOf(word: string, depth = 0): Set<Meaning> {
    let best = new Set<Meaning>()
    for (let length = COMPOUND_PART_MIN; length <= word.length - COMPOUND_PART_MIN; length++) {
      const start = word.slice(0, length)
      const meanings =
        this.#terms.get(start) ??
        JOINTS.filter((joint) => joint !== '' && start.endsWith(joint))
          .map((joint) => this.#terms.get(start.slice(0, -joint.length)))
          .find(Boolean)
      const rest = word.slice(length)
      const ofRest =
        this.#ownMeanings(rest) ??
        (depth < 2 && meanings && rest.length >= 2 * COMPOUND_PART_MIN ? this.#partsOf(rest, depth + 1) : undefined)
      const isPart = meanings !== undefined || (ofRest !== undefined && rest.length >= 5)
      if (!isPart || (!ofRest && start.length < 4)) continue
      const all = new Set([...(meanings ?? []), ...(ofRest ?? [])])
      if (all.size > best.size) best = all
    }
    return best
  }

  misspelt(word: string): Set<Meaning> | undefined {
    const sound = this.#ofSound(word)
    if (sound) return sound
    if (word.length < MISSPELT_LENGTH_MIN + 1) return undefined
    const limit = word.length < 9 ? 1 : 2
    const similar = (this.#byFirstLetter.get(word[0]!) ?? []).find(
      (term) => term.length >= MISSPELT_LENGTH_MIN && isWithinEdits(word, term, limit),
    )
    return similar === undefined ? undefined : this.#terms.get(similar)
  }
}

const glossaries = new Map<AssistantLanguage, LanguageGlossary>()
function glossaryOf(language: AssistantLanguage): LanguageGlossary {
  let glossary = glossaries.get(language)
  if (!glossary) glossaries.set(language, (glossary = new LanguageGlossary(language)))
  return glossary
}

/**
 * Meanings of folded words, looked up in the first of `languages` that knows a word. `mayBeMisspelt`: says of a word that no language
 * knows whether it may be another one, misspelt.
 */
export function findMeanings(
  words: readonly string[],
  languages: readonly AssistantLanguage[],
  mayBeMisspelt?: (word: string) => boolean,
): FoundMeaning[] {
  const found: FoundMeaning[] = []
  const known = languages.filter((language) => language !== 'ja').map(glossaryOf)
  const unknown: number[] = []
  for (let start = 0; start < words.length; start++) {
    let isKnown = false
    for (const glossary of known) {
      const term = glossary.term(words, start)
      if (term) for (const meaning of term.meanings) found.push({ meaning, start, end: start + term.length })
      if (isKnown) continue
      const meanings = glossary.word(words[start]!)
      for (const meaning of meanings) found.push({ meaning, start, end: start + 1 })
      isKnown = meanings.size > 0
    }
    if (!isKnown && words[start]!.length >= MISSPELT_LENGTH_MIN) unknown.push(start)
  }
  if (!mayBeMisspelt) return found
  for (const start of unknown.slice(0, MISSPELT_WORDS_MAX)) {
    if (!mayBeMisspelt(words[start]!)) continue
    for (const meaning of known[0]?.misspelt(words[start]!) ?? []) found.push({ meaning, start, end: start + 1 })
  }
  return found
}

let japaneseTerms: { meaning: Meaning; term: string }[] | null = null
/** Japanese terms, the longest first. */
const listJapaneseTerms = () =>
  (japaneseTerms ??= ENTRIES.flatMap((entry) => termsOf(entry, 'ja').map((term) => ({ meaning: entry.meaning, term }))).toSorted(
    (a, b) => b.term.length - a.term.length,
  ))
const HAN = /\p{Script=Han}/u

/** Meanings in a text with Japanese characters, as `toCompactText` gives it. A single character counts only by itself. */
export function findJapaneseMeanings(compact: string): FoundMeaning[] {
  if (!hasJapanese(compact)) return []
  const found: FoundMeaning[] = []
  for (const { meaning, term } of listJapaneseTerms()) {
    for (let start = compact.indexOf(term); start >= 0; start = compact.indexOf(term, start + 1)) {
      const end = start + term.length
      const overlaps = found.some((other) => other.start < end && start < other.end && !(other.start === start && other.end === end))
      const isPartOfWord = term.length === 1 && (HAN.test(compact[start - 1] ?? '') || HAN.test(compact[end] ?? ''))
      if (overlaps || isPartOfWord) continue
      found.push({ meaning, start, end })
    }
  }
  return found
}
