import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './stat-tile.module.css'

export function StatTile({ label, value, note, icon }: { label: string; value: ReactNode; note?: ReactNode; icon?: ReactNode }) {
  return (
    <div className={cx('box', styles.tile)}>
      <dt className={styles.label}>
        {label}
        {icon}
      </dt>
      <dd className={styles.value}>{typeof value === 'number' ? value.toLocaleString() : value}</dd>
      {note && <dd className={cx('small-faint', styles.note)}>{note}</dd>}
    </div>
  )
}

export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>
}
