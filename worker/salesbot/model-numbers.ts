import { CURRENCY_SIGNS, CURRENCY_WORDS, LOCAL_CURRENCY_SIGNS, LOWER_CASE_CODES, SUBUNIT_WORDS } from './model-money-words.ts'

/** A number of a text with what stands around it. */
export interface FoundNumber {
  start: number
  end: number
  value: number
  /** Codes of the currencies that it may be in; null if no currency stands beside it. */
  codes: string[] | null
  /** True if it counts something, such as minutes. */
  isCounted: boolean
  /** True if it is written as no price is: `1.4 hundred`. */
  isOdd: boolean
}

const CURRENCY_CODES = new Set(Intl.supportedValuesOf('currency'))
const MULTIPLIERS: Record<string, number> = {
  hundred: 100,
  hundert: 100,
  k: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  tausend: 1e3,
  mil: 1e3,
  mille: 1e3,
  百: 100,
  千: 1e3,
  万: 1e4,
  億: 1e8,
}
/** Stands for a currency that is not named. */
export const ANY_CODE = '*'
const HUNDRED_PATTERN = /hund|百/i
const NUMBER_PATTERN = /\d{1,15}(?:[.,'’ ]\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?/g
const MULTIPLIER_PATTERN =
  /^\s?(?:(hundred|hundert|thousand|tsd|tausend|mille|mil|k)(?![\p{L}\p{N}])\.?|(百|千|万|億)|(?:millions?|millionen|millones|mio|milh(?:ão|ões)|m)(?![\p{L}\p{N}])\.?)/iu
/** Text between the two numbers of a range or a choice. */
const RANGE_PATTERN = /^\s?(?:[-–—~〜]|to|bis|a|à|até|and|und|y|et|e|or|oder|ou|o|から)\s?$/i
const WORD_AFTER_PATTERN = new RegExp(
  `^[\\s-]{0,2}(?:(?:d'|[\\p{L}.]{2,15})\\s){0,2}(?:${CURRENCY_WORDS.map(([pattern]) => `(${pattern})`).join('|')})(?:(?<=[\\p{Script=Latin}])(?!\\p{Script=Latin})|(?<![\\p{Script=Latin}]))`,
  'iu',
)
const SUBUNIT_AFTER_PATTERN = new RegExp(`^\\s?(?:${SUBUNIT_WORDS})(?![\\p{Script=Latin}])`, 'iu')
/** `99.-`, a price without a currency. */
const DASH_AFTER_PATTERN = /^[.,]\s?[-–—]{1,2}(?!\s?\d)/
const SIGN_AFTER_PATTERN = /^(?:[.,]?[-–—]{1,2})?\s{0,2}([A-Z]{0,3})(\p{Sc})/u
const SIGN_BEFORE_PATTERN = /([A-Z]{0,3})(\p{Sc})([A-Z]{0,3})\s{0,2}$/u
const CODE_AFTER_PATTERN = /^(?:[.,]?[-–—]{1,2})?\s{0,2}([A-Za-z]{3})(?![\p{L}])/u
const CODE_BEFORE_PATTERN = /(?<![\p{L}])([A-Za-z]{3})\s{0,2}$/u
const LOCAL_SIGN_BEFORE_PATTERN = /(?<![\p{L}]|(?:mo|di|mi|do)\.?\s?(?:[-–,]|bis|und)\s?)(s?fr|kr|rs|rp)\.?\s{0,2}$/iu
const COUNT_UNIT_PATTERN =
  /^[\s-]?(?:%|min(?:\.|ut|s?(?![a-z]))|h\b|hours?|stunden?|horas?|heures?|days?|tage?n?|días?|dias?|jours?|weeks?|wochen?|semanas?|semaines?|months?|monate?n?|mes(?:es)?(?![a-z])|mois|mês|years?|jahre?n?|años?|ans?(?![a-z])|anos?(?![a-z])|am\b|pm\b|uhr|people|persons?|personen|personas?|personnes?|pessoas?|sessions?|分|時|日|週|か?月|年|人|回|名)/iu

function parseNumber(text: string): number {
  const [, whole, decimals] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text)!
  return Number(`${whole!.replace(/\D/g, '')}.${decimals ?? 0}`)
}

/** Narrows the currencies of a sign by the letters beside it, such as `CA` in `CA$`. */
function codesOfSign(letters: string, sign: string): string[] {
  if (CURRENCY_CODES.has(letters)) return [letters]
  const codes = CURRENCY_SIGNS.find(([known]) => known === sign)?.[1] ?? []
  if (letters === '') return codes
  return letters === 'R' && sign === '$' ? ['BRL'] : codes.filter((code) => code.startsWith(letters))
}

function codesOfWord(word: string): string[] | null {
  if (!CURRENCY_CODES.has(word.toUpperCase())) return null
  return word === word.toUpperCase() || LOWER_CASE_CODES.has(word.toLowerCase()) ? [word.toUpperCase()] : null
}

function codesAfter(text: string): string[] | null {
  const sign = SIGN_AFTER_PATTERN.exec(text)
  if (sign) return codesOfSign(sign[1]!, sign[2]!)
  const code = CODE_AFTER_PATTERN.exec(text)
  const codes = code && codesOfWord(code[1]!)
  if (codes) return codes
  const word = WORD_AFTER_PATTERN.exec(text)
  if (!word) return null
  const meant = CURRENCY_WORDS[word.slice(1).findIndex((group) => group !== undefined)]![1]
  return /^\s?u\.?s\.?\s/i.test(text) ? meant.filter((code) => code === 'USD') : meant
}

function codesBefore(text: string): string[] | null {
  const sign = SIGN_BEFORE_PATTERN.exec(text)
  if (sign) return codesOfSign(sign[1]! || sign[3]!, sign[2]!)
  const code = CODE_BEFORE_PATTERN.exec(text)
  const codes = code && codesOfWord(code[1]!)
  if (codes) return codes
  const local = LOCAL_SIGN_BEFORE_PATTERN.exec(text)
  return local && (LOCAL_CURRENCY_SIGNS[local[1]!.toLowerCase()] ?? [])
}

/** Reads all numbers of a text, with their multipliers and currencies. */
export function readNumbers(text: string): FoundNumber[] {
  const numbers = Array.from(text.matchAll(NUMBER_PATTERN), ({ 0: digits, index: start }): FoundNumber => {
    let end = start + digits.length
    let value = parseNumber(digits)
    const multiplier = MULTIPLIER_PATTERN.exec(text.slice(end, end + 14))
    if (multiplier) {
      value *= MULTIPLIERS[(multiplier[1] ?? multiplier[2] ?? '').toLowerCase()] ?? 1e6
      end += multiplier[0].length
    }
    const after = text.slice(end, end + 40)
    const isOdd = multiplier !== null && HUNDRED_PATTERN.test(multiplier[0]) && /[.,]\d{1,2}$/.test(digits)
    const isCounted = COUNT_UNIT_PATTERN.test(after)
    if (SUBUNIT_AFTER_PATTERN.test(after)) return { start, end, value: value / 100, codes: [ANY_CODE], isCounted, isOdd }
    const codes = codesBefore(text.slice(Math.max(0, start - 12), start)) ?? codesAfter(after)
    const isDashed = !/[.,]\d{1,2}$/.test(digits) && DASH_AFTER_PATTERN.test(after)
    return { start, end, value, codes: codes ?? (isDashed ? [ANY_CODE] : null), isCounted, isOdd }
  })
  for (const [one, other] of numbers.slice(1).map((number, index) => [numbers[index]!, number] as const)) {
    if (!RANGE_PATTERN.test(text.slice(one.end, other.start))) continue
    one.codes ??= other.codes
    other.codes ??= one.codes
    one.isCounted ||= other.isCounted
  }
  return numbers
}
