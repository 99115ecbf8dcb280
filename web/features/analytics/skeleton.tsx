import { cx } from '../../ui/cx.ts'
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
      <div className={cx('stack-3', styles.top)} aria-hidden>
        {['Leads', 'In short'].map((title) => (
          <Panel key={title} title={<Skeleton width="96px" />}>
            <Skeleton height="120px" />
          </Panel>
        ))}
      </div>
      <div className={styles.tilesSkeleton} aria-hidden>
        {['Views', 'Clicks', 'Saves', 'CTR'].map((tile) => (
          <Skeleton key={tile} height="108px" />
        ))}
      </div>
      <Panel aria-hidden title={<Skeleton width="120px" />}>
        <Skeleton height="340px" />
      </Panel>
    </>
  )
}
