import { useSyncExternalStore } from 'react'

let room = true
const listeners = new Set<() => void>()

/** Says whether this device's storage took the last draft: one that is full or switched off does not. */
export function tellRoom(now: boolean) {
  if (now === room) return
  room = now
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** False where leaving the page would lose what was typed, because this device could not keep it. */
export function useDraftRoom(): boolean {
  return useSyncExternalStore(listen, () => room)
}
