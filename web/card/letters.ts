/** Scripts whose letters join, stack or carry signs of their own: spacing, capitals and slant made for Latin break them. */
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u
/** What capitals spell differently from language to language, or lose an accent or a letter in. */
const OWN_CAPITALS = /[ßŉİıĞğŞş]|[\p{Script=Greek}\p{Script=Georgian}\p{Script=Armenian}]/u

/** By how much room they take, the most first: two on a capital, two on a small letter, one on a capital, one on a small letter. */
const MARKS = [
  [' letters-stacked', /\p{Lu}\p{M}\p{M}/u],
  [' letters-high letters-doubled', /\p{M}\p{M}/u],
  [' letters-high', /\p{Lu}\p{M}/u],
  [' letters-marked', /\p{M}/u],
] as const

/**
 * The classes of a text that themes set large, close, slanted or in capitals, by the letters in it; base.css says what
 * they stand for. Empty for plain Latin, and with a space before it otherwise.
 */
export function lettersClass(text: string): string {
  if (OTHER_SCRIPT.test(text)) return ' letters-script'
  const apart = text.normalize('NFD')
  const marks = MARKS.find(([, found]) => found.test(apart))?.[0] ?? ''
  return marks + (OWN_CAPITALS.test(text) ? ' letters-as-typed' : '')
}
