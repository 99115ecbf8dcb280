export const SLUG_LENGTH_MIN = 3
export const SLUG_LENGTH_MAX = 64
export const SLUG_CHANGES_PER_DAY_MAX = 5
export const SLUG_CHANGE_LIMIT_MESSAGE = `The address of a card can change ${SLUG_CHANGES_PER_DAY_MAX} times a day. Please try again later.`

/** Letters that Unicode normalization (NFKD) does not split into a Latin letter and an accent. */
const LATIN_LETTER_REPLACEMENTS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

function toLatinLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => LATIN_LETTER_REPLACEMENTS[letter]!)
}

/**
 * Converts a text that the user types or pastes into the slug input. Keeps a hyphen at the end, because the user may continue typing. From
 * a pasted card URL, takes the slug.
 */
export function toSlugWhileTyping(typed: string): string {
  return toLatinLetters(typed)
    .replace(/^.*?\/view\/([^/?#]*).*/s, '$1')
    .replace(/[^a-z0-9\s_-]+/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_LENGTH_MAX)
}

/** Converts a text to lower-case Latin letters and digits. Everything else becomes single hyphens. */
export function toHyphenatedLatin(text: string): string {
  return toLatinLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Suggests the address of a first card: the full name, else the username, else a number. Empty while nothing is typed. */
export function suggestSlug(fullName: string, username: string, suffix: number): string {
  const typed = [fullName, username].filter((text) => text.trim() !== '')
  const long = typed.map(toHyphenatedLatin).find((slug) => slug.length >= SLUG_LENGTH_MIN)
  if (long) return long.slice(0, SLUG_LENGTH_MAX).replace(/-$/, '')
  return typed[0] === undefined ? '' : createSlugFromName(typed[0], suffix)
}

/** Creates a slug from a name and the number `suffix` (0 to 9999). If the name has no Latin letters or digits, `card` replaces it. */
export function createSlugFromName(name: string, suffix: number): string {
  const base = toHyphenatedLatin(name)
    .slice(0, SLUG_LENGTH_MAX - 5)
    .replace(/-$/, '')
  return `${base || 'card'}-${suffix}`
}
