import type { PublicCard } from '../../schema/card.ts'
import type { CleanedCardCss } from '../custom-css/apply-css.ts'

export interface PublishedAssistant {
  botName: string
}

export interface LiveCardSnapshot {
  state: 'live'
  version: number
  card: PublicCard
  css?: CleanedCardCss
  assistant?: PublishedAssistant
}

/** Snapshot under a former slug. It redirects to the current slug. */
interface MovedSlugSnapshot {
  state: 'moved'
  to: string
  version: number
}

export interface DeletedCardSnapshot {
  state: 'gone'
}

export type CardSnapshot = LiveCardSnapshot | MovedSlugSnapshot | DeletedCardSnapshot

export const kvKeyOfSlug = (slug: string) => `card:${slug}`
export const kvKeyOfCardId = (cardId: number) => `id:${cardId}`
