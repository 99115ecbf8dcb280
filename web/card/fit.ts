const STEPS = [4, 5, 6, 7, 8, 10, 12, 15, 20, 40]

/** About how wide a character is, in small letters of a grotesque; ideographs are square. */
function width(character: string): number {
  if (/[MW]/.test(character)) return 1.7
  if (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(character)) return 1.7
  if (/[mw@&%]/.test(character)) return 1.5
  if (/\p{Lu}/u.test(character)) return 1.3
  return /[i.,'’ ]/.test(character) ? 0.6 : 1
}

const measure = (text: string) => Array.from(text).reduce((sum, character) => sum + width(character), 0)

/** How many small letters a line must hold for a text to take at most about `lines` lines and no word to break. */
export function lettersOfLine(text: string, lines: number): number {
  const longest = Math.max(...text.split(/\s+|(?<=-)/).map(measure))
  return Math.max(longest, measure(text) / lines)
}

/**
 * The class `fit-<n>` of a name that is to fill a width in at most about `lines` lines: base.css makes it `--fit`, the
 * small letters a line must hold, and a theme divides its width by it. A word is never the reason for an overflow, except
 * one of more than 40 letters, which breaks.
 */
export function fitClass(name: string, lines: number): string {
  const needed = lettersOfLine(name, lines)
  return `fit-${STEPS.find((step) => step >= needed) ?? STEPS.at(-1)}`
}
