import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './alert.module.css'
import { cx } from './cx.ts'

const ALERT_ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

interface AlertProps {
  tone?: keyof typeof ALERT_ICONS
  title?: string
  children?: ReactNode
  action?: ReactNode
  button?: { label: string; pending?: boolean; onClick: () => void }
}

/** Screen readers announce tone `danger` at once, and other tones when they are idle. */
export function Alert({ tone = 'info', title, children, action, button }: AlertProps) {
  const Icon = ALERT_ICONS[tone]
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={cx(styles.alert, `tone-${tone}`)}>
      <Icon aria-hidden />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
      {button && (
        <Button size="sm" pending={button.pending} onClick={button.onClick}>
          {button.label}
        </Button>
      )}
    </div>
  )
}
