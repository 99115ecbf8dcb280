import { PRODUCT } from '../../../schema/product.ts'

const PREFIX = `${PRODUCT.key}-draft-`
/** Written for a moment at sign-out, so that the browser's other tabs hear of it. */
const GONE_PREFIX = `${PRODUCT.key}-signed-out-`
/** Who signed out of this browser: an editor that is being taken down, or stands in another tab, must not write once more. */
const gone = new Set<number>()

globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
  if (key?.startsWith(GONE_PREFIX) && newValue !== null) gone.add(Number(key.slice(GONE_PREFIX.length)))
})

/** Where this browser keeps a user's edits to a card that were not saved; null once that user signed out. */
export function draftKey(userId: number, cardId: number): string | null {
  return gone.has(userId) ? null : `${PREFIX}${userId}-${cardId}`
}

/** Drops every draft of a user, as when they sign out of this browser. */
export function forgetDrafts(userId: number) {
  gone.add(userId)
  try {
    localStorage.setItem(GONE_PREFIX + userId, 'yes')
    localStorage.removeItem(GONE_PREFIX + userId)
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${PREFIX}${userId}-`)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

/** The user is here (again). */
export function rememberDrafts(userId: number) {
  gone.delete(userId)
}
