const STEPS = [4, 5, 6, 7, 8, 10, 12, 15, 20, 40]

/** Approximate width of a character in a sans-serif face; a lower-case letter is 1. */
function textWidth(character: string): number {
  if (/[MW]/.test(character)) return 1.7
  if (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(character)) return 1.7
  if (/[mw@&%]/.test(character)) return 1.5
  if (/\p{Lu}/u.test(character)) return 1.3
  return /[i.,'’ ]/.test(character) ? 0.6 : 1
}

const measure = (text: string) => Array.from(text).reduce((sum, character) => sum + textWidth(character), 0)

/** The line width, in lower-case letters, at which a text takes at most about `lines` lines without breaking a word. */
export function lettersPerLine(text: string, lines: number): number {
  const longest = Math.max(...text.split(/\s+|(?<=-)/).map(measure))
  return Math.max(longest, measure(text) / lines)
}

/** Number of lines that a text takes at a line width of `letters` lower-case letters. */
function lineCountAt(text: string, letters: number): number {
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
 * The classes `fit-<n> rows-<n>` for a name that fills a width in at most about `lines` lines. base.css turns them into
 * `--fit`, the line width in lower-case letters, from which a theme computes the font size, and `--rows`, the number of
 * lines. Words do not break unless they are longer than 40 letters.
 */
export function fitClass(name: string, lines: number): string {
  const most = Math.ceil(lines)
  const needed = lettersPerLine(name, lines)
  const fit = STEPS.find((step) => step >= needed && lineCountAt(name, step) <= most) ?? STEPS.at(-1)!
  return `fit-${fit} rows-${Math.min(most, lineCountAt(name, fit))}`
}
