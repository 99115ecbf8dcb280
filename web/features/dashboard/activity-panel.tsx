import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { OwnerAnalyticsSummary } from '../../../schema/analytics.ts'
import type { Card } from '../../../schema/card.ts'
import type { DashboardActivity } from '../../../schema/dashboard.ts'
import { accessLevelTileLabelOf, writeLevel, writeLevelNumber } from '../../../schema/level.ts'
import { listPlansAbove } from '../../../schema/plan.ts'
import { ACCOUNT_PLAN_PATH, cardAppPagePathOf } from '../../../schema/route.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { writeActivitySentence } from './activity-sentence.ts'
import { getCardDisplayName } from './allowed.ts'
import styles from './dashboard.module.css'

interface ActivityPanelProps {
  cards: Card[]
  activity: DashboardActivity | null | undefined
  summary: OwnerAnalyticsSummary | undefined
  accessLevel: number
}

export function ActivityPanel({ cards, activity, summary, accessLevel }: ActivityPanelProps) {
  const waiting = <Skeleton width="3ch" />
  return (
    <section aria-label="Activity" className={cx('box', styles.activity)}>
      {activity !== null && cards.length > 0 && (
        <div className={styles.news}>
          {activity ? (
            <>
              <p className={styles.sentence}>
                {writeActivitySentence(activity, cards).map(({ text, href }, index) =>
                  // oxlint-disable-next-line react/no-array-index-key
                  href ? (
                    <Link key={index} href={href}>
                      {text}
                    </Link>
                  ) : (
                    <Fragment key={index}>{text}</Fragment>
                  ),
                )}
              </p>
              <LeadCards cards={cards} activity={activity} />
            </>
          ) : (
            <p className={styles.sentence}>
              <Skeleton width="min(100%, 24ch)" />
            </p>
          )}
        </div>
      )}
      <dl className={styles.totals}>
        <Total label="Total Cards" value={cards.length} />
        <Total label="Total Views" value={summary?.viewsThisMonth ?? waiting} note="this month" />
        <Total label="Total Saves" value={summary?.saves ?? waiting} note="all time" />
        <Total
          label="Account Level"
          value={accessLevelTileLabelOf(accessLevel)}
          note={
            <>
              {writeLevelNumber(accessLevel)}
              <RequestedPlan accessLevel={accessLevel} />
            </>
          }
        />
      </dl>
    </section>
  )
}

function RequestedPlan({ accessLevel }: { accessLevel: number }) {
  const { data } = useApiCall('GET /api/plan-request', listPlansAbove(accessLevel).length > 0 ? {} : null)
  const level = data?.requestedLevel ?? data?.declinedLevel
  if (!level) return null
  return (
    <>
      <br />
      <Link href={ACCOUNT_PLAN_PATH}>{`${writeLevel(level)} ${data?.requestedLevel ? 'requested' : 'declined'}`}</Link>
    </>
  )
}

function Total({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.total}>{typeof value === 'number' ? value.toLocaleString() : value}</dd>
      {note && <dd className={styles.totalNote}>{note}</dd>}
    </div>
  )
}

/** If there is only one card, the sentence above already links to it. */
function LeadCards({ cards, activity: { leadCardIds } }: { cards: Card[]; activity: DashboardActivity }) {
  const found = leadCardIds.flatMap((leadId) => cards.find(({ id }) => id === leadId) ?? [])
  if (cards.length === 1 || found.length === 0) return null
  return (
    <p className={styles.leadCards}>
      New leads:{' '}
      {found.map((card, index) => (
        <Fragment key={card.id}>
          {index > 0 && ', '}
          <Link href={cardAppPagePathOf('analytics', card.id)}>{getCardDisplayName(card)}</Link>
        </Fragment>
      ))}
    </p>
  )
}
