import { createStore } from '../ui/store.ts'

/** True if the last draft was stored. False when the browser's storage is full or switched off. */
const draftsKept = createStore(true)

export const setDraftsKept = draftsKept.set
export const useDraftsKept = draftsKept.use
export const areDraftsKept = draftsKept.get
