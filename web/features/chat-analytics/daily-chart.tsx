import type { SalesbotTotals } from '../../../schema/salesbot-analytics.ts'
import { cx } from '../../ui/cx.ts'
import { DataTable } from '../../ui/table.tsx'
import { TableDetails } from '../../ui/table-details.tsx'
import { describeDailyConversations, listLabelledDates } from './daily.ts'
import styles from './daily-chart.module.css'
import { formatUtcDay } from './format.ts'

export function DailyConversationsChart({ days }: { days: SalesbotTotals['dailyConversations'] }) {
  const highest = Math.max(0, ...days.map(({ conversations }) => conversations))
  if (highest === 0) return <p className="empty-line">No conversations in this time.</p>
  const labelled = listLabelledDates(days)
  return (
    <figure className="stack-2" aria-label="Conversations of the last 30 days">
      <div className={styles.plot} role="img" aria-label={describeDailyConversations(days, formatUtcDay)}>
        {days.map(({ date, conversations }) => (
          <span key={date} className={styles.day}>
            {conversations > 0 && (
              <span className={cx(styles.value, !labelled.has(date) && styles.minor)}>{conversations.toLocaleString()}</span>
            )}
            <span
              className={styles.bar}
              data-empty={conversations === 0 || undefined}
              style={{ height: `${(conversations / highest) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <div className={styles.axis} aria-hidden>
        <span>{formatUtcDay(days[0]!.date)}</span>
        <span>{formatUtcDay(days.at(-1)!.date)}</span>
      </div>
      <TableDetails>
        {() => (
          <DataTable
            caption="Conversations by day"
            rows={days.toReversed()}
            rowKey={({ date }) => date}
            columns={[
              { key: 'date', header: 'Day', cell: ({ date }) => formatUtcDay(date) },
              { key: 'conversations', header: 'Conversations', numeric: true, cell: ({ conversations }) => conversations.toLocaleString() },
            ]}
          />
        )}
      </TableDetails>
    </figure>
  )
}
