import { REPORT_REASONS, type SuspendedCard } from '../../../schema/report.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CardFacts } from './card-facts.tsx'

export function SuspendedCardPanel({ card, onLift }: { card: SuspendedCard; onLift: () => void }) {
  const { name, slug, refusal, suspension } = card
  const title = name || slug
  return (
    <Panel title={<span className="wrap-anywhere">{title}</span>} actions={<Badge tone="danger">Suspended</Badge>} aria-label={title}>
      <CardFacts card={card}>
        <dt>Since</dt>
        <dd>
          <time dateTime={suspension.at}>{formatDateTime(suspension.at)}</time>
        </dd>
        <dt>Reason</dt>
        <dd>{REPORT_REASONS[suspension.reason]}</dd>
        {suspension.note && (
          <>
            <dt>Note to the owner</dt>
            <dd dir="auto">{suspension.note}</dd>
          </>
        )}
      </CardFacts>
      {refusal ? (
        <p className="small-muted">{refusal}.</p>
      ) : (
        <Button onClick={onLift}>
          Lift Suspension<span className="visually-hidden"> of {title}</span>
        </Button>
      )}
    </Panel>
  )
}
