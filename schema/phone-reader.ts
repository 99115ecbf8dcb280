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

/** ISO 3166 codes of all countries whose phone numbers the code can parse. */
export const SUPPORTED_PHONE_COUNTRIES: readonly string[] = getCountries(metadata)

/** Returns a calling code's main country, such as the United States for 1; null for codes of no country, such as 800. */
function mainCountryOfCallingCode(callingCode: string): string | null {
  const [first] = (metadata.country_calling_codes as Record<string, string[] | undefined>)[callingCode] ?? []
  return first && /^[A-Z]{2}$/.test(first) ? first : null
}

/** Returns the ISO 3166 code of a phone number's country; if it is unclear, the main country of the calling code. */
const countryOfPhoneNumber = (number: Parsed) => number.country ?? mainCountryOfCallingCode(number.countryCallingCode)

const isKnownPhoneCountry = (code: string): code is CountryCode => SUPPORTED_PHONE_COUNTRIES.includes(code)

function parseWithLibphonenumber(text: string, country?: CountryCode): Parsed | undefined {
  return parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, metadata)
}

/** Chooses between readings of a phone number: the first valid one, else the first of a possible length, else the first. */
function chooseMostValidNumber(candidates: (Parsed | undefined)[]): Parsed | undefined {
  const parsed = candidates.filter((number) => number !== undefined)
  return parsed.find((number) => number.isValid()) ?? parsed.find((number) => number.isPossible()) ?? parsed[0]
}

/**
 * Parses a phone number that starts with `+` or `00`. Drops a bracketed zero unless the country's numbers need it. Drops the 1
 * after Mexico's country code, which was dialled for mobile phones until 2019 and is still often written.
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
 * Parses a phone number as it is dialled within these countries; undefined when the countries give different results. A number
 * that is not valid is accepted if its length is possible, unless it starts with zero: then it is from another country.
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

/** Lists the beginnings of a text that may be phone numbers (7 to 15 digits), longest first. `gap` matches where they may end. */
function listPhoneNumberPrefixes(text: string, gap: RegExp): string[] {
  const prefixes = [...text.matchAll(gap)].map(({ index }) => text.slice(0, index))
  return prefixes.filter((prefix) => /^(?:\D*\d){7,15}\D*$/.test(prefix)).toReversed()
}

/**
 * True when a phone number's `digits` are written as they are dialled within its country. Some countries allow any length: for
 * Germany, `491713920000` would be a national number, but that would be dialled with a leading zero. Up to ten digits count as
 * national, because Indian mobile numbers may start with India's own country code, 91.
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
  // WhatsApp links contain a country code without a plus, so the digits are also parsed with a plus before them.
  const digits = digitsOf(number)
  const withPlus = /^[1-9]/.test(digits) ? parseWithLibphonenumber(`+${digits}`) : undefined
  const inContext = withPlus?.isValid() && countries.includes(countryOfPhoneNumber(withPlus) ?? '') ? withPlus : undefined
  if (inContext && !(national?.isValid() && isPhoneInNationalFormat(national, digits))) return { parsed: inContext, countryFrom: 'context' }
  if (national?.isPossible()) return { parsed: national, countryFrom: 'context' }
  // A foreign country is not guessed from fewer than ten digits, which are too often valid by chance, and not for a text that
  // starts with a valid number of the card's countries.
  const isForeign = () => !listPhoneNumberPrefixes(number, /\D+(?=\d)/g).some((prefix) => parseNationalNumber(prefix, countries)?.isValid())
  if (digits.length >= 10 && withPlus?.isValid() && isForeign()) return { parsed: withPlus, countryFrom: 'guessed' }
  return national ? { parsed: national, countryFrom: 'context' } : null
}

/**
 * Parses a typed phone number by the rules of all countries (library libphonenumber). If the whole text is not a valid number,
 * its longest beginning that is valid is used: `022-2345 6789` in `022-2345 6789 / 90`.
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
 * Returns the phone number to save. If only the card's other phone numbers tell its country, the country code is added. Other
 * numbers stay as typed. An extension, words around the number and a vanity word are kept.
 */
export function normalizePhoneNumber(typed: string, context: PhoneParsingContext): string {
  const number = context.read(typed, context.countries)
  if (number?.countryFrom !== 'context' || number.length !== 'valid') return typed
  if (number.extension) return `${number.international} ext. ${number.extension}`
  if (typed.includes(number.text)) return typed.replace(number.text, () => number.international)
  return /[a-z]{3}/i.test(typed) ? typed : number.international
}
