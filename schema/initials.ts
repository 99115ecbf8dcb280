import { COMMON_NAME_SUFFIXES, COMMON_NAME_TITLES } from './common-titles.ts'
import { hasCapitalVowel, isInCapitals, toNameKey } from './name-words.ts'

const DEFAULT_INITIALS = 'AC'
const READ_LENGTH_MAX = 120
const LETTER_PATTERN = /\p{L}\p{M}*/gu
const REMARK_PATTERN = /\([^()]*\)|\[[^[\]]*\]|\s[|•/–—@-]\s.*/gu
/** Letters that are as wide as high, and of which one stands for a name. */
const EAST_ASIAN_LETTER_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u

const isTitle = (word: string, follows: boolean) =>
  COMMON_NAME_TITLES.includes(toNameKey(word)) || (follows && /^\p{Ll}{1,5}\.$/u.test(word))

const isSuffix = (word: string, before: number) =>
  COMMON_NAME_SUFFIXES.includes(toNameKey(word)) || (before > 1 && isInCapitals(word) && !hasCapitalVowel(word))

/** Removes the most common titles and degrees. The exact parser of name.ts is too large for the pages that show initials. */
function withoutTitles(words: string[]): string[] {
  let start = 0
  while (start < words.length - 1 && isTitle(words[start]!, start > 0)) start++
  let end = words.length
  const hasSmallLetters = words.some((word) => /\p{Ll}/u.test(word))
  while (end > start + 1 && hasSmallLetters && isSuffix(words[end - 1]!, end - start - 1)) end--
  return words.slice(start, end)
}

/** The words of a name. After a comma, they count only if a single word stands before it: `Okafor, Amina`. */
function listNameWords(name: string): string[] {
  const text = name.slice(0, READ_LENGTH_MAX).normalize('NFC').replace(REMARK_PATTERN, ' ')
  const [words = [], later = []] = text
    .split(/[,，]/)
    .map((part) => withoutTitles(part.split(/\s+/).filter((word) => /\p{L}/u.test(word))))
    .filter((part) => part.length > 0)
  return words.length === 1 ? [...words, ...later] : words
}

/** `ß` has no capital of one letter. */
function toCapital(letter: string): string {
  const capital = letter.toLocaleUpperCase('en')
  return [...capital].length > [...letter].length ? letter : capital
}

/**
 * Returns the first letters of the first and the last word of a name, in upper case: `AO` for `Dr. Amina Okafor`. One word gives its first
 * two letters, a Chinese, Japanese or Korean name its first sign, and a text without letters `AC`.
 */
export function initialsOf(name: string | null): string {
  const words = listNameWords(name ?? '').map((word) => word.match(LETTER_PATTERN)!)
  const [first, second = ''] = words[0] ?? []
  if (first === undefined) return DEFAULT_INITIALS
  if (EAST_ASIAN_LETTER_PATTERN.test(first)) return first
  const last = words.length > 1 ? words.at(-1)![0] : second
  const letters = [first, EAST_ASIAN_LETTER_PATTERN.test(last) ? second : last]
  // Georgian capitals exist only in words all in capitals, and few fonts have them.
  return letters.some((letter) => /\p{Script=Georgian}/u.test(letter)) ? letters.join('') : letters.map(toCapital).join('')
}
