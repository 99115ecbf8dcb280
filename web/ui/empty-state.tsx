import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  /** Drawn instead of an icon: a missing, a turned or a torn business card. */
  art?: 'missing' | 'turned' | 'torn'
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Level of the heading. With level 1, the empty state fills the screen. */
  level?: 1 | 2 | 3
}

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
