import { storeText } from '../lib/browser-storage.ts'
import { setWasLastDraftStored } from '../lib/drafts-kept.ts'

export function storeFormDraft(key: string, draft: object | null): void {
  // If the draft could not be stored, the page warns the user before it is left.
  setWasLastDraftStored(storeText(key, draft && JSON.stringify(draft)) || draft === null)
}
