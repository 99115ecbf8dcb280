import { createGlobalStore } from '../ui/store.ts'

const lastDraftStoredFlag = createGlobalStore(true)
export const setWasLastDraftStored = lastDraftStoredFlag.set
export const useWasLastDraftStored = lastDraftStoredFlag.use

/** `sign-out` also deletes the drafts in this browser. */
export type LeaveReason = 'page' | 'sign-out'

type LeaveConfirmation = (reason: LeaveReason) => Promise<boolean>

interface RegisteredConfirmation {
  question: LeaveConfirmation
  /** True if the work is never stored in this browser. */
  onlyOnScreen: boolean
}

/** Of several registered functions, only the latest asks the user. */
let confirmations: RegisteredConfirmation[] = []

/**
 * Registers a function that asks the user before the page is left. `onlyOnScreen` means that this browser does not store the work. Returns
 * a function that unregisters it.
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
