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

/** How many lines a text takes, of that many small letters each. */
function linesAt(text: string, letters: number): number {
  let lines = 1
  let used = 0
  for (const word of text.trim().split(/(?<=[\s-])/)) {
    const space = /\s$/.test(word) ? measure(' ') : 0
    const wide = measure(word.trimEnd())
    if (used > 0 && used + wide > letters) {
      lines++
      used = 0
    }
    used += wide + space
  }
  return lines
}

/**
 * The classes `fit-<n> rows-<n>` of a name that is to fill a width in at most about `lines` lines: base.css makes them
 * `--fit`, the small letters a line must hold, by which a theme divides its width, and `--rows`, how many lines that makes.
 * A word is never the reason for an overflow, except one of more than 40 letters, which breaks.
 */
export function fitClass(name: string, lines: number): string {
  const most = Math.ceil(lines)
  const needed = lettersOfLine(name, lines)
  const fit = STEPS.find((step) => step >= needed && linesAt(name, step) <= most) ?? STEPS.at(-1)!
  return `fit-${fit} rows-${Math.min(most, linesAt(name, fit))}`
}
