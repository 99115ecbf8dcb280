import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { cx } from './cx.ts'
import { dismissToast, escapeKeysForDialog, TOAST_DURATION, TOAST_SWIPE, useToasts } from './toast.ts'
import styles from './toaster.module.css'

const ICONS = { default: null, success: CircleCheck, info: Info, destructive: CircleAlert }

/** Sets `--toasts-height` (px) on the document: on phones, dialogs start below the toasts. */
function trackToastHeight(viewport: HTMLElement | null) {
  if (!viewport) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--toasts-height', `${viewport.childElementCount > 0 ? viewport.offsetHeight : 0}px`),
  )
  observer.observe(viewport)
  return () => {
    observer.disconnect()
    style.removeProperty('--toasts-height')
  }
}

/** The stack of toasts; rendered once. Screen readers announce each toast, and F8 moves the focus to the stack. */
export function Toaster() {
  const toasts = useToasts()
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={TOAST_SWIPE} duration={TOAST_DURATION}>
      {toasts.map(({ id, open, title, description, variant = 'default' }) => {
        const Icon = ICONS[variant]
        return (
          <Toast.Root
            key={id}
            open={open}
            type={variant === 'destructive' ? 'foreground' : 'background'}
            className={cx(styles.toast, styles[variant])}
            onEscapeKeyDown={(event) => {
              event.preventDefault()
              escapeKeysForDialog.add(event)
            }}
            onOpenChange={(next) => !next && dismissToast(id)}
          >
            {Icon && <Icon aria-hidden className={styles.icon} />}
            <div className={styles.text}>
              <Toast.Title className={styles.title}>{title}</Toast.Title>
              {description && <Toast.Description className="small-muted">{description}</Toast.Description>}
            </div>
            <Toast.Close className={styles.close} aria-label="Dismiss">
              <X aria-hidden />
            </Toast.Close>
          </Toast.Root>
        )
      })}
      <Toast.Viewport ref={trackToastHeight} data-toasts className={styles.viewport} />
    </Toast.Provider>
  )
}
