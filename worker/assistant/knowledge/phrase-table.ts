import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import type { PhraseList } from './lexicon/lexicon.ts'
import { soundKeyOf } from './sound-keys.ts'
import { foldText, stemWord } from './text.ts'

/**
 * The phrases of a lexicon in one language, in a form that needs no work before the first look-up: sorted words, and numbers as
 * UTF-16 code units (`codeAt`). The build stores it in place of the lexicon, which takes hundreds of milliseconds to compile.
 */
export interface PhraseTable {
  labels: string[]
  /** Words of all phrases, sorted, divided by blanks. The number of a word is its place. The same word in another form stands twice. */
  words: string
  /** The form of each word: one of the digits of WORD_FORMS. */
  forms: string
  beginningLengths: number[]
  /** Stems of words, sorted, divided by blanks, with the number of the word of each. */
  stems: string
  stemWords: string
  /** How words sound, sorted, divided by blanks, with the number of the word of each. */
  sounds: string
  soundWords: string
  /** For each word, where in `phrases` those begin whose first word it is: two code units, the higher one first. */
  firsts: string
  /**
   * For each word that begins phrases their number, and then of each phrase: label, flags, number of further elements. Of each of
   * these: twice the number of its words, plus one if it may be missing, and the words. An element without words is a gap.
   */
  phrases: string
}

/** How a word of a phrase matches: in any form, as the beginning of a word, and both as it stands alone. */
export const WORD_FORMS = { any: '0', beginning: '1', strict: '2', strictBeginning: '3' }
export const PHRASE_FLAGS = { exception: 1, atStart: 2, atEnd: 4 }
/** Base of the two code units of a place, which keeps them clear of surrogates. */
export const PLACE_BASE = 0x8000
/** Numbers begin above the characters that a string literal escapes, and stay below the surrogates, which are no characters. */
const CODE_BASE = 0x60
const CODE_MAX = 0xd7ff - CODE_BASE
/** Shortest word that has a stem of its own. */
export const STEM_LENGTH_MIN = 4

/** Splits a list into its phrases, folded, with their PHRASE_FLAGS. */
function splitPhrases(list: PhraseList): { body: string; flags: number }[] {
  const phrases: { body: string; flags: number }[] = []
  for (const part of foldText(list).replace(/\s+/g, ' ').split(';')) {
    let body = part.trim()
    let flags = 0
    if (body.startsWith('-')) {
      body = body.slice(1).trimStart()
      flags += PHRASE_FLAGS.exception
    }
    if (body.startsWith('^')) {
      body = body.slice(1).trimStart()
      flags += PHRASE_FLAGS.atStart
    }
    if (body.endsWith('$')) {
      body = body.slice(0, -1).trimEnd()
      flags += PHRASE_FLAGS.atEnd
    }
    if (body !== '') phrases.push({ body, flags })
  }
  return phrases
}

