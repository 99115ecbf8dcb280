import { useState } from 'react'
import { mutate } from 'swr'
import type { Card } from '../../../schema/card.ts'
import { api } from '../../lib/api.ts'
import { CARDS_KEY, cardKey } from '../../lib/cards.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'

/** Asks before a card is deleted, and deletes it; open while there is a card. */
export function DeleteCardDialog({ card, onClose }: { card: Card | undefined; onClose: () => void }) {
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
      open={card !== undefined}
      onOpenChange={(open) => !open && !pending && onClose()}
      title={card ? `Delete ${card.name || card.slug}?` : 'Delete'}
      description="The card, its images and its analytics are deleted for good. Its link and printed QR codes stop working and are never given to another card."
      confirmLabel="Delete"
      pending={pending}
      onConfirm={() => card && void remove(card.id)}
    />
  )
}
