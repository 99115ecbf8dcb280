import { digitsOf, firstNumber, keyed, plain } from './phone-text.ts'

/**
 * Phone numbers as people type them. What needs to know the countries' numbering plans is a PhoneReader
 * (phone-reader.ts, large); without one only a number with its country code can be told from any other.
 */

/** Characters of a phone field. */
export const PHONE_MAX = 40

/** E.164: a number has at most 15 digits with its country code. Shorter ones than 7 reach nobody from abroad. */
const DIGITS_MIN = 7
const DIGITS_MAX = 15

export interface PhoneNumber {
  /** E.164: `+` and digits. */
  e164: string
  /** The same to be read by people: `+41 79 123 45 67`. */
  international: string
  /** ISO 3166 code; null where several countries share the number's country code, and for numbers of no country. */
  country: string | null
  /** Digits to dial once the call is answered. */
  extension: string | null
  /** `whole` when it has as many digits as numbers of its country have. */
  length: 'whole' | 'short' | 'long' | 'wrong'
  /** The country code was typed; or it is that of a country that was given; or the digits happen to begin with one. */
  from: 'typed' | 'given' | 'guessed'
  /** The part of what was typed that was read, in ASCII digits: the first of several numbers, without words around it. */
  text: string
}

/** Reads a number; one without a country code as a number of these countries (ISO 3166). Null where it can be no number. */
export type PhoneReader = (typed: string, countries?: readonly string[]) => PhoneNumber | null

/** How the numbers of one card are read: its other numbers tell the country. */
export interface PhoneContext {
  read: PhoneReader
  countries: readonly string[]
}

/**
 * What stands before an extension: one or two words of any language (`ext.`, `ext. no.`, `Durchwahl`, `wew.`, `内線`), and
 * `#` and `,` as phones have them.
 */
const EXTENSION =
  /^([^\p{L}]*\d\)?)[\s.-]*(?:\s\/\s?)?(?:;\s*ext\s*=|,?\s*\(?\s*(?:(?:[\p{L}\p{M}]{1,12}[.:'׳]?\s*){1,2}#?|#)\s*[.:]?|[,;]+)[\s-]*(\d(?:\s\d){1,6}|\d{1,7})\s*\)?#?$/iu

/**
 * A number and its extension. The text of the number keeps its spaces, brackets and dashes; digits are ASCII. Of several
 * numbers it is the first. Fewer than five digits have no extension: `*21#` and `12#4` are dialled as they are.
 */
export function splitExtension(typed: string): { number: string; extension: string | null } {
  const text = keyed(plain(typed))
  const [, number, extension] = EXTENSION.exec(text) ?? []
  if (!number || !extension || digitsOf(number).length < 5) return { number: firstNumber(text), extension: null }
  const first = firstNumber(number)
  // Behind several numbers it is the last one's.
  return { number: first, extension: first === number ? extension.replace(/\s/g, '') : null }
}

/**
 * The digits that follow a typed country code, `+` or `00` in front of it, without the `(0)` that is dialled at home only;
 * null without one. Italy's numbers keep their zero abroad. Of several numbers it is the first.
 */
export function internationalDigits(number: string): string | null {
  const [, rest] = /^(?:\(?\+|\(?00(?=[1-9\s]))([^+]*)/.exec(number) ?? []
  if (rest === undefined) return null
  return digitsOf(digitsOf(rest).startsWith('39') ? rest : rest.replace('(0)', ''))
}

/** A number that can be reached from abroad, in E.164, by its country code alone; null where it has none. */
function reachable(typed: string): string | null {
  const { number } = splitExtension(typed)
  if (/\p{L}/u.test(number)) return null
  const bare = digitsOf(number)
  const digits = internationalDigits(number) ?? (/^[1-9]\d{9}/.test(bare) ? bare : '')
  return digits.length >= DIGITS_MIN && digits.length <= DIGITS_MAX ? `+${digits}` : null
}

/** The number of a messenger, in E.164; null where it is not known in which country it is, or it is no whole number. */
export function messengerNumber(typed: string, context?: PhoneContext): string | null {
  if (!context) return reachable(typed)
  const read = context.read(typed, context.countries)
  return read?.length === 'whole' ? read.e164 : null
}

/** True for a text of a number and nothing else: digits and the signs between them. */
export function isNumberLike(typed: string): boolean {
  const text = plain(typed)
  return /^[\d\s()+./-]+$/.test(text) && digitsOf(text).length >= 5 && !/^[^\d+(]*[\p{L}_@]/u.test(typed)
}

/** Letters that are part of the number (`212-CALL-NOW`): the digits without them reach somebody else. */
const WORD_IN_NUMBER = /\d[.-]?\p{L}|\p{L}.*\d/u

/**
 * The `tel:` link of a phone number as typed, or null when it has no digits or is partly a word. A number of no known country
 * keeps its digits as they are: it can be dialled at home. An extension follows a comma, at which phones pause until the call is answered;
 * RFC 3966 would have it as `;ext=`, which dialers on phones ignore or drop.
 */
export function phoneHref(phone: string, context?: PhoneContext): string | null {
  const { number, extension } = splitExtension(phone)
  const read = context?.read(phone, context.countries)
  const abroad = internationalDigits(number)
  const dialled =
    read?.length === 'whole' && read.from !== 'guessed'
      ? read.e164
      : number.startsWith('+') || number.startsWith('(+')
        ? `+${abroad}`
        : number.replace(/[^\d*#]/g, '')
  if (!/\d/.test(dialled) || WORD_IN_NUMBER.test(number)) return null
  return `tel:${dialled.replaceAll('#', '%23')}${extension ? `,${extension}` : ''}`
}
