import { Gauge, MessagesSquare, MousePointerClick, Timer } from 'lucide-react'
import type { Card } from '../../../schema/card.ts'
import { cardAppPagePathOf } from '../../../schema/route.ts'
import { CONVERSATION_OUTCOMES } from '../../../schema/salesbot.ts'
import type { SalesbotTotals } from '../../../schema/salesbot-analytics.ts'
import { formatConversationOutcome } from '../../../schema/salesbot-labels.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import styles from './chat-analytics.module.css'
import { DailyConversationsChart } from './daily-chart.tsx'
import { formatDuration, OUTCOME_TONES } from './format.ts'

/** An average of nothing has no value. */
const NO_VALUE = '–'

export function OverviewTab({ card, analytics }: { card: Card; analytics: SalesbotTotals }) {
  const { totalConversations, averageLeadScore, totalButtonClicks, averageSessionDuration } = analytics
  const hasConversations = totalConversations > 0
  const noteWithout = hasConversations ? undefined : 'From the first chat on'
  return (
    <div className="stack-3">
      <StatTiles>
        <StatTile label="Total Conversations" value={totalConversations} icon={<MessagesSquare aria-hidden />} />
        <StatTile
          label="Average Lead Score"
          value={hasConversations ? `${Math.round(averageLeadScore)}%` : NO_VALUE}
          note={noteWithout}
          icon={<Gauge aria-hidden />}
        />
        <StatTile label="Button Clicks" value={totalButtonClicks} icon={<MousePointerClick aria-hidden />} />
        <StatTile
          label="Avg. Duration"
          value={averageSessionDuration > 0 ? formatDuration(averageSessionDuration) : NO_VALUE}
          note={noteWithout}
          icon={<Timer aria-hidden />}
        />
      </StatTiles>
      {!hasConversations ? (
        <NoConversations card={card} />
      ) : (
        <div className={cx('stack-3', styles.columns)}>
          <Panel title="Conversations" description="Of the last 30 days, by day (UTC).">
            <DailyConversationsChart days={analytics.dailyConversations} />
          </Panel>
          <Panel
            title="Conversation Outcomes"
            description={`Of all conversations. ${formatConversationOutcome('scheduled')}: an appointment was asked for, and you confirm it.`}
          >
            <Outcomes analytics={analytics} />
          </Panel>
        </div>
      )}
    </div>
  )
}

export function NoConversations({ card }: { card: Card }) {
  return (
    <div className="box">
      <EmptyState
        icon={<MessagesSquare aria-hidden />}
        title="No conversations yet"
        action={<ButtonLink href={cardAppPagePathOf('salesbot', card.id)}>Configure the assistant</ButtonLink>}
      >
        Switch the assistant on and share your card. Each chat with a visitor appears here.
      </EmptyState>
    </div>
  )
}

function Outcomes({ analytics: { outcomeBreakdown, conversionRate, totalConversations } }: { analytics: SalesbotTotals }) {
  return (
    <>
      <ul className="stack-4" aria-label="Conversation Outcomes">
        {CONVERSATION_OUTCOMES.flatMap((outcome) => {
          const count = outcomeBreakdown[outcome]
          const tone = OUTCOME_TONES[outcome]
          if (!count) return []
          return (
            <li key={outcome} className={styles.outcome}>
              <Badge tone={tone}>{formatConversationOutcome(outcome)}</Badge>
              <span className="bold tabular">{count.toLocaleString()}</span>
              <span className={styles.track} aria-hidden>
                <span className={styles.fill} data-tone={tone} style={{ width: `${(count / totalConversations) * 100}%` }} />
              </span>
            </li>
          )
        })}
      </ul>
      <dl className={styles.conversion}>
        <dt>Conversion rate</dt>
        <dd className="bold tabular">{`${conversionRate.toLocaleString()}%`}</dd>
        <dd className="small-muted">Share of the conversations that became leads.</dd>
      </dl>
    </>
  )
}
