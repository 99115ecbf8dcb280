import { createStore } from '../ui/store.ts'

interface Selection {
  /** Whose it is. */
  userId: number | null
  selected: number | null
  /** Cards that were refused, are not there, or were deleted. */
  refused: readonly number[]
}
const NONE: Selection = { userId: null, selected: null, refused: [] }
const selection = createStore(NONE)

/** Remembers, until the page is left, which card the user works on: the sidebar's card entries lead there. */
export function selectCard(userId: number, cardId: number | null) {
  const now = selection.get()
  const own = now.userId === userId ? now : { ...NONE, userId }
  selection.set(cardId === null ? own : { ...own, selected: cardId })
}

/** A card turned out not to be the user's to work on, or to be after all. */
export function offerCard(cardId: number, isOffered: boolean) {
  const { refused, ...now } = selection.get()
  if (refused.includes(cardId) === !isOffered) return
  selection.set({ ...now, refused: isOffered ? refused.filter((id) => id !== cardId) : [...refused, cardId] })
}

export function forgetSelection() {
  selection.set(NONE)
}

/** The card to lead to: the page's own one if it may be had, otherwise the one that was worked on last. */
export function useOfferedCard(userId: number, here: number | null): number | null {
  const now = selection.use()
  const { selected, refused } = now.userId === userId ? now : NONE
  return [here, selected].find((id) => id !== null && !refused.includes(id)) ?? null
}
