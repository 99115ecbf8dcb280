import { digitsOf, takeFirstPhoneNumber, convertVanityNumber, normalizePhoneText } from './phone-text.ts'

/**
 * Functions for phone numbers as people type them. The rules of all countries are large, so only phone-reader.ts contains them.
 * Without a `PhoneParser`, the functions in this module understand only numbers with a country code.
 */

export const PHONE_LENGTH_MAX = 40

/** Numbers with fewer than 7 digits cannot be called from abroad. The international standard E.164 allows up to 15 digits. */
const PHONE_DIGITS_MIN = 7
const PHONE_DIGITS_MAX = 15

export interface ParsedPhoneNumber {
  e164: string
  /** The phone number in readable international format: `+41 79 123 45 67`. */
  international: string
  /** ISO 3166 code of the phone number's country; null for numbers that belong to no country, such as +800. */
  country: string | null
  /** The number's extension: digits that the phone dials after the call is answered. */
  extension: string | null
  /** `valid` when the phone number has as many digits as its country's numbers have. */
  length: 'valid' | 'short' | 'long' | 'invalid'
  /** How the country code was found: typed by the user, taken from the card's countries, or guessed from the first digits. */
  countryFrom: 'typed' | 'context' | 'guessed'
  /** The parsed part of the typed text, with ASCII digits: the first of several phone numbers, without words around it. */
  text: string
}

/** Parses a typed phone number, as a number of `countries` (ISO 3166) if it has no country code. Null for other texts. */
export type PhoneParser = (typed: string, countries?: readonly string[]) => ParsedPhoneNumber | null

/** What is needed to parse a card's phone numbers: the parser, and the countries of the card's numbers with a country code. */
export interface PhoneParsingContext {
  read: PhoneParser
  countries: readonly string[]
}

/**
 * Matches a phone number with an extension. One or two words of any language (`ext.`, `ext. no.`, `Durchwahl`, `wew.`, `内線`),
 * a `#` or a comma stand before the extension.
 */
const PHONE_EXTENSION_PATTERN =
  /^([^\p{L}]*\d\)?)[\s.-]*(?:\s\/\s?)?(?:;\s*ext\s*=|,?\s*\(?\s*(?:(?:[\p{L}\p{M}]{1,12}[.:'׳]?\s*){1,2}#?|#)\s*[.:]?|[,;]+)[\s-]*(\d(?:\s\d){1,6}|\d{1,7})\s*\)?#?$/iu

/**
 * Splits a typed phone number from its extension and takes the first of several numbers. The number keeps its spaces, brackets
 * and dashes, with ASCII digits. Service codes with fewer than five digits (`*21#`, `12#4`) have no extension.
 */
export function splitPhoneExtension(typed: string): { number: string; extension: string | null } {
  const text = convertVanityNumber(normalizePhoneText(typed))
  const [, number, extension] = PHONE_EXTENSION_PATTERN.exec(text) ?? []
  if (!number || !extension || digitsOf(number).length < 5) return { number: takeFirstPhoneNumber(text), extension: null }
  const first = takeFirstPhoneNumber(number)
  // An extension after several phone numbers belongs to the last number, so the first number has none.
  return { number: first, extension: first === number ? extension.replace(/\s/g, '') : null }
}

/**
 * Returns all digits of a phone number that starts with `+` or `00`, or null for other numbers. Removes a `(0)`, which is dialled
 * only within the country; in Italy (+39), the zero is part of the number.
 */
export function internationalDigitsOf(number: string): string | null {
  const [, rest] = /^(?:\(?\+|\(?00(?=[1-9\s]))([^+]*)/.exec(number) ?? []
  if (rest === undefined) return null
  return digitsOf(digitsOf(rest).startsWith('39') ? rest : rest.replace('(0)', ''))
}

/** Converts a phone number with a country code to E.164 format, without its country's rules. Null without a country code. */
function toE164WithoutNumberingPlans(typed: string): string | null {
  const { number } = splitPhoneExtension(typed)
  if (/\p{L}/u.test(number)) return null
  const bare = digitsOf(number)
  const digits = internationalDigitsOf(number) ?? (/^[1-9]\d{9}/.test(bare) ? bare : '')
  return digits.length >= PHONE_DIGITS_MIN && digits.length <= PHONE_DIGITS_MAX ? `+${digits}` : null
}

/** Returns the E.164 format of a messenger's phone number; null when its country is unknown or digits are missing. */
export function toMessengerNumber(typed: string, context?: PhoneParsingContext): string | null {
  if (!context) return toE164WithoutNumberingPlans(typed)
  const number = context.read(typed, context.countries)
  return number?.length === 'valid' ? number.e164 : null
}

/** True for a text that contains only a phone number: at least five digits, and separators. */
export function isPhoneNumberLike(typed: string): boolean {
  const text = normalizePhoneText(typed)
  return /^[\d\s()+./-]+$/.test(text) && digitsOf(text).length >= 5 && !/^[^\d+(]*[\p{L}_@]/u.test(typed)
}

/** Matches a phone number that contains letters (`212-CALL-NOW`): dialling only its digits would reach somebody else. */
const WORD_IN_PHONE_PATTERN = /\d[.-]?\p{L}|\p{L}.*\d/u

/**
 * Returns the `tel:` link of a typed phone number, or null when it has no digits or contains a word. A number of unknown country
 * keeps its digits, because it can be dialled within that country. The extension follows a comma, at which phones pause until the
 * call is answered; phones ignore the standard form `;ext=` (RFC 3966).
 */
export function telLinkOf(phone: string, context?: PhoneParsingContext): string | null {
  const { number, extension } = splitPhoneExtension(phone)
  const parsed = context?.read(phone, context.countries)
  const digits = internationalDigitsOf(number)
  const dialled =
    parsed?.length === 'valid' && parsed.countryFrom !== 'guessed'
      ? parsed.e164
      : number.startsWith('+') || number.startsWith('(+')
        ? `+${digits}`
        : number.replace(/[^\d*#]/g, '')
  if (!/\d/.test(dialled) || WORD_IN_PHONE_PATTERN.test(number)) return null
  return `tel:${dialled.replaceAll('#', '%23')}${extension ? `,${extension}` : ''}`
}
