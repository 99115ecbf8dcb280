import { cx } from './cx.ts'
import styles from './spinner.module.css'

/** Hidden from screen readers: the component around it must announce that it waits. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}

export function LoadingScreen({ label = 'Loading', full }: { label?: string; full?: boolean }) {
  return (
    <div role="status" className={cx(styles.screen, full && styles.full)}>
      <Spinner size={28} />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
