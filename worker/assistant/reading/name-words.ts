import { deu, eng, fra, por, spa } from 'stopword'
import { TITLES_BEFORE_NAME } from '../../../schema/name-lists.ts'
import { CHAT_WORDS, POLITE_WORDS } from './chat-words.ts'
import { isKnownGivenName } from './given-names.ts'
import { FAMILY_NAMES_AFTER_PARTICLE, NAME_PARTICLES_IN_CHAT, NO_NAMES, WORDS_AFTER_NAME } from './name-phrases.ts'
import { toPlainKey, toWordSet } from './normalize.ts'

const PERSON_NAME_LENGTH_MAX = 60
export const NAME_WORDS_MAX = 5

export const COMMON_WORDS = new Set([
  ...[...Object.values(CHAT_WORDS), ...Object.values(POLITE_WORDS)].flatMap((list) => [...toWordSet(list)]),
  ...toWordSet([...eng, ...spa, ...deu, ...fra, ...por].join(' ')),
])

/** A word of a name in Latin, Greek or Cyrillic script: `Anne-Marie`, `O'Brien`, `J.` */
export const NAME_WORD_PATTERN = /^(?:\p{L}\.|(?=.{2,24}$)[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*\.?)$/u

export const isTitle = (word: string) => TITLES_BEFORE_NAME.has(word.toLowerCase().replace(/\./g, ''))
export const isCapitalized = (word: string) => /^\p{Lu}/u.test(word)
export const keyOf = (word: string) => toPlainKey(word).replace(/\.$/, '')

function capitalizeWord(word: string): string {
  return word.toLowerCase().replace(/(^|['-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** Writes a name as names are written, if the visitor typed it in small letters or in capitals only. */
function formatName(words: string[]): string {
  const text = words.join(' ')
  const isLowerCase = !/\p{Lu}/u.test(text)
  const isUpperCase = !/\p{Ll}/u.test(text) && text.replace(/\P{L}/gu, '').length > 3
  if (!isLowerCase && !isUpperCase)
    return words.map((word) => (isCapitalized(word) || isParticle(word) ? word : capitalizeWord(word))).join(' ')
  return words.map((word, at) => (at > 0 && isParticle(word) ? word.toLowerCase() : capitalizeWord(word))).join(' ')
}

export const isParticle = (word: string) => NAME_PARTICLES_IN_CHAT.has(keyOf(word)) && keyOf(word).length > 1

/** True if a particle such as `da` belongs to the name, because a family name follows: `Ana da Silva`. */
function isParticleOfName(words: string[], at: number): boolean {
  const next = words[at + 1]
  if (at === 0 || next === undefined || !isParticle(words[at]!)) return false
  if (isParticle(next) && isParticleOfName(words, at + 1)) return true
  if (FAMILY_NAMES_AFTER_PARTICLE.has(keyOf(next))) return true
  return (
    /^(?:van|bin|al|el|den|der|ten|ter|di|della|le)$/.test(keyOf(words[at]!)) &&
    NAME_WORD_PATTERN.test(next) &&
    !COMMON_WORDS.has(keyOf(next))
  )
}

export interface CapturedName {
  words: string[]
  /** Nothing follows within the sentence, or a word that ends a name. */
  isWhole: boolean
  /** Nothing follows within the sentence. */
  isAlone: boolean
}

/** Takes the words of a name from the start of `text`, up to the first word that cannot belong to it. */
export function captureName(text: string): CapturedName {
  // A name ends at the end of a sentence, but not at the dot of a title or an initial.
  const [clause = ''] = text
    .slice(0, 120)
    .split(/[,;:!?\n()"“”|/…]|\s[-–—]\s|\s{3,}|(?<!(?:^|\s)(?:[a-zß-öø-ɏ]|dr|mr|mrs|ms|prof|sr|sra|dra|mme))\.(?=\s|$)/iu)
  const tokens = clause.split(/\s+/).filter(Boolean)
  const words: string[] = []
  for (const [at, token] of tokens.entries()) {
    const isEnd =
      words.length === NAME_WORDS_MAX ||
      !NAME_WORD_PATTERN.test(token) ||
      (WORDS_AFTER_NAME.has(keyOf(token)) && !isParticleOfName(tokens, at))
    const isCommonWord = at > 0 && !isCapitalized(token) && !isParticleOfName(tokens, at) && COMMON_WORDS.has(keyOf(token))
    // `Rocio paredes` is a name all the same.
    const isTypedLower = at === 1 && tokens.length === 2 && isKnownGivenName(keyOf(tokens[0]!)) && !COMMON_WORDS.has(keyOf(token))
    const isLowerAfterCapital =
      at > 0 && isCapitalized(tokens[0]!) && !isCapitalized(token) && !isParticleOfName(tokens, at) && !isTypedLower
    if (isEnd || isCommonWord || isLowerAfterCapital)
      return {
        words,
        isWhole: (isEnd && WORDS_AFTER_NAME.has(keyOf(token))) || ((isEnd || isCommonWord) && NAME_WORD_PATTERN.test(token)),
        isAlone: false,
      }
    words.push(token)
  }
  return { words, isWhole: true, isAlone: true }
}

/** Checks a name and writes it properly. Null if a word of it is none of a name's. */
export function toName(words: string[]): string | null {
  while (words.length > 0 && isParticle(words.at(-1)!) && !isKnownGivenName(keyOf(words.at(-1)!))) words.pop()
  const own = words.filter((word) => !isTitle(word))
  const [first] = own
  if (first === undefined || own.some((word) => NO_NAMES.has(keyOf(word)) && !isParticle(word))) return null
  if (
    !isKnownGivenName(keyOf(first)) &&
    COMMON_WORDS.has(keyOf(first)) &&
    !(isCapitalized(first) && own.length > 1 && isCapitalized(own[1]!))
  )
    return null
  if (keyOf(first).length < 2 && own.length < 2) return null
  const name = formatName(words)
  return name.length <= PERSON_NAME_LENGTH_MAX ? name : null
}
