import { Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import styles from './save-bar.module.css'

interface SaveBarProps {
  dirty: boolean
  saving: boolean
  status: ReactNode
  /** Label of the button, which submits the form. It is the page's main button only while there is something to save. */
  label: string
  /** Buttons before that one. */
  children?: ReactNode
}

export function SaveBar({ dirty, saving, status, label, children }: SaveBarProps) {
  const hasWork = dirty || saving
  return (
    <div className={cx('centered-row', styles.bar, hasWork && styles.dirty)}>
      <p className={cx('small-muted', styles.status)} role="status">
        {status}
      </p>
      {children}
      <Button variant={hasWork ? 'primary' : 'secondary'} type="submit" icon={<Save aria-hidden />} pending={saving}>
        {saving ? 'Saving...' : label}
      </Button>
    </div>
  )
}
