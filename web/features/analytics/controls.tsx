import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { RANGES, RANGE_LABELS, type Range } from '../../../schema/analytics.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Select } from '../../ui/input.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './analytics.module.css'

interface ControlsProps {
  exports: ReactNode
  range: Range
  onRange: (range: Range) => void
  refresh: () => void
  refreshing: boolean
  /** Time zone of the days and times on the page. */
  timeZone: string
}

/** The controls at the head of the page: access badge, range, exports, refresh. */
export function Controls({ exports, range, onRange, refresh, refreshing, timeZone }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <Badge tone="success">FULL ACCESS</Badge>
      <Select aria-label="Time range" value={range} onChange={(event) => onRange(event.target.value as Range)}>
        {RANGES.map((value) => (
          <option key={value} value={value}>
            {RANGE_LABELS[value]}
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
