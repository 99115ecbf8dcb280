import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './panel.module.css'

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  flush?: boolean
}

export function Panel({ title, description, actions, flush, className, children, ...rest }: PanelProps) {
  return (
    <section {...rest} className={cx('box', className)}>
      {(title || actions) && (
        <header className={styles.head}>
          <div>
            {title && <h2 className={styles.title}>{title}</h2>}
            {description && <p className={cx('small-muted', styles.description)}>{description}</p>}
          </div>
          {actions && <div className="wrapping-row">{actions}</div>}
        </header>
      )}
      <div className={cx(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  )
}
