import type { CardAnalytics } from '../../../schema/analytics.ts'
import { Panel } from '../../ui/panel.tsx'
import { BarList } from './bar-list.tsx'
import { buildConversionFunnel, listTopViewSources } from './reach.ts'
import styles from './reach.module.css'

export function FunnelAndSourcePanels({ data }: { data: CardAnalytics }) {
  const { totalViews } = data.summary
  const sources = listTopViewSources(data.breakdowns.sources)
  return (
    <div className={styles.panels}>
      <Panel title="From view to lead" description="Of all time, each beside the views.">
        <BarList label="From view to lead" steps={buildConversionFunnel(data.summary)} whole={totalViews} color={0} />
      </Panel>
      <Panel title="Where visits come from" description="Of all time, by the link's tag, else by the page that linked here.">
        {sources.length > 0 ? (
          <BarList label="Where visits come from" steps={sources} whole={sources.reduce((sum, { count }) => sum + count, 0)} color={1} />
        ) : (
          <p className={styles.empty}>No visit yet.</p>
        )}
      </Panel>
    </div>
  )
}
