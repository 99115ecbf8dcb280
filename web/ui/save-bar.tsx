import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './save-bar.module.css'

export function SaveBar({ dirty, status, children }: { dirty: boolean; status: ReactNode; children: ReactNode }) {
  return (
    <div className={cx('centered-row', styles.bar, dirty && styles.dirty)}>
      <p className={cx('small-muted', styles.status)} role="status">
        {status}
      </p>
      {children}
    </div>
  )
}
