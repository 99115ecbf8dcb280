export const SLUG_MIN = 3
export const SLUG_MAX = 64
/** How often a card's address may change within a day. */
export const SLUG_CHANGES_A_DAY = 5
export const SLUG_CHANGES_USED = `The address of a card can change ${SLUG_CHANGES_A_DAY} times a day. Please try again later.`

/** Letters that do not come apart into a Latin letter and an accent. */
const LATIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

function latin(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => LATIN[letter]!)
}

/**
 * What was typed or pasted as a slug, made one: lower case, accents dropped, hyphens for white space and underscores, and
 * what a slug cannot hold left out. A hyphen at the end stays, since more may follow. Of a card's whole
 * address the part behind `/view/` is taken.
 */
export function slugAsTyped(typed: string): string {
  return latin(typed)
    .replace(/^.*?\/view\/([^/?#]*).*/s, '$1')
    .replace(/[^a-z0-9\s_-]+/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX)
}

/**
 * A slug from a name: accents dropped, lower case, hyphenated, with `suffix` (0 to 9999) behind it.
 * A name without any Latin letter or digit becomes `card`.
 */
export function slugFrom(name: string, suffix: number): string {
  const base = latin(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX - 5)
    .replace(/-+$/, '')
  return `${base || 'card'}-${suffix}`
}
