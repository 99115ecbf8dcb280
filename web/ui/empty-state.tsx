import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Heading level; at 1 the empty state fills the screen. */
  level?: 1 | 2 | 3
}

/** Placeholder for missing or inaccessible content: says why nothing is shown and what to do. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.empty, level === 1 && styles.screen)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
