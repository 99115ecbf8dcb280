import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import { isEmailAddress } from '../../schema/email.ts'
import { digitsOf, toAsciiDigits } from '../../schema/phone-text.ts'
import { type CardLanguage, isSpacelessLanguage } from '../../schema/card-language.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import { foldCaseAndAccents, containsPhrase, listWords } from './phrases.ts'
import { ASSISTANT_STATE_LIMITS as LIMITS } from './state.ts'

const LETTER = String.raw`[\p{Script=Latin}\d]`
const LOCAL = `(?:${LETTER}|_)(?:${LETTER}|[._%+'&-]){0,63}`
const LABEL = `(?:${LETTER}|-){1,63}`
/** Visitors may hide their address from robots: `anna (at) example.com`. */
const EMAIL_PATTERN = new RegExp(
  String.raw`${LOCAL}(?:\s?(?:@|[([]\s?(?:at|arroba|ät)\s?[)\]])\s?(?:${LABEL}\.){1,5}|\s(?:at|ät|arroba|arobase)\s${LABEL}\s(?:dot|punkt|punto|point|ponto)\s)\p{Script=Latin}{2,24}`,
  'giu',
)
const TYPED_NUMBER_PATTERN =
  /(?<![\p{Script=Latin}\d.,€$£¥#])\+?\(?\d(?:[\s().\-‐–/]{0,3}\d){6,14}(?![\d€$£¥%]|[.,]\d|\s?(?:eur|usd|gbp|chf|円))/giu
const CANDIDATES_MAX = 4
const ANNOUNCED_DIGITS_MIN = 8
const BARE_DIGITS_MIN = 9
const YEARS_OR_DATE_PATTERN =
  /^(?:(?:(?:19|20)\d\d[\s,/–-]*){2,4}$|(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d|(?:(?:19|20)\d\d|\d{1,2})([-./\s])(?:0?[1-9]|[12]\d|3[01])\1(?:(?:19|20)\d\d|\d{1,2}))$/
const NAME_WORD = String.raw`\p{L}[\p{L}\p{M}'’.-]*`
const PARTICLE_PATTERN =
  /^(?:de|da|do|dos|das|del|della|dal|dalla|degli|di|la|le|lo|ter|van|von|und|der|den|ten|zu|bin|ibn|al|el|ni|mac)$/iu
const JAPANESE_NAME_PATTERN = /^[\p{Script=Han}\p{Script=Katakana}ー\s　]{1,20}$/u
/** Chinese and Korean names have two to four characters. */
const SHORT_NAME_PATTERN = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u
const NAME_WORDS_MAX = 5
/** Without capital letters, nothing shows where a name ends, unless the sentence ends there, too. */
const CASELESS_NAME_WORDS_MAX = 2
const NAME_PATTERN = new RegExp(`^${NAME_WORD}(?:\\s${NAME_WORD}){0,4}$`, 'u')

export interface VisitorDetails {
  name: string | null
  email: string | null
  phone: string | null
  rest: string
}

interface ContactContext {
  country: string | null
  cardPhone: string | null
  language: CardLanguage
  asked: 'contact' | 'name' | null
}

const countryOfPhone = (phone: string | null) => (phone ? parsePhoneNumberFromString(phone, metadata)?.country : undefined)
const isCountry = (code: string | null | undefined): code is CountryCode =>
  Boolean(code) && isSupportedCountry(code as CountryCode, metadata)

/** A number without a country code that is valid in the visitor's and in the card's country may be either, so it is kept as typed. */
function readNumber(typed: string, countries: CountryCode[]): string | null {
  const numbers = [undefined, ...countries]
    .map((defaultCountry) => parsePhoneNumberFromString(typed, { defaultCountry, extract: false }, metadata))
    .flatMap((one) => (one?.isValid() ? [one.number] : []))
  return new Set(numbers).size > 1 ? typed.slice(0, LIMITS.phone) : (numbers[0] ?? null)
}

function readPhone(text: string, { country, cardPhone, asked, language }: ContactContext): { value: string; typed: string } | null {
  const countries = [country, countryOfPhone(cardPhone)].filter(isCountry)
  const written = Array.from(text.matchAll(TYPED_NUMBER_PATTERN), ([typed]) => typed).filter(
    (typed) =>
      !YEARS_OR_DATE_PATTERN.test(typed) &&
      digitsOf(typed).length >= (asked === 'contact' || /^[+0(]/.test(typed) ? ANNOUNCED_DIGITS_MIN : BARE_DIGITS_MIN),
  )
  const candidates = written.slice(-CANDIDATES_MAX).toReversed()
  for (const typed of candidates) {
    const value = readNumber(typed, countries)
    if (value) return { value, typed }
  }
  const [typed] = candidates
  const isAnnounced = asked === 'contact' || containsPhrase(text, ASSISTANT_LANGUAGE_RULES[language].intents.contact)
  if (!typed || !(isAnnounced || /^[+0(]/.test(typed))) return null
  return { value: typed.slice(0, LIMITS.phone), typed }
}

function readEmail(text: string): { value: string; typed: string } | null {
  const found = Array.from(text.matchAll(EMAIL_PATTERN), ([typed]) => ({
    value: typed
      .replace(/\s(?:at|ät|arroba|arobase)\s/i, '@')
      .replace(/\s(?:dot|punkt|punto|point|ponto)\s/i, '.')
      .replace(/\s/g, '')
      .replace(/[([](?:at|arroba|ät)[)\]]/i, '@'),
    typed,
  })).filter(({ value }) => isEmailAddress(value))
  return found.at(-1) ?? null
}

function takeName(words: string[], mayBeCaseless: boolean): string | null {
  if (mayBeCaseless && /^\p{Lo}/u.test(words[0] ?? '')) return words.slice(0, CASELESS_NAME_WORDS_MAX).join(' ')
  if (mayBeCaseless && words.length > 0 && words.length <= CASELESS_NAME_WORDS_MAX) return words.join(' ')
  const isCapital = (word: string | undefined) => word !== undefined && /^\p{Lu}[^\s]/u.test(word)
  const isParticle = (place: number) =>
    place > 0 && PARTICLE_PATTERN.test(words[place]!) && words.slice(place + 1, place + 3).some(isCapital)
  const end = words.findIndex((word, place) => !isCapital(word) && !isParticle(place))
  const taken = words.slice(0, end < 0 ? NAME_WORDS_MAX : Math.min(end, NAME_WORDS_MAX))
  return isCapital(taken[0]) ? taken.join(' ').replace(/(?<![.'’-])[.'’-]+$/u, '') : null
}

/**
 * Finds the name after "my name is". With `isLikely`, also accepts "I am", although other words than a name usually follow it. With
 * `isAsked`, the assistant has just asked for the name, so that "I am" may precede a name without capital letters.
 */
function readAnnouncedName(text: string, language: CardLanguage, isLikely: boolean, isAsked: boolean): string | null {
  const { intents, statedName } = ASSISTANT_LANGUAGE_RULES[language]
  if (statedName) {
    const { sure, likely, asked } = statedName
    const [, name] = sure.exec(text) || (isLikely && likely?.exec(text)) || (isAsked && asked?.exec(text)) || []
    if (name) return name
  }
  const { myName, maybeMyName } = intents
  const announcing = new Set(myName.split(','))
  for (const sentence of text.split(/[\n,;!?()]|\.\s/)) {
    const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? []
    const folded = words.map((word) => listWords(foldCaseAndAccents(word)).join(''))
    for (const listed of (isLikely ? `${myName},${maybeMyName}` : myName).split(',')) {
      const phrase = listWords(foldCaseAndAccents(listed))
      const place = folded.findIndex((_, at) => phrase.every((word, index) => folded[at + index] === word))
      const name = place < 0 ? null : takeName(words.slice(place + phrase.length), isAsked || announcing.has(listed))
      if (name) return name
    }
  }
  return null
}

/** Takes a whole text as a name if it has one to five words and contains no phrase of the assistant. */
function readLoneName(text: string, language: CardLanguage, isAsked: boolean): string | null {
  const trimmed = text.replace(/(?<![\s,.;:!?、。-])[\s,.;:!?、。-]+$/u, '').replace(/^[\s,.;:!?、。-]+/u, '')
  if (trimmed.length > LIMITS.name || !NAME_PATTERN.test(trimmed)) return null
  const { intents } = ASSISTANT_LANGUAGE_RULES[language]
  if (language === 'ja' && /[\p{Script=Hiragana}\p{Script=Han}]/u.test(trimmed)) return JAPANESE_NAME_PATTERN.test(trimmed) ? trimmed : null
  // Beside contact data, a Chinese or Korean line of a few characters is often a wish or a time.
  if (isSpacelessLanguage(language) && /\p{Lo}/u.test(trimmed) && !(isAsked && SHORT_NAME_PATTERN.test(trimmed))) return null
  const isCapitalised = trimmed
    .split(/\s+/)
    .every((word, place) => /^[\p{Lu}\p{Lo}]/u.test(word) || (place > 0 && PARTICLE_PATTERN.test(word)))
  if (!isCapitalised && !isAsked) return null
  const { asking, yes, refusal, thanks, greeting, goodbye, contact } = intents
  // Capital letters show a name. In other scripts, a name is what no phrase matches.
  const lists = /\p{Lo}/u.test(trimmed) ? Object.values(intents) : [asking, yes, refusal, thanks, greeting, goodbye, contact]
  return lists.some((list) => containsPhrase(trimmed, list)) ? null : trimmed
}

export function extractVisitorDetails(message: string, context: ContactContext): VisitorDetails {
  // Typed numbers may contain any dash, even the Japanese sign for long vowels.
  const text = toAsciiDigits(message.normalize('NFKC'))
    .replaceAll('؟', '?')
    .replaceAll('،', ',')
    .replaceAll('؛', ';')
    .replace(/(?<=\d)\s?[\p{Pd}\u2212ー]\s?(?=\d)/gu, '-')
  const email = readEmail(text)
  const withoutEmail = email ? text.replace(email.typed, '\n') : text
  const phone = readPhone(withoutEmail, context)
  const rest = phone ? withoutEmail.replace(phone.typed, '\n') : withoutEmail
  const hasContact = email !== null || phone !== null
  const lines = rest.split(/[\n,;、]/).filter((line) => line.trim() !== '')
  const isAsked = context.asked === 'name'
  const lone = hasContact || isAsked ? lines.map((line) => readLoneName(line, context.language, isAsked)) : []
  const name =
    readAnnouncedName(rest, context.language, hasContact || context.asked !== null, isAsked) ?? lone.find((one) => one !== null) ?? null
  const isNameAll = name !== null && lines.every((line) => foldCaseAndAccents(line).trim() === foldCaseAndAccents(name))
  return {
    name: name?.slice(0, LIMITS.name).trim() || null,
    email: email?.value.slice(0, LIMITS.email) ?? null,
    phone: phone?.value ?? null,
    rest: isNameAll ? '' : rest,
  }
}
