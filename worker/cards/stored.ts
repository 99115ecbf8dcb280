import type { PublicCard } from '../../schema/card.ts'
import type { CleanedCardCss } from '../custom-css/apply-css.ts'

/** What a card's page needs to offer the sales assistant. */
export interface PublishedAssistant {
  botName: string
}

/** Snapshot of a card as visitors see it. It includes custom CSS only if the owner's level allows it for visitors. */
export interface LiveCardSnapshot {
  state: 'live'
  /** The card's version increases with each visible change. Together with the card's id it makes an ETag. */
  version: number
  card: PublicCard
  /** The card's custom CSS, cleaned; absent if the card has none. */
  css?: CleanedCardCss
  /** The card's sales assistant; absent unless it is enabled and the owner's level allows one. */
  assistant?: PublishedAssistant
}

/** Snapshot for a former slug of a card: it redirects to the current slug. */
interface MovedSlugSnapshot {
  state: 'moved'
  to: string
  version: number
}

/** Snapshot for a slug of a deleted card. The slug is never reused. */
export interface DeletedCardSnapshot {
  state: 'gone'
}

/** Snapshot that KV stores for each slug of a card: the card itself, a redirect from a former slug, or a deleted card. */
export type CardSnapshot = LiveCardSnapshot | MovedSlugSnapshot | DeletedCardSnapshot

export const kvKeyOfSlug = (slug: string) => `card:${slug}`
/** Returns the KV key under which a card's id leads to its current slug. */
export const kvKeyOfCardId = (cardId: number) => `id:${cardId}`
