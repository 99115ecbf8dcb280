export const SLUG_MIN = 3
export const SLUG_MAX = 64
/** Maximum number of slug changes of a card per day. */
export const SLUG_CHANGES_A_DAY = 5
export const SLUG_CHANGES_USED = `The address of a card can change ${SLUG_CHANGES_A_DAY} times a day. Please try again later.`

/** Letters that NFKD does not decompose into a Latin letter and an accent. */
const LATIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

function toLatin(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => LATIN[letter]!)
}

/**
 * Converts typed or pasted text to a slug: lower case, without accents, hyphens for white space and underscores, without
 * other characters. Keeps a hyphen at the end, because the user may type on. Takes the slug out of a pasted card URL.
 */
export function slugAsTyped(typed: string): string {
  return toLatin(typed)
    .replace(/^.*?\/view\/([^/?#]*).*/s, '$1')
    .replace(/[^a-z0-9\s_-]+/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX)
}

/**
 * Creates a slug from a name: lower case, without accents, hyphenated, followed by `suffix` (0 to 9999).
 * A name without any Latin letter or digit becomes `card`.
 */
export function slugFrom(name: string, suffix: number): string {
  const base = toLatin(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX - 5)
    .replace(/-+$/, '')
  return `${base || 'card'}-${suffix}`
}
