import { CreditCard, Eye, ShieldCheck, UserRoundCheck } from 'lucide-react'
import type { OwnerAnalyticsSummary } from '../../../schema/analytics.ts'
import { accessLevelTileLabelOf } from '../../../schema/level.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import styles from './dashboard.module.css'

interface DashboardTotalTilesProps {
  cards: number
  summary: OwnerAnalyticsSummary | undefined
  accessLevel: number
}

/** Boxes with the number of the user's cards, their views of this month, their saves of all time, and the user's access level. */
export function DashboardTotalTiles({ cards, summary, accessLevel }: DashboardTotalTilesProps) {
  const waiting = <Skeleton width="3ch" />
  return (
    <div className={styles.tiles}>
      <StatTiles>
        <StatTile label="Total Cards" value={cards} icon={<CreditCard aria-hidden />} />
        <StatTile label="Total Views" value={summary?.viewsThisMonth ?? waiting} note="this month" icon={<Eye aria-hidden />} />
        <StatTile label="Total Saves" value={summary?.saves ?? waiting} note="all time" icon={<UserRoundCheck aria-hidden />} />
        <StatTile label="Account Level" value={accessLevelTileLabelOf(accessLevel)} icon={<ShieldCheck aria-hidden />} />
      </StatTiles>
    </div>
  )
}
