import { REPORT_REASONS, type CardReport, type ReportedCard } from '../../../schema/report.ts'
import { formatCountOf, formatDateTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CardFacts } from './card-facts.tsx'
import styles from './reports.module.css'

interface ReportedCardPanelProps {
  card: ReportedCard
  onSuspend: () => void
  onClose: () => void
  onShowCopy: (copyId: number) => void
}

export function ReportedCardPanel({ card, onSuspend, onClose, onShowCopy }: ReportedCardPanelProps) {
  const { name, slug, open, reports, refusal, suspendedAt } = card
  const title = name || slug
  const of = <span className="visually-hidden"> {title}</span>
  return (
    <Panel
      title={<span className="wrap-anywhere">{title}</span>}
      actions={
        <>
          <Badge tone="warning">{formatCountOf(open, 'report')}</Badge>
          {suspendedAt !== null && <Badge tone="danger">Suspended</Badge>}
        </>
      }
      aria-label={title}
    >
      <CardFacts card={card} />
      <ul className={styles.reports} aria-label={`Reports of ${title}, newest first`}>
        {reports.map((report) => (
          <ReportItem key={report.id} report={report} onShowCopy={onShowCopy} />
        ))}
      </ul>
      {reports.length < open && <p className="small-muted">The newest {reports.length} reports are shown.</p>}
      {refusal ? (
        <p className={`small-muted ${styles.actions}`}>{refusal}.</p>
      ) : (
        <div className={styles.actions}>
          {suspendedAt === null && <Button onClick={onSuspend}>Suspend Card{of}</Button>}
          <Button onClick={onClose}>Dismiss Reports{of}</Button>
        </div>
      )}
    </Panel>
  )
}

function ReportItem({
  report: { id, at, reason, text, email, copyId },
  onShowCopy,
}: {
  report: CardReport
  onShowCopy: (copyId: number) => void
}) {
  return (
    <li className={styles.report}>
      <div className="badge-row">
        <Badge>{REPORT_REASONS[reason]}</Badge>
        <time className="small-muted" dateTime={at}>
          {formatDateTime(at)}
        </time>
        <Button size="sm" variant="ghost" className={styles.show} onClick={() => onShowCopy(copyId)}>
          Show what was reported<span className="visually-hidden"> in report {id}</span>
        </Button>
      </div>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {email && <p className="small-muted wrap-anywhere">Wants an answer: {email}</p>}
    </li>
  )
}
