import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import { digitsOf } from '../../../schema/phone-text.ts'
import { readPhoneNumber } from '../../../schema/phone-reader.ts'
import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import type { ContactMatch } from './email-addresses.ts'

/** Matches what may be a phone number: 7 to 15 digits with separators. */
const CANDIDATE_PATTERN =
  /(?<![\p{Script=Latin}\d@#/-])(?<!\d[.,:])[+(]{0,2}\d(?:(?!\.\s)[\s().\-‐‑–−ー・/]{0,3}\d){6,16}(?![\d@]|[.,:]\d)/gu
const CANDIDATES_MAX = 20
/** Most of them that are parsed, because that is slow. */
const PARSED_MAX = 4
/** Most words of a message that is little more than a phone number: `tom smith 9175550188`. */
const ALONE_WORDS_MAX = 4

/** Words that announce a phone number, and those that announce another number. */
const PHONE_WORD_PATTERN =
  /(?:phone|\bcell?\b|cellular|mobile|contact|kontakt|\b(?:wpp|wsp|tfno|tlfn?o?|gsm|fono|fone|mob|ph|num|nr)\b|\bcall\b|call me|ring me|reach me|\btext me|whats?app|\btel\b|\btel[.:]|my number|número|numero|nummer|telefon|handy|natel|mobil|anrufen|ruf|erreich|teléfono|movil|móvil|celular|ll[aá]m|tél|portable|appel|joindre|joignable|ligar?|ligue|zap|contato|電話|携帯|番号|tel)/iu
const OTHER_NUMBER_PATTERN =
  /(?:(?<![a-zß-öø-ɏ])(?:(?:order|invoice|ticket|booking|tracking|customer|account|reference|ref|(?:credit ?)?card|iban|pedido|factura|cuenta|tarjeta|commande|facture|client|compte|carte|dossier|fatura|conta|cartão|cartao|nota fiscal|cpf|cnpj|isbn)(?![a-zß-öø-ɏ])|bestell|rechnungs|kunden|auftrag|vorgang|konto)|注文|請求|口座|カード|会員|#)[^\d\n.!?,]{0,20}$/iu
const CURRENCY_BEFORE_PATTERN = /(?:[$€£¥]|usd|eur|chf|gbp|r\$)\s?$/iu
const UNIT_AFTER_PATTERN = /^\s?(?:[$€£¥%]|usd|eur|chf|gbp|dollars?|euros?|pounds?|francs?|franken|reais|pesos|円|km|m²|m2)/iu

const DATE_PATTERN =
  /^(?:(?:19|20)\d\d([ ./-])\d{1,2}\1\d{1,2}|\d{1,2}([ ./-])\d{1,2}\2(?:19|20)\d\d|(?:19|20)\d\d\s?[-–/ ]\s?(?:19|20)\d\d)(?:\s\d{1,2})?$/
const PRICE_PATTERN = /^[1-9]\d{0,2}(?:([ .])\d{3})(?:\1\d{3})*$/
const RANGE_PATTERN = /^[1-9]\d{1,5}\s?[-–]\s?\d{2,6}$/
const CARD_NUMBER_PATTERN = /^\d{4}([ -]?)\d{4}\1\d{4}\1\d{1,7}$/

const E164_DIGITS_MAX = 15
/** Shorter numbers are valid too often by chance, unless words announce them. */
const UNANNOUNCED_DIGITS_MIN = 9
/** Countries whose visitors often write in a language, to read a number that has no country code. */
const COUNTRIES_OF_LANGUAGE: Record<AssistantLanguage, CountryCode[]> = {
  en: ['US', 'GB', 'CA', 'AU', 'IE', 'NZ'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  de: ['DE', 'CH', 'AT'],
  ja: ['JP'],
  fr: ['FR', 'CH', 'BE', 'CA'],
  pt: ['BR', 'PT'],
}

const isValidNumber = (e164: string) => parsePhoneNumberFromString(e164, metadata)?.isValid() === true

/** Reads a number as one of a country or with its country code, if its length is possible there. Returns E.164. */
function readPossibleNumber(text: string, countries: readonly string[]): string | null {
  const number = readPhoneNumber(text, countries)
  return number && number.length === 'valid' && number.countryFrom !== 'guessed' ? number.e164 : null
}

/** As `readPossibleNumber`, for numbers of a range that is in use. */
function readValidNumber(text: string, countries: readonly string[]): string | null {
  const e164 = readPossibleNumber(text, countries)
  return e164 !== null && isValidNumber(e164) ? e164 : null
}

interface PhoneContext {
  /** ISO 3166 code of the visitor's country; null if unknown. */
  country: string | null
  language: AssistantLanguage
  /** A phone number is likely: the visitor was asked for one, or the message contains an e-mail address. */
  isExpected: boolean
}

interface CandidatePlace {
  /** A phone number is expected here, or words before the number announce one. */
  isAnnounced: boolean
  /** The message says little else, or the number has a line of its own. */
  isAlone: boolean
}

function readCandidate(candidate: string, { isAnnounced, isAlone }: CandidatePlace, { country, language }: PhoneContext): string | null {
  const digits = digitsOf(candidate)
  const isInternational = /^\(?\+|^\(?00[1-9]/.test(candidate)
  const own = country !== null && isSupportedCountry(country as CountryCode, metadata) ? [country] : []
  const isWritten = isInternational || isAnnounced || (digits.length >= UNANNOUNCED_DIGITS_MIN && /^\(?0|[\s().-]/.test(candidate))
  // A bare number may be anything, unless it is announced, grouped like a phone number, or stands alone.
  if (!isWritten && !(isAlone && digits.length >= UNANNOUNCED_DIGITS_MIN)) return null
  // New ranges, and those for examples, are not yet or never in use, but nothing else is written like that.
  const isCertain = isInternational || isAnnounced || /^\(?0/.test(candidate)
  const inOwnCountry = readValidNumber(candidate, own) ?? (isCertain ? readPossibleNumber(candidate, own) : null)
  if (inOwnCountry) return inOwnCountry
  const [elsewhere, ...others] = new Set(
    COUNTRIES_OF_LANGUAGE[language].map((code) => readValidNumber(candidate, [code])).filter((e164) => e164 !== null),
  )
  if (isWritten && elsewhere && others.length === 0 && digits.length >= UNANNOUNCED_DIGITS_MIN) return elsewhere
  if (!isAnnounced || isInternational) return null
  // A number without its country is kept as typed: a person can still make sense of it.
  return digits.length >= 7
    ? candidate
        .replace(/[ー‐‑–・]/g, '-')
        .replace(/\s+/g, ' ')
        .trim()
    : null
}

function isOtherNumber(candidate: string, before: string, after: string, asked: boolean): boolean {
  const digits = digitsOf(candidate)
  if (digits.length > E164_DIGITS_MAX) return true
  if (CURRENCY_BEFORE_PATTERN.test(before) || UNIT_AFTER_PATTERN.test(after) || OTHER_NUMBER_PATTERN.test(before)) return true
  if (DATE_PATTERN.test(candidate) || /^(\d)\1+$/.test(digits)) return true
  if (candidate.startsWith('+')) return false
  if (CARD_NUMBER_PATTERN.test(candidate) && digits.length > 12) return true
  // Nine digits in groups of three are a mobile number in Spain and Portugal, and hardly a price.
  return !asked && ((digits.length !== 9 && PRICE_PATTERN.test(candidate)) || RANGE_PATTERN.test(candidate))
}

/**
 * Finds the phone numbers in a normalized message, as E.164. A number without country code is read as one of the visitor's
 * country, or of the only country of the language in which it is valid. If that fails for a number that was asked for or announced
 * ("call me at"), it is returned as typed. Years, dates, prices, card numbers and order numbers are left out.
 */
export function findPhoneNumbers(text: string, context: PhoneContext): ContactMatch[] {
  const found: ContactMatch[] = []
  let parsed = 0
  const wordCount = text
    .replace(CANDIDATE_PATTERN, '')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length
  for (const match of [...text.matchAll(CANDIDATE_PATTERN)].slice(0, CANDIDATES_MAX)) {
    const [candidate] = match
    const start = match.index
    const end = start + candidate.length
    const before = text.slice(Math.max(0, start - 40), start)
    const isAlone = wordCount <= ALONE_WORDS_MAX || (/(?:^|\n)\s*$/.test(before) && /^\s*(?:\n|$)/.test(text.slice(end, end + 5)))
    const isAnnounced = context.isExpected || PHONE_WORD_PATTERN.test(before)
    if (isOtherNumber(candidate, before, text.slice(end, end + 12), isAnnounced)) continue
    if (parsed++ === PARSED_MAX) break
    const value = readCandidate(candidate.replace(/[ー−]/g, '-'), { isAnnounced, isAlone }, context)
    if (value) found.push({ value, start, end })
  }
  return found
}
