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
  /** The title names the card, for pages about several cards. */
  named?: boolean
}

/** Tells the owner why visitors do not see a card, and how it comes back. */
export function SuspensionNotice({ card: { name, slug }, suspension: { reason, note }, named = false }: SuspensionNoticeProps) {
  const { data: operator } = useApiCall('GET /api/operator', {})
  const address = location.origin + publicCardPathOf(slug)
  const contact = operator?.contact
  return (
    <Alert tone="warning" title={named ? `The card ${name || slug} is suspended` : 'This card is suspended'}>
      <div className={styles.text}>
        <p>Visitors see a notice instead. The reason: {REPORT_REASONS[reason]}. Its address stays yours.</p>
        {note && (
          <blockquote className={styles.note} dir="auto">
            {note}
          </blockquote>
        )}
        <p>
          To have it shown again, correct it and {contact ? 'write to ' : 'tell an administrator of this site'}
          {contact && (
            <a className="wrap-anywhere" href={appealLinkOf(contact, address)}>
              {contact.text}
            </a>
          )}
          . Do the same if you think that this is a mistake.
        </p>
      </div>
    </Alert>
  )
}
