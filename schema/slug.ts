export const SLUG_MIN = 3
export const SLUG_MAX = 64
/** How often a card's address may change within a day. */
export const SLUG_CHANGES_A_DAY = 5
export const SLUG_TAKEN = 'This URL is already taken'
export const SLUG_CHANGES_USED = `The address of a card can change ${SLUG_CHANGES_A_DAY} times a day. Please try again later.`

/**
 * A slug from a name: accents dropped, lower case, hyphenated, with `suffix` (0 to 9999) behind it.
 * A name without any Latin letter or digit becomes `card`.
 */
export function slugFrom(name: string, suffix: number): string {
  const base = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX - 5)
    .replace(/-+$/, '')
  return `${base || 'card'}-${suffix}`
}
