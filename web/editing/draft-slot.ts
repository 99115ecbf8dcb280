import { useEffect } from 'react'
import { refetchCard } from '../lib/cards.ts'
import { type DraftSlotOf, useDraftSlotOf } from './draft-lock.ts'
import { readStoredDraft, type StoredDraft } from './stored-draft.ts'

export type DraftStorageSlot = DraftSlotOf<StoredDraft>

export function useDraftStorageSlot(userId: number | undefined, cardId: number): DraftStorageSlot | null {
  const slot = useDraftSlotOf(userId, cardId, readStoredDraft)
  const isAfterSending = slot?.isAfterSending
  useEffect(() => {
    if (isAfterSending) void refetchCard(cardId)
  }, [isAfterSending, cardId])
  return slot
}
