import { LOGO_MARK } from '../../schema/logo.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import styles from './logo.module.css'

export function Logo({ markOnly }: { markOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx={LOGO_MARK.radius} fill={LOGO_MARK.background} />
        <path d={LOGO_MARK.card} fill={LOGO_MARK.behind} />
        <path d={LOGO_MARK.card} fill={LOGO_MARK.front} transform={LOGO_MARK.mirror} />
      </svg>
      <span className={markOnly ? 'visually-hidden' : undefined}>{PRODUCT_NAMES.name}</span>
    </span>
  )
}
