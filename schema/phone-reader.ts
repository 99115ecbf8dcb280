import {
  type CountryCode,
  getCountries,
  type PhoneNumber as Parsed,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import { internationalDigitsOf, type PhoneParsingContext, type ParsedPhoneNumber, type PhoneParser, splitPhoneExtension } from './phone.ts'
import { digitsOf } from './phone-text.ts'

export const SUPPORTED_PHONE_COUNTRIES: readonly string[] = getCountries(metadata)

function mainCountryOfCallingCode(callingCode: string): string | null {
  const [first] = (metadata.country_calling_codes as Record<string, string[] | undefined>)[callingCode] ?? []
  return first && /^[A-Z]{2}$/.test(first) ? first : null
}

const countryOfPhoneNumber = (number: Parsed) => number.country ?? mainCountryOfCallingCode(number.countryCallingCode)

const isKnownPhoneCountry = (code: string): code is CountryCode => SUPPORTED_PHONE_COUNTRIES.includes(code)

function parseWithLibphonenumber(text: string, country?: CountryCode): Parsed | undefined {
  return parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, metadata)
}

function chooseMostValidNumber(candidates: (Parsed | undefined)[]): Parsed | undefined {
  const parsed = candidates.filter((number) => number !== undefined)
  return parsed.find((number) => number.isValid()) ?? parsed.find((number) => number.isPossible()) ?? parsed[0]
}

/**
 * Parses a number that starts with `+` or `00`. Drops `(0)`, unless the country needs it. After Mexico's code, drops the 1 that callers
 * dialled until 2019.
 */
function parseInternationalNumber(number: string): Parsed | undefined {
  const first = number.replace(/^\(?\+(?:\s*00(?=[1-9]))?|^\(?00/, '').replace(/\+.*/, '')
  const digits = digitsOf(first)
  const variants = [
    digits,
    internationalDigitsOf(number) ?? digits,
    digitsOf(first.replace('(0)', '')),
    digits.replace(/^521(?=\d{10}$)/, '52'),
  ]
  return chooseMostValidNumber([...new Set(variants)].map((variant) => parseWithLibphonenumber(`+${variant}`)))
}

/**
 * Parses a number as people dial it within these countries. Returns undefined if the countries give different results. A number that is
 * valid in none of them is accepted if its length is possible and it does not start with zero, which would mean that the number is foreign.
 */
function parseNationalNumber(number: string, countries: readonly string[]): Parsed | undefined {
  const candidates = countries.filter(isKnownPhoneCountry).flatMap((country) => parseWithLibphonenumber(number, country) ?? [])
  for (const accept of [(one: Parsed) => one.isValid(), (one: Parsed) => one.isPossible() && !one.nationalNumber.startsWith('0')]) {
    const [first, ...others] = candidates.filter(accept)
    if (first) return others.every((one) => one.number === first.number) ? first : undefined
  }
  return candidates.find((one) => !one.isPossible())
}

const PHONE_LENGTH_RESULTS = { TOO_SHORT: 'short', TOO_LONG: 'long' } as const

interface PhoneReading {
  parsed: Parsed
  countryFrom: ParsedPhoneNumber['countryFrom']
}

function toParsedPhoneNumber({ parsed: number, countryFrom }: PhoneReading, text: string, extension: string | null): ParsedPhoneNumber {
  const length = validatePhoneNumberLength(number.number, metadata)
  return {
    e164: number.number,
    international: number.formatInternational(),
    country: countryOfPhoneNumber(number),
    extension,
    length: number.isPossible() ? 'valid' : length === 'TOO_SHORT' || length === 'TOO_LONG' ? PHONE_LENGTH_RESULTS[length] : 'invalid',
    countryFrom,
    text,
  }
}

function listPhoneNumberPrefixes(text: string, gap: RegExp): string[] {
  const prefixes = [...text.matchAll(gap)].map(({ index }) => text.slice(0, index))
  return prefixes.filter((prefix) => /^(?:\D*\d){7,15}\D*$/.test(prefix)).toReversed()
}

/**
 * True if people within the country dial the number with these digits. False for `491713920000` in Germany: its length is possible, but the
 * leading zero is missing. Always true for ten digits or fewer, because Indian mobile numbers may start with 91.
 */
const isPhoneInNationalFormat = (number: Parsed, digits: string) => digits.length <= 10 || digitsOf(number.formatNational()) === digits

function readSinglePhoneNumber(number: string, countries: readonly string[]): PhoneReading | null {
  const zeros = /^\(?00/.test(number)
  if (/^\(?\+/.test(number) || zeros) {
    const international = parseInternationalNumber(number)
    if (international && (!zeros || international.isValid())) return { parsed: international, countryFrom: 'typed' }
    if (!zeros) return null
  }
  if (/[*#]/.test(number)) return null
  const national = parseNationalNumber(number, countries)
  // In WhatsApp links, the number has a country code without a plus.
  const digits = digitsOf(number)
  const withPlus = /^[1-9]/.test(digits) ? parseWithLibphonenumber(`+${digits}`) : undefined
  const inContext = withPlus?.isValid() && countries.includes(countryOfPhoneNumber(withPlus) ?? '') ? withPlus : undefined
  if (inContext && !(national?.isValid() && isPhoneInNationalFormat(national, digits))) return { parsed: inContext, countryFrom: 'context' }
  if (national?.isPossible()) return { parsed: national, countryFrom: 'context' }
  // The number counts as foreign if it has at least ten digits and does not begin with a valid number from the card's countries. Shorter
  // numbers are often valid in some foreign country by chance.
  const isForeign = () =>
    !listPhoneNumberPrefixes(number, /(?<!\D)\D+(?=\d)/g).some((prefix) => parseNationalNumber(prefix, countries)?.isValid())
  if (digits.length >= 10 && withPlus?.isValid() && isForeign()) return { parsed: withPlus, countryFrom: 'guessed' }
  return national ? { parsed: national, countryFrom: 'context' } : null
}

/**
 * Parses a phone number by the rules of all countries. If the whole text is no valid number, its longest valid beginning is used:
 * `022-2345 6789` in `022-2345 6789 / 90`.
 */
export const readPhoneNumber: PhoneParser = (typed, countries = []) => {
  const { number, extension } = splitPhoneExtension(typed)
  if (/\p{L}/u.test(number)) return null
  const whole = readSinglePhoneNumber(number, countries)
  if (whole?.parsed.isValid()) return toParsedPhoneNumber(whole, number, extension)
  for (const text of listPhoneNumberPrefixes(number, /\D*[/(](?=\D*\d)/g)) {
    const reading = readSinglePhoneNumber(text, countries)
    if (reading?.countryFrom !== 'guessed' && reading?.parsed.isValid()) return toParsedPhoneNumber(reading, text, null)
  }
  return whole && toParsedPhoneNumber(whole, number, extension)
}

/**
 * Adds the country code that the card's other numbers imply. If the number itself tells its country, it stays as typed. Extensions and
 * words are kept.
 */
export function normalizePhoneNumber(typed: string, context: PhoneParsingContext): string {
  const number = context.read(typed, context.countries)
  if (number?.countryFrom !== 'context' || number.length !== 'valid') return typed
  if (number.extension) return `${number.international} ext. ${number.extension}`
  if (typed.includes(number.text)) return typed.replace(number.text, () => number.international)
  return /[a-z]{3}/i.test(typed) ? typed : number.international
}
