import { PRODUCT } from '../../schema/product.ts'

const PREFIX = `${PRODUCT.key}-draft-`
/** Keys with this prefix are written and removed at sign-out: the storage event notifies the other tabs. */
const GONE_PREFIX = `${PRODUCT.key}-signed-out-`
/** Users who signed out of this browser. Editors that are unmounting, or open in other tabs, must store no more drafts for them. */
const gone = new Set<number>()

/** The user whom this storage event reports as signed out in another tab; null for any other event. */
export function signedOutUser({ key, newValue }: StorageEvent): number | null {
  return key?.startsWith(GONE_PREFIX) && newValue !== null ? Number(key.slice(GONE_PREFIX.length)) : null
}

globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  const userId = signedOutUser(event)
  if (userId !== null) gone.add(userId)
})

const ofUser = (userId: number) => `${PREFIX}${userId}-`
const ofCard = (userId: number, cardId: number) => `${ofUser(userId)}${cardId}-`

/** A new storage key for one editor's draft. No other tab writes to it. */
export function newDraftKey(userId: number, cardId: number): string {
  return `${ofCard(userId, cardId)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
}

/** The storage keys of all drafts that this browser has of a user and a card. */
export function draftKeys(userId: number, cardId: number): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(ofCard(userId, cardId)))
}

export function isSignedOut(userId: number): boolean {
  return gone.has(userId)
}

/** Deletes all drafts of a user who signs out. */
export function forgetDrafts(userId: number) {
  gone.add(userId)
  try {
    localStorage.setItem(GONE_PREFIX + userId, 'yes')
    localStorage.removeItem(GONE_PREFIX + userId)
    for (const key of Object.keys(localStorage)) if (key.startsWith(ofUser(userId))) localStorage.removeItem(key)
  } catch {
    // Storage is off, so there are no drafts.
  }
}

/** Allows drafts of a user who signed in (again). */
export function rememberDrafts(userId: number) {
  gone.delete(userId)
}
