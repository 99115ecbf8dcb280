import { createStore } from '../ui/store.ts'

const room = createStore(true)

/** Says whether this device's storage took the last draft: one that is full or switched off does not. */
export const tellRoom = room.set

/** False where leaving the page would lose what was typed, because this device could not keep it. */
export const useDraftRoom = room.use

export const hasDraftRoom = room.get
