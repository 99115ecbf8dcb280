import { createStore } from '../ui/store.ts'

interface Selection {
  userId: number | null
  selected: number | null
  /** Cards that this user may not open, or that do not exist any more. */
  unavailable: readonly number[]
}
const NONE: Selection = { userId: null, selected: null, unavailable: [] }
const selection = createStore(NONE)

/** Remembers, until the page is reloaded, which card the user works on: the sidebar links to it. */
export function selectCard(userId: number, cardId: number | null) {
  const stored = selection.get()
  const current = stored.userId === userId ? stored : { ...NONE, userId }
  selection.set(cardId === null ? current : { ...current, selected: cardId })
}

/** Records whether the user can open a card. */
export function setCardAvailable(cardId: number, isAvailable: boolean) {
  const { unavailable, ...rest } = selection.get()
  if (unavailable.includes(cardId) === !isAvailable) return
  selection.set({ ...rest, unavailable: isAvailable ? unavailable.filter((id) => id !== cardId) : [...unavailable, cardId] })
}

export function clearSelection() {
  selection.set(NONE)
}

/** The card that the sidebar links to: the page's own one if the user can open it, otherwise the last selected one. */
export function useLinkedCard(userId: number, pageCardId: number | null): number | null {
  const stored = selection.use()
  const { selected, unavailable } = stored.userId === userId ? stored : NONE
  return [pageCardId, selected].find((id) => id !== null && !unavailable.includes(id)) ?? null
}
