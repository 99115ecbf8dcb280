import { PRODUCT_NAMES } from '../../schema/product.ts'
import { storeText } from '../lib/browser-storage.ts'
import { setWasLastDraftStored } from '../lib/unsaved-work.ts'

const DRAFT_KEY_PREFIX = `${PRODUCT_NAMES.key}-draft-`
/** At sign-out, a localStorage key with this prefix is written and removed again. The resulting storage event tells other tabs. */
const SIGN_OUT_KEY_PREFIX = `${PRODUCT_NAMES.key}-signed-out-`
/** Users who signed out of this browser. Card editors that are still open must not store drafts for them any more. */
const signedOutUserIds = new Set<number>()

/** Returns the id of the user who signed out in another tab, if this storage event says so; otherwise null. */
export function signedOutUserIdOfStorageEvent({ key, newValue }: StorageEvent): number | null {
  return key?.startsWith(SIGN_OUT_KEY_PREFIX) && newValue !== null ? Number(key.slice(SIGN_OUT_KEY_PREFIX.length)) : null
}

globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  const userId = signedOutUserIdOfStorageEvent(event)
  if (userId !== null) signedOutUserIds.add(userId)
})

export const draftKeyPrefixOfUser = (userId: number) => `${DRAFT_KEY_PREFIX}${userId}-`
const draftKeyPrefixOf = (userId: number, subject: number | string) => `${draftKeyPrefixOfUser(userId)}${subject}-`

/** Returns a new localStorage key, which only one open editor uses. `subject` is a card's id, or a name such as `profile`. */
export function createDraftKey(userId: number, subject: number | string): string {
  return `${draftKeyPrefixOf(userId, subject)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
}

export function listDraftKeys(userId: number, subject: number | string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(draftKeyPrefixOf(userId, subject)))
}

/** Part of a stored draft whose save waits for the network. JSON escapes quotation marks, so no typed text can contain this. */
const WAITING_SAVE_JSON = '"queued":["'

export function hasQueuedSaves(userId: number): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(draftKeyPrefixOfUser(userId)) && isDraftWithQueuedSave(key))
  } catch {
    return false
  }
}

export const isDraftWithQueuedSave = (key: string) => localStorage.getItem(key)?.includes(WAITING_SAVE_JSON) === true

export const isDraftWithRefusedSave = (key: string) => localStorage.getItem(key)?.includes('"refused":true') === true

/** Calls `listener` when another tab has changed a stored draft, or when this tab calls `notifyDraftSubscribers`. */
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
    // localStorage is switched off, so there is nothing to delete.
  }
}

export function allowDraftStoring(userId: number) {
  signedOutUserIds.delete(userId)
}

/** Stores a user's draft under a localStorage key, or removes the key if `draft` is null. Returns false if it was not stored. */
export function storeFormDraft(userId: number, key: string, draft: object | null): boolean {
  if (isUserSignedOut(userId)) return false
  const isStored = storeText(key, draft && JSON.stringify(draft))
  setWasLastDraftStored(isStored || draft === null)
  return isStored
}
