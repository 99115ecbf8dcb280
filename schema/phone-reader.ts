import {
  type CountryCode,
  getCountries,
  type PhoneNumber as Parsed,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import { internationalDigits, type PhoneContext, type PhoneNumber, type PhoneReader, splitExtension } from './phone.ts'
import { digitsOf } from './phone-text.ts'

/** ISO 3166 codes of the countries with a known numbering plan. */
export const PHONE_COUNTRIES: readonly string[] = getCountries(metadata)

/** Main country of a calling code, such as the United States for 1; null for codes of no country, such as 800. */
function mainCountry(callingCode: string): string | null {
  const [first] = (metadata.country_calling_codes as Record<string, string[] | undefined>)[callingCode] ?? []
  return first && /^[A-Z]{2}$/.test(first) ? first : null
}

/** ISO 3166 code of a number's country; the main country of a shared calling code when the exact one is unknown. */
const countryOf = (number: Parsed) => number.country ?? mainCountry(number.countryCallingCode)

const isCountry = (code: string): code is CountryCode => PHONE_COUNTRIES.includes(code)

function parseAs(text: string, country?: CountryCode): Parsed | undefined {
  return parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, metadata)
}

/** The first candidate that is valid in its numbering plan, else the first of a possible length, else the first. */
function bestCandidate(candidates: (Parsed | undefined)[]): Parsed | undefined {
  const parsed = candidates.filter((number) => number !== undefined)
  return parsed.find((number) => number.isValid()) ?? parsed.find((number) => number.isPossible()) ?? parsed[0]
}

/**
 * Parses a number that starts with `+` or `00`. Drops a bracketed zero unless the numbering plan needs it, and the 1 after
 * Mexico's country code, which was dialled for mobile phones until 2019 and is still often written.
 */
function parseInternational(number: string): Parsed | undefined {
  const first = number.replace(/^\(?\+(?:\s*00(?=[1-9]))?|^\(?00/, '').replace(/\+.*/, '')
  const digits = digitsOf(first)
  const variants = [
    digits,
    internationalDigits(number) ?? digits,
    digitsOf(first.replace('(0)', '')),
    digits.replace(/^521(?=\d{10}$)/, '52'),
  ]
  return bestCandidate([...new Set(variants)].map((variant) => parseAs(`+${variant}`)))
}

/**
 * Parses a number as it is dialled within these countries; undefined when their results differ. A number that is not in the
 * numbering plan is accepted if its length is possible, but not with a leading zero, which shows that it is from elsewhere.
 */
function parseNational(number: string, countries: readonly string[]): Parsed | undefined {
  const candidates = countries.filter(isCountry).flatMap((country) => parseAs(number, country) ?? [])
  for (const accept of [(one: Parsed) => one.isValid(), (one: Parsed) => one.isPossible() && !one.nationalNumber.startsWith('0')]) {
    const [first, ...others] = candidates.filter(accept)
    if (first) return others.every((one) => one.number === first.number) ? first : undefined
  }
  return candidates.find((one) => !one.isPossible())
}

const LENGTHS = { TOO_SHORT: 'short', TOO_LONG: 'long' } as const

interface Reading {
  parsed: Parsed
  countryFrom: PhoneNumber['countryFrom']
}

function toPhoneNumber({ parsed: number, countryFrom }: Reading, text: string, extension: string | null): PhoneNumber {
  const length = validatePhoneNumberLength(number.number, metadata)
  return {
    e164: number.number,
    international: number.formatInternational(),
    country: countryOf(number),
    extension,
    length: number.isPossible() ? 'valid' : length === 'TOO_SHORT' || length === 'TOO_LONG' ? LENGTHS[length] : 'invalid',
    countryFrom,
    text,
  }
}

/** Prefixes of a text that end before a match of `gap` and have 7 to 15 digits, longest first. */
function numericPrefixes(text: string, gap: RegExp): string[] {
  const prefixes = [...text.matchAll(gap)].map(({ index }) => text.slice(0, index))
  return prefixes.filter((prefix) => /^(?:\D*\d){7,15}\D*$/.test(prefix)).toReversed()
}

/**
 * True when `digits` are written as they are dialled within the country. Needed because some plans allow any length: Germany's
 * accepts `491713920000` as a national number too, but that would be dialled with a leading zero. Up to ten digits are treated
 * as national, because Indian mobile numbers may start with 91, India's own country code, and are written without a zero.
 */
const isNationalFormat = (number: Parsed, digits: string) => digits.length <= 10 || digitsOf(number.formatNational()) === digits

function readSingleNumber(number: string, countries: readonly string[]): Reading | null {
  const zeros = /^\(?00/.test(number)
  if (/^\(?\+/.test(number) || zeros) {
    const international = parseInternational(number)
    if (international && (!zeros || international.isValid())) return { parsed: international, countryFrom: 'typed' }
    if (!zeros) return null
  }
  if (/[*#]/.test(number)) return null
  const national = parseNational(number, countries)
  // The notation of WhatsApp links: a country code without a plus.
  const digits = digitsOf(number)
  const withPlus = /^[1-9]/.test(digits) ? parseAs(`+${digits}`) : undefined
  const inContext = withPlus?.isValid() && countries.includes(countryOf(withPlus) ?? '') ? withPlus : undefined
  if (inContext && !(national?.isValid() && isNationalFormat(national, digits))) return { parsed: inContext, countryFrom: 'context' }
  if (national?.isPossible()) return { parsed: national, countryFrom: 'context' }
  // Fewer than ten digits are too often valid in some country by chance. A number that starts with one of a context country is that one.
  const isForeign = () => !numericPrefixes(number, /\D+(?=\d)/g).some((prefix) => parseNational(prefix, countries)?.isValid())
  if (digits.length >= 10 && withPlus?.isValid() && isForeign()) return { parsed: withPlus, countryFrom: 'guessed' }
  return national ? { parsed: national, countryFrom: 'context' } : null
}

/**
 * Parses numbers by the numbering plans of all countries (libphonenumber). Prefers a valid number over one that only has a
 * possible length, even if only the first part of the text is valid: `022-2345 6789 / 90`.
 */
export const readPhone: PhoneReader = (typed, countries = []) => {
  const { number, extension } = splitExtension(typed)
  if (/\p{L}/u.test(number)) return null
  const whole = readSingleNumber(number, countries)
  if (whole?.parsed.isValid()) return toPhoneNumber(whole, number, extension)
  for (const text of numericPrefixes(number, /\D*[/(](?=\D*\d)/g)) {
    const reading = readSingleNumber(text, countries)
    if (reading?.countryFrom !== 'guessed' && reading?.parsed.isValid()) return toPhoneNumber(reading, text, null)
  }
  return whole && toPhoneNumber(whole, number, extension)
}

/**
 * The number to save: in international format when its country is known from the context, otherwise as typed. Keeps an
 * extension, the words around the number and a vanity word.
 */
export function normalizePhone(typed: string, context: PhoneContext): string {
  const number = context.read(typed, context.countries)
  if (number?.countryFrom !== 'context' || number.length !== 'valid') return typed
  if (number.extension) return `${number.international} ext. ${number.extension}`
  if (typed.includes(number.text)) return typed.replace(number.text, () => number.international)
  return /[a-z]{3}/i.test(typed) ? typed : number.international
}
