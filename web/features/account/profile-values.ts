import type { User } from '../../../schema/user.ts'
import { isUserSignedOut } from '../../editing/draft-keys.ts'
import { readStoredJson } from '../../lib/browser-storage.ts'
import { keepFormDraft } from '../../editing/keep-form-draft.ts'

const PROFILE_FIELD_NAMES = ['username', 'fullName', 'email', 'phone'] as const
export type ProfileField = (typeof PROFILE_FIELD_NAMES)[number]
export type ProfileValues = Record<ProfileField, string>
/** The fields that the user has changed, with what was typed. */
export type ProfileEdits = Partial<ProfileValues>

export const profileValuesOf = ({ username, fullName, email, phone }: User): ProfileValues => ({
  username,
  fullName: fullName ?? '',
  email,
  phone: phone ?? '',
})

/** Returns the edits that differ from the stored profile. */
export function listRealEdits(stored: ProfileValues, edits: ProfileEdits): ProfileEdits {
  return Object.fromEntries(
    PROFILE_FIELD_NAMES.filter((name) => edits[name] !== undefined && edits[name] !== stored[name]).map((name) => [name, edits[name]]),
  )
}

/** Unsaved edits of the profile in localStorage. `at` is when they were stored, in ms since 1970. */
export interface StoredProfileDraft {
  edits: ProfileEdits
  at: number
}

/** Name of the profile in the keys of drafts. */
export const PROFILE_DRAFT_SUBJECT = 'profile'

/** Reads the draft that localStorage holds under a key; null if there is none or it is invalid. */
export function readProfileDraft(key: string): StoredProfileDraft | null {
  const { edits, at } = (readStoredJson(key) ?? {}) as Partial<StoredProfileDraft>
  if (!edits || typeof edits !== 'object' || typeof at !== 'number') return null
  const known = PROFILE_FIELD_NAMES.filter((name) => typeof edits[name] === 'string').map((name) => [name, edits[name]])
  return known.length > 0 ? { edits: Object.fromEntries(known), at } : null
}

/** Stores the unsaved edits in localStorage, or removes the key if there are none. */
export function storeProfileDraft(userId: number, key: string, edits: ProfileEdits) {
  if (isUserSignedOut(userId)) return
  keepFormDraft(key, Object.keys(edits).length > 0 ? ({ edits, at: Date.now() } satisfies StoredProfileDraft) : null)
}
