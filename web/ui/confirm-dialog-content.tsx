import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { Button } from './button.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { cx } from './cx.ts'
import styles from './dialog.module.css'
import { useModalDialogProps } from './use-modal.ts'

const preventDefault = (event: Event) => event.preventDefault()

/** The confirmation dialog itself, apart from `ConfirmDialog`, so that its code is loaded later than the page. */
export function ConfirmDialogContent(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    pendingLabel,
    cancelLabel = 'Cancel',
    pending,
    destructive = true,
    onConfirm,
    children,
  } = props
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
          {children && <div className={styles.body}>{children}</div>}
          <footer className={styles.actions}>
            <Dialog.Close asChild>
              <Button ref={cancel} disabled={pending}>
                {cancelLabel}
              </Button>
            </Dialog.Close>
            <Button variant={destructive ? 'destructive' : 'primary'} pending={pending} onClick={onConfirm}>
              {pending ? (pendingLabel ?? confirmLabel) : confirmLabel}
            </Button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
