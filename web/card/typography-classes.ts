/** Letters of scripts that letter spacing, capitals and slant, as designed for Latin, would break. */
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u
/** Letters whose capitals depend on the language, or lose an accent. */
const UNSAFE_CAPITALS = /[ßŉİıĞğŞş]|[\p{Script=Greek}\p{Script=Georgian}\p{Script=Armenian}]/u

/** Combinations of diacritics, those that need the most line spacing first. */
const DIACRITICS = [
  [' letters-stacked', /\p{Lu}\p{M}\p{M}/u],
  [' letters-high letters-doubled', /\p{M}\p{M}/u],
  [' letters-high', /\p{Lu}\p{M}/u],
  [' letters-marked', /\p{M}/u],
] as const

/**
 * The classes by which base.css adapts a theme's line spacing, letter spacing, slant and capitals to the letters of a text.
 * They begin with a space; plain Latin needs none.
 */
export function typographyClasses(text: string): string {
  if (OTHER_SCRIPT.test(text)) return ' letters-script'
  const decomposed = text.normalize('NFD')
  const diacritics = DIACRITICS.find(([, pattern]) => pattern.test(decomposed))?.[0] ?? ''
  return diacritics + (UNSAFE_CAPITALS.test(text) ? ' letters-as-typed' : '')
}
