const SLIP_LENGTH_MIN = 5
const COMPARED_WORDS_MAX = 200
const SPACELESS_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Removes accents, the vowel points of Hebrew and Arabic, and the hamza on letters, which many people do not type. */
export const foldCaseAndAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0655\u0640'’‘`´\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')

/** Never cuts a text within a character. */
export const truncateText = (text: string, max: number): string => text.slice(0, max).toWellFormed()

export const listWords = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = (from: number, text: string) => text.slice(from)
  if (short.length < long.length) return rest(at, short) === rest(at + 1, long)
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at] && rest(at + 2, short) === rest(at + 2, long)
  return isSwap || rest(at + 1, short) === rest(at + 1, long)
}

export const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= SLIP_LENGTH_MIN && other.length >= SLIP_LENGTH_MIN && one[0] === other[0] && !/\d/.test(one) && isSlip(one, other))

const removeSpaces = (text: string) => text.replace(/\s/g, '')

type Matching = 'tolerant' | 'exact'

interface Phrase {
  text: string
  words: string[]
  /** True if the phrase matches anywhere, also within words and across spaces. */
  isSpaceless: boolean
}

const phrasesByList = new Map<string, Phrase[]>()

function readPhrases(list: string): Phrase[] {
  const known = phrasesByList.get(list)
  if (known) return known
  const phrases = foldCaseAndAccents(list)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): Phrase => {
      const isWhole = part.startsWith('=')
      const text = isWhole ? part.slice(1) : part
      return { text, words: text.match(/[\p{L}\p{N}]+\*?/gu) ?? [], isSpaceless: !isWhole && SPACELESS_PATTERN.test(text) }
    })
  phrasesByList.set(list, phrases)
  return phrases
}

export interface IndexedText {
  folded: string
  words: string[]
  placesByLetter: Map<string, number[]>
}

function indexWords(folded: string, words: string[]): IndexedText {
  const placesByLetter = new Map<string, number[]>()
  for (const [place, word] of words.entries()) {
    const places = placesByLetter.get(word[0]!)
    if (places) places.push(place)
    else placesByLetter.set(word[0]!, [place])
  }
  return { folded, words, placesByLetter }
}

export function toIndexedText(text: string): IndexedText {
  const folded = foldCaseAndAccents(text)
  return indexWords(folded, listWords(folded).slice(0, COMPARED_WORDS_MAX))
}

function matchesWord(word: string | undefined, wanted: string, how: Matching): boolean {
  if (word === undefined) return false
  if (wanted.endsWith('*')) return word.startsWith(wanted.slice(0, -1))
  return how === 'exact' ? word === wanted : isSameWord(word, wanted)
}

function findPlace({ words, placesByLetter }: IndexedText, phrase: Phrase, how: Matching): [from: number, to: number] | null {
  const from = placesByLetter
    .get(phrase.words[0]?.[0] ?? '')
    ?.find((place) => phrase.words.every((wanted, index) => matchesWord(words[place + index], wanted, how)))
  return from === undefined ? null : [from, from + phrase.words.length]
}

const matches = (text: IndexedText, phrase: Phrase, how: Matching): boolean =>
  phrase.isSpaceless ? removeSpaces(text.folded).includes(phrase.text) : phrase.words.length > 0 && findPlace(text, phrase, how) !== null

export function containsPhrase(text: IndexedText | string, list: string, how: Matching = 'tolerant'): boolean {
  const folded = typeof text === 'string' ? toIndexedText(text) : text
  return readPhrases(list).some((phrase) => matches(folded, phrase, how))
}

export function findPhrases(text: IndexedText | string, list: string): string[] {
  const folded = typeof text === 'string' ? toIndexedText(text) : text
  return readPhrases(list).flatMap((phrase) => (matches(folded, phrase, 'exact') ? [phrase.text] : []))
}

/** Replaces a phrase that matches anywhere by a space. */
function removeSpaceless(text: string, phrase: string): string {
  const start = removeSpaces(text).indexOf(phrase)
  if (start < 0) return text
  const places = Array.from(text.matchAll(/\S/g), ({ index }) => index)
  const end = places[start + phrase.length - 1]! + 1
  return `${text.slice(0, places[start])} ${removeSpaceless(text.slice(end), phrase)}`
}

export function removePhrases(folded: string, list: string): string {
  const phrases = readPhrases(list)
  const spaced = phrases.reduce((text, phrase) => (phrase.isSpaceless ? removeSpaceless(text, phrase.text) : text), folded)
  let rest = indexWords(spaced, listWords(spaced).slice(0, COMPARED_WORDS_MAX))
  let isChanged = false
  for (const phrase of phrases) {
    const place = phrase.isSpaceless || phrase.words.length === 0 ? null : findPlace(rest, phrase, 'tolerant')
    if (!place) continue
    rest = indexWords('', rest.words.toSpliced(place[0], place[1] - place[0]))
    isChanged = true
  }
  return isChanged ? rest.words.join(' ') : spaced
}
