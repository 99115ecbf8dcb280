import { useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import { publicCardPathOf } from '../../../schema/route.ts'
import { cardThemeLabelOf } from '../../../schema/theme.ts'
import { requestApi } from '../../lib/api.ts'
import { CardPreview } from '../../preview/card-preview.tsx'
import { refetchCardList } from '../../lib/cards.ts'
import { rememberCardAvailability } from '../../lib/selected-card.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './delete-card-dialog.module.css'

export function DeleteCardDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const [pending, setPending] = useState(false)
  async function remove(id: number) {
    setPending(true)
    try {
      await requestApi('DELETE /api/business-cards/:id', { params: { id } })
      rememberCardAvailability(id, false)
      await refetchCardList()
      showToast({ title: 'Card deleted', description: 'The business card has been permanently deleted', variant: 'success' })
    } catch {
      showToast({ title: 'Deletion failed', description: 'Failed to delete the business card. Please try again.', variant: 'destructive' })
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
      description="The card, its images and its analytics are deleted for good. Its link and printed QR codes stop working, and its address is never given to another card."
      confirmLabel="Delete"
      pending={pending}
      onConfirm={() => void remove(card.id)}
    >
      <div className={styles.card}>
        <div className={styles.stage}>
          <div className={styles.mini}>
            <CardPreview card={card} variant="preview" />
          </div>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>URL</dt>
            <dd className={styles.slug}>{publicCardPathOf(card.slug)}</dd>
          </div>
          <div>
            <dt>Theme</dt>
            <dd>{cardThemeLabelOf(card.theme)}</dd>
          </div>
        </dl>
      </div>
    </ConfirmDialog>
  )
}
