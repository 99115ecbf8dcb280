import type { NameOverride, NameParts } from './name.ts'
import { unaccentedKey } from './name-words.ts'

/** Parts between which a guessed word may move when the owner has entered its part. */
const MOVABLE_PARTS = ['given', 'additional', 'family'] as const
const PARTS = ['prefix', ...MOVABLE_PARTS, 'suffix'] as const

/** A word of the name with the part that was guessed for it. */
interface GuessedWord {
  text: string
  /** `text` in the form used for comparison. */
  word: string
  key: keyof NameParts
  /** Index among the words of the typed name, or -1. */
  at: number
  /** True once the word was found in a part that the owner entered. */
  used: boolean
}

/** A word without case, accents, dots and a trailing comma. */
const comparisonKey = (word: string) => unaccentedKey(word.replace(/,$/, ''))

/** The words of all guessed parts, each with its index in `typed`. */
function guessedWords(typed: string[], guess: NameParts, split: (part: string) => string[]): GuessedWord[] {
  const unmatched: (string | null)[] = typed.map(comparisonKey)
  return PARTS.flatMap((key) =>
    split(guess[key]).map((text) => {
      const word = comparisonKey(text)
      const at = unmatched.indexOf(word)
      if (at >= 0) unmatched[at] = null
      return { text, word, key, at, used: false }
    }),
  )
}

/**
 * Replaces guessed parts by the parts that the owner entered. A word that the owner put into one part is removed from the part
 * where it was guessed. If an entered part only rearranges words of the name, the words that it displaces move to the other one
 * of given and family name: `Kim Minjun` with the family name `Kim` gets the given name `Minjun`. If an entered part is a new
 * word (`Mary Jones` is now called `Smith`), it replaces the guessed word.
 */
export function withOverride(typed: string[], guess: NameParts, override: NameOverride): NameParts {
  // In a name without spaces, such as 王小明, every character is treated as a word.
  const unspaced = typed.length === 1 && guess.given !== '' && guess.family !== ''
  const split = (part: string) => (unspaced ? Array.from(part.replace(/\s/g, '')) : part.split(/\s+/).filter(Boolean))
  const guessedPool = guessedWords(unspaced ? Array.from(typed[0]!) : typed, guess, split)
  const enteredWords = PARTS.flatMap((key) =>
    split(override[key] ?? '').map((text) => ({ word: comparisonKey(text), key, from: undefined as keyof NameParts | undefined })),
  )
  // First match words within their own part, then in other parts; a name may contain a word twice.
  for (const anyPart of [false, true]) {
    for (const word of enteredWords) {
      if (word.from) continue
      const found = guessedPool.find((guessed) => !guessed.used && (anyPart || guessed.key === word.key) && guessed.word === word.word)
      if (!found) continue
      found.used = true
      word.from = found.key
    }
  }
  /** True if an entered part contains a word that was guessed into another part, or only words of the name. */
  const rearranges = (key: keyof NameParts) => {
    const words = enteredWords.filter((word) => word.key === key)
    return words.some((word) => word.from && word.from !== key) || words.every((word) => word.from)
  }
  const rearrangedParts = MOVABLE_PARTS.filter((key) => override[key] && rearranges(key))
  const targetPart = (key: keyof NameParts): keyof NameParts => {
    if (!rearrangedParts.some((part) => part === key)) return key
    const other = key === 'given' ? 'family' : 'given'
    return key === 'additional' && override.given ? 'family' : other
  }
  const join = (key: keyof NameParts) =>
    override[key] ||
    guessedPool
      .filter((word) => !word.used && targetPart(word.key) === key)
      .sort((one, other) => one.at - other.at)
      .map((word) => word.text)
      .join(unspaced ? '' : ' ')
      .replace(/,$/, '')
  return {
    prefix: join('prefix'),
    given: join('given'),
    additional: join('additional'),
    family: join('family'),
    suffix: join('suffix'),
  }
}
