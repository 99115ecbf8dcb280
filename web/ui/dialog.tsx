import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'
import { useVisibleWindow } from './visible-window.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Buttons, at the foot: the main one last. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** What has the focus first; otherwise the first control does. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What takes the room that the rest leaves, so that the dialog does not scroll; in a low window it stands beside the rest. */
  stage?: ReactNode
  /** A click beside the dialog does not close it: what was done in it would be lost. */
  keepsOpen?: boolean
  children?: ReactNode
}

const stay = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()

/**
 * A modal dialog; on phones it rises from the lower edge. The overlay is our own element: the library's injects a style
 * element to lock scrolling, which a strict CSP drops. base.css locks it instead.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, actions, size = 'sm', initialFocus, stage, keepsOpen, children } = props
  const modal = useModal(open, () => onOpenChange(false), initialFocus)
  useVisibleWindow(open)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* The focus stays in the dialog too, so that Escape reaches it. */}
        <div
          className={cx(styles.overlay, keepsOpen && styles.firm)}
          {...(keepsOpen && { onMouseDown: stay })}
          aria-hidden
          data-dialog-overlay
        />
        <Primitive.Content
          {...modal}
          {...(keepsOpen && { onInteractOutside: stay })}
          className={cx(styles.content, styles[size], stage !== undefined && styles.staged)}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.head}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close" size="sm" tooltip={false} icon={<X aria-hidden />} />
            </Primitive.Close>
          </header>
          {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
          {stage !== undefined && <div className={styles.stage}>{stage}</div>}
          {children && <div className={styles.body}>{children}</div>}
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
