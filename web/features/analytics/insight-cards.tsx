import { Lightbulb, TrendingUp, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Analytics, Bucket } from '../../../schema/analytics.ts'
import { Panel } from '../../ui/panel.tsx'
import { dateInZone, formatCount, formatRate } from './format.ts'
import styles from './insights.module.css'
import { percentChange, growthOf, smartInsights, tooFewViews } from './insights.ts'

function Figure({ label, value, note }: { label: string; value: string; note?: string | null }) {
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

const heading = (icon: ReactNode, text: string) => (
  <span className={styles.heading}>
    {icon}
    {text}
  </span>
)

interface InsightCardsProps {
  data: Analytics
  /** The series by day, whatever range the page shows; undefined while it loads. */
  daily: readonly Bucket[] | undefined
  /** True if the card has a video; its plays are then shown even if there are none. */
  hasVideo: boolean
}

/** The three insight cards: growth, engagement, sentences about both. */
export function InsightCards({ data, daily, hasVideo }: InsightCardsProps) {
  const { totalViews, totalClicks, totalSaves, totalPlays } = data.summary
  const growth = growthOf(daily ?? [], totalViews, dateInZone(new Date(), data.timeZone))
  const counted = (value: number) => (daily ? formatCount(value) : '…')
  const change = (now: number, before: number) => {
    const text = daily && !tooFewViews(data.summary) ? percentChange(now, before) : null
    return text && `${text} on the days before`
  }
  return (
    <div className={styles.cards}>
      <Panel title={heading(<TrendingUp aria-hidden />, 'Growth Insights')}>
        <dl className={styles.figures}>
          <Figure label="Views, last 7 days" value={counted(growth.week)} note={change(growth.week, growth.weekBefore)} />
          <Figure label="Views, last 30 days" value={counted(growth.month)} note={change(growth.month, growth.monthBefore)} />
          <Figure label="Average daily views" value={growth.averageDaily.toLocaleString('en-US', { maximumFractionDigits: 1 })} />
          <Figure
            label="Unique visitors today"
            value={counted(growth.visitorsToday)}
            note={growth.mostVisitors > 0 ? `at most ${formatCount(growth.mostVisitors)} a day` : null}
          />
        </dl>
      </Panel>
      <Panel title={heading(<Zap aria-hidden />, 'Engagement Metrics')}>
        <dl className={styles.figures}>
          <Figure label="Engagement rate" value={formatRate(totalClicks + totalSaves, totalViews)} />
          <Figure label="Click-through rate" value={formatRate(totalClicks, totalViews)} />
          <Figure label="Conversion rate" value={formatRate(totalSaves, totalViews)} note="saved the card" />
          {(hasVideo || totalPlays > 0) && <Figure label="Video plays" value={formatCount(totalPlays)} note="not counted as clicks" />}
        </dl>
      </Panel>
      <Panel title={heading(<Lightbulb aria-hidden />, 'Smart Insights')}>
        <ul className={styles.sentences}>
          {smartInsights(data.summary).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
