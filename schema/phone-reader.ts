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

/** ISO 3166 codes of the countries whose numbers can be read. */
export const PHONE_COUNTRIES: readonly string[] = getCountries(metadata)

/** The country that a calling code is first of all: the United States for 1. None for codes of no country, such as 800. */
function mainCountry(callingCode: string): string | null {
  const [first] = (metadata.country_calling_codes as Record<string, string[] | undefined>)[callingCode] ?? []
  return first && /^[A-Z]{2}$/.test(first) ? first : null
}

/** ISO 3166 code of a number's country; the main one where several share its country code. */
const countryOf = (number: Parsed) => number.country ?? mainCountry(number.countryCallingCode)

const isCountry = (code: string): code is CountryCode => PHONE_COUNTRIES.includes(code)

function parsed(text: string, country?: CountryCode): Parsed | undefined {
  return parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, metadata)
}

/** The best of several readings: a number that exists in its numbering plan, else one that is as long as such numbers are, else the first. */
function best(readings: (Parsed | undefined)[]): Parsed | undefined {
  const found = readings.filter((one) => one !== undefined)
  return found.find((one) => one.isValid()) ?? found.find((one) => one.isPossible()) ?? found[0]
}

/**
 * `+` or `00` and what follows. A bracketed zero is left out where the numbering plan has no such number. Mexico's numbers
 * are still written with the 1 that its mobiles had until 2019; it is not dialled any more.
 */
function abroad(number: string): Parsed | undefined {
  const first = number.replace(/^\(?\+(?:\s*00(?=[1-9]))?|^\(?00/, '').replace(/\+.*/, '')
  const kept = digitsOf(first)
  const ways = [kept, internationalDigits(number) ?? kept, digitsOf(first.replace('(0)', '')), kept.replace(/^521(?=\d{10}$)/, '52')]
  return best([...new Set(ways)].map((way) => parsed(`+${way}`)))
}

/**
 * A number as those of these countries dial it; undefined where they read it as different numbers. One that the numbering
 * plan does not know may be in use all the same, but not if a zero is left in front of it: that is another country's.
 */
function within(number: string, countries: readonly string[]): Parsed | undefined {
  const readings = countries.filter(isCountry).flatMap((country) => parsed(number, country) ?? [])
  for (const fits of [(one: Parsed) => one.isValid(), (one: Parsed) => one.isPossible() && !one.nationalNumber.startsWith('0')]) {
    const [first, ...others] = readings.filter(fits)
    if (first) return others.every((one) => one.number === first.number) ? first : undefined
  }
  return readings.find((one) => !one.isPossible())
}

const LENGTHS = { TOO_SHORT: 'short', TOO_LONG: 'long' } as const

interface Reading {
  parsed: Parsed
  from: PhoneNumber['from']
}

function told({ parsed: number, from }: Reading, text: string, extension: string | null): PhoneNumber {
  const length = validatePhoneNumberLength(number.number, metadata)
  return {
    e164: number.number,
    international: number.formatInternational(),
    country: countryOf(number),
    extension,
    length: number.isPossible() ? 'whole' : length === 'TOO_SHORT' || length === 'TOO_LONG' ? LENGTHS[length] : 'wrong',
    from,
    text,
  }
}

/** What may be a number at the beginning of a text, longest first: what stands before each of these gaps. */
function beginnings(text: string, gap: RegExp): string[] {
  const found = [...text.matchAll(gap)].map(({ index }) => text.slice(0, index))
  return found.filter((one) => /^(?:\D*\d){7,15}\D*$/.test(one)).toReversed()
}

/**
 * True for digits as they are dialled at home. Where the numbering plan has numbers of any length, those of `491713920000` may
 * be a German number too, but that has a zero in front. Up to ten digits are seldom a country code and a number: India's
 * mobiles begin with 91, its own code, and are written without their zero.
 */
const isDialled = (number: Parsed, digits: string) => digits.length <= 10 || digitsOf(number.formatNational()) === digits

function readOne(number: string, countries: readonly string[]): Reading | null {
  const zeros = /^\(?00/.test(number)
  if (/^\(?\+/.test(number) || zeros) {
    const typed = abroad(number)
    if (typed && (!zeros || typed.isValid())) return { parsed: typed, from: 'typed' }
    if (!zeros) return null
  }
  if (/[*#]/.test(number)) return null
  const given = within(number, countries)
  // As WhatsApp's own links have it: the country code without its plus.
  const digits = digitsOf(number)
  const coded = /^[1-9]/.test(digits) ? parsed(`+${digits}`) : undefined
  const known = coded?.isValid() && countries.includes(countryOf(coded) ?? '') ? coded : undefined
  if (known && !(given?.isValid() && isDialled(given, digits))) return { parsed: known, from: 'given' }
  if (given?.isPossible()) return { parsed: given, from: 'given' }
  // Shorter ones are too often a number of some country, and one that begins with a number of a given country is that number.
  const isForeign = () => !beginnings(number, /\D+(?=\d)/g).some((one) => within(one, countries)?.isValid())
  if (digits.length >= 10 && coded?.isValid() && isForeign()) return { parsed: coded, from: 'guessed' }
  return given ? { parsed: given, from: 'given' } : null
}

/**
 * Reads numbers by the numbering plans of all countries (libphonenumber). A number that exists in its plan is preferred to one
 * that is merely as long as such numbers are, also where it is the beginning of what was typed: `022-2345 6789 / 90`.
 */
export const readPhone: PhoneReader = (typed, countries = []) => {
  const { number, extension } = splitExtension(typed)
  if (/\p{L}/u.test(number)) return null
  const whole = readOne(number, countries)
  if (whole?.parsed.isValid()) return told(whole, number, extension)
  const parts = beginnings(number, /\D*[/(](?=\D*\d)/g).flatMap((text) => {
    const reading = readOne(text, countries)
    return reading && reading.from !== 'guessed' ? [{ reading, text }] : []
  })
  const part = parts.find(({ reading }) => reading.parsed.isValid())
  if (part) return told(part.reading, part.text, null)
  return whole && told(whole, number, extension)
}

/**
 * A number to be kept: with its country code where that is certain, else as typed. An extension stays with it, and so do the
 * words around it and a word that stands for its digits.
 */
export function keptPhone(typed: string, context: PhoneContext): string {
  const read = context.read(typed, context.countries)
  if (read?.from !== 'given' || read.length !== 'whole') return typed
  if (read.extension) return `${read.international} ext. ${read.extension}`
  if (typed.includes(read.text)) return typed.replace(read.text, () => read.international)
  return /[a-z]{3}/i.test(typed) ? typed : read.international
}
