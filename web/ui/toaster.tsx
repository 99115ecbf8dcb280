import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { cx } from './cx.ts'
import { dismissToast, passedToasts, TOAST_DURATION, TOAST_SWIPE, useToasts } from './toast.ts'
import styles from './toaster.module.css'

const ICONS = { default: null, success: CircleCheck, info: Info, destructive: CircleAlert }

/** Says how much of the window's upper edge notices take on phones (`--notices`): a tall dialog begins below them. */
function measured(viewport: HTMLElement | null) {
  if (!viewport) return
  const { style } = document.documentElement
  const sizes = new ResizeObserver(() => style.setProperty('--notices', `${viewport.childElementCount > 0 ? viewport.offsetHeight : 0}px`))
  sizes.observe(viewport)
  return () => {
    sizes.disconnect()
    style.removeProperty('--notices')
  }
}

/** The stack of notices, once in the app. Screen readers hear each; F8 moves to them. */
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
              passedToasts.add(event)
            }}
            onOpenChange={(next) => !next && dismissToast(id)}
          >
            {Icon && <Icon aria-hidden className={styles.icon} />}
            <div className={styles.text}>
              <Toast.Title className={styles.title}>{title}</Toast.Title>
              {description && <Toast.Description className={styles.description}>{description}</Toast.Description>}
            </div>
            <Toast.Close className={styles.close} aria-label="Dismiss">
              <X aria-hidden />
            </Toast.Close>
          </Toast.Root>
        )
      })}
      <Toast.Viewport ref={measured} data-toasts className={styles.viewport} />
    </Toast.Provider>
  )
}
