import { useEffect } from 'react'
import { refetchCard } from '../lib/cards.ts'
import { type DraftSlot, useDraftSlot } from './draft-lock.ts'
import { readStoredDraft, type StoredDraft } from './stored-draft.ts'

export type CardDraftSlot = DraftSlot<StoredDraft>

export function useCardDraftSlot(userId: number | undefined, cardId: number): CardDraftSlot | null {
  const slot = useDraftSlot(userId, cardId, readStoredDraft)
  const isAfterSending = slot?.isAfterSending
  useEffect(() => {
    if (isAfterSending) void refetchCard(cardId)
  }, [isAfterSending, cardId])
  return slot
}
