import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import styles from './dashboard.module.css'

/** The outlines of the dashboard, with a spinner where the first card will be. */
export function DashboardSkeleton() {
  return (
    <>
      <Panel flush>
        <div className={styles.featured}>
          <div className={cx(styles.stage, styles.waitingStage)}>
            <LoadingScreen label="Loading your cards" />
          </div>
          <div className={styles.head} aria-hidden>
            <Skeleton width="240px" height="28px" />
          </div>
          <div className={cx('stack-3', styles.details)} aria-hidden>
            <Skeleton width="180px" />
            <Skeleton width="140px" />
            <Skeleton width="320px" height="var(--control-sm)" />
          </div>
        </div>
      </Panel>
      <Panel flush aria-hidden>
        <div className={styles.news}>
          <Skeleton width="320px" height="24px" />
        </div>
        <div className={styles.totals}>
          {['Total Cards', 'Total Views', 'Total Saves', 'Account Level'].map((tile) => (
            <div key={tile}>
              <Skeleton height="48px" />
            </div>
          ))}
        </div>
      </Panel>
    </>
  )
}
