import { Skeleton } from '../../ui/skeleton.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import styles from './analytics.module.css'

export function AnalyticsSkeleton() {
  return (
    <>
      <div className="visually-hidden">
        <LoadingScreen label="Loading analytics" />
      </div>
      <div className={styles.period} aria-hidden>
        <Skeleton width="170px" height="var(--control)" />
        <Skeleton width="170px" height="var(--control)" />
      </div>
      <Panel aria-hidden title={<Skeleton width="96px" />}>
        <Skeleton height="180px" />
      </Panel>
      <Panel aria-hidden title={<Skeleton width="120px" />}>
        <Skeleton height="340px" />
      </Panel>
      <div className={styles.widePanels} aria-hidden>
        {['Where visits come from', 'What visitors did'].map((title) => (
          <Panel key={title} title={<Skeleton width="160px" />}>
            <Skeleton height="160px" />
          </Panel>
        ))}
      </div>
    </>
  )
}
