import { useMemo } from 'react'
import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import { describePeriod } from './period.ts'
import { describeHighlights } from './highlights.ts'
import styles from './highlights.module.css'

export function HighlightsPanel({ data, period, today }: { data: CardAnalytics; period: AnalyticsPeriod; today: string }) {
  // The lists of clicks and saves are too long to be read at every render.
  const sentences = useMemo(() => describeHighlights(data, period, today), [data, period, today])
  const name = describePeriod(period, today, period.before === null)
  return (
    <Panel title="In short" description={`${name[0]!.toUpperCase()}${name.slice(1)}`}>
      {sentences.length > 0 ? (
        <ul className={cx('stack-3', styles.highlights)} aria-label="In short">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p className="muted">{period.totals.views > 0 ? 'Nothing stands out in this period.' : 'No visit in this period.'}</p>
      )}
    </Panel>
  )
}
