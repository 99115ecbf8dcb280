import { CloudUpload, PenLine, TriangleAlert } from 'lucide-react'
import { useDraftOfCard } from '../../editing/drafts-of-cards.ts'
import { Badge } from '../../ui/badge.tsx'

/** Says that this device keeps changes of a card that are not saved, and whether their save waits for the network or was refused. */
export function DraftBadge({ userId, cardId }: { userId: number; cardId: number }) {
  const draft = useDraftOfCard(userId, cardId)
  if (!draft) return null
  if (draft === 'waiting')
    return (
      <Badge tone="warning">
        <CloudUpload aria-hidden />
        Changes not sent yet
      </Badge>
    )
  return draft === 'refused' ? (
    <Badge tone="danger">
      <TriangleAlert aria-hidden />
      Changes need review
    </Badge>
  ) : (
    <Badge tone="info">
      <PenLine aria-hidden />
      Unsaved changes
    </Badge>
  )
}
