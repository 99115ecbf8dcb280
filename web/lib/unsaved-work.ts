import { wasLastDraftStored } from './drafts-kept.ts'

/** Why the user leaves a page with unsaved work: for another page, or to sign out (which deletes stored drafts). */
export type LeaveReason = 'page' | 'sign-out'

let askBeforeLeaving: ((reason: LeaveReason) => Promise<boolean>) | null = null

/** Registers the function that asks the user before a page with unsaved work is left. Returns a function that unregisters it. */
export function registerLeaveConfirmation(question: (reason: LeaveReason) => Promise<boolean>): () => void {
  askBeforeLeaving = question
  return () => {
    if (askBeforeLeaving === question) askBeforeLeaving = null
  }
}

/** Resolves to true if there is no unsaved work, or if the user agrees to leave the page. */
export function confirmLeaving(reason: LeaveReason): Promise<boolean> {
  return askBeforeLeaving ? askBeforeLeaving(reason) : Promise.resolve(true)
}

/** True if leaving the page would lose unsaved work, because the draft could not be stored in this browser. */
export function wouldLoseUnsavedWork(): boolean {
  return askBeforeLeaving !== null && !wasLastDraftStored()
}
