/** Matches letters that letter spacing, capitals or italics would make ugly or unreadable. */
const NON_EUROPEAN_LETTER_PATTERN = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u
/** Letters that must not become capitals: the capital depends on the language, has several letters or lacks an accent. */
const UNSAFE_TO_CAPITALIZE_PATTERN = /[ßŉİıĞğŞş]|[\p{Script=Greek}\p{Script=Georgian}\p{Script=Armenian}]/u

/** The first match counts, so the class with the most line spacing comes first. */
const DIACRITIC_CSS_CLASSES = [
  [' letters-stacked', /\p{Lu}\p{M}\p{M}/u],
  [' letters-high letters-doubled', /\p{M}\p{M}/u],
  [' letters-high', /\p{Lu}\p{M}/u],
  [' letters-marked', /\p{M}/u],
] as const

/** Returns the class for our own words: in European scripts, the page's `lang` is enough to make capitals right. */
export const wordClassOf = (text: string): string => (NON_EUROPEAN_LETTER_PATTERN.test(text) ? ' letters-script' : '')

/**
 * Returns the classes that tell base.css which line spacing, letter spacing, slant and capitals suit a text's letters. Each class begins
 * with a space.
 */
export function typographyClassesOf(text: string): string {
  if (NON_EUROPEAN_LETTER_PATTERN.test(text)) return ' letters-script'
  const decomposed = text.normalize('NFD')
  const diacritics = DIACRITIC_CSS_CLASSES.find(([, pattern]) => pattern.test(decomposed))?.[0] ?? ''
  return diacritics + (UNSAFE_TO_CAPITALIZE_PATTERN.test(text) ? ' letters-as-typed' : '')
}
