import type { PublicCard } from '../../schema/card.ts'
import type { AppliedCss } from '../custom-css/apply-css.ts'

/** The card as visitors see it; custom CSS only where the owner's level lets it apply to anyone. */
export interface LiveSnapshot {
  state: 'live'
  /** Grows with each change that a visitor can see; good for an ETag together with the card's id. */
  version: number
  card: PublicCard
  /** The card's custom CSS cleaned for its page; absent where the card has none. */
  css?: AppliedCss
}

/** A slug that the card once had. */
export interface MovedSnapshot {
  state: 'moved'
  /** The card's slug of now. */
  to: string
  version: number
}

/** A slug of a deleted card: nobody gets it again. */
export interface GoneSnapshot {
  state: 'gone'
}

/** What KV holds under `slugKey`, and what readers get. */
export type Snapshot = LiveSnapshot | MovedSnapshot | GoneSnapshot

export const slugKey = (slug: string) => `card:${slug}`
/** Holds the card's slug of now as plain text. */
export const idKey = (cardId: number) => `id:${cardId}`
