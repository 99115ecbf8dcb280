import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  /** Says what happens: Delete, Reset, Remove. */
  confirmLabel: string
  pendingLabel?: string
  pending?: boolean
  destructive?: boolean
  /** The dialog stays open until the caller closes it, so that a failure can be shown. */
  onConfirm: () => void
}

/** Asks before something that cannot be taken back. Focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, pendingLabel, pending, destructive = true, onConfirm } = props
  const modal = useModal(() => onOpenChange(false))
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <div className={styles.overlay} aria-hidden data-dialog-overlay />
        <AlertDialog.Content {...modal} className={cx(styles.content, styles.sm)}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>
          <footer className={styles.actions}>
            <AlertDialog.Cancel asChild>
              <Button disabled={pending}>Cancel</Button>
            </AlertDialog.Cancel>
            <Button variant={destructive ? 'destructive' : 'primary'} pending={pending} onClick={onConfirm}>
              {pending ? (pendingLabel ?? confirmLabel) : confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
