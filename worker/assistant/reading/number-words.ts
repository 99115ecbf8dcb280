import { toPlainKey } from './normalize.ts'

/** Number words of the five European languages, without accents. Words that differ only in accents share an entry. */
const UNITS: [value: number, words: string][] = [
  [1, 'one uno una un ein eins eine einen une um uma'],
  [1.5, 'anderthalb eineinhalb'],
  [2, 'two dos zwei zwo deux dois duas'],
  [3, 'three tres drei trois'],
  [4, 'four cuatro vier quatre quatro'],
  [5, 'five cinco funf fuenf cinq'],
  [6, 'six seis sechs'],
  [7, 'seven siete sieben sept sete'],
  [8, 'eight ocho acht huit oito'],
  [9, 'nine nueve neun neuf nove'],
  [10, 'ten diez zehn dix dez'],
  [11, 'eleven once elf onze'],
  [12, 'twelve doce zwolf douze doze'],
  [13, 'thirteen trece dreizehn treize treze'],
  [14, 'fourteen catorce vierzehn quatorze catorze'],
  [15, 'fifteen quince funfzehn quinze'],
  [16, 'sixteen dieciseis sechzehn seize dezesseis'],
  [17, 'seventeen diecisiete siebzehn dezessete'],
  [18, 'eighteen dieciocho achtzehn dezoito'],
  [19, 'nineteen diecinueve neunzehn dezenove'],
  [20, 'twenty veinte zwanzig vingt vingts vinte'],
  [25, 'veinticinco'],
  [30, 'thirty treinta dreissig dreißig trente trinta'],
  [40, 'forty cuarenta vierzig quarante quarenta'],
  [50, 'fifty cincuenta funfzig fuffzig cinquante cinquenta'],
  [60, 'sixty sesenta sechzig soixante sessenta'],
  [70, 'seventy setenta siebzig septante'],
  [80, 'eighty ochenta achtzig huitante oitenta'],
  [90, 'ninety noventa neunzig nonante'],
  [200, 'doscientos doscientas duzentos duzentas'],
  [300, 'trescientos trescientas trezentos trezentas'],
  [400, 'cuatrocientos cuatrocientas quatrocentos quatrocentas'],
  [500, 'quinientos quinientas quinhentos quinhentas'],
  [600, 'seiscientos seiscientas seiscentos seiscentas'],
  [700, 'setecientos setecientas setecentos setecentas'],
  [800, 'ochocientos ochocientas oitocentos oitocentas'],
  [900, 'novecientos novecientas novecentos novecentas'],
]
const VALUES = new Map(UNITS.flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [toPlainKey(word), value])))
const HUNDREDS = new Set('hundred hundreds hundert cien ciento cent cents cem cento centaine hunderter'.split(' '))
const THOUSANDS = new Set('thousand thousands tausend mil mille grand riesen tausender millier'.split(' '))
const MILLIONS = new Set('million millions millionen millon millones milhao milhoes'.split(' '))
const JOINING_WORDS = new Set('and und y e et'.split(' '))

/** Words of German compounds (`zweitausendfünfhundert`), longest first, so that `dreizehn` is not read as `drei`. */
const GERMAN_PARTS = UNITS.flatMap(([, words]) => words.split(' ').map(toPlainKey))
  .concat('hundert', 'tausend', 'und')
  .sort((a, b) => b.length - a.length)
const GERMAN_COMPOUND_LENGTH_MAX = 60

/** Splits a compound number word into its words; null if it contains anything else. */
function splitCompound(word: string): string[] | null {
  if (word.length > GERMAN_COMPOUND_LENGTH_MAX || !/hundert|tausend|zig|ßig/.test(word)) return null
  const parts: string[] = []
  let rest = word
  while (rest !== '') {
    const part = GERMAN_PARTS.find((candidate) => rest.startsWith(candidate))
    if (!part) return null
    parts.push(part)
    rest = rest.slice(part.length)
  }
  return parts
}

const isNumberWord = (word: string) => VALUES.has(word) || HUNDREDS.has(word) || THOUSANDS.has(word) || MILLIONS.has(word)

/** Splits a word of a text into number words; null if it is none. */
function toNumberWords(word: string): string[] | null {
  const key = toPlainKey(word)
  return isNumberWord(key) ? [key] : splitCompound(key)
}

