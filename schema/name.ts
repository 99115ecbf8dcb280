import { eastAsianName } from './name-east.ts'
import { GIVEN_AND_PLACES, GIVEN_TITLES, HUNGARIAN_GIVEN, IBERIAN_GIVEN } from './name-lists.ts'
import { type OrderedName, isIberianFamily, splitGiven, westernName } from './name-order.ts'
import { withOverride } from './name-override.ts'
import { isSuffix, takePrefix, takeSuffix } from './name-titles.ts'
import { bare, isCapitals, isInitial, isParticle, plain } from './name-words.ts'

/** A name as address books file it: the components of a vCard's N (RFC 2426, section 3.1.2). What is missing is empty. */
export interface NameParts {
  prefix: string
  given: string
  additional: string
  family: string
  suffix: string
}

/** Characters of a name that are looked at: a card's name has no more. */
const LOOKED_AT = 120
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0e\ufe0f\u20e3\u{e0020}-\u{e007f}]\u200d?/gu
/** Signs without a shape of their own, joiners of letters left alone; and halves of characters. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]/gu
const ASIDES = [/\([^()]*\)/g, /\[[^[\]]*\]/g, /(?<![^\s])["“”„«»'‘’][^"“”„«»]*["“”«»'‘’](?![^\s,])/gu]
const PRONOUNS = /^(?:she|he|they|her|him|them|sie|er|elle|il|ella|él)(?:\/[a-zé]+)+$/i
/** What sets a name apart from what its owner says of themselves. */
const SAYING = /\s[|•/–—@-]\s.*$/u

/** The name somebody was born with, behind the one they have: `Müller geb. Schmidt`. */
const BORN = /(?<=\S)\s+(?:geb\.|geborene|née|né|nee)\s+[^\s,，][^,，]*/gu

/** The words of a name without emoji, nicknames in quotes or brackets, pronouns, and whatever else is no part of it; by commas. */
function segmentsOf(typed: string): string[][] {
  let name = typed
    .slice(0, LOOKED_AT)
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(EMOJI, ' ')
    .replace(/\p{Cc}/gu, ' ')
  for (const aside of ASIDES) name = name.replace(aside, ' ')
  if (!/\p{L}/u.test(name)) name = typed.slice(0, LOOKED_AT).replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
  return name
    .replace(SAYING, '')
    .replace(BORN, '')
    .replace(/(?<!\p{L})(Prof|Dr|Doç|Uzm|P?GS|TS|ThS)\.(?=\p{Lu})/gu, '$1. ')
    .replace(/(?<=\s)Ph\.\s+D\.?(?![^\s,])/i, 'Ph.D.')
    .replace(/(?<=\s)([MB])\.\s+(Sc|Eng)\.?(?![^\s,])/, '$1.$2.')
    .split(/[,，]/)
    .map((segment) => segment.split(/\s+/).filter((word) => (/\p{L}/u.test(word) || word === '&') && !PRONOUNS.test(word)))
    .filter((segment) => segment.length > 0)
}

/**
 * True for `Smith, John`. Of several words before the comma something has to say that they are a family name: otherwise
 * what follows is what people do (`Anna Smith, Designer`).
 */
function isInverted(core: string[], behind: string[]): boolean {
  const [first = ''] = core
  if (core.length < 2 || isParticle(first, core[1])) return true
  const given = bare(behind[0]!)
  if ((IBERIAN_GIVEN.has(given) && !GIVEN_AND_PLACES.has(given)) || HUNGARIAN_GIVEN.has(given)) return true
  if (core.every(isCapitals)) return true
  return isIberianFamily(first) && !IBERIAN_GIVEN.has(bare(first))
}

/**
 * The parts of a name as it was typed, guessed: titles and degrees by lists, the family name by particles, capitals,
 * commas, scripts and lists of the names that come first or in pairs. Whatever is no name (emoji, nicknames, pronouns) is
 * left out. One word is a given name, behind a title (`Dr. Smith`) a family name. Reads 120 characters.
 */
export function nameParts(typed: string): NameParts {
  const [core = [], ...tail] = segmentsOf(typed)
  const prefix = takePrefix(core)
  const suffixes: string[] = []
  const unknown: string[][] = []
  for (const segment of tail) {
    if (segment.every((word) => isSuffix(word, core.length > 1))) suffixes.push(segment.join(' '))
    else unknown.push(segment)
  }
  const inner = takeSuffix(core)
  if (inner.length > 0) suffixes.unshift(inner.join(' '))
  const parts = (name: OrderedName): NameParts => ({
    ...name,
    prefix: prefix.join(' '),
    suffix: suffixes.join(', '),
  })
  const inverted = unknown[0]
  if (inverted && unknown.length === 1 && isInverted(core, inverted)) {
    prefix.push(...takePrefix(inverted))
    const behind = takeSuffix(inverted)
    if (behind.length > 0) suffixes.push(behind.join(' '))
    // `Berg, Vincent van der`: as Dutch and German lists have it.
    const particles = inverted.findIndex(
      (_, at) =>
        at > 0 && inverted.slice(at).every((word, step) => isParticle(word, inverted[at + step + 1]) && word === word.toLowerCase()),
    )
    const moved = particles > 0 ? inverted.splice(particles) : []
    const { given, additional } = splitGiven(inverted, isInitial)
    return parts({ given: given.join(' '), additional: additional.join(' '), family: [...moved, ...core].join(' ') })
  }
  const eastern = eastAsianName(core)
  if (eastern) return parts({ ...eastern, additional: '' })
  const name = westernName(core)
  const titled = prefix.length > 0 && name.family === '' && !prefix.some((word) => GIVEN_TITLES.has(plain(word)))
  if (titled || (core.length === 1 && tail.length > 0 && suffixes.length > 0)) return parts({ ...name, given: '', family: name.given })
  return parts(name)
}

/** The parts that an owner wrote by hand; what is absent or empty is guessed. */
export type NameOverride = Partial<NameParts>

/** How a name is filed: as its owner says, the rest guessed. No word of the name stands in two parts. */
export function filedName(name: string, override: NameOverride = {}): NameParts {
  const guess = nameParts(name)
  if (!Object.values(override).some(Boolean)) return guess
  return withOverride(segmentsOf(name).flat(), guess, override)
}
