import { useState } from 'react'
import { mutate } from 'swr'
import type { Card } from '../../../schema/card.ts'
import { api } from '../../lib/api.ts'
import { CARDS_KEY, cardKey } from '../../lib/cards.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'

/** Asks before a card is deleted, and deletes it. */
export function DeleteCardDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const [pending, setPending] = useState(false)
  async function remove(id: number) {
    setPending(true)
    try {
      await api.del(cardKey(id))
      await mutate(CARDS_KEY)
      toast({ title: 'Card deleted', description: 'The business card has been permanently deleted', variant: 'success' })
    } catch {
      toast({ title: 'Deletion failed', description: 'Failed to delete the business card. Please try again.', variant: 'destructive' })
    } finally {
      setPending(false)
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={`Delete ${card.name || card.slug}?`}
      description="The card, its images and its analytics are deleted for good. Its link and printed QR codes stop working and are never given to another card."
      confirmLabel="Delete"
      pending={pending}
      onConfirm={() => void remove(card.id)}
    />
  )
}
