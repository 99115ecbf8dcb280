import { PRODUCT } from '../../../schema/product.ts'

const PREFIX = `${PRODUCT.key}-draft-`
/** Who signed out in this page: an editor that is being taken down must not write once more. */
const gone = new Set<number>()

/** Where this browser keeps a user's edits to a card that were not saved; null once that user signed out. */
export function draftKey(userId: number, cardId: number): string | null {
  return gone.has(userId) ? null : `${PREFIX}${userId}-${cardId}`
}

/** Drops every draft of a user, as when they sign out of this browser. */
export function forgetDrafts(userId: number) {
  gone.add(userId)
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${PREFIX}${userId}-`)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

/** The user is here (again). */
export function rememberDrafts(userId: number) {
  gone.delete(userId)
}
