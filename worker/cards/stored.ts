import type { PublicCard } from '../../schema/card.ts'
import type { CleanedCardCss } from '../custom-css/apply-css.ts'
import type { NameFace } from '../name-face/name-face.ts'

export interface PublishedAssistant {
  botName: string
}

export interface LiveCardSnapshot {
  state: 'live'
  version: number
  card: PublicCard
  css?: CleanedCardCss
  nameFace?: NameFace
  assistant?: PublishedAssistant
  /** Version of the list of blocked hosts whose links were left out. */
  blockedHosts?: string
}

/** Snapshot under a former slug. It redirects to the current slug. */
interface MovedSlugSnapshot {
  state: 'moved'
  to: string
  version: number
}

/** Snapshot of a card that an administrator keeps from visitors. Its address stays taken. */
export interface SuspendedCardSnapshot {
  state: 'suspended'
  version: number
}

interface DeletedCardSnapshot {
  state: 'gone'
}

/** What a card's own address shows. */
export type PublishedCardSnapshot = LiveCardSnapshot | SuspendedCardSnapshot | DeletedCardSnapshot

export type CardSnapshot = PublishedCardSnapshot | MovedSlugSnapshot

export const kvKeyOfSlug = (slug: string) => `card:${slug}`
export const kvKeyOfCardId = (cardId: number) => `id:${cardId}`
