import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { allowedEdits, isWithinEdits } from '../reading/edit-distance.ts'
import { type PhraseList } from './lexicon/lexicon.ts'
import { isSameSound, soundKeyOf } from './sound-keys.ts'
import { firstLettersOf, foldText, isUnimportantWord, stemWord } from './text.ts'

export interface PhraseMatch<Label> {
  label: Label
  /** First word of the match, and the first one after it. */
  start: number
  end: number
}

interface Element {
  /** Numbers of the words that it matches; none is a gap. */
  words: number[]
  isOptional: boolean
}

interface Phrase<Label> {
  label: Label
  elements: Element[]
  isAtStart: boolean
  isAtEnd: boolean
  isException: boolean
}

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

interface SplitPhrase {
  body: string
  isException: boolean
  isAtStart: boolean
  isAtEnd: boolean
}

/** Lists have thousands of phrases, which are read when a language is first needed: plain comparisons take less time than patterns. */
function splitPhrases(list: PhraseList): SplitPhrase[] {
  const phrases: SplitPhrase[] = []
  for (const part of list.replace(/\s+/g, ' ').split(';')) {
    let body = part.trim()
    if (body === '') continue
    const isException = body.startsWith('-')
    if (isException) body = body.slice(1).trimStart()
    const isAtStart = body.startsWith('^')
    if (isAtStart) body = body.slice(1).trimStart()
    const isAtEnd = body.endsWith('$')
    if (isAtEnd) body = body.slice(0, -1).trimEnd()
    phrases.push({ body, isException, isAtStart, isAtEnd })
  }
  return phrases
}

function dropExceptions<Label>(matches: (PhraseMatch<Label> & { isException: boolean })[]): PhraseMatch<Label>[] {
  const exceptions = matches.filter(({ isException }) => isException)
  return matches.filter(
    ({ isException, label, start, end }) =>
      !isException && !exceptions.some((other) => other.label === label && other.start < end && start < other.end),
  )
}

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** Finds the phrases of a lexicon in a text's words. The time grows with the number of words, not with that of the phrases. */
export class PhraseMatcher<Label> {
  readonly #language: AssistantLanguage
  readonly #exact = new Map<string, number[]>()
  readonly #stems = new Map<string, number[]>()
  /** Words whose stems were not needed yet, by their first letters. */
  readonly #unstemmed = new Map<string, { word: string; id: number }[]>()
  readonly #beginnings = new Map<string, number[]>()
  readonly #beginningLengths = new Set<number>()
  /** Numbers of the words that texts had before. */
  readonly #known = new Map<string, Set<number>>()
  /** Words that may be misspelt, by first letter. */
  readonly #tolerant = new Map<string, { word: string; id: number }[]>()
  /** Words that may be written by ear, by how they sound. */
  #sounds: Map<string, { word: string; id: number }[]> | null = null
  /** Words that match other forms of them. */
  readonly #variable: { word: string; id: number }[] = []
  readonly #byFirstWord = new Map<number, Phrase<Label>[]>()
  readonly #ids = new Map<string, number>()

