import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import { BoundedCache } from '../reading/bounded-cache.ts'
import { allowedEdits, isWithinEdits } from '../reading/edit-distance.ts'
import {
  codeAt,
  type JapanesePhraseTable,
  PHRASE_FLAGS,
  type PhraseTable,
  PLACE_BASE,
  STEM_LENGTH_MIN,
  WORD_FORMS,
} from './phrase-table.ts'
import { isSameSound, soundKeyOf } from './sound-keys.ts'
import { isUnimportantWord, stemWord } from './text.ts'

export interface PhraseMatch<Label> {
  label: Label
  /** First word of the match, and the first one after it. */
  start: number
  end: number
}

type Match<Label> = PhraseMatch<Label> & { isException: boolean }

/** Words that a gap of a phrase may have. */
const GAP_MAX = 4
const REMEMBERED_WORDS_MAX = 2000
const JAPANESE_GAP_MAX = 12
/** Shortest words that may be written by ear, and that may differ by a letter from the lexicon's. */
const SHORT_LENGTH_MIN = 3
const MISSPELT_LENGTH_MIN = 5
const MISSPELT_BEGINNING_MIN = 6
/** Different words of one text that may be looked up as misspelt. */
const MISSPELT_WORDS_MAX = 60
/** Words of one text that are looked at. No sentence of a visitor is longer. */
const WORDS_MAX = 250
const HESITATIONS = new Set([
  'um',
  'uh',
  'uhm',
  'hm',
  'hmm',
  'mmm',
  'well',
  'so',
  'oh',
  'ah',
  'eh',
  'ehm',
  'also',
  'na',
  'bueno',
  'pues',
  'ben',
  'bon',
  'bom',
  'bem',
  'alors',
  'entao',
])

function dropExceptions<Label>(matches: Match<Label>[]): PhraseMatch<Label>[] {
  const exceptions = matches.filter(({ isException }) => isException)
  return matches.filter(
    ({ isException, label, start, end }) =>
      !isException && !exceptions.some((other) => other.label === label && other.start < end && start < other.end),
  )
}

/** Keys in their order, of which the same one may stand several times. */
class SortedKeys {
  readonly keys: string[]

  /** @param keys divided by blanks */
  constructor(keys: string) {
    this.keys = keys === '' ? [] : keys.split(' ')
  }

  /** Place of the first key that is not before `key`. */
  placeOf(key: string): number {
    let low = 0
    let high = this.keys.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.keys[middle]! < key) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Calls `found` with the place of each key that is the same. */
  forEach(key: string, found: (place: number) => void): void {
    for (let place = this.placeOf(key); this.keys[place] === key; place++) found(place)
  }
}

/** Finds the phrases of a lexicon in a text's words. The time grows with the number of words, not with that of the phrases. */
export class PhraseMatcher<Label extends string> {
  readonly #language: AssistantLanguage
  readonly #table: PhraseTable
  readonly #words: SortedKeys
  #stems: SortedKeys | null = null
  #sounds: SortedKeys | null = null
  /** Numbers of the words that texts had before. */
  readonly #known = new BoundedCache<Set<number>>(REMEMBERED_WORDS_MAX)

  constructor(language: AssistantLanguage, table: PhraseTable) {
    this.#language = language
    this.#table = table
    this.#words = new SortedKeys(table.words)
  }

