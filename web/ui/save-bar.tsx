import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './save-bar.module.css'

interface SaveBarProps {
  /** True while there is something to save: the bar then stays at the window's lower edge. */
  dirty: boolean
  status: ReactNode
  /** The buttons of the bar. */
  children: ReactNode
}

/** The last row of a long form: what is saved, and the button that saves it. */
export function SaveBar({ dirty, status, children }: SaveBarProps) {
  return (
    <div className={cx(styles.bar, dirty && styles.dirty)}>
      <p className={styles.status} role="status">
        {status}
      </p>
      {children}
    </div>
  )
}
