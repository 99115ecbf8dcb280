import styles from './safe-zone.module.css'

export const SafeZone = () => <span aria-hidden className={styles.safeZone} data-safe-zone />
