import { PRODUCT } from '../../schema/product.ts'

const PREFIX = `${PRODUCT.key}-draft-`
/** Written for a moment at sign-out, so that the browser's other tabs hear of it. */
const GONE_PREFIX = `${PRODUCT.key}-signed-out-`
/** Who signed out of this browser: an editor that is being taken down, or stands in another tab, must not write once more. */
const gone = new Set<number>()

/** Who has just signed out in another tab by this event of the browser's storage; null for any other event. */
export function signedOutUser({ key, newValue }: StorageEvent): number | null {
  return key?.startsWith(GONE_PREFIX) && newValue !== null ? Number(key.slice(GONE_PREFIX.length)) : null
}

globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  const userId = signedOutUser(event)
  if (userId !== null) gone.add(userId)
})

const ofUser = (userId: number) => `${PREFIX}${userId}-`
const ofCard = (userId: number, cardId: number) => `${ofUser(userId)}${cardId}-`

/** Where one editor keeps a user's edits to a card that were not saved: a place of its own, that no other tab writes to. */
export function newDraftKey(userId: number, cardId: number): string {
  return `${ofCard(userId, cardId)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
}

/** Where this browser keeps edits of a user to a card, whichever tab they are of. */
export function draftKeys(userId: number, cardId: number): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(ofCard(userId, cardId)))
}

/** True once that user signed out of this browser. */
export function isSignedOut(userId: number): boolean {
  return gone.has(userId)
}

/** Drops every draft of a user, as when they sign out of this browser. */
export function forgetDrafts(userId: number) {
  gone.add(userId)
  try {
    localStorage.setItem(GONE_PREFIX + userId, 'yes')
    localStorage.removeItem(GONE_PREFIX + userId)
    for (const key of Object.keys(localStorage)) if (key.startsWith(ofUser(userId))) localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

/** The user is here (again). */
export function rememberDrafts(userId: number) {
  gone.delete(userId)
}