function valueOf(words: readonly string[]): number {
  let total = 0
  let group = 0
  let tens = 0
  for (const word of words) {
    const value = VALUES.get(word)
    if (value !== undefined) {
      // In French, `quatre-vingts` is four times twenty.
      group = value === 20 && tens === 4 ? group - 4 + 80 : group + value
      tens = value
    } else if (HUNDREDS.has(word)) group = (group || 1) * 100
    else if (THOUSANDS.has(word)) {
      total += (group || 1) * 1000
      group = 0
    } else {
      total = (total + group || 1) * 1_000_000
      group = 0
    }
  }
  return total + group
}

/** Smallest number that another one joins: `twenty and five`. */
const JOINED_MIN = 20

export interface NumberInWords {
  value: number
  /** 1000 for `two thousand`, 100 for `two hundred`, otherwise 1. */
  scale: number
  start: number
  end: number
}

interface NumberWord {
  word: string
  start: number
  end: number
  /** A conjunction stands before the word: `and fifty`. */
  isJoined: boolean
}

function toNumber(words: NumberWord[]): NumberInWords {
  const last = words.at(-1)!
  const scale = THOUSANDS.has(last.word) ? 1000 : HUNDREDS.has(last.word) ? 100 : 1
  return { value: valueOf(words.map(({ word }) => word)), scale, start: words[0]!.start, end: last.end }
}

/** Splits `one thousand and two thousand` at the conjunction, because a number has only one thousand. */
function splitAtSecondThousand(words: NumberWord[]): NumberWord[][] {
  const thousands = words.flatMap(({ word }, at) => (THOUSANDS.has(word) ? [at] : []))
  const joint = thousands.length > 1 ? words.findLastIndex(({ isJoined }, at) => isJoined && at > thousands[0]!) : -1
  return joint > 0 ? [words.slice(0, joint), words.slice(joint)] : [words]
}

/** Finds the numbers that a text writes in words (`two thousand`, `quinientos`, `dreihundert`). */
export function findNumbersInWords(text: string): NumberInWords[] {
  const found: NumberInWords[] = []
  let words: NumberWord[] = []
  const finish = () => {
    if (words.length > 0) found.push(...splitAtSecondThousand(words).map(toNumber))
    words = []
  }
  for (const { 0: match, index } of text.matchAll(/\p{L}+/gu)) {
    const gap = words.length > 0 ? text.slice(words.at(-1)!.end, index) : ''
    const isJoined = /^ \p{L}{1,3} $/u.test(gap) && JOINING_WORDS.has(toPlainKey(gap.trim()))
    const parts = toNumberWords(match)
    if (!parts) {
      if (!JOINING_WORDS.has(toPlainKey(match))) finish()
      continue
    }
    // "Two and three thousand" are two numbers.
    const isOtherNumber = isJoined && (VALUES.get(words.at(-1)!.word) ?? JOINED_MIN) < JOINED_MIN
    if (words.length > 0 && (isOtherNumber || (!isJoined && !/^(?:\s|-)$/.test(gap)))) finish()
    for (const [at, word] of parts.entries()) words.push({ word, start: index, end: index + match.length, isJoined: isJoined && at === 0 })
  }
  finish()
  return found
}

const JAPANESE_DIGITS: Record<string, number> = { 〇: 0, 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }
const JAPANESE_SMALL_UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/** Value of a Japanese number with figures or kanji: `1万5千`, `十万`, `10.5万`. NaN for other texts. */
export function readJapaneseNumber(text: string): number {
  let total = 0
  let section = 0
  let digits: number | null = null
  for (const [token] of text.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?|./gu)) {
    const figure = /^\d/.test(token) ? Number(token) : JAPANESE_DIGITS[token]
    const unit = JAPANESE_SMALL_UNITS[token]
    if (figure !== undefined) digits = digits === null || /^\d/.test(token) ? figure : digits * 10 + figure
    else if (unit !== undefined) {
      section += (digits ?? 1) * unit
      digits = null
    } else if (token === '万' || token === '億') {
      total += (section + (digits ?? (section > 0 ? 0 : 1))) * (token === '万' ? 10_000 : 100_000_000)
      section = 0
      digits = null
    } else return Number.NaN
  }
  return total + section + (digits ?? 0)
}
