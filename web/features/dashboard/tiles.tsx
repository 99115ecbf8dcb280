import { CreditCard, Eye, ShieldCheck, UserRoundCheck } from 'lucide-react'
import type { OwnerAnalyticsSummary } from '../../../schema/analytics.ts'
import { accessLevelTileLabel } from '../../../schema/level.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import styles from './dashboard.module.css'

interface TotalTilesProps {
  cards: number
  summary: OwnerAnalyticsSummary | undefined
  accessLevel: number
}

/** Boxes with totals of all cards of the user: number of cards, views and saves. */
export function TotalTiles({ cards, summary, accessLevel }: TotalTilesProps) {
  const waiting = <Skeleton width="3ch" />
  return (
    <div className={styles.tiles}>
      <StatTiles>
        <StatTile label="Total Cards" value={cards} icon={<CreditCard aria-hidden />} />
        <StatTile label="Total Views" value={summary?.viewsThisMonth ?? waiting} note="this month" icon={<Eye aria-hidden />} />
        <StatTile label="Total Saves" value={summary?.saves ?? waiting} note="all time" icon={<UserRoundCheck aria-hidden />} />
        <StatTile label="Account Level" value={accessLevelTileLabel(accessLevel)} icon={<ShieldCheck aria-hidden />} />
      </StatTiles>
    </div>
  )
}
