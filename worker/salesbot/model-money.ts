import type { AssistantConfig } from '../assistant/turn.ts'
import { createBareAmountFinder } from './model-bare-amounts.ts'
import { foldCharacters } from './model-fold.ts'
import {
  CURRENCY_SIGNS,
  CURRENCY_WORDS,
  DISCOUNT_WORDS,
  FREE_WORDS,
  GIVEAWAY_WORDS,
  JAPANESE_NUMBERS,
  LARGE_NUMBER_WORDS,
  LOCAL_CURRENCY_SIGNS,
  LOWER_CASE_CODES,
  ONE_WORDS,
  PRICE_WORDS,
  SMALL_NUMBER_WORDS,
  SUBUNIT_WORDS,
} from './model-money-words.ts'
import { splitSentences } from './model-sentences.ts'
import { createWrongPriceFinder } from './model-service-prices.ts'

/** A number of a text with what stands around it. */
interface FoundNumber {
  start: number
  end: number
  value: number
  /** Codes of the currencies that it may be in; null if no currency stands beside it. */
  codes: string[] | null
}

const CURRENCY_CODES = new Set(Intl.supportedValuesOf('currency'))
const MULTIPLIERS: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  tausend: 1e3,
  mil: 1e3,
  mille: 1e3,
  千: 1e3,
  万: 1e4,
  億: 1e8,
}
const NUMBER_PATTERN = /\d{1,15}(?:[.,'’ ]\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?/g
const MULTIPLIER_PATTERN =
  /^\s?(?:(thousand|tsd|tausend|mille|mil|k)(?![\p{L}\p{N}])\.?|(千|万|億)|(?:millions?|millionen|millones|mio|milh(?:ão|ões)|m)(?![\p{L}\p{N}])\.?)/iu
/** Text between the two numbers of a range or a choice. */
const RANGE_PATTERN = /^\s?(?:[-–—~〜]|to|bis|a|à|até|and|und|y|et|e|or|oder|ou|o|から)\s?$/i
const WORD_AFTER_PATTERN = new RegExp(
  `^[\\s-]{0,2}(?:(?:d'|[\\p{L}.]{2,15})\\s){0,2}(?:${CURRENCY_WORDS.map(([pattern]) => `(${pattern})`).join('|')})(?:(?<=[\\p{Script=Latin}])(?!\\p{Script=Latin})|(?<![\\p{Script=Latin}]))`,
  'iu',
)
const SUBUNIT_AFTER_PATTERN = new RegExp(`^\\s?(?:${SUBUNIT_WORDS})(?![\\p{Script=Latin}])`, 'iu')
const SIGN_AFTER_PATTERN = /^(?:[.,]?[-–—]{1,2})?\s{0,2}([A-Z]{0,3})(\p{Sc})/u
const SIGN_BEFORE_PATTERN = /([A-Z]{0,3})(\p{Sc})([A-Z]{0,3})\s{0,2}$/u
const CODE_AFTER_PATTERN = /^(?:[.,]?[-–—]{1,2})?\s{0,2}([A-Za-z]{3})(?![\p{L}])/u
const CODE_BEFORE_PATTERN = /(?<![\p{L}])([A-Za-z]{3})\s{0,2}$/u
const LOCAL_SIGN_BEFORE_PATTERN = /(?<![\p{L}])(s?fr|kr|rs|rp)\.?\s{0,2}$/iu
const NUMBER_WORDS = `${LARGE_NUMBER_WORDS}|${SMALL_NUMBER_WORDS}`
const CURRENCY_NAMES = `${CURRENCY_WORDS.map(([pattern]) => pattern).join('|')}|${[...LOWER_CASE_CODES].join('|')}|\\p{Sc}`
const AMOUNT_IN_WORDS_PATTERN = new RegExp(
  `(?<!\\p{Script=Latin}|\\d|\\d\\s)(?:(?:${NUMBER_WORDS}|${JAPANESE_NUMBERS})[\\s-]{0,2}(?:(?:d['’]|[\\p{L}.]{2,15}\\s)(?:[\\p{L}.]{2,15}\\s)?)?|(?:${ONE_WORDS}|a)\\s(?:single\\s)?)(?:${CURRENCY_NAMES})(?!\\p{Script=Latin})`,
  'iu',
)
/** `US dollars one forty`, `EUR: fifty`. */
const AMOUNT_IN_WORDS_AFTER_PATTERN = new RegExp(
  `(?<!\\p{Script=Latin})(?:${CURRENCY_NAMES})[\\s:=]{0,3}(?:(?:${ONE_WORDS})[\\s-])?(?:${NUMBER_WORDS})(?!\\p{Script=Latin}|[\\s-]\\p{L}{4,})`,
  'iu',
)
const NUMBER_WORD_PATTERN = new RegExp(`(?<!\\p{L}|\\d|\\d\\s)(?:${LARGE_NUMBER_WORDS})(?!\\p{L})`, 'iu')
/** What follows a number that is a rate. */
const RATE_PATTERN = /^\s?(?:per|pro|je|por|par)\s\p{L}/iu
const PERCENT_PATTERN = new RegExp(
  `(?:\\d|(?<!\\p{L})(?:${NUMBER_WORDS}))\\s?(?:%|per ?cent|prozent|por cien(?:to)?|pour ?cent|por cento|パーセント|割)`,
  'iu',
)
const DISCOUNTED_AMOUNT_PATTERN =
  /^[\s\p{L}\p{Sc}.]{0,12}\b(?:off|discount|rabatt|nachlass|de descuento|de remise|de réduction|de rabais|de desconto)\b|^[円\p{Sc}]{0,2}(?:引き|割引|オフ)/iu
const COUNT_UNIT_PATTERN =
  /^[\s-]?(?:%|min|h\b|hours?|stunden?|horas?|heures?|days?|tage?n?|días?|dias?|jours?|weeks?|wochen?|semanas?|semaines?|months?|monate?n?|mes(?:es)?|mois|mês|years?|jahre?n?|años?|ans?|anos?|am\b|pm\b|uhr|people|persons?|personen|personas?|personnes?|pessoas?|sessions?|分|時|日|週|か?月|年|人|回|名)/iu

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
function readNumbers(text: string): FoundNumber[] {
  const numbers = Array.from(text.matchAll(NUMBER_PATTERN), ({ 0: digits, index: start }): FoundNumber => {
    let end = start + digits.length
    let value = parseNumber(digits)
    const multiplier = MULTIPLIER_PATTERN.exec(text.slice(end, end + 14))
    if (multiplier) {
      value *= MULTIPLIERS[(multiplier[1] ?? multiplier[2] ?? '').toLowerCase()] ?? 1e6
      end += multiplier[0].length
    }
    const after = text.slice(end, end + 40)
    if (SUBUNIT_AFTER_PATTERN.test(after)) return { start, end, value: value / 100, codes: ['*'] }
    return { start, end, value, codes: codesBefore(text.slice(Math.max(0, start - 8), start)) ?? codesAfter(after) }
  })
  for (const [one, other] of numbers.slice(1).map((number, index) => [numbers[index]!, number] as const)) {
    if (!RANGE_PATTERN.test(text.slice(one.end, other.start))) continue
    one.codes ??= other.codes
    other.codes ??= one.codes
  }
  return numbers
}

/**
 * Returns a function that finds what a reply may not say about money: an amount that is not configured, another currency than the
 * configured one, a discount, or something free that the public texts do not call free.
 */
export function createAmountFinder(
  config: Pick<AssistantConfig, 'priceRanges' | 'currency' | 'services'>,
  publicTexts: string[],
): (text: string) => boolean {
  const prices = new Set(Object.values(config.priceRanges))
  const priceNames = Object.keys(config.priceRanges).map((name) => foldCharacters(name).toLowerCase())
  const publicNumbers = new Set(publicTexts.flatMap((text) => readNumbers(text).map(({ value }) => value)))
  const holdsBareAmount = createBareAmountFinder((value) => prices.has(value) || publicNumbers.has(value))
  const holdsWrongPrice = createWrongPriceFinder(config.priceRanges)
  const mayCallFree = prices.has(0) || publicTexts.some((text) => FREE_WORDS.test(text))
  const isAllowedCurrency = (codes: string[]) => codes.includes('*') || codes.includes(config.currency)

  return (text) => {
    if (AMOUNT_IN_WORDS_PATTERN.test(text) || AMOUNT_IN_WORDS_AFTER_PATTERN.test(text) || GIVEAWAY_WORDS.test(text)) return true
    if (!mayCallFree && FREE_WORDS.test(text)) return true
    return splitSentences(text).some((sentence) => {
      const numbers = readNumbers(sentence)
      const isAboutPrice = PRICE_WORDS.test(sentence) || priceNames.some((name) => sentence.toLowerCase().includes(`${name}:`))
      if (holdsBareAmount(sentence) || holdsWrongPrice(sentence, numbers, isAboutPrice)) return true
      if (PERCENT_PATTERN.test(sentence) && (DISCOUNT_WORDS.test(sentence) || isAboutPrice)) return true
      if (isAboutPrice && NUMBER_WORD_PATTERN.test(sentence)) return true
      return numbers.some(({ value, codes, end }) => {
        const after = sentence.slice(end, end + 40)
        if (DISCOUNTED_AMOUNT_PATTERN.test(after)) return true
        if (codes) return !prices.has(value) || !isAllowedCurrency(codes)
        if (RATE_PATTERN.test(after)) return !prices.has(value)
        return isAboutPrice && !prices.has(value) && !publicNumbers.has(value) && !COUNT_UNIT_PATTERN.test(after)
      })
    })
  }
}
