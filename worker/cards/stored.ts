import type { PublicCard } from '../../schema/card.ts'
import type { AppliedCss } from '../custom-css/applied.ts'

/** The card as visitors see it. It includes custom CSS only if the owner's level allows it for visitors. */
export interface LiveSnapshot {
  state: 'live'
  /** Increases with each visible change. Together with the card's id it makes an ETag. */
  version: number
  card: PublicCard
  /** The cleaned custom CSS; absent if the card has none. */
  css?: AppliedCss
}

/** A former slug of a card. */
interface MovedSnapshot {
  state: 'moved'
  /** The card's current slug. */
  to: string
  version: number
}

/** A slug of a deleted card. It is never reused. */
export interface GoneSnapshot {
  state: 'gone'
}

/** The value in KV under `slugKey`. */
export type Snapshot = LiveSnapshot | MovedSnapshot | GoneSnapshot

export const slugKey = (slug: string) => `card:${slug}`
/** The KV key of a card's current slug, as plain text. */
export const idKey = (cardId: number) => `id:${cardId}`
