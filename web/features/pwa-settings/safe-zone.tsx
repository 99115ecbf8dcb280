import styles from './safe-zone.module.css'

export const IconSafeZone = () => <span aria-hidden className={styles.safeZone} data-safe-zone />
