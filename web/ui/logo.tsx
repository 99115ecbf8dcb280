import { PRODUCT_NAMES } from '../../schema/product.ts'
import styles from './logo.module.css'

/** The product's logo and name. With `markOnly`, only the logo is visible, and the name is for screen readers. */
export function Logo({ markOnly }: { markOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="8" fill="#9333ea" />
        <path d="M7.5 9h5.2L16 17.6 19.3 9h5.2l-6.4 15h-4.2z" fill="#fff" />
      </svg>
      <span className={markOnly ? 'visually-hidden' : undefined}>{PRODUCT_NAMES.name}</span>
    </span>
  )
}
