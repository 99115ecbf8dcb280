import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './page.module.css'

interface PageProps {
  title: ReactNode
  description?: ReactNode
  /** Before the title's line: a way back. */
  back?: ReactNode
  /** At the end of the title's line: the main action last. */
  actions?: ReactNode
  /** How wide contents may grow: a form, most pages, or tables and editors. */
  width?: 'narrow' | 'normal' | 'wide'
  children?: ReactNode
}

/** A page's frame inside the shell: heading, actions, and its parts below one another. */
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
