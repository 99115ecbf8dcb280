import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** What stands where there is nothing yet, or nothing may be seen: why, and what to do about it. */
export function EmptyState({ icon, title, children, action, level = 2 }: { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode; level?: 1 | 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
