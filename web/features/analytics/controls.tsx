import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { CHART_INTERVALS, CHART_INTERVAL_LABELS, type ChartInterval } from '../../../schema/analytics.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Select } from '../../ui/input.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './analytics.module.css'

interface AnalyticsControlsProps {
  exports: ReactNode
  range: ChartInterval
  onRange: (range: ChartInterval) => void
  refresh: () => void
  refreshing: boolean
  timeZone: string
}

/** The controls at the top of the analytics page: access badge, time range, export menu and refresh button. */
export function AnalyticsControls({ exports, range, onRange, refresh, refreshing, timeZone }: AnalyticsControlsProps) {
  return (
    <div className={styles.controls}>
      <Badge tone="success">FULL ACCESS</Badge>
      <Select aria-label="Time range" value={range} onChange={(event) => onRange(event.target.value as ChartInterval)}>
        {CHART_INTERVALS.map((value) => (
          <option key={value} value={value}>
            {CHART_INTERVAL_LABELS[value]}
          </option>
        ))}
      </Select>
      {exports}
      <IconButton
        variant="secondary"
        label="Refresh"
        icon={refreshing ? <Spinner size={18} /> : <RefreshCw aria-hidden />}
        aria-busy={refreshing}
        onClick={refresh}
      />
      <p className={styles.zone}>Times are in {timeZone}.</p>
    </div>
  )
}
