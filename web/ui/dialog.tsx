import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import styles from './dialog.module.css'
import { useModalDialogProps } from './use-modal.ts'
import { useViewportInsets } from './viewport-insets.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** The element that gets the focus when the dialog opens. By default it is the first control of the dialog. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Content that fills the remaining height, so that the dialog does not scroll. In a low window it is beside the rest. */
  stretch?: ReactNode
  /** If true, a click outside does not close the dialog, so that unsaved work is not lost by accident. */
  ignoreOutsideClicks?: boolean
  children?: ReactNode
}

const preventDefault = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()

/** A modal dialog, on phones a bottom sheet. It renders its own overlay, because our CSP blocks the style element of Radix's. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, actions, size = 'sm', initialFocus, stretch, ignoreOutsideClicks, children } = props
  const modal = useModalDialogProps(open, () => onOpenChange(false), initialFocus)
  useViewportInsets(open)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* The overlay ignores mousedown, so that the focus stays in the dialog and the Escape key still reaches it. */}
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
