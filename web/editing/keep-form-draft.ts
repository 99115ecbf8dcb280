import { setWasLastDraftStored } from '../lib/drafts-kept.ts'

/** Stores a form's unsaved edits in localStorage under a key, or removes the key if `draft` is null. */
export function keepFormDraft(key: string, draft: object | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
    setWasLastDraftStored(true)
  } catch {
    // localStorage is off or full, so this flag makes the page warn the user before it is left.
    setWasLastDraftStored(draft === null)
  }
}
