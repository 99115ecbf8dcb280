import { ChartNoAxesCombined } from 'lucide-react'
import { cardAppPagePathOf, APP_PAGE_PATHS } from '../../../schema/route.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './dashboard.module.css'

export function AnalyticsPromoBanner({ cardId }: { cardId: number }) {
  return (
    <section aria-labelledby="promo" className={styles.promo}>
      <ChartNoAxesCombined aria-hidden className={styles.promoIcon} />
      <div className={styles.promoText}>
        <h2 id="promo">Advanced Analytics Access</h2>
        <Badge tone="success">Full Access Enabled</Badge>
      </div>
      <div className="wrapping-row">
        <ButtonLink size="sm" href={cardAppPagePathOf('analytics', cardId)}>
          View Analytics
        </ButtonLink>
        <ButtonLink size="sm" variant="ghost" href={APP_PAGE_PATHS.guide}>
          Learn More
        </ButtonLink>
      </div>
    </section>
  )
}
