import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './icon-list.module.css'

export const IconList = ({ className, ...rest }: ComponentProps<'ul'>) => <ul {...rest} className={cx(styles.list, className)} />

interface IconListItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  icon: ReactNode
  title: ReactNode
  actions?: ReactNode
}

/** A row with an icon, a title, a text below it, and buttons. */
export function IconListItem({ icon, title, actions, className, children, ...rest }: IconListItemProps) {
  return (
    <li {...rest} className={cx(styles.item, className)}>
      <span className={styles.icon}>{icon}</span>
      <div className={cx('wrap-anywhere', styles.text)}>
        <p className="badge-row medium">{title}</p>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
