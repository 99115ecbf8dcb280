import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { cx } from './cx.ts'

export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'brand' | 'success' | 'info' | 'warning' | 'danger'
  children: ReactNode
}) {
  return <span className={cx(styles.badge, `tone-${tone}`)}>{children}</span>
}
