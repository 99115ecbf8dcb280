/** Letter spacing, capitals and slant made for Latin would spoil these letters. */
const NON_EUROPEAN_LETTER_PATTERN = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u
/** Their capital form depends on the language, has several letters or lacks an accent. */
const UNSAFE_TO_CAPITALIZE_PATTERN = /[ßŉİıĞğŞş]|[\p{Script=Greek}\p{Script=Georgian}\p{Script=Armenian}]/u

/** The first match counts, so the class with the most line spacing comes first. */
const DIACRITIC_CSS_CLASSES = [
  [' letters-stacked', /\p{Lu}\p{M}\p{M}/u],
  [' letters-high letters-doubled', /\p{M}\p{M}/u],
  [' letters-high', /\p{Lu}\p{M}/u],
  [' letters-marked', /\p{M}/u],
] as const

/**
 * Returns the classes by which base.css adapts line spacing, letter spacing, slant and capitals to a text's letters; each begins with a
 * space.
 */
export function typographyClassesOf(text: string): string {
  if (NON_EUROPEAN_LETTER_PATTERN.test(text)) return ' letters-script'
  const decomposed = text.normalize('NFD')
  const diacritics = DIACRITIC_CSS_CLASSES.find(([, pattern]) => pattern.test(decomposed))?.[0] ?? ''
  return diacritics + (UNSAFE_TO_CAPITALIZE_PATTERN.test(text) ? ' letters-as-typed' : '')
}
