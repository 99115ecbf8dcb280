import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'
import { useViewportInsets } from './viewport-insets.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Footer buttons, the primary one last. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Focused when the dialog opens; by default its first control. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Content that takes the remaining height, so that the dialog does not scroll. In a low window it is placed beside the rest. */
  stretch?: ReactNode
  /** A click outside does not close the dialog. For dialogs whose unsaved work would be lost. */
  ignoreOutsideClicks?: boolean
  children?: ReactNode
}

const preventDefault = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()

/**
 * A modal dialog; on phones a bottom sheet. It has its own overlay element, because Radix's overlay injects a style element
 * to lock scrolling, which the CSP blocks. base.css locks scrolling instead.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, actions, size = 'sm', initialFocus, stretch, ignoreOutsideClicks, children } = props
  const modal = useModal(open, () => onOpenChange(false), initialFocus)
  useViewportInsets(open)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* Prevents mousedown, so that the focus stays in the dialog and Escape still reaches it. */}
        <div
          className={cx(styles.overlay, ignoreOutsideClicks && styles.blocksClicks)}
          {...(ignoreOutsideClicks && { onMouseDown: preventDefault })}
          aria-hidden
          data-dialog-overlay
        />
        <Primitive.Content
          {...modal}
          {...(ignoreOutsideClicks && { onInteractOutside: preventDefault })}
          className={cx(styles.content, styles[size], stretch !== undefined && styles.stretched)}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.head}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close" size="sm" tooltip={false} icon={<X aria-hidden />} />
            </Primitive.Close>
          </header>
          {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
          {stretch !== undefined && <div className={styles.stretch}>{stretch}</div>}
          {children && <div className={styles.body}>{children}</div>}
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
