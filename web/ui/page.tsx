import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './page.module.css'

interface PageLayoutProps {
  title: ReactNode
  description?: ReactNode
  back?: ReactNode
  actions?: ReactNode
  width?: 'narrow' | 'normal' | 'wide'
  /** On phones, the heading stands in the app's top bar, without the description and the buttons, which the page repeats below. */
  compact?: boolean
  children?: ReactNode
}

/** The layout of a page for signed-in users: a heading, buttons and a column of content. */
export function PageLayout({ title, description, back, actions, width = 'normal', compact, children }: PageLayoutProps) {
  return (
    <div className={cx(styles.page, styles[width], compact && styles.compact)}>
      {back}
      <header className={styles.head}>
        <div className={styles.text}>
          <h1>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
