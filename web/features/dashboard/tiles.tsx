import { CreditCard, Eye, ShieldCheck, UserRoundCheck } from 'lucide-react'
import type { AnalyticsSummary } from '../../../schema/analytics.ts'
import { tileLabel } from '../../../schema/level.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import styles from './dashboard.module.css'

interface TilesProps {
  cards: number
  summary: AnalyticsSummary | undefined
  accessLevel: number
}

/** Totals over all cards of the owner. */
export function TotalTiles({ cards, summary, accessLevel }: TilesProps) {
  const waiting = <Skeleton width="3ch" />
  return (
    <div className={styles.tiles}>
      <StatTiles>
        <StatTile label="Total Cards" value={cards} icon={<CreditCard aria-hidden />} />
        <StatTile label="Total Views" value={summary?.viewsThisMonth ?? waiting} note="this month" icon={<Eye aria-hidden />} />
        <StatTile label="Total Saves" value={summary?.saves ?? waiting} note="all time" icon={<UserRoundCheck aria-hidden />} />
        <StatTile label="Account Level" value={tileLabel(accessLevel)} icon={<ShieldCheck aria-hidden />} />
      </StatTiles>
    </div>
  )
}
