import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { cx } from './cx.ts'
import { TOAST_DURATION_MS, TOAST_SWIPE_DISTANCE_PX } from '../../schema/toast.ts'
import { dismissToast, escapeKeyEventsForDialog, useToasts } from './toast.ts'
import styles from './toaster.module.css'

const ACTION_TOAST_DURATION_MS = 10_000
const TOAST_ICONS = { default: null, success: CircleCheck, info: Info, destructive: CircleAlert }

/** `--toasts-height` is the height of all toasts. On phones, dialogs start below them. */
function trackToastStackHeight(viewport: HTMLElement | null) {
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

/** Screen readers announce each toast. The key F8 moves the focus to the toasts. */
export function ToastStack() {
  const toasts = useToasts()
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={TOAST_SWIPE_DISTANCE_PX} duration={TOAST_DURATION_MS}>
      {toasts.map(({ id, open, title, description, action, variant = 'default' }) => {
        const Icon = TOAST_ICONS[variant]
        return (
          <Toast.Root
            key={id}
            open={open}
            duration={action ? ACTION_TOAST_DURATION_MS : TOAST_DURATION_MS}
            type={variant === 'destructive' ? 'foreground' : 'background'}
            className={cx(styles.toast, styles[variant])}
            onEscapeKeyDown={(event) => {
              event.preventDefault()
              escapeKeyEventsForDialog.add(event)
            }}
            onOpenChange={(next) => !next && dismissToast(id)}
          >
            {Icon && <Icon aria-hidden className={styles.icon} />}
            <div className={styles.text}>
              <Toast.Title className={styles.title}>{title}</Toast.Title>
              {description && <Toast.Description className="small-muted">{description}</Toast.Description>}
            </div>
            {action && (
              <Toast.Action altText={action.label} className={styles.action} onClick={action.onSelect}>
                {action.label}
              </Toast.Action>
            )}
            <Toast.Close className={styles.close} aria-label="Dismiss">
              <X aria-hidden />
            </Toast.Close>
          </Toast.Root>
        )
      })}
      <Toast.Viewport ref={trackToastStackHeight} data-toasts className={styles.viewport} />
    </Toast.Provider>
  )
}
