import {
  type CountryCode,
  getCountries,
  type PhoneNumber as Parsed,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import { internationalDigits, type PhoneNumber, type PhoneReader, splitExtension } from './phone.ts'

/** ISO 3166 codes of the countries whose numbers can be read. */
export const PHONE_COUNTRIES: readonly string[] = getCountries(metadata)

/** The country that a calling code is first of all: the United States for 1. None for codes of no country, such as 800. */
function mainCountry(callingCode: string): string | null {
  const [first] = (metadata.country_calling_codes as Record<string, string[] | undefined>)[callingCode] ?? []
  return first && /^[A-Z]{2}$/.test(first) ? first : null
}

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
  const digits = (text: string) => text.replace(/\D/g, '')
  const first = number.replace(/^\(?\+(?:\s*00(?=[1-9]))?|^00/, '').replace(/\+.*/, '')
  const kept = digits(first)
  const ways = [kept, internationalDigits(number) ?? kept, digits(first.replace('(0)', '')), kept.replace(/^521(?=\d{10}$)/, '52')]
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

function told(number: Parsed, from: PhoneNumber['from'], extension: string | null): PhoneNumber {
  const length = validatePhoneNumberLength(number.number, metadata)
  return {
    e164: number.number,
    international: number.formatInternational(),
    country: number.country ?? mainCountry(number.countryCallingCode),
    extension,
    length: number.isPossible() ? 'whole' : length === 'TOO_SHORT' || length === 'TOO_LONG' ? LENGTHS[length] : 'wrong',
    from,
  }
}

/** Several numbers in one field: the parts of which the first is read. */
const SEVERAL = /\s*(?:[|,;]|\s\/\s|\s(?:or|oder|ou|o)\s)\s*/i

function readOne(number: string, extension: string | null, countries: readonly string[]): PhoneNumber | null {
  const zeros = number.startsWith('00')
  if (/^\(?\+/.test(number) || zeros) {
    const typed = abroad(number)
    if (typed && (!zeros || typed.isValid())) return told(typed, 'typed', extension)
    if (!zeros) return null
  }
  if (/[*#]/.test(number)) return null
  const given = within(number, countries)
  if (given?.isPossible()) return told(given, 'given', extension)
  // As WhatsApp's own links have it: the country code without its plus. Shorter ones are too often a number of some country.
  const digits = number.replace(/\D/g, '')
  const guessed = /^[1-9]\d{9}/.test(digits) ? parsed(`+${digits}`) : undefined
  if (guessed?.isValid()) return told(guessed, 'guessed', extension)
  return given ? told(given, 'given', extension) : null
}

/** Reads numbers by the numbering plans of all countries (libphonenumber). */
export const readPhone: PhoneReader = (typed, countries = []) => {
  const { number, extension } = splitExtension(typed)
  const read = readOne(number, extension, countries)
  if (read?.length === 'whole') return read
  const [first = ''] = number.split(SEVERAL)
  const alone = first !== number && first !== '' ? readOne(first, null, countries) : null
  return alone?.length === 'whole' ? alone : read
}
