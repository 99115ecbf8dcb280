import { LOGO_SHAPES } from '../../schema/logo.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import styles from './logo.module.css'

export function Logo({ markOnly }: { markOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx={LOGO_SHAPES.radius} fill={LOGO_SHAPES.background} />
        <path d={LOGO_SHAPES.card} fill={LOGO_SHAPES.behind} />
        <path d={LOGO_SHAPES.card} fill={LOGO_SHAPES.front} transform={LOGO_SHAPES.mirror} />
      </svg>
      <span className={markOnly ? 'visually-hidden' : undefined}>{PRODUCT_NAMES.name}</span>
    </span>
  )
}
