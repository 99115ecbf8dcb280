import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './chat-analytics.module.css'

const TILE_KEYS = ['conversations', 'score', 'clicks', 'duration']

/** Placeholder for the tabs while the analytics are loading. */
export function AnalyticsSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">Loading the analytics</span>
      <Skeleton width="420px" height="44px" />
      <div className={styles.skeletonTiles}>
        {TILE_KEYS.map((key) => (
          <Skeleton key={key} height="88px" />
        ))}
      </div>
      <Skeleton height="280px" />
    </div>
  )
}