  constructor(language: AssistantLanguage, lists: Iterable<readonly [Label, PhraseList]>) {
    this.#language = language
    for (const [label, list] of lists) {
      this.#readSounds(list)
      for (const { body, isException, isAtStart, isAtEnd } of splitPhrases(foldText(list))) {
        if (body === '') continue
        const elements = body.split(' ').map((element) => this.#elementOf(element, isException))
        const phrase = { label, elements, isException, isAtStart, isAtEnd }
        for (const word of elements[0]!.words) addTo(this.#byFirstWord, word, phrase)
      }
    }
  }

  /** Folding takes the cedilla, which tells how a word sounds, from its letter. */
  readonly #spelledBySound = new Map<string, string>()

  #readSounds(body: string) {
    if (!body.includes('ç')) return
    for (const word of body.split(/[\s;/*!?$^-]+/))
      if (word.includes('ç')) this.#spelledBySound.set(foldText(word), foldText(word.replaceAll('ç', 'ss')))
  }

  /** Elements that phrases share, of exceptions and of others. */
  readonly #elements = [new Map<string, Element>(), new Map<string, Element>()] as const

  #elementOf(element: string, isException: boolean): Element {
    const known = this.#elements[isException ? 1 : 0]
    let read = known.get(element)
    if (!read) known.set(element, (read = this.#readElement(element, isException)))
    return read
  }

  /** The words of exceptions match as they stand, so that an exception for "offers" does not hide an "offer"; "noise~" may vary. */
  #readElement(element: string, isException: boolean): Element {
    if (element === '..') return { words: [], isOptional: true }
    const isOptional = element.endsWith('?')
    const words = (isOptional ? element.slice(0, -1) : element)
      .split('/')
      .map((word) => this.#readWord(word.endsWith('~') ? word.slice(0, -1) : isException && !/[*!]$/.test(word) ? `${word}!` : word))
    return { words, isOptional }
  }

  #readWord(pattern: string): number {
    const known = this.#ids.get(pattern)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(pattern, id)
    const word = pattern.replace(/[*!]+$/, '')
    addTo(this.#exact, word, id)
    const isBeginning = /\*!?$/.test(pattern)
    if (isBeginning) {
      addTo(this.#beginnings, word, id)
      this.#beginningLengths.add(word.length)
    }
    if (pattern.endsWith('!')) return id
    if (word.length >= 4 && !isBeginning) addTo(this.#unstemmed, firstLettersOf(word), { word, id })
    if (word.length >= (isBeginning ? MISSPELT_BEGINNING_MIN : MISSPELT_LENGTH_MIN)) addTo(this.#tolerant, word[0]!, { word, id })
    this.#variable.push({ word, id })
    return id
  }

  /** Numbers of the words of the lexicon with the stem of a word. Of the lexicon only words that begin like it are stemmed. */
  #sameStem(word: string): number[] {
    const letters = firstLettersOf(word)
    for (const one of this.#unstemmed.get(letters) ?? []) addTo(this.#stems, stemWord(one.word, this.#language), one.id)
    this.#unstemmed.delete(letters)
    return this.#stems.get(stemWord(word, this.#language)) ?? []
  }

  /** Words of the lexicon that sound like a word. */
  #sameSound(word: string): { word: string; id: number }[] {
    const sound = soundKeyOf(word, this.#language)
    if (sound === null) return []
    if (!this.#sounds) {
      this.#sounds = new Map()
      for (const one of this.#variable) {
        const key = soundKeyOf(this.#spelledBySound.get(one.word) ?? one.word, this.#language)
        if (key !== null) addTo(this.#sounds, key, one)
      }
    }
    return (this.#sounds.get(sound) ?? []).filter((entry) => isSameSound(word, entry.word, this.#language))
  }

  /** Numbers of the words of the lexicon that a word is, in any form. */
  #formsOf(word: string): Set<number> {
    const remembered = this.#known.get(word)
    if (remembered) return remembered
    const ids = new Set(this.#exact.get(word))
    if (word.length >= 4) for (const id of this.#sameStem(word)) ids.add(id)
    for (const length of this.#beginningLengths) {
      if (length <= word.length) for (const id of this.#beginnings.get(word.slice(0, length)) ?? []) ids.add(id)
    }
    if (this.#known.size >= REMEMBERED_WORDS_MAX) this.#known.clear()
    this.#known.set(word, ids)
    return ids
  }

  #wordsLike(word: string, mayBeMisspelt: boolean): Set<number> {
    const ids = this.#formsOf(word)
    if (ids.size > 0 || !mayBeMisspelt || word.length < SHORT_LENGTH_MIN || isUnimportantWord(word, this.#language)) return ids
    const sounding = this.#sameSound(word)
    const alike =
      word.length < MISSPELT_LENGTH_MIN
        ? []
        : (this.#tolerant.get(word[0]!) ?? []).filter((entry) =>
            isWithinEdits(word, entry.word, allowedEdits(Math.min(word.length, entry.word.length))),
          )
    return new Set([...sounding, ...alike].map(({ id }) => id))
  }

  /**
   * Matches of all phrases in the words of a text. `toleratesMistakes`: longer words may be misspelt, apart from those of
   * `correctWords`.
   */
  find(text: string[], toleratesMistakes: boolean, correctWords?: ReadonlySet<string>): PhraseMatch<Label>[] {
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
    const matches: (PhraseMatch<Label> & { isException: boolean })[] = []
    for (let start = 0; start < words.length; start++) {
      for (const id of like[start]!) {
        for (const phrase of this.#byFirstWord.get(id) ?? []) {
          if (phrase.isAtStart && start > firstWord) continue
          const end = findEnd(phrase, like, start + 1, 1)
          if (end !== null) matches.push({ label: phrase.label, start, end, isException: phrase.isException })
        }
      }
    }
    return dropExceptions(matches)
  }
}

/** Where a phrase ends whose elements before `index` match the words before `position`; null if it does not match. */
function findEnd(phrase: Phrase<unknown>, like: Set<number>[], position: number, index: number): number | null {
  const element = phrase.elements[index]
  if (!element) return phrase.isAtEnd && position < like.length ? null : position
  if (element.words.length === 0) {
    for (let gap = 0; gap <= GAP_MAX && position + gap < like.length; gap++) {
      const end = findEnd(phrase, like, position + gap, index + 1)
      if (end !== null) return end
    }
    return null
  }
  if (position < like.length && element.words.some((id) => like[position]!.has(id))) {
    const end = findEnd(phrase, like, position + 1, index + 1)
    if (end !== null) return end
  }
  return element.isOptional ? findEnd(phrase, like, position, index + 1) : null
}

/** Finds Japanese phrases in a text without blanks (`toCompactText`). Positions count characters. */
export class JapanesePhraseMatcher<Label> {
  readonly #phrases: { label: Label; parts: string[]; isAtStart: boolean; isAtEnd: boolean; isException: boolean }[] = []

  constructor(lists: Iterable<readonly [Label, PhraseList]>) {
    for (const [label, list] of lists) {
      for (const { body, ...flags } of splitPhrases(foldText(list))) {
        this.#phrases.push({ label, parts: body.split('..'), ...flags })
      }
    }
  }

  find(text: string): PhraseMatch<Label>[] {
    const matches: (PhraseMatch<Label> & { isException: boolean })[] = []
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
