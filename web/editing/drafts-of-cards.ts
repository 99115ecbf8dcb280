import { useSyncExternalStore } from 'react'
import { draftKeyPrefixOfUser, isDraftWithRefusedSave, isDraftWithQueuedSave, subscribeToDrafts } from './draft-keys.ts'

/** A stored draft contains a save that waits for the network, changes that the server refused, or changes that nobody has saved. */
export type CardDraftKind = 'waiting' | 'refused' | 'unsaved'

const KINDS_BY_IMPORTANCE: (CardDraftKind | undefined)[] = [undefined, 'unsaved', 'refused', 'waiting']

/** Returns the kind of each card's stored draft, by card id. If a card has several drafts, the most important kind counts. */
export function listDraftsByCard(userId: number): Map<number, CardDraftKind> {
  const drafts = new Map<number, CardDraftKind>()
  const prefix = draftKeyPrefixOfUser(userId)
  try {
    for (const key of Object.keys(localStorage)) {
      // Other forms store drafts too, but their keys contain a word instead of a card id.
      const cardId = key.startsWith(prefix) ? Number(/^\d+(?=-)/.exec(key.slice(prefix.length))?.[0]) : NaN
      if (!cardId) continue
      const kind = isDraftWithQueuedSave(key) ? 'waiting' : isDraftWithRefusedSave(key) ? 'refused' : 'unsaved'
      const isMoreImportant = KINDS_BY_IMPORTANCE.indexOf(kind) > KINDS_BY_IMPORTANCE.indexOf(drafts.get(cardId))
      if (isMoreImportant) drafts.set(cardId, kind)
    }
  } catch {
    // localStorage is switched off, so there are no stored drafts.
  }
  return drafts
}

/** Tells the components of this tab that stored drafts have changed. The browser tells only other tabs. */
export const notifyDraftSubscribers = () => dispatchEvent(new StorageEvent('storage'))

export function useDraftOfCard(userId: number, cardId: number): CardDraftKind | undefined {
  return useSyncExternalStore(subscribeToDrafts, () => listDraftsByCard(userId).get(cardId))
}
