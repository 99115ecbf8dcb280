import { CloudUpload, PenLine } from 'lucide-react'
import { useDraftOfCard } from '../../editing/drafts-of-cards.ts'
import { Badge } from '../../ui/badge.tsx'

/** Says that this device keeps changes of a card that are not saved, and whether their save waits for the network. */
export function DraftBadge({ userId, cardId }: { userId: number; cardId: number }) {
  const draft = useDraftOfCard(userId, cardId)
  if (!draft) return null
  return draft === 'waiting' ? (
    <Badge tone="warning">
      <CloudUpload aria-hidden />
      Waiting for a network
    </Badge>
  ) : (
    <Badge tone="info">
      <PenLine aria-hidden />
      Unsaved changes
    </Badge>
  )
}
