import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  /** A drawn business card instead of an icon: an empty place, a card that shows its back, or a torn one. */
  art?: 'missing' | 'turned' | 'torn'
  title: string
  children?: ReactNode
  action?: ReactNode
  /** The level of the heading, 1 to 3. With level 1, the empty state fills the whole screen. */
  level?: 1 | 2 | 3
}

/** Shown instead of missing or inaccessible content. It says why nothing is shown and what the user can do. */
export function EmptyState({ icon, art, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.empty, level === 1 && styles.screen)}>
      {art && <span aria-hidden className={cx(styles.art, styles[art])} />}
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
