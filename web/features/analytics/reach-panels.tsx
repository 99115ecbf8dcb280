import type { Analytics } from '../../../schema/analytics.ts'
import { Panel } from '../../ui/panel.tsx'
import { formatCount, formatRate } from './format.ts'
import { chartColor } from './palette.ts'
import { funnelOf, type FunnelStep, topSources } from './reach.ts'
import styles from './reach.module.css'

/** A list of steps with counts, rates and bars; the rates are parts of `whole`. */
function Bars({ label, steps, whole, color }: { label: string; steps: FunnelStep[]; whole: number; color: number }) {
  const widest = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <ul className={styles.bars} aria-label={label}>
      {steps.map(({ label: name, count }) => (
        <li key={name} className={styles.step}>
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{formatCount(count)}</span>
          <span className={styles.rate}>{formatRate(count, whole)}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.fill} style={{ width: `${(count / widest) * 100}%`, background: chartColor(color) }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The funnel from views to leads, and the sources of views. */
export function ReachPanels({ data }: { data: Analytics }) {
  const { totalViews } = data.summary
  const sources = topSources(data.breakdowns.sources)
  return (
    <div className={styles.panels}>
      <Panel title="From view to lead" description="Of all time, each beside the views.">
        <Bars label="From view to lead" steps={funnelOf(data.summary)} whole={totalViews} color={0} />
      </Panel>
      <Panel title="Where visits come from" description="By the link's tag, else by the page that linked here.">
        {sources.length > 0 ? (
          <Bars label="Where visits come from" steps={sources} whole={sources.reduce((sum, { count }) => sum + count, 0)} color={1} />
        ) : (
          <p className={styles.empty}>No visit yet.</p>
        )}
      </Panel>
    </div>
  )
}
