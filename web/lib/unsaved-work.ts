import { areDraftsKept } from './drafts-kept.ts'

/** Why a page is about to be left: for another page of the app, or to sign out, which deletes the drafts on this device. */
export type LeaveReason = 'page' | 'sign-out'

let confirm: ((reason: LeaveReason) => Promise<boolean>) | null = null

/** Registers the question that is asked before unsaved work is left. Returns a function that removes it. */
export function askBeforeLeaving(question: (reason: LeaveReason) => Promise<boolean>): () => void {
  confirm = question
  return () => {
    if (confirm === question) confirm = null
  }
}

/** True when there is no unsaved work, or when the user agrees to leave it. */
export function confirmLeaving(reason: LeaveReason): Promise<boolean> {
  return confirm ? confirm(reason) : Promise.resolve(true)
}

/** True while leaving the page would lose unsaved work, because no draft of it could be stored. */
export function wouldLoseWork(): boolean {
  return confirm !== null && !areDraftsKept()
}
