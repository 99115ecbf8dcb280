import type { ReactNode } from 'react'
import { writeManagedLevel } from '../../../schema/level.ts'
import type { ReportedCard } from '../../../schema/report.ts'
import { publicCardPathOf } from '../../../schema/route.ts'
import styles from './reports.module.css'

/** Where a card is and whose it is. The card's texts are shown as text, never as links. */
export function CardFacts({ card, children }: { card: Pick<ReportedCard, 'slug' | 'owner'>; children?: ReactNode }) {
  const { slug, owner } = card
  return (
    <dl className={styles.facts}>
      <dt>Address</dt>
      <dd>
        <a href={publicCardPathOf(slug)} target="_blank" rel="noreferrer">
          {publicCardPathOf(slug)}
        </a>
      </dd>
      <dt>Owner</dt>
      <dd>
        {owner.username} <span className="muted">{writeManagedLevel(owner.accessLevel)}</span>
      </dd>
      {children}
    </dl>
  )
}
