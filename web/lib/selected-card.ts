import { watched } from '../ui/watched.ts'

const selected = watched<number | null>(null)

/** Remembers, until the page is left, which card the owner works on: the sidebar's card entries lead there. */
export const selectCard = selected.set

export const useSelectedCard = selected.use
