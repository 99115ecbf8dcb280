import { useSyncExternalStore } from 'react'

let selected: number | null = null
const listeners = new Set<() => void>()

/** Remembers, until the page is left, which card the owner works on: the sidebar's card entries lead there. */
export function selectCard(id: number | null) {
  if (id === selected) return
  selected = id
  for (const listener of listeners) listener()
}

export function useSelectedCard(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => selected,
  )
}
