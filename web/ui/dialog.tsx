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
  /** A class that moves the dialog when it opens, instead of the usual movement. */
  movement?: string
  /** By default, the first control of the dialog gets the focus. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Content that takes the remaining height, so that the dialog does not scroll. In a low window, it is beside the other content. */
  stretch?: ReactNode
  /** If true, a click outside does not close the dialog, so that unsaved work is not lost. */
  ignoreOutsideClicks?: boolean
  /** If true, the dialog has no button X, and neither Escape nor Back closes it. Only `actions` do. */
  mustAnswer?: boolean
  /** If true, the dialog is above all others that are open, also above questions. */
  onTop?: boolean
  children?: ReactNode
}

const preventDefault = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()

/** A modal dialog, on phones a bottom sheet. It has an overlay of its own, because our CSP blocks the style element of Radix's overlay. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange: reportOpenChange,
    title,
    description,
    actions,
    size = 'sm',
    movement,
    initialFocus,
    stretch,
    ignoreOutsideClicks,
    mustAnswer,
    onTop,
    children,
  } = props
  const onOpenChange = mustAnswer ? () => undefined : reportOpenChange
  const modal = useModalDialogProps(open, () => onOpenChange(false), initialFocus)
  useViewportInsets(open)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* A click on the overlay must not take the focus out of the dialog, because the Escape key would then not close the dialog. */}
        <div
          className={cx(styles.overlay, ignoreOutsideClicks && styles.blocksClicks, onTop && styles.question)}
          {...(ignoreOutsideClicks && { onMouseDown: preventDefault })}
          aria-hidden
          data-dialog-overlay
        />
        <Primitive.Content
          {...modal}
          {...(ignoreOutsideClicks && { onInteractOutside: preventDefault })}
          className={cx(
            styles.content,
            styles[size],
            stretch !== undefined && styles.stretched,
            onTop && styles.question,
            movement && cx(styles.moved, movement),
          )}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.head}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {!mustAnswer && (
              <Primitive.Close asChild>
                <IconButton label="Close" size="sm" tooltip={false} icon={<X aria-hidden />} />
              </Primitive.Close>
            )}
          </header>
          {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
          {stretch !== undefined && <div className={styles.stretch}>{stretch}</div>}
          {children && <div className="stack-4">{children}</div>}
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
