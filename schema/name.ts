import { eastAsianName } from './name-east-asian.ts'
import { GIVEN_AND_PLACES, TITLES_BEFORE_GIVEN, HUNGARIAN_GIVEN, IBERIAN_GIVEN } from './name-lists.ts'
import { type CoreName, isIberianFamily, splitGiven, westernName } from './name-western.ts'
import { withOverride } from './name-override.ts'
import { extractPrefix, extractSuffix, isSuffix } from './name-titles.ts'
import { isCapitals, isInitial, isParticle, listKey, unaccentedKey } from './name-words.ts'

/** The components of a vCard's N property (RFC 2426, section 3.1.2), as used by address books. Missing ones are empty. */
export interface NameParts {
  prefix: string
  given: string
  additional: string
  family: string
  suffix: string
}

/** Maximum length of a card's name, in characters; longer texts are cut. */
const LENGTH_MAX = 120
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0e\ufe0f\u20e3\u{e0020}-\u{e007f}]\u200d?/gu
/** Invisible characters, except those that join letters, and unpaired surrogates. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]/gu
const NICKNAMES_AND_REMARKS = [/\([^()]*\)/g, /\[[^[\]]*\]/g, /(?<![^\s])["“”„«»'‘’][^"“”„«»]*["“”«»'‘’](?![^\s,])/gu]
const PRONOUNS = /^(?:she|he|they|her|him|them|sie|er|elle|il|ella|él)(?:\/[a-zé]+)+$/i
/** A separator followed by a job title or a tagline: `Anna Smith | Photographer`. */
const TAGLINE = /\s[|•/–—@-]\s.*$/u

/** A birth name after the current one: `Müller geb. Schmidt`. */
const BIRTH_NAME = /(?<=\S)\s+(?:geb\.|geborene|née|né|nee)\s+[^\s,，][^,，]*/gu

/** Splits a name at commas, and each segment into words. Drops emoji, nicknames, remarks in brackets, pronouns, taglines and birth names. */
function splitSegments(typed: string): string[][] {
  let name = typed
    .slice(0, LENGTH_MAX)
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(EMOJI, ' ')
    .replace(/\p{Cc}/gu, ' ')
  for (const aside of NICKNAMES_AND_REMARKS) name = name.replace(aside, ' ')
  if (!/\p{L}/u.test(name)) name = typed.slice(0, LENGTH_MAX).replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
  return name
    .replace(TAGLINE, '')
    .replace(BIRTH_NAME, '')
    .replace(/(?<!\p{L})(Prof|Dr|Doç|Uzm|P?GS|TS|ThS)\.(?=\p{Lu})/gu, '$1. ')
    .replace(/(?<=\s)Ph\.\s+D\.?(?![^\s,])/i, 'Ph.D.')
    .replace(/(?<=\s)([MB])\.\s+(Sc|Eng)\.?(?![^\s,])/, '$1.$2.')
    .split(/[,，]/)
    .map((segment) => segment.split(/\s+/).filter((word) => (/\p{L}/u.test(word) || word === '&') && !PRONOUNS.test(word)))
    .filter((segment) => segment.length > 0)
}

/**
 * True if the family name comes first, as in `Smith, John`. Several words before the comma must be recognizable as a family name, because
 * the words after it are otherwise a job title (`Anna Smith, Designer`).
 */
function isFamilyNameFirst(beforeComma: string[], afterComma: string[]): boolean {
  const [first = ''] = beforeComma
  if (beforeComma.length < 2 || isParticle(first, beforeComma[1])) return true
  const given = unaccentedKey(afterComma[0]!)
  if ((IBERIAN_GIVEN.has(given) && !GIVEN_AND_PLACES.has(given)) || HUNGARIAN_GIVEN.has(given)) return true
  if (beforeComma.every(isCapitals)) return true
  return isIberianFamily(first) && !IBERIAN_GIVEN.has(unaccentedKey(first))
}

/**
 * Guesses the parts of a typed name: titles and degrees by lists; the family name by particles, capitals, commas, script and
 * lists of names. Drops everything that is not part of the name (emoji, nicknames, pronouns). A single word is a given name,
 * or a family name after a title (`Dr. Smith`). Reads at most 120 characters.
 */
export function guessName(typed: string): NameParts {
  const [beforeComma = [], ...laterSegments] = splitSegments(typed)
  const prefix = extractPrefix(beforeComma)
  const suffixes: string[] = []
  const otherSegments: string[][] = []
  for (const segment of laterSegments) {
    if (segment.every((word) => isSuffix(word, beforeComma.length > 1))) suffixes.push(segment.join(' '))
    else otherSegments.push(segment)
  }
  const trailingSuffix = extractSuffix(beforeComma)
  if (trailingSuffix.length > 0) suffixes.unshift(trailingSuffix.join(' '))
  const toParts = (name: CoreName): NameParts => ({
    ...name,
    prefix: prefix.join(' '),
    suffix: suffixes.join(', '),
  })
  const givenNames = otherSegments[0]
  if (givenNames && otherSegments.length === 1 && isFamilyNameFirst(beforeComma, givenNames)) {
    prefix.push(...extractPrefix(givenNames))
    const suffix = extractSuffix(givenNames)
    if (suffix.length > 0) suffixes.push(suffix.join(' '))
    // Dutch and German lists put particles last: `Berg, Vincent van der`.
    const particles = givenNames.findIndex(
      (_, at) =>
        at > 0 && givenNames.slice(at).every((word, step) => isParticle(word, givenNames[at + step + 1]) && word === word.toLowerCase()),
    )
    const movedParticles = particles > 0 ? givenNames.splice(particles) : []
    const { given, additional } = splitGiven(givenNames, isInitial)
    return toParts({ given: given.join(' '), additional: additional.join(' '), family: [...movedParticles, ...beforeComma].join(' ') })
  }
  const eastAsian = eastAsianName(beforeComma)
  if (eastAsian) return toParts({ ...eastAsian, additional: '' })
  const name = westernName(beforeComma)
  const isTitleAndFamily = prefix.length > 0 && name.family === '' && !prefix.some((word) => TITLES_BEFORE_GIVEN.has(listKey(word)))
  if (isTitleAndFamily || (beforeComma.length === 1 && laterSegments.length > 0 && suffixes.length > 0))
    return toParts({ ...name, given: '', family: name.given })
  return toParts(name)
}

/** Parts that the owner entered; absent or empty ones are guessed. */
export type NameOverride = Partial<NameParts>

/** The parts of a name: the owner's entries, completed by guesses. No word of the name appears in two parts. */
export function resolveName(name: string, override: NameOverride = {}): NameParts {
  const guessed = guessName(name)
  if (!Object.values(override).some(Boolean)) return guessed
  return withOverride(splitSegments(name).flat(), guessed, override)
}
