import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import styles from './dialog.module.css'
import { useModalDialogProps } from './use-modal.ts'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  children?: ReactNode
  confirmLabel: string
  pendingLabel?: string
  /** Replaces the label Cancel if users could misread it. */
  cancelLabel?: string
  pending?: boolean
  destructive?: boolean
  /** The dialog stays open until the caller closes it, so that an error can be shown in it. */
  onConfirm: () => void
}

const preventDefault = (event: Event) => event.preventDefault()

/** Cancel has the initial focus. A click outside does not close the dialog. */
export function ConfirmDialog({ open, onOpenChange, title, description, children, ...buttons }: ConfirmDialogProps) {
  const { confirmLabel, pendingLabel = confirmLabel, cancelLabel = 'Cancel', pending, destructive = true, onConfirm } = buttons
  const cancel = useRef<HTMLButtonElement>(null)
  const modal = useModalDialogProps(open, () => onOpenChange(false), cancel)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className={cx(styles.overlay, styles.question)} aria-hidden data-dialog-overlay />
        <Dialog.Content
          {...modal}
          role="alertdialog"
          onInteractOutside={preventDefault}
          className={cx(styles.content, styles.sm, styles.question)}
        >
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Description className={styles.description}>{description}</Dialog.Description>
          {children && <div className="stack-4">{children}</div>}
          <footer className={styles.actions}>
            <Dialog.Close asChild>
              <Button ref={cancel} disabled={pending}>
                {cancelLabel}
              </Button>
            </Dialog.Close>
            <Button variant={destructive ? 'destructive' : 'primary'} pending={pending} onClick={onConfirm}>
              {pending ? pendingLabel : confirmLabel}
            </Button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
