import type { AssistantConfig } from '../assistant/turn.ts'
import { createBareAmountFinder } from './model-bare-amounts.ts'
import { createDiscountFinder } from './model-discounts.ts'
import { foldCharacters } from './model-fold.ts'
import { holdsFreeOffer } from './model-free.ts'
import { blankOtherNumbers, createLoneAmountFinder, isEquated, standsAsAmount } from './model-lone-amounts.ts'
import {
  CURRENCY_WORDS,
  DISCOUNT_WORDS,
  GIVEAWAY_WORDS,
  JAPANESE_NUMBERS,
  LARGE_NUMBER_WORDS,
  LOWER_CASE_CODES,
  ONE_WORDS,
  PRICE_WORDS,
  SMALL_NUMBER_WORDS,
} from './model-money-words.ts'
import { ANY_CODE, readNumbers } from './model-numbers.ts'
import { splitSentences } from './model-sentences.ts'
import { createWrongPriceFinder } from './model-service-prices.ts'

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
  // A number of minutes is no price, and neither is an amount outside of the list of prices.
  const publicNumbers = new Set(
    publicTexts.flatMap((text) =>
      readNumbers(text)
        .filter(({ codes, isCounted }) => codes === null && !isCounted)
        .map(({ value }) => value),
    ),
  )
  const isPrice = (value: number) => prices.has(value)
  const isNamed = (value: number) => prices.has(value) || publicNumbers.has(value)
  const holdsBareAmount = createBareAmountFinder({ isPrice, isNamed })
  const holdsLoneAmount = createLoneAmountFinder(isNamed)
  const holdsWrongPrice = createWrongPriceFinder(config.priceRanges)
  const mayCallFree = prices.has(0) || publicTexts.some(holdsFreeOffer)
  const holdsDiscount = createDiscountFinder(publicTexts)
  const isAllowedCurrency = (codes: string[]) => codes.includes(ANY_CODE) || codes.includes(config.currency)

  return (text) => {
    if (AMOUNT_IN_WORDS_PATTERN.test(text) || AMOUNT_IN_WORDS_AFTER_PATTERN.test(text) || GIVEAWAY_WORDS.test(text) || holdsDiscount(text))
      return true
    if (!mayCallFree && holdsFreeOffer(text)) return true
    return splitSentences(text).some((sentence, place, sentences) => {
      const numbers = readNumbers(sentence)
      const isAboutPrice = PRICE_WORDS.test(sentence) || priceNames.some((name) => sentence.toLowerCase().includes(`${name}:`))
      if (holdsBareAmount(sentence) || holdsLoneAmount(sentence, numbers)) return true
      const blanked = blankOtherNumbers(sentence)
      const priced = numbers
        .map((number) => ({ ...number, isLone: number.codes === null && standsAsAmount(blanked, number) }))
        .filter(({ codes, isLone, isCounted }) => codes !== null || isLone || (isAboutPrice && !isCounted))
        .map((number) => ({ ...number, isEquated: number.isLone && isEquated(sentence, number) }))
      if (holdsWrongPrice(sentence, priced, sentences[place - 1] ?? '')) return true
      if (PERCENT_PATTERN.test(sentence) && (DISCOUNT_WORDS.test(sentence) || isAboutPrice)) return true
      if (isAboutPrice && NUMBER_WORD_PATTERN.test(sentence)) return true
      return numbers.some(({ value, codes, end, isCounted }) => {
        const after = sentence.slice(end, end + 40)
        if (DISCOUNTED_AMOUNT_PATTERN.test(after)) return true
        if (codes) return !prices.has(value) || !isAllowedCurrency(codes)
        if (RATE_PATTERN.test(after)) return !prices.has(value)
        return isAboutPrice && !prices.has(value) && !publicNumbers.has(value) && !isCounted
      })
    })
  }
}
