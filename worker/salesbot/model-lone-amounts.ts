import { SMALL_NUMBER_MAX } from './model-bare-amounts.ts'
import { AFTER_AMOUNT, AFTER_JAPANESE_AMOUNT, EQUALS_PATTERN, LABEL_PATTERN, LETTER } from './model-cost-cues.ts'
import { LARGE_NUMBER_WORDS, SMALL_NUMBER_WORDS } from './model-money-words.ts'
import type { FoundNumber } from './model-numbers.ts'

/** The other end of a range of amounts. */
const RANGE_END = '\\s?[-–~/]\\s?(?:3[2-9]|[4-9]\\d|\\d{3,6})(?![\\d.:/-]\\d|\\d|\\s?[a-zß-öø-ɏ%])'
const END_PATTERN = new RegExp(`^(?:${AFTER_AMOUNT}|${AFTER_JAPANESE_AMOUNT}|${RANGE_END})`, 'iu')
/** Phone numbers, dates and times of day. Other checks judge them. */
const NO_AMOUNT_PATTERN =
  /\+?\d(?:[\s()./-]{0,3}\d){6,19}|\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?<!\d)(?:[01]?\d|2[0-4]):[0-5]\d(?!\d)|(?<!\d)(?:[12]?\d|3[01])\s?[-–]\s?(?:[12]?\d|3[01])(?![\d.,])|(?<!\d)\d{1,2}\/\d{1,2}(?!\d)/g
/** A number that belongs to a name, a sign or another number before it. */
const JOINED_PATTERN = /[A-Za-zß-öø-ɏ\d#/+@_]$|\d[-.:,]$|(?<![A-Z])(?:ISO|DIN|EN) $/u
/** What stands before a year. */
const YEAR_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:in|since|year|seit|jahr|depuis|desde|en|em|año|année|ano|founded|(?:jan|feb|mar|mär|apr|abr|avr|may|mai|jun|jul|aug|ago|août|sep|set|oct|okt|out|nov|dec|dez|dic|déc|ene|fév)[a-zß-öø-ɏ]{0,7}\.?(?: de)?(?: \d{1,2}(?:st|nd|rd|th)?,?)?) $/iu
/** `10.30`, `24.12` and `4.9`, which are times, dates and ratings rather than prices. */
const TIME_OR_DATE_PATTERN = /^(?:(?:[01]?\d|2[0-4])[.,][0-5]\d|(?:[12]?\d|3[01])[.,](?:\d|0\d|1[0-2]))$/
const HOUR_BEFORE_PATTERN = /(?<![a-zß-öø-ɏ])(?:at|um|gegen|à|a las|às|vers)\s$/iu

const GERMAN_TENS = '(?:vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)'
/** Number words that are amounts where nothing is counted. `einzig` and `Jahrhundert` only end like one. */
const LARGE_WORD_PATTERN = new RegExp(`(?<!${LETTER})(${LARGE_NUMBER_WORDS})(?:[\\s-](?:${SMALL_NUMBER_WORDS}))?(?!${LETTER})`, 'giu')
const NO_LARGE_WORD_PATTERN = new RegExp(
  `^(?:twenty|thirty|grand|veinte|veinti.*|treinta|vingts?|trente|vinte|trinta|cents|millions?|millionen|milh.*|millones|jahr.*|.*mal|(?!(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)?(?:und)?${GERMAN_TENS}$).*(?:zig|ßig|ssig))$`,
  'iu',
)
const KANJI_AMOUNT_PATTERN = new RegExp(
  `(?<![\\p{Script=Han}\\d])(?=[〇一二三四五六七八九十]{0,6}(?:[百千万]|[四五六七八九]十))[〇一二三四五六七八九十百千万]{1,12}${AFTER_JAPANESE_AMOUNT}`,
  'u',
)

const isYear = (value: number, before: string) => value >= 1900 && value < 2100 && YEAR_PATTERN.test(before)
/** Blanks what is no amount, and keeps the places of everything else. */
export const blankOtherNumbers = (sentence: string): string => sentence.replace(NO_AMOUNT_PATTERN, (match) => ';'.repeat(match.length))

/** True if a number stands where an amount may stand: nothing is counted, and nothing says that it is another number. */
export function standsAsAmount(blanked: string, { start, end, value, isCounted }: FoundNumber): boolean {
  if (isCounted || blanked[start] === ';') return false
  const before = blanked.slice(Math.max(0, start - 30), start)
  if (!END_PATTERN.test(blanked.slice(end, end + 30)) || JOINED_PATTERN.test(before) || LABEL_PATTERN.test(before)) return false
  return !isYear(value, before) && !(value <= 24 && HOUR_BEFORE_PATTERN.test(before))
}

/** True if the words right before a number say that what they name is that number. */
export const isEquated = (sentence: string, { start }: FoundNumber): boolean =>
  EQUALS_PATTERN.test(sentence.slice(Math.max(0, start - 40), start))

/**
 * Returns a function that finds a number without a unit that is too large for an hour, a day or a small count. There are more ways to
 * announce a price than a list can hold, so whatever is not known counts as one.
 */
export function createLoneAmountFinder(isNamed: (value: number) => boolean): (sentence: string, numbers: FoundNumber[]) => boolean {
  return (sentence, numbers) => {
    const blanked = blankOtherNumbers(sentence)
    const isLone = (number: FoundNumber) =>
      number.codes === null &&
      (number.isOdd ||
        ((number.value > SMALL_NUMBER_MAX || !Number.isInteger(number.value)) &&
          !TIME_OR_DATE_PATTERN.test(sentence.slice(number.start, number.end)) &&
          !isNamed(number.value))) &&
      standsAsAmount(blanked, number)
    if (numbers.some(isLone) || KANJI_AMOUNT_PATTERN.test(sentence)) return true
    return Array.from(sentence.matchAll(LARGE_WORD_PATTERN)).some(
      ({ 0: words, 1: word, index }) =>
        !NO_LARGE_WORD_PATTERN.test(word!) &&
        !LABEL_PATTERN.test(sentence.slice(Math.max(0, index - 30), index)) &&
        !/\d\s?$/.test(sentence.slice(Math.max(0, index - 2), index)) &&
        END_PATTERN.test(sentence.slice(index + words.length, index + words.length + 30)),
    )
  }
}
