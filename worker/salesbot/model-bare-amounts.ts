import { AFTER_AMOUNT, COST_CUES, FILLERS, LABEL_PATTERN, LETTER, WEAK_CUES } from './model-cost-cues.ts'
import { LARGE_NUMBER_WORDS, ONE_WORDS, SMALL_NUMBER_WORDS } from './model-money-words.ts'

const NUMBER_WORD = `(?:${LARGE_NUMBER_WORDS}|${SMALL_NUMBER_WORDS})`
const NUMBER = `(?:(\\d{1,3}(?:[.,'’ ]\\d{3}(?!\\d))*|\\d{1,9})(?:[.,](\\d{1,2}))?|((?:${ONE_WORDS}|${NUMBER_WORD})(?:[\\s-](?:and |und |y |et |e )?${NUMBER_WORD}){0,5}))`
const CUED_PATTERN = (cues: string) => new RegExp(`(?<!${LETTER})(?:${cues}):? ${FILLERS}${NUMBER}(?![\\d%])(?=${AFTER_AMOUNT})`, 'giu')
const STRONG_PATTERN = CUED_PATTERN(COST_CUES)
const WEAK_PATTERN = CUED_PATTERN(WEAK_CUES)
/** `130-ish`, `120 for you`, `120 all in`. */
const AFTER_PATTERN = new RegExp(
  `(?<![a-zß-öø-ɏ\\d.,:/+-]|\\d )${NUMBER}(?:-?ish(?! (?:min|hour|day|people))|,? (?:for you|all[- ]in|all inclusive|in total|für sie|für dich|alles inklusive|insgesamt|para usted|para ti|en total|pour vous|tout compris|au total|para você|no total|tudo incluído))(?!${LETTER})`,
  'giu',
)
const JAPANESE_PATTERN =
  /(?:合計|全部で|総額|価格は|料金は|値段は|費用は|お代は)(?:で|は)?\s?(?:約)?([\d,]{1,12}|[〇零一二三四五六七八九十百千万]{1,12})(?:です|になります|でいかが|で[。！]|[。！]|$)/gu
/** Characters before an amount in which a label of another number is looked for. */
const LABEL_LENGTH_MAX = 30
/** Numbers up to here may be hours, days or counts. */
export const SMALL_NUMBER_MAX = 31
/** An appointment at an hour: `We can do Monday at 10`. */
const APPOINTMENT_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|appointment|slot|call|visit|meeting|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|heute|morgen|termin|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy|cita|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|rendez-vous|segunda|terça|quarta|quinta|sexta|amanhã|hoje)[a-zß-öø-ɏ' -]{0,20} (?:at|um|à|a|en|em) (?:1?\d|2[0-4])$/iu

interface KnownAmounts {
  isPrice: (value: number) => boolean
  /** True for a price, and for a number that the public texts name without what it counts. */
  isNamed: (value: number) => boolean
}

/** Returns a function that finds an amount without a currency in a sentence that offers it as a price. */
export function createBareAmountFinder({ isPrice, isNamed }: KnownAmounts): (sentence: string) => boolean {
  const isForeign = (pattern: RegExp, sentence: string, min: number, isKnown: (value: number) => boolean) =>
    Array.from(sentence.matchAll(pattern)).some(({ 0: match, 1: whole, 2: decimals, 3: words, index }) => {
      const start = index + match.lastIndexOf(words ?? whole!)
      if (LABEL_PATTERN.test(sentence.slice(Math.max(0, start - LABEL_LENGTH_MAX), start))) return false
      if (APPOINTMENT_PATTERN.test(sentence.slice(Math.max(0, index - LABEL_LENGTH_MAX), index + match.length))) return false
      if (words !== undefined) return min === 0 ? !/^(?:one|eine?|eins|uno|una?|une|uma?|once)$/iu.test(words) : /[\s-]/.test(words)
      const value = Number(`${whole!.replace(/\D/g, '') || Number.NaN}.${decimals ?? 0}`)
      return !(value < min) && !isKnown(value)
    })
  return (sentence) =>
    isForeign(JAPANESE_PATTERN, sentence, 0, isPrice) ||
    isForeign(STRONG_PATTERN, sentence, 0, isPrice) ||
    isForeign(WEAK_PATTERN, sentence, SMALL_NUMBER_MAX + 1, isNamed) ||
    isForeign(AFTER_PATTERN, sentence, SMALL_NUMBER_MAX + 1, isNamed)
}
