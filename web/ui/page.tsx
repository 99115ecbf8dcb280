import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './page.module.css'

interface PageLayoutProps {
  title: ReactNode
  badges?: ReactNode
  description?: ReactNode
  back?: ReactNode
  actions?: ReactNode
  /** For forms and texts. */
  narrow?: boolean
  /** On phones, the heading is in the app's top bar. The page itself repeats the description and the buttons. */
  compact?: boolean
  children?: ReactNode
}

export function PageLayout({ title, badges, description, back, actions, narrow, compact, children }: PageLayoutProps) {
  return (
    <div className={cx(styles.page, narrow && styles.narrow, compact && styles.compact)}>
      {back}
      <header className={styles.head}>
        <div className={styles.text}>
          <h1 className={badges ? styles.title : undefined}>
            {title}
            {badges && <span className="wrapping-row">{badges}</span>}
          </h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={cx('wrapping-row', styles.actions)}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
