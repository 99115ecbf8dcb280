import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './save-bar.module.css'

interface SaveBarProps {
  /** While true, the bar stays at the lower edge of the window. */
  dirty: boolean
  status: ReactNode
  children: ReactNode
}

/** The last row of a form: the save button, and whether everything is saved. */
export function SaveBar({ dirty, status, children }: SaveBarProps) {
  return (
    <div className={cx(styles.bar, dirty && styles.dirty)}>
      <p className={cx('small-muted', styles.status)} role="status">
        {status}
      </p>
      {children}
    </div>
  )
}
