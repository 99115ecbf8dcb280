import { createGlobalStore } from '../ui/store.ts'

/** True if the last draft of a card could be stored in localStorage; false when localStorage is full or switched off. */
const lastDraftStoredFlag = createGlobalStore(true)

export const setWasLastDraftStored = lastDraftStoredFlag.set
export const useWasLastDraftStored = lastDraftStoredFlag.use
export const wasLastDraftStored = lastDraftStoredFlag.get
