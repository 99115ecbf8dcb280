import { watched } from '../ui/watched.ts'

/** Whether the browser's storage took the last draft. False when it is full or switched off. */
const draftsKept = watched(true)

export const setDraftsKept = draftsKept.set
export const useDraftsKept = draftsKept.use
export const areDraftsKept = draftsKept.get
