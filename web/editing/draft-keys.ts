import { PRODUCT_NAMES } from '../../schema/product.ts'

const DRAFT_KEY_PREFIX = `${PRODUCT_NAMES.key}-draft-`
/** A localStorage key with this prefix is written and removed at sign-out. The storage event informs other tabs. */
const SIGN_OUT_KEY_PREFIX = `${PRODUCT_NAMES.key}-signed-out-`
/** Users who signed out of this browser. Card editors that are still open must store no more drafts for them. */
const signedOutUserIds = new Set<number>()

/** The id of the user who, according to this storage event, signed out in another tab; null for any other storage event. */
export function signedOutUserIdOf({ key, newValue }: StorageEvent): number | null {
  return key?.startsWith(SIGN_OUT_KEY_PREFIX) && newValue !== null ? Number(key.slice(SIGN_OUT_KEY_PREFIX.length)) : null
}

globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  const userId = signedOutUserIdOf(event)
  if (userId !== null) signedOutUserIds.add(userId)
})

export const draftKeyPrefixOfUser = (userId: number) => `${DRAFT_KEY_PREFIX}${userId}-`
const draftKeyPrefixOf = (userId: number, subject: number | string) => `${draftKeyPrefixOfUser(userId)}${subject}-`

/**
 * Returns a new localStorage key for the draft of one open editor. No other tab writes to this key. `subject` is what the draft is
 * about: a card's id, or the name of something else that belongs to a card.
 */
export function createDraftKey(userId: number, subject: number | string): string {
  return `${draftKeyPrefixOf(userId, subject)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
}

/** All localStorage keys in this browser under which drafts of this user and subject are stored. */
export function listDraftKeys(userId: number, subject: number | string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(draftKeyPrefixOf(userId, subject)))
}

/** The part of a stored draft's JSON that is there only if a save waits. In a text value its quotation marks would be escaped. */
const WAITING_SAVE_JSON = '"queued":["'

/** True if this browser keeps a save of this user that waits for the network. */
export function hasWaitingSaves(userId: number): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(draftKeyPrefixOfUser(userId)) && isSaveWaitingUnder(key))
  } catch {
    return false
  }
}

/** True if the draft under a localStorage key has a save that waits for the network. */
export const isSaveWaitingUnder = (key: string) => localStorage.getItem(key)?.includes(WAITING_SAVE_JSON) === true

/** True if the server refused the last save of the draft under a localStorage key. */
export const isSaveRefusedUnder = (key: string) => localStorage.getItem(key)?.includes('"refused":true') === true

/** Calls `listener` when another tab has changed a stored draft, or when this tab has called `announceDraftChange`. */
export function subscribeToDrafts(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

export function isUserSignedOut(userId: number): boolean {
  return signedOutUserIds.has(userId)
}

export function deleteDraftsOnSignOut(userId: number) {
  signedOutUserIds.add(userId)
  try {
    localStorage.setItem(SIGN_OUT_KEY_PREFIX + userId, 'yes')
    localStorage.removeItem(SIGN_OUT_KEY_PREFIX + userId)
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftKeyPrefixOfUser(userId))) localStorage.removeItem(key)
  } catch {
    // If localStorage is switched off, no drafts exist that must be deleted.
  }
}

/** Allows drafts to be stored again for a user who has signed in again. */
export function allowDraftsOfUser(userId: number) {
  signedOutUserIds.delete(userId)
}
