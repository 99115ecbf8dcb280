import styles from './safe-zone.module.css'

/** Devices may cut off what is outside of the circle. */
export const SafeZone = () => <span aria-hidden className={styles.safeZone} data-safe-zone />
