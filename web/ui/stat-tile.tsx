import type { ReactNode } from 'react'
import styles from './stat-tile.module.css'

interface StatTileProps {
  label: string
  /** A number is grouped by the reader's locale; text stands as it is. */
  value: ReactNode
  note?: ReactNode
  icon?: ReactNode
}

/** One figure and what it counts. Use inside StatTiles. */
export function StatTile({ label, value, note, icon }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>
        {label}
        {icon}
      </dt>
      <dd className={styles.value}>{typeof value === 'number' ? value.toLocaleString() : value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>
}
