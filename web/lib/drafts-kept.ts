import { createGlobalStore } from '../ui/store.ts'

const lastDraftStoredFlag = createGlobalStore(true)

export const setWasLastDraftStored = lastDraftStoredFlag.set
export const useWasLastDraftStored = lastDraftStoredFlag.use
export const wasLastDraftStored = lastDraftStoredFlag.get
