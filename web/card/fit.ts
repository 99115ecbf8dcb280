const NAME_LINE_WIDTH_STEPS = [4, 5, 6, 7, 8, 10, 12, 15, 20, 40]

/** Estimates the width of a character in a sans-serif font, measured in lower-case letters. */
function estimateCharacterWidth(character: string): number {
  if (/[MW]/.test(character)) return 1.7
  if (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(character)) return 1.7
  if (/[mw@&%]/.test(character)) return 1.5
  if (/\p{Lu}/u.test(character)) return 1.3
  return /[i.,'’ ]/.test(character) ? 0.6 : 1
}

const estimateTextWidth = (text: string) => Array.from(text).reduce((sum, character) => sum + estimateCharacterWidth(character), 0)

/** Returns the line width, in lower-case letters, in which a text fits into about `lines` lines without breaking a word. */
export function findNeededLineWidth(text: string, lines: number): number {
  const longest = Math.max(...text.split(/\s+|(?<=-)/).map(estimateTextWidth))
  return Math.max(longest, estimateTextWidth(text) / lines)
}

/** Returns how many lines a text takes if a line holds `letters` lower-case letters. */
function countLinesAtWidth(text: string, letters: number): number {
  let lines = 1
  let used = 0
  for (const word of text.trim().split(/(?<=[\s-])/)) {
    const space = /\s$/.test(word) ? estimateTextWidth(' ') : 0
    const wide = estimateTextWidth(word.trimEnd())
    if (used > 0 && used + wide > letters) {
      lines++
      used = 0
    }
    used += wide + space
  }
  return lines
}

/**
 * Returns the classes `fit-<n> rows-<n>` that fit a card's name into about `lines` lines. base.css turns `fit-<n>` into `--fit`,
 * the line width in lower-case letters, from which a theme computes the font size. It turns `rows-<n>` into `--rows`, the number
 * of lines. Words break only if they are longer than 40 letters.
 */
export function buildNameFitClasses(name: string, lines: number): string {
  const most = Math.ceil(lines)
  const needed = findNeededLineWidth(name, lines)
  const fit = NAME_LINE_WIDTH_STEPS.find((step) => step >= needed && countLinesAtWidth(name, step) <= most) ?? NAME_LINE_WIDTH_STEPS.at(-1)!
  return `fit-${fit} rows-${Math.min(most, countLinesAtWidth(name, fit))}`
}
