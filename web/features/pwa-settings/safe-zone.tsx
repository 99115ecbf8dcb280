import styles from './safe-zone.module.css'

/** A circle over a maskable icon: what lies outside of it may be cut off. */
export const SafeZone = () => <span aria-hidden className={styles.safeZone} data-safe-zone />
