import { useEffect } from 'react'
import { refetchCard } from '../lib/cards.ts'
import { claimDraftSlotOf, type DraftSlotOf, useDraftSlotOf } from './draft-lock.ts'
import { readStoredDraft, type StoredDraft } from './stored-draft.ts'

/** Where an open card editor stores its draft, and the drafts of the card that closed tabs left. */
export type DraftStorageSlot = DraftSlotOf<StoredDraft>

/** Claims the newest stored draft of the card that no other tab has locked, or a new localStorage key for a draft. */
export const claimDraftStorageSlot = (userId: number, cardId: number) => claimDraftSlotOf(userId, cardId, readStoredDraft)

/** Claims a localStorage key for the draft of a card editor, until the editor unmounts. Null until the key is claimed. */
export function useDraftStorageSlot(userId: number | undefined, cardId: number): DraftStorageSlot | null {
  const slot = useDraftSlotOf(userId, cardId, readStoredDraft)
  const isAfterSending = slot?.isAfterSending
  useEffect(() => {
    if (isAfterSending) void refetchCard(cardId)
  }, [isAfterSending, cardId])
  return slot
}
