import { digitsOf, takeFirstPhoneNumber, convertVanityNumber, normalizePhoneText } from './phone-text.ts'

/**
 * Functions for phone numbers as people type them. Only phone-reader.ts imports the rules of all countries, because they are large. Without
 * a `PhoneParser`, these functions understand only numbers with a country code.
 */

export const PHONE_LENGTH_MAX = 40

/** Numbers with fewer digits cannot be called from abroad. The standard E.164 allows up to 15 digits. */
const PHONE_DIGITS_MIN = 7
const PHONE_DIGITS_MAX = 15

export interface ParsedPhoneNumber {
  e164: string
  international: string
  /** ISO 3166 code of the phone number's country; null for numbers without a country, such as +800. */
  country: string | null
  extension: string | null
  length: 'valid' | 'short' | 'long' | 'invalid'
  countryFrom: 'typed' | 'context' | 'guessed'
  /** The parsed part of the typed text, with ASCII digits. */
  text: string
}

export type PhoneParser = (typed: string, countries?: readonly string[]) => ParsedPhoneNumber | null

export interface PhoneParsingContext {
  read: PhoneParser
  countries: readonly string[]
}

/** The extension follows one or two words of any language (`ext. no.`, `Durchwahl`, `内線`), a `#` or a comma. */
const PHONE_EXTENSION_PATTERN =
  /^([^\p{L}]*\d\)?)[\s.-]*(?:\s\/\s?)?(?:;\s*ext\s*=|,?\s*\(?\s*(?:(?:[\p{L}\p{M}]{1,12}[.:'׳]?\s*){1,2}#?|#)\s*[.:]?|[,;]+)[\s-]*(\d(?:\s\d){1,6}|\d{1,7})\s*\)?#?$/iu

/**
 * Separates the extension from the number. Of several numbers, takes the first. The number keeps spaces, brackets and dashes, and gets
 * ASCII digits. Service codes (`*21#`) have no extension.
 */
export function splitPhoneExtension(typed: string): { number: string; extension: string | null } {
  const text = convertVanityNumber(normalizePhoneText(typed))
  const [, number, extension] = PHONE_EXTENSION_PATTERN.exec(text) ?? []
  if (!number || !extension || digitsOf(number).length < 5) return { number: takeFirstPhoneNumber(text), extension: null }
  const first = takeFirstPhoneNumber(number)
  // An extension after several numbers belongs to the last one.
  return { number: first, extension: first === number ? extension.replace(/\s/g, '') : null }
}

/**
 * Returns the digits of a number that starts with `+` or `00`; null for other numbers. Removes `(0)`, which callers dial only within the
 * country, except for Italy (+39).
 */
export function internationalDigitsOf(number: string): string | null {
  const [, rest] = /^(?:\(?\+|\(?00(?=[1-9\s]))([^+]*)/.exec(number) ?? []
  if (rest === undefined) return null
  return digitsOf(digitsOf(rest).startsWith('39') ? rest : rest.replace('(0)', ''))
}

function toE164WithoutNumberingPlans(typed: string): string | null {
  const { number } = splitPhoneExtension(typed)
  if (/\p{L}/u.test(number)) return null
  const bare = digitsOf(number)
  const digits = internationalDigitsOf(number) ?? (/^[1-9]\d{9}/.test(bare) ? bare : '')
  return digits.length >= PHONE_DIGITS_MIN && digits.length <= PHONE_DIGITS_MAX ? `+${digits}` : null
}

/** Returns a messenger's phone number in E.164 format; null if its country is unknown or digits are missing. */
export function toMessengerNumber(typed: string, context?: PhoneParsingContext): string | null {
  if (!context) return toE164WithoutNumberingPlans(typed)
  const number = context.read(typed, context.countries)
  return number?.length === 'valid' ? number.e164 : null
}

export function isPhoneNumberLike(typed: string): boolean {
  const text = normalizePhoneText(typed)
  return /^[\d\s()+./-]+$/.test(text) && digitsOf(text).length >= 5 && !/^[^\d+(]*[\p{L}_@]/u.test(typed)
}

/** Dialling only the digits of `212-CALL-NOW` would reach somebody else. */
const WORD_IN_PHONE_PATTERN = /\d[.-]?\p{L}|^\P{L}*\p{L}[^]*\d/u

/**
 * Returns a `tel:` link; null for a text without digits or with a word. A number whose country is unknown keeps its digits, because it can
 * be dialled within that country. The extension follows a comma, because phones ignore the standard `;ext=` (RFC 3966), but pause at a
 * comma.
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
