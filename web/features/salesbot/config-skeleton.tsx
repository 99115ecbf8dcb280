import { levelBadgeOf } from '../../../schema/capabilities.ts'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { APP_PAGES } from '../../../schema/route.ts'
import { BackToDashboardLink } from '../../ui/back-to-dashboard-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { PageLayout } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './salesbot.module.css'

export function ConfigSkeleton() {
  return (
    <PageLayout
      title={APP_PAGES.salesbot.title}
      badges={<Badge tone="brand">{levelBadgeOf('useAssistant')} Feature</Badge>}
      description={<Skeleton width="24em" height="1.5em" />}
      back={<BackToDashboardLink />}
      actions={
        <div className={styles.headerActions}>
          <Skeleton width="150px" height="var(--control)" />
        </div>
      }
    >
      <div role="status" className={cx('stack-6', styles.split)}>
        <span className="visually-hidden">Loading {PRODUCT_NAMES.assistant} configuration...</span>
        <div className="stack-4" aria-hidden>
          {['basic', 'business'].map((section) => (
            <Panel key={section} title={<Skeleton width="160px" />}>
              <div className="stack-5">
                <Skeleton height="44px" />
                <Skeleton height="72px" />
                <Skeleton height="64px" />
                <Skeleton height="64px" />
              </div>
            </Panel>
          ))}
        </div>
        <div className={styles.asideSkeleton}>
          <Skeleton height="520px" />
        </div>
      </div>
    </PageLayout>
  )
}
