import { CloudUpload, PenLine, TriangleAlert } from 'lucide-react'
import { type CardDraftKind, useDraftOfCard } from '../../editing/drafts-of-cards.ts'
import { Badge } from '../../ui/badge.tsx'

const BADGES = {
  waiting: { tone: 'warning', Icon: CloudUpload, text: 'Changes not sent yet' },
  refused: { tone: 'danger', Icon: TriangleAlert, text: 'Changes need review' },
  unsaved: { tone: 'info', Icon: PenLine, text: 'Unsaved changes' },
} as const satisfies Record<CardDraftKind, object>

export function DraftBadge({ userId, cardId }: { userId: number; cardId: number }) {
  const draft = useDraftOfCard(userId, cardId)
  if (!draft) return null
  const { tone, Icon, text } = BADGES[draft]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {text}
    </Badge>
  )
}
