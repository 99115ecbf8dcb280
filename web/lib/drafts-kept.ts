import { createGlobalStore } from '../ui/store.ts'

/** True if the last draft of a card could be stored in localStorage; false when localStorage is full or switched off. */
const lastDraftStored = createGlobalStore(true)

export const setWasLastDraftStored = lastDraftStored.set
export const useWasLastDraftStored = lastDraftStored.use
export const wasLastDraftStored = lastDraftStored.get
