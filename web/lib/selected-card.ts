import { createGlobalStore } from '../ui/store.ts'

interface SidebarCardSelection {
  userId: number | null
  selected: number | null
  unavailable: readonly number[]
}
const NO_CARD_SELECTION: SidebarCardSelection = { userId: null, selected: null, unavailable: [] }
const cardSelection = createGlobalStore(NO_CARD_SELECTION)

export function rememberSelectedCard(userId: number, cardId: number | null) {
  const stored = cardSelection.get()
  const current = stored.userId === userId ? stored : { ...NO_CARD_SELECTION, userId }
  cardSelection.set(cardId === null ? current : { ...current, selected: cardId })
}

export function rememberCardAvailability(cardId: number, isAvailable: boolean) {
  const { unavailable, ...rest } = cardSelection.get()
  if (unavailable.includes(cardId) === !isAvailable) return
  cardSelection.set({ ...rest, unavailable: isAvailable ? unavailable.filter((id) => id !== cardId) : [...unavailable, cardId] })
}

export function clearCardSelection() {
  cardSelection.set(NO_CARD_SELECTION)
}

export function useSidebarCardId(userId: number, pageCardId: number | null): number | null {
  const stored = cardSelection.use()
  const { selected, unavailable } = stored.userId === userId ? stored : NO_CARD_SELECTION
  return [pageCardId, selected].find((id) => id !== null && !unavailable.includes(id)) ?? null
}