/** Folding takes the cedilla, which tells how a word sounds, from its letter. */
function readSoundSpellings(lists: readonly (readonly [string, PhraseList])[]): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const [, list] of lists) {
    for (const word of list.split(/[\s;/*!?$^-]+/))
      if (word.includes('ç')) spellings.set(foldText(word), foldText(word.replaceAll('ç', 'ss')))
  }
  return spellings
}

const baseOf = (pattern: string) => pattern.replace(/[*!]+$/, '')

function formOf(pattern: string): string {
  const isBeginning = /\*!?$/.test(pattern)
  if (pattern.endsWith('!')) return isBeginning ? WORD_FORMS.strictBeginning : WORD_FORMS.strict
  return isBeginning ? WORD_FORMS.beginning : WORD_FORMS.any
}

interface Element {
  patterns: string[]
  isOptional: boolean
}

/** The words of exceptions match as they stand, so that an exception for "offers" does not hide an "offer"; "noise~" may vary. */
function readElement(element: string, isException: boolean): Element {
  if (element === '..') return { patterns: [], isOptional: true }
  const isOptional = element.endsWith('?')
  const patterns = (isOptional ? element.slice(0, -1) : element)
    .split('/')
    .map((word) => (word.endsWith('~') ? word.slice(0, -1) : isException && !/[*!]$/.test(word) ? `${word}!` : word))
  return { patterns, isOptional }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts keys, and lists the numbers of their words beside them. */
function toSortedKeys(entries: [key: string, word: number][]): [keys: string, words: string] {
  const sorted = entries.toSorted(([a, first], [b, second]) => compare(a, b) || first - second)
  return [sorted.map(([key]) => key).join(' '), toCodes(sorted.map(([, word]) => word))]
}

function toCodes(numbers: number[]): string {
  if (numbers.some((number) => number > CODE_MAX)) throw new Error('A lexicon has too many words or labels for its table.')
  return numbers.map((number) => String.fromCharCode(CODE_BASE + number)).join('')
}

/** The number at a place of a table's codes. */
export const codeAt = (codes: string, place: number) => codes.charCodeAt(place) - CODE_BASE

/** Compiles the phrases of a language. Throws an Error if there are more than CODE_MAX words. */
export function compilePhrases(language: AssistantLanguage, lists: readonly (readonly [string, PhraseList])[]): PhraseTable {
  const labels = [...new Set(lists.map(([label]) => label))]
  const phrases = lists.flatMap(([label, list]) =>
    splitPhrases(list).map(({ body, flags }) => ({
      label: labels.indexOf(label),
      flags,
      elements: body.split(' ').map((element) => readElement(element, (flags & PHRASE_FLAGS.exception) !== 0)),
    })),
  )
  const patterns = [...new Set(phrases.flatMap(({ elements }) => elements.flatMap((element) => element.patterns)))].toSorted(
    (a, b) => compare(baseOf(a), baseOf(b)) || compare(a, b),
  )
  const numbers = new Map(patterns.map((pattern, number) => [pattern, number]))
  const bases = patterns.map(baseOf)
  const forms = patterns.map(formOf)
  const spellings = readSoundSpellings(lists)
  const stems: [string, number][] = []
  const sounds: [string, number][] = []
  for (const [number, base] of bases.entries()) {
    if (forms[number] === WORD_FORMS.any && base.length >= STEM_LENGTH_MIN) stems.push([stemWord(base, language), number])
    const isVariable = forms[number] === WORD_FORMS.any || forms[number] === WORD_FORMS.beginning
    const sound = isVariable ? soundKeyOf(spellings.get(base) ?? base, language) : null
    if (sound !== null) sounds.push([sound, number])
  }

  const byFirstWord = patterns.map((): number[][] => [])
  for (const { label, flags, elements } of phrases) {
    const rest = elements.slice(1)
    const codes = [
      label,
      flags,
      rest.length,
      ...rest.flatMap((element) => [
        element.patterns.length * 2 + (element.isOptional ? 1 : 0),
        ...element.patterns.map((pattern) => numbers.get(pattern)!),
      ]),
    ]
    for (const pattern of elements[0]!.patterns) byFirstWord[numbers.get(pattern)!]!.push(codes)
  }
  // Place 0 stands for words that begin no phrase.
  const phraseCodes = [0]
  const firsts = byFirstWord.flatMap((own) => {
    if (own.length === 0) return [0, 0]
    const place = phraseCodes.length
    phraseCodes.push(own.length, ...own.flat())
    return [Math.floor(place / PLACE_BASE), place % PLACE_BASE]
  })
  const isBeginning = (form: string | undefined) => form === WORD_FORMS.beginning || form === WORD_FORMS.strictBeginning
  const [stemKeys, stemWords] = toSortedKeys(stems)
  const [soundKeys, soundWords] = toSortedKeys(sounds)
  return {
    labels,
    words: bases.join(' '),
    forms: forms.join(''),
    beginningLengths: [...new Set(bases.filter((_, number) => isBeginning(forms[number])).map(({ length }) => length))],
    stems: stemKeys,
    stemWords,
    sounds: soundKeys,
    soundWords,
    firsts: toCodes(firsts),
    phrases: toCodes(phraseCodes),
  }
}

/** Phrases of Japanese, which stand in no words: for each its label, its flags and its text, in which `..` is a gap. */
export interface JapanesePhraseTable {
  labels: string[]
  phrases: [label: number, flags: number, text: string][]
}

export function compileJapanesePhrases(lists: readonly (readonly [string, PhraseList])[]): JapanesePhraseTable {
  const labels = [...new Set(lists.map(([label]) => label))]
  const phrases = lists.flatMap(([label, list]) =>
    splitPhrases(list).map(({ body, flags }): [number, number, string] => [labels.indexOf(label), flags, body]),
  )
  return { labels, phrases }
}
