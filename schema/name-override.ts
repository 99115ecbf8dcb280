import type { NameOverride, NameParts } from './name.ts'
import { bare } from './name-words.ts'

/** The parts between which a word may move when its own part was written by hand. */
const MAIN = ['given', 'additional', 'family'] as const
const KEYS = ['prefix', ...MAIN, 'suffix'] as const

/** A word of a guessed name. */
interface Guessed {
  text: string
  /** The same as words are compared. */
  word: string
  key: keyof NameParts
  /** Where it stands in the name as typed. */
  at: number
  /** True once a part that the owner wrote holds it. */
  placed: boolean
}

/** A word without case, accents, dots and the comma behind it. */
const compared = (word: string) => bare(word.replace(/,$/, ''))

/** The guessed words, each with its place among `typed`. */
function guessedWords(typed: string[], guess: NameParts, split: (part: string) => string[]): Guessed[] {
  const left: (string | null)[] = typed.map(compared)
  return KEYS.flatMap((key) =>
    split(guess[key]).map((text) => {
      const word = compared(text)
      const at = left.indexOf(word)
      if (at >= 0) left[at] = null
      return { text, word, key, at, placed: false }
    }),
  )
}

/**
 * Puts the parts that an owner wrote in place of the guessed ones. A word that the owner put into one part leaves the part
 * into which it was guessed. If a part by hand only sorts words of the name anew, the words that were guessed into it and
 * stand in no part any more go to the other one of given and family name: `Kim Minjun` with the family name `Kim` has the
 * given name `Minjun`. If it is a new word (`Mary Jones` is now called `Smith`), it replaces the guessed one.
 */
export function withOverride(typed: string[], guess: NameParts, override: NameOverride): NameParts {
  // A name such as 王小明 has no spaces: its words are its characters.
  const unspaced = typed.length === 1 && guess.given !== '' && guess.family !== ''
  const split = (part: string) => (unspaced ? Array.from(part.replace(/\s/g, '')) : part.split(/\s+/).filter(Boolean))
  const pool = guessedWords(unspaced ? Array.from(typed[0]!) : typed, guess, split)
  const byHand = KEYS.filter((key) => override[key])
  const written = byHand.flatMap((key) =>
    split(override[key]!).map((text) => ({ word: compared(text), key, from: undefined as keyof NameParts | undefined })),
  )
  // A repeated word is first looked for in its own part.
  for (const elsewhere of [false, true]) {
    for (const word of written) {
      if (word.from) continue
      const found = pool.find((guessed) => !guessed.placed && (elsewhere || guessed.key === word.key) && guessed.word === word.word)
      if (!found) continue
      found.placed = true
      word.from = found.key
    }
  }
  /** True for a part by hand that holds words of the name from another part, or nothing but words of the name. */
  const sorts = (key: keyof NameParts) => {
    const words = written.filter((word) => word.key === key)
    return words.some((word) => word.from && word.from !== key) || words.every((word) => word.from)
  }
  const freed = MAIN.filter((key) => override[key] && sorts(key))
  const home = (key: keyof NameParts): keyof NameParts => {
    if (!freed.some((part) => part === key)) return key
    const other = key === 'given' ? 'family' : 'given'
    return key === 'additional' && override.given ? 'family' : other
  }
  const part = (key: keyof NameParts) =>
    override[key] ||
    pool
      .filter((word) => !word.placed && home(word.key) === key)
      .sort((one, other) => one.at - other.at)
      .map((word) => word.text)
      .join(unspaced ? '' : ' ')
      .replace(/,$/, '')
  return { prefix: part('prefix'), given: part('given'), additional: part('additional'), family: part('family'), suffix: part('suffix') }
}
