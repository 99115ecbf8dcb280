import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './page.module.css'

interface PageProps {
  title: ReactNode
  description?: ReactNode
  back?: ReactNode
  /** Buttons at the end of the title's line, the primary one last. */
  actions?: ReactNode
  /** Maximum width: `narrow` for forms, `wide` for tables and editors. */
  width?: 'narrow' | 'normal' | 'wide'
  children?: ReactNode
}

/** Layout of a page inside the app shell: heading, actions and a column of content. */
export function Page({ title, description, back, actions, width = 'normal', children }: PageProps) {
  return (
    <div className={cx(styles.page, styles[width])}>
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
