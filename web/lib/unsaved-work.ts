import { createGlobalStore } from '../ui/store.ts'

const lastDraftStoredFlag = createGlobalStore(true)
export const setWasLastDraftStored = lastDraftStoredFlag.set
export const useWasLastDraftStored = lastDraftStoredFlag.use

/** `sign-out` also deletes the drafts that this browser stores. */
export type LeaveReason = 'page' | 'sign-out'

type LeaveConfirmation = (reason: LeaveReason) => Promise<boolean>

interface RegisteredConfirmation {
  question: LeaveConfirmation
  /** True for work that is never stored in this browser. */
  onlyOnScreen: boolean
}

/** Of several confirmations, the latest one asks the user. */
let confirmations: RegisteredConfirmation[] = []

/**
 * Registers the function that asks the user before a page with unsaved work is left. `onlyOnScreen` says that the work is not stored in
 * this browser. Returns a function that unregisters it.
 */
export function registerLeaveConfirmation(question: LeaveConfirmation, onlyOnScreen = false): () => void {
  const registered = { question, onlyOnScreen }
  confirmations = [...confirmations, registered]
  return () => {
    confirmations = confirmations.filter((one) => one !== registered)
  }
}

export function confirmLeaving(reason: LeaveReason): Promise<boolean> {
  return confirmations.at(-1)?.question(reason) ?? Promise.resolve(true)
}

export function wouldLoseUnsavedWork(): boolean {
  return confirmations.some(({ onlyOnScreen }) => onlyOnScreen || !lastDraftStoredFlag.get())
}
