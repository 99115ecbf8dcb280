import type { User } from '../../../schema/user.ts'
import { storeFormDraft } from '../../editing/draft-keys.ts'
import { readStoredJson } from '../../lib/browser-storage.ts'

const PROFILE_FIELD_NAMES = ['username', 'fullName', 'email', 'phone'] as const
export type ProfileField = (typeof PROFILE_FIELD_NAMES)[number]
export type ProfileValues = Record<ProfileField, string>
export type ProfileEdits = Partial<ProfileValues>

export const profileValuesOf = ({ username, fullName, email, phone }: User): ProfileValues => ({
  username,
  fullName: fullName ?? '',
  email,
  phone: phone ?? '',
})

export function listChangedProfileFields(stored: ProfileValues, edits: ProfileEdits): ProfileEdits {
  return Object.fromEntries(
    PROFILE_FIELD_NAMES.filter((name) => edits[name] !== undefined && edits[name] !== stored[name]).map((name) => [name, edits[name]]),
  )
}

/** Unsaved edits of the profile in localStorage. `at` is the time of storing, in ms since 1970. */
export interface StoredProfileDraft {
  edits: ProfileEdits
  at: number
}

export const PROFILE_DRAFT_SUBJECT = 'profile'

export function readProfileDraft(key: string): StoredProfileDraft | null {
  const { edits, at } = (readStoredJson(key) ?? {}) as Partial<StoredProfileDraft>
  if (!edits || typeof edits !== 'object' || typeof at !== 'number') return null
  const known = PROFILE_FIELD_NAMES.filter((name) => typeof edits[name] === 'string').map((name) => [name, edits[name]])
  return known.length > 0 ? { edits: Object.fromEntries(known), at } : null
}

export function storeProfileDraft(userId: number, key: string, edits: ProfileEdits) {
  storeFormDraft(userId, key, Object.keys(edits).length > 0 ? ({ edits, at: Date.now() } satisfies StoredProfileDraft) : null)
}
