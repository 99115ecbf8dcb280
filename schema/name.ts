import { parseEastAsianName } from './name-east-asian.ts'
import { TITLES_BEFORE_GIVEN_NAME } from './name-lists.ts'
import { type NameWithoutTitles, splitGivenNames, parseAlphabeticName } from './name-western.ts'
import { applyNamePartsOverride } from './name-override.ts'
import { extractNameTitles, extractNameSuffixes, isNameSuffixAfterComma } from './name-titles.ts'
import { isNameParticle } from './name-particles.ts'
import { isInCapitals, isNameInitial, toNameKey } from './name-words.ts'

/** The parts of a person's name in a vCard's N property (RFC 2426, section 3.1.2). Missing parts are empty strings. */
export interface NameParts {
  prefix: string
  given: string
  additional: string
  family: string
  suffix: string
}

const PARSED_NAME_LENGTH_MAX = 120
const EMOJI_PATTERN = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0e\ufe0f\u20e3\u{e0020}-\u{e007f}]\u200d?/gu
/** Matches invisible characters and unpaired surrogates, except characters that join letters. */
const INVISIBLE_CHARACTER_PATTERN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]/gu
const NICKNAME_AND_REMARK_PATTERNS = [/\([^()]*\)/g, /\[[^[\]]*\]/g, /(?<![^\s])["“”„«»'‘’][^"“”„«»]*["“”«»'‘’](?![^\s,])/gu]
/** Matches letters, and Roman and Chinese numerals such as Ⅲ and 〇. */
const NAME_LETTER_PATTERN = /[\p{L}\p{Nl}]/u
const PRONOUN_PATTERN = /^(?:she|he|they|her|him|them|sie|er|elle|il|ella|él)(?:\/[a-zé]+)+$/i
const TAGLINE_AFTER_NAME_PATTERN = /\s[|•/–—@-]\s[^]*$/u

/** A birth name: `geb. Schmidt` in `Anna Müller geb. Schmidt`. */
const BIRTH_NAME_PATTERN = /(?<=\S)\s+(?:geb\.|geborene|née|né|nee)\s+[^\s,，][^,，]*/gu

/** Splits a name at commas, and each part into words. Drops emoji, nicknames, remarks, pronouns and birth names. */
function splitNameAtCommas(typed: string): string[][] {
  let name = typed
    .slice(0, PARSED_NAME_LENGTH_MAX)
    .normalize('NFC')
    .replace(INVISIBLE_CHARACTER_PATTERN, '')
    .replace(EMOJI_PATTERN, ' ')
    .replace(/\p{Cc}/gu, ' ')
  for (const aside of NICKNAME_AND_REMARK_PATTERNS) name = name.replace(aside, ' ')
  if (!/\p{L}/u.test(name)) name = typed.slice(0, PARSED_NAME_LENGTH_MAX).replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
  return name
    .replace(TAGLINE_AFTER_NAME_PATTERN, '')
    .replace(BIRTH_NAME_PATTERN, '')
    .replace(/(?<!\p{L})(Prof|Dr|Doç|Uzm|P?GS|TS|ThS)\.(?=\p{Lu})/gu, '$1. ')
    .replace(/(?<=\s)Ph\.\s+D\.?(?![^\s,])/i, 'Ph.D.')
    .replace(/(?<=\s)([MB])\.\s+(Sc|Eng)\.?(?![^\s,])/, '$1.$2.')
    .split(/[,，]/)
    .map((segment) =>
      segment.split(/\s+/).filter((word) => (NAME_LETTER_PATTERN.test(word) || word === '&') && !PRONOUN_PATTERN.test(word)),
    )
    .filter((segment) => segment.length > 0)
}

/** True if the words before the comma are a family name: in `Smith, John`, but not in `Anna Smith, Designer`. */
function isFamilyNameBeforeComma(beforeComma: string[]): boolean {
  const [first = '', second] = beforeComma
  return second === undefined || isNameParticle(first, second) || beforeComma.every(isInCapitals)
}

/**
 * Guesses the parts of a name from titles, degrees, particles, capitals, commas and script. A single word is the given name, but after a
 * title the family name (`Dr. Smith`). Ignores everything after the first 120 characters.
 */
export function guessNameParts(typed: string): NameParts {
  const [beforeComma = [], ...laterSegments] = splitNameAtCommas(typed)
  const prefix = extractNameTitles(beforeComma)
  const suffixes: string[] = []
  const otherSegments: string[][] = []
  for (const segment of laterSegments) {
    if (segment.every((word) => isNameSuffixAfterComma(word, beforeComma.length > 1))) suffixes.push(segment.join(' '))
    else otherSegments.push(segment)
  }
  const trailingSuffix = extractNameSuffixes(beforeComma)
  if (trailingSuffix.length > 0) suffixes.unshift(trailingSuffix.join(' '))
  const toParts = (name: NameWithoutTitles): NameParts => ({
    ...name,
    prefix: prefix.join(' '),
    suffix: suffixes.join(', '),
  })
  const givenNames = otherSegments[0]
  if (givenNames && otherSegments.length === 1 && isFamilyNameBeforeComma(beforeComma)) {
    prefix.push(...extractNameTitles(givenNames))
    const suffix = extractNameSuffixes(givenNames)
    if (suffix.length > 0) suffixes.push(suffix.join(' '))
    // In Dutch and German lists of names, particles come last: `Berg, Vincent van der`.
    const particles = givenNames.findIndex(
      (_, at) =>
        at > 0 &&
        givenNames.slice(at).every((word, step) => isNameParticle(word, givenNames[at + step + 1]) && word === word.toLowerCase()),
    )
    const movedParticles = particles > 0 ? givenNames.splice(particles) : []
    const { given, additional } = splitGivenNames(givenNames, isNameInitial)
    return toParts({ given: given.join(' '), additional: additional.join(' '), family: [...movedParticles, ...beforeComma].join(' ') })
  }
  const eastAsian = parseEastAsianName(beforeComma)
  if (eastAsian) return toParts({ ...eastAsian, additional: '' })
  const name = parseAlphabeticName(beforeComma)
  const isTitleAndFamily = prefix.length > 0 && name.family === '' && !prefix.some((word) => TITLES_BEFORE_GIVEN_NAME.has(toNameKey(word)))
  if (isTitleAndFamily || (beforeComma.length === 1 && laterSegments.length > 0 && suffixes.length > 0))
    return toParts({ ...name, given: '', family: name.given })
  return toParts(name)
}

export type NamePartsOverride = Partial<NameParts>

export function resolveNameParts(name: string, override: NamePartsOverride = {}): NameParts {
  const guessed = guessNameParts(name)
  if (!Object.values(override).some(Boolean)) return guessed
  return applyNamePartsOverride(splitNameAtCommas(name).flat(), guessed, override)
}
