import { createStore } from '../ui/store.ts'

/** Whether the browser's storage took the last draft. False when it is full or switched off. */
const draftsKept = createStore(true)

export const setDraftsKept = draftsKept.set
export const useDraftsKept = draftsKept.use
export const areDraftsKept = draftsKept.get
