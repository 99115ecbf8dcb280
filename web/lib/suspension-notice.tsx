import type { Card } from '../../schema/card.ts'
import { appealLinkOf } from '../../schema/operator.ts'
import { REPORT_REASONS, type CardSuspension } from '../../schema/report.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import { Alert } from '../ui/alert.tsx'
import styles from './suspension-notice.module.css'
import { useApiCall } from './use-call.ts'

interface SuspensionNoticeProps {
  card: Pick<Card, 'name' | 'slug'>
  suspension: CardSuspension
}

/** Tells the owner why visitors do not see a card, and where to answer. */
export function SuspensionNotice({ card: { name, slug }, suspension: { reason, note } }: SuspensionNoticeProps) {
  const { data: operator } = useApiCall('GET /api/operator', {})
  const address = location.origin + publicCardPathOf(slug)
  const contact = operator?.contact
  return (
    <Alert tone="warning" title={`An administrator has suspended the card ${name || slug}`}>
      <div className="stack-2">
        <p>
          Visitors see a notice instead of it. The reason: {REPORT_REASONS[reason]}. You can still edit it and download your data, and its
          address stays yours.
        </p>
        {note && (
          <p className={styles.note} dir="auto">
            “{note}”
          </p>
        )}
        {contact && (
          <p>
            {contact.href.startsWith('mailto:') ? 'You can answer by email to ' : 'You can answer at '}
            <a className="wrap-anywhere" href={appealLinkOf(contact, address)}>
              {contact.text}
            </a>
            .
          </p>
        )}
      </div>
    </Alert>
  )
}
