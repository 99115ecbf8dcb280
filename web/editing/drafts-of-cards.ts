import { useSyncExternalStore } from 'react'
import { draftKeyPrefixOfUser, isSaveWaitingUnder, subscribeToDrafts } from './draft-keys.ts'

export type CardDraftKind = 'waiting' | 'unsaved'

/** What this browser keeps of each card for a user, by card id: a save that waits for the network, or changes nobody saved. */
export function listDraftsByCard(userId: number): Map<number, CardDraftKind> {
  const drafts = new Map<number, CardDraftKind>()
  const prefix = draftKeyPrefixOfUser(userId)
  try {
    for (const key of Object.keys(localStorage)) {
      // Other forms store drafts too, but their keys continue with a word.
      const cardId = key.startsWith(prefix) ? Number(/^\d+(?=-)/.exec(key.slice(prefix.length))?.[0]) : NaN
      if (cardId) drafts.set(cardId, isSaveWaitingUnder(key) ? 'waiting' : (drafts.get(cardId) ?? 'unsaved'))
    }
  } catch {
    // If localStorage is switched off, no drafts exist.
  }
  return drafts
}

/** Informs the components of this tab that stored drafts have changed, as the browser informs only those of other tabs. */
export const announceDraftChange = () => dispatchEvent(new StorageEvent('storage'))

export function useDraftOfCard(userId: number, cardId: number): CardDraftKind | undefined {
  return useSyncExternalStore(subscribeToDrafts, () => listDraftsByCard(userId).get(cardId))
}
