import { Lightbulb, TrendingUp, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardAnalytics, TimeBucketCounts } from '../../../schema/analytics.ts'
import { countDays } from '../../../schema/analytics-period.ts'
import { formatCount } from '../../lib/format.ts'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import { formatPercentage } from './format.ts'
import styles from './insights.module.css'
import { calculateViewGrowth, hasFallenViews, listSmartInsights } from './insights.ts'

function InsightValue({ label, value, note }: { label: string; value: string; note?: string | null }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        {value}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  )
}

const renderInsightHeading = (icon: ReactNode, text: string) => (
  <span className={styles.heading}>
    {icon}
    {text}
  </span>
)

interface InsightPanelsProps {
  data: CardAnalytics
  daily: readonly TimeBucketCounts[] | undefined
  /** If true, the number of video plays is shown even if it is 0. */
  hasVideo: boolean
  today: string
}

export function InsightPanels({ data, daily, hasVideo, today }: InsightPanelsProps) {
  const { totalViews, totalClicks, totalSaves, totalPlays } = data.summary
  // "In short" has the views of the period that is shown.
  const isShown = (days: number) => data.period?.to === today && countDays(data.period.from, today) === days
  const growth = calculateViewGrowth(daily ?? [], totalViews, today)
  const counted = (value: number) => (daily ? formatCount(value) : '…')
  const rateOf = (count: number) => (totalViews > 0 ? formatPercentage(count, totalViews) : '–')
  const tellBefore = (before: number) => (daily && before > 0 ? `${formatCount(before)} before` : null)
  return (
    <div className={styles.cards}>
      <Panel title={renderInsightHeading(<TrendingUp aria-hidden size={16} />, 'Growth Insights')}>
        <dl className="stack-3">
          {!isShown(7) && <InsightValue label="Views, last 7 days" value={counted(growth.week)} note={tellBefore(growth.weekBefore)} />}
          {!isShown(30) && <InsightValue label="Views, last 30 days" value={counted(growth.month)} note={tellBefore(growth.monthBefore)} />}
          <InsightValue
            label="Average daily views"
            value={growth.averageDaily.toLocaleString(undefined, { maximumFractionDigits: 1 })}
            note="all views, divided by 30"
          />
          <InsightValue
            label="Unique visitors today"
            value={counted(growth.visitorsToday)}
            note={growth.mostVisitors > 0 ? `at most ${formatCount(growth.mostVisitors)} a day` : null}
          />
        </dl>
      </Panel>
      <Panel title={renderInsightHeading(<Zap aria-hidden size={16} />, 'Engagement Metrics')}>
        <dl className="stack-3">
          <InsightValue label="Engagement rate" value={rateOf(totalClicks + totalSaves)} note="clicked or saved" />
          <InsightValue label="Conversion rate" value={rateOf(totalSaves)} note="saved the card" />
          {(hasVideo || totalPlays > 0) && (
            <InsightValue label="Video plays" value={formatCount(totalPlays)} note="not counted as clicks" />
          )}
        </dl>
      </Panel>
      <Panel title={renderInsightHeading(<Lightbulb aria-hidden size={16} />, 'Smart Insights')}>
        <ul className={cx('stack-3', styles.sentences)}>
          {listSmartInsights(data.summary, daily && hasFallenViews(growth, data.period)).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
