import type { CardAnalytics } from '../../../schema/analytics.ts'
import { Panel } from '../../ui/panel.tsx'
import { formatCount, formatRate } from './format.ts'
import { getChartColor } from './palette.ts'
import { buildFunnel, type LabelledCount, listTopViewSources } from './reach.ts'
import styles from './reach.module.css'

/** A list of entries, each with a count, a bar and a percentage of `whole`. */
function BarList({ label, steps, whole, color }: { label: string; steps: LabelledCount[]; whole: number; color: number }) {
  const widest = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <ul className={styles.bars} aria-label={label}>
      {steps.map(({ label: name, count }) => (
        <li key={name} className={styles.step}>
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{formatCount(count)}</span>
          <span className={styles.rate}>{formatRate(count, whole)}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.fill} style={{ width: `${(count / widest) * 100}%`, background: getChartColor(color) }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Two panels: the funnel from views to leads, and the sources that the views came from. */
export function FunnelAndSourcePanels({ data }: { data: CardAnalytics }) {
  const { totalViews } = data.summary
  const sources = listTopViewSources(data.breakdowns.sources)
  return (
    <div className={styles.panels}>
      <Panel title="From view to lead" description="Of all time, each beside the views.">
        <BarList label="From view to lead" steps={buildFunnel(data.summary)} whole={totalViews} color={0} />
      </Panel>
      <Panel title="Where visits come from" description="By the link's tag, else by the page that linked here.">
        {sources.length > 0 ? (
          <BarList label="Where visits come from" steps={sources} whole={sources.reduce((sum, { count }) => sum + count, 0)} color={1} />
        ) : (
          <p className={styles.empty}>No visit yet.</p>
        )}
      </Panel>
    </div>
  )
}
