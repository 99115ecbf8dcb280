const NAME_LINE_WIDTH_STEPS = [4, 5, 6, 7, 8, 10, 12, 15, 20, 40]

/** Estimates a character's width in a sans-serif font. The unit is a lower-case letter. */
function estimateCharacterWidth(character: string): number {
  if (/[MW]/.test(character)) return 1.7
  if (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(character)) return 1.7
  if (/[mw@&%]/.test(character)) return 1.5
  if (/\p{Lu}/u.test(character)) return 1.3
  return /[i.,'’ ]/.test(character) ? 0.6 : 1
}

const estimateTextWidth = (text: string) => Array.from(text).reduce((sum, character) => sum + estimateCharacterWidth(character), 0)

/** Returns the line width at which a text takes about `lines` lines and no word breaks. The unit is a lower-case letter. */
export function findNeededLineWidth(text: string, lines: number): number {
  const longest = Math.max(...text.split(/[^\S\u00a0]+|(?<=-)/).map(estimateTextWidth))
  return Math.max(longest, estimateTextWidth(text) / lines)
}

function countLinesAtWidth(text: string, letters: number): number {
  let lines = 1
  let used = 0
  for (const word of text.trim().split(/(?<=[^\S\u00a0]|-)/)) {
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
 * Returns the classes `fit-<n> rows-<n>` that fit a name into about `lines` lines. base.css turns them into `--fit`, the line width in
 * lower-case letters, and `--rows`, the number of lines. Themes compute the font size from both.
 */
export function buildNameSizeClasses(name: string, lines: number): string {
  const most = Math.ceil(lines)
  const needed = findNeededLineWidth(name, lines)
  const fit = NAME_LINE_WIDTH_STEPS.find((step) => step >= needed && countLinesAtWidth(name, step) <= most) ?? NAME_LINE_WIDTH_STEPS.at(-1)!
  return `fit-${fit} rows-${Math.min(most, countLinesAtWidth(name, fit))}`
}
