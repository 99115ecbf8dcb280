import type { NamePartsOverride, NameParts } from './name.ts'
import { toUnaccentedKey } from './name-words.ts'

const MOVABLE_NAME_PARTS = ['given', 'additional', 'family'] as const
const NAME_PART_KEYS = ['prefix', ...MOVABLE_NAME_PARTS, 'suffix'] as const

interface GuessedNameWord {
  text: string
  word: string
  key: keyof NameParts
  at: number
  used: boolean
}

const toComparableWord = (word: string) => toUnaccentedKey(word.replace(/,$/, ''))

function listGuessedWords(typed: string[], guess: NameParts, split: (part: string) => string[]): GuessedNameWord[] {
  const unmatched: (string | null)[] = typed.map(toComparableWord)
  return NAME_PART_KEYS.flatMap((key) =>
    split(guess[key]).map((text) => {
      const word = toComparableWord(text)
      const at = unmatched.indexOf(word)
      if (at >= 0) unmatched[at] = null
      return { text, word, key, at, used: false }
    }),
  )
}

/**
 * Replaces guessed parts of a name by the parts that the owner entered. Afterwards, each word is in one part only. If the owner moved a
 * word, the displaced words move too: with `Kim` as the family name of `Kim Minjun`, `Minjun` becomes the given name. A new word replaces
 * the guessed one.
 */
export function applyNamePartsOverride(typed: string[], guess: NameParts, override: NamePartsOverride): NameParts {
  // In a name without spaces, such as 王小明, every character is treated as a word.
  const unspaced = typed.length === 1 && guess.given !== '' && guess.family !== ''
  const split = (part: string) => (unspaced ? Array.from(part.replace(/\s/g, '')) : part.split(/\s+/).filter(Boolean))
  const guessedPool = listGuessedWords(unspaced ? Array.from(typed[0]!) : typed, guess, split)
  const enteredWords = NAME_PART_KEYS.flatMap((key) =>
    split(override[key] ?? '').map((text) => ({ word: toComparableWord(text), key, from: undefined as keyof NameParts | undefined })),
  )
  // A name may contain the same word twice, so a word is first looked for in the same part of the guess, then in any part.
  for (const anyPart of [false, true]) {
    for (const word of enteredWords) {
      if (word.from) continue
      const found = guessedPool.find((guessed) => !guessed.used && (anyPart || guessed.key === word.key) && guessed.word === word.word)
      if (!found) continue
      found.used = true
      word.from = found.key
    }
  }
  const rearranges = (key: keyof NameParts) => {
    const words = enteredWords.filter((word) => word.key === key)
    return words.some((word) => word.from && word.from !== key) || words.every((word) => word.from)
  }
  const rearrangedParts = MOVABLE_NAME_PARTS.filter((key) => override[key] && rearranges(key))
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
