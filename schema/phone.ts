import { digitsOf, firstNumber, keypadToDigits, normalizePhoneText } from './phone-text.ts'

/**
 * Phone numbers as people type them. Numbering plans of countries are only in phone-reader.ts, because they are large.
 * Without a PhoneReader, the functions here can interpret only numbers with a country code.
 */

/** Maximum length of a phone field, in characters. */
export const PHONE_MAX = 40

/** Digits of an international number. 15 is the maximum of E.164; numbers with fewer than 7 cannot be reached from abroad. */
const DIGITS_MIN = 7
const DIGITS_MAX = 15

export interface PhoneNumber {
  /** E.164 format: `+` and digits. */
  e164: string
  /** Readable international format: `+41 79 123 45 67`. */
  international: string
  /** ISO 3166 code; null for numbers that belong to no country, such as +800. */
  country: string | null
  /** Digits to dial after the call is answered. */
  extension: string | null
  /** `valid` when the number has as many digits as numbers of its country have. */
  length: 'valid' | 'short' | 'long' | 'invalid'
  /** Where the country code comes from: typed, one of the context's countries, or guessed from the first digits. */
  countryFrom: 'typed' | 'context' | 'guessed'
  /** The part of the input that was parsed, in ASCII digits: the first of several numbers, without words around it. */
  text: string
}

/** Parses a number; one without a country code as a number of `countries` (ISO 3166). Null for anything but a number. */
export type PhoneReader = (typed: string, countries?: readonly string[]) => PhoneNumber | null

/** A reader and the countries (ISO 3166) of a card's numbers that have a country code. */
export interface PhoneContext {
  read: PhoneReader
  countries: readonly string[]
}

/**
 * A number with an extension, which is introduced by one or two words of any language (`ext.`, `ext. no.`, `Durchwahl`,
 * `wew.`, `内線`), by `#` or by `,`.
 */
const EXTENSION =
  /^([^\p{L}]*\d\)?)[\s.-]*(?:\s\/\s?)?(?:;\s*ext\s*=|,?\s*\(?\s*(?:(?:[\p{L}\p{M}]{1,12}[.:'׳]?\s*){1,2}#?|#)\s*[.:]?|[,;]+)[\s-]*(\d(?:\s\d){1,6}|\d{1,7})\s*\)?#?$/iu

/**
 * Splits a number from its extension and takes the first of several numbers. The number keeps its spaces, brackets and
 * dashes; its digits become ASCII. Service codes with fewer than five digits (`*21#`, `12#4`) have no extension.
 */
export function splitExtension(typed: string): { number: string; extension: string | null } {
  const text = keypadToDigits(normalizePhoneText(typed))
  const [, number, extension] = EXTENSION.exec(text) ?? []
  if (!number || !extension || digitsOf(number).length < 5) return { number: firstNumber(text), extension: null }
  const first = firstNumber(number)
  // After several numbers, the extension belongs to the last one.
  return { number: first, extension: first === number ? extension.replace(/\s/g, '') : null }
}

/**
 * All digits of a number that starts with `+` or `00`, country code included; null for other numbers. Removes the `(0)`,
 * which is dialled only within the country, except for Italy (+39), whose zero is part of the number. Takes the first number.
 */
export function internationalDigits(number: string): string | null {
  const [, rest] = /^(?:\(?\+|\(?00(?=[1-9\s]))([^+]*)/.exec(number) ?? []
  if (rest === undefined) return null
  return digitsOf(digitsOf(rest).startsWith('39') ? rest : rest.replace('(0)', ''))
}

/** E.164 format of a number with a country code, found without numbering plans; null without a country code. */
function e164WithoutReader(typed: string): string | null {
  const { number } = splitExtension(typed)
  if (/\p{L}/u.test(number)) return null
  const bare = digitsOf(number)
  const digits = internationalDigits(number) ?? (/^[1-9]\d{9}/.test(bare) ? bare : '')
  return digits.length >= DIGITS_MIN && digits.length <= DIGITS_MAX ? `+${digits}` : null
}

/** E.164 format of a messenger's number; null when its country is unknown or the number is incomplete. */
export function messengerNumber(typed: string, context?: PhoneContext): string | null {
  if (!context) return e164WithoutReader(typed)
  const number = context.read(typed, context.countries)
  return number?.length === 'valid' ? number.e164 : null
}

/** True for a text that consists of a phone number only: at least five digits and separators. */
export function isNumberLike(typed: string): boolean {
  const text = normalizePhoneText(typed)
  return /^[\d\s()+./-]+$/.test(text) && digitsOf(text).length >= 5 && !/^[^\d+(]*[\p{L}_@]/u.test(typed)
}

/** Letters within a number (`212-CALL-NOW`): dialling the digits alone would reach somebody else. */
const WORD_IN_NUMBER = /\d[.-]?\p{L}|\p{L}.*\d/u

/**
 * The `tel:` link of a typed phone number, or null when it has no digits or contains a word. A number of unknown country keeps
 * its digits, because it can still be dialled within that country. An extension follows a comma, at which phones pause until
 * the call is answered; dialers ignore or drop the `;ext=` of RFC 3966.
 */
export function phoneHref(phone: string, context?: PhoneContext): string | null {
  const { number, extension } = splitExtension(phone)
  const parsed = context?.read(phone, context.countries)
  const digits = internationalDigits(number)
  const dialled =
    parsed?.length === 'valid' && parsed.countryFrom !== 'guessed'
      ? parsed.e164
      : number.startsWith('+') || number.startsWith('(+')
        ? `+${digits}`
        : number.replace(/[^\d*#]/g, '')
  if (!/\d/.test(dialled) || WORD_IN_NUMBER.test(number)) return null
  return `tel:${dialled.replaceAll('#', '%23')}${extension ? `,${extension}` : ''}`
}