  /** Numbers of the words of the lexicon that a word is, in any form. */
  #formsOf(word: string): Set<number> {
    return this.#known.get(word, () => this.#findForms(word))
  }

  #findForms(word: string): Set<number> {
    const ids = new Set<number>()
    this.#words.forEach(word, (id) => ids.add(id))
    if (word.length >= STEM_LENGTH_MIN) {
      this.#stems ??= new SortedKeys(this.#table.stems)
      this.#stems.forEach(stemWord(word, this.#language), (place) => ids.add(codeAt(this.#table.stemWords, place)))
    }
    for (const length of this.#table.beginningLengths) {
      if (length > word.length) continue
      this.#words.forEach(word.slice(0, length), (id) => {
        const form = this.#table.forms[id]
        if (form === WORD_FORMS.beginning || form === WORD_FORMS.strictBeginning) ids.add(id)
      })
    }
    return ids
  }

  /** Adds the words of the lexicon that sound like a word. */
  #addSameSound(word: string, ids: Set<number>) {
    const sound = soundKeyOf(word, this.#language)
    if (sound === null) return
    this.#sounds ??= new SortedKeys(this.#table.sounds)
    this.#sounds.forEach(sound, (place) => {
      const id = codeAt(this.#table.soundWords, place)
      if (isSameSound(word, this.#words.keys[id]!, this.#language)) ids.add(id)
    })
  }

  /** Adds the words of the lexicon with the same first letter that differ in few others. */
  #addMisspelt(word: string, ids: Set<number>) {
    const { keys } = this.#words
    for (let id = this.#words.placeOf(word[0]!); keys[id]?.startsWith(word[0]!); id++) {
      const form = this.#table.forms[id]
      if (form === WORD_FORMS.strict || form === WORD_FORMS.strictBeginning) continue
      const other = keys[id]!
      if (other.length < (form === WORD_FORMS.beginning ? MISSPELT_BEGINNING_MIN : MISSPELT_LENGTH_MIN)) continue
      if (isWithinEdits(word, other, allowedEdits(Math.min(word.length, other.length)))) ids.add(id)
    }
  }

  #wordsLike(word: string, mayBeMisspelt: boolean): Set<number> {
    const ids = this.#formsOf(word)
    if (ids.size > 0 || !mayBeMisspelt || word.length < SHORT_LENGTH_MIN || isUnimportantWord(word, this.#language)) return ids
    const alike = new Set<number>()
    this.#addSameSound(word, alike)
    if (word.length >= MISSPELT_LENGTH_MIN) this.#addMisspelt(word, alike)
    return alike
  }

  /**
   * Matches of all phrases in the words of a text. `toleratesMistakes`: longer words may be misspelt, apart from those of
   * `correctWords`.
   */
  find(text: readonly string[], toleratesMistakes: boolean, correctWords?: ReadonlySet<string>): PhraseMatch<Label>[] {
    const words = text.slice(0, WORDS_MAX)
    const likeByWord = new Map<string, Set<number>>()
    for (const word of words) {
      if (likeByWord.has(word)) continue
      const mayBeMisspelt = toleratesMistakes && !correctWords?.has(word) && likeByWord.size < MISSPELT_WORDS_MAX
      likeByWord.set(word, this.#wordsLike(word, mayBeMisspelt))
    }
    const like = words.map((word) => likeByWord.get(word)!)
    const firstWord = Math.max(
      words.findIndex((word) => !HESITATIONS.has(word)),
      0,
    )
    const matches: Match<Label>[] = []
    for (let start = 0; start < words.length; start++)
      for (const id of like[start]!) this.#addPhrases(id, start, start <= firstWord, like, matches)
    return dropExceptions(matches)
  }

  /** Adds the matches of the phrases that begin with a word of the lexicon. */
  #addPhrases(id: number, start: number, isAtStart: boolean, like: Set<number>[], matches: Match<Label>[]) {
    const { firsts, phrases, labels } = this.#table
    let place = codeAt(firsts, id * 2) * PLACE_BASE + codeAt(firsts, id * 2 + 1)
    if (place === 0) return
    const count = codeAt(phrases, place++)
    for (let phrase = 0; phrase < count; phrase++) {
      const [label, flags, length] = [codeAt(phrases, place), codeAt(phrases, place + 1), codeAt(phrases, place + 2)]
      place += 3
      if (isAtStart || (flags & PHRASE_FLAGS.atStart) === 0) {
        const end = findEnd(phrases, like, start + 1, place, length, (flags & PHRASE_FLAGS.atEnd) !== 0)
        if (end !== null) matches.push({ label: labels[label] as Label, start, end, isException: (flags & PHRASE_FLAGS.exception) !== 0 })
      }
      for (let element = 0; element < length; element++) place += 1 + (codeAt(phrases, place) >> 1)
    }
  }
}

/** Where a phrase ends whose last `length` elements stand at `place`, matched from `position` on; null if it does not match. */
function findEnd(phrases: string, like: Set<number>[], position: number, place: number, length: number, isAtEnd: boolean): number | null {
  if (length === 0) return isAtEnd && position < like.length ? null : position
  const head = codeAt(phrases, place)
  const count = head >> 1
  const next = place + 1 + count
  if (count === 0) {
    for (let gap = 0; gap <= GAP_MAX && position + gap < like.length; gap++) {
      const end = findEnd(phrases, like, position + gap, next, length - 1, isAtEnd)
      if (end !== null) return end
    }
    return null
  }
  for (let word = place + 1; word < next && position < like.length; word++) {
    if (!like[position]!.has(codeAt(phrases, word))) continue
    const end = findEnd(phrases, like, position + 1, next, length - 1, isAtEnd)
    if (end !== null) return end
    break
  }
  return (head & 1) === 1 ? findEnd(phrases, like, position, next, length - 1, isAtEnd) : null
}

/** Finds Japanese phrases in a text without blanks (`toCompactText`). Positions count characters. */
export class JapanesePhraseMatcher<Label extends string> {
  readonly #phrases: { label: Label; parts: string[]; isAtStart: boolean; isAtEnd: boolean; isException: boolean }[]

  constructor({ labels, phrases }: JapanesePhraseTable) {
    this.#phrases = phrases.map(([label, flags, text]) => ({
      label: labels[label] as Label,
      parts: text.split('..'),
      isException: (flags & PHRASE_FLAGS.exception) !== 0,
      isAtStart: (flags & PHRASE_FLAGS.atStart) !== 0,
      isAtEnd: (flags & PHRASE_FLAGS.atEnd) !== 0,
    }))
  }

  find(text: string): PhraseMatch<Label>[] {
    const matches: Match<Label>[] = []
    for (const { label, parts, isAtStart, isAtEnd, isException } of this.#phrases) {
      const start = isAtEnd && parts.length === 1 ? text.length - parts[0]!.length : text.indexOf(parts[0]!)
      if (start < 0 || (isAtStart && start > 0) || !text.startsWith(parts[0]!, start)) continue
      let end = start + parts[0]!.length
      for (const part of parts.slice(1)) {
        const next = text.indexOf(part, end)
        end = next < 0 || next - end > JAPANESE_GAP_MAX ? Infinity : next + part.length
      }
      if (end === Infinity || (isAtEnd && end < text.length)) continue
      matches.push({ label, start, end, isException })
    }
    return dropExceptions(matches)
  }
}
