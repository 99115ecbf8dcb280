import styles from './skeleton.module.css'

/** A grey placeholder. `width` and `height` are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em', round }: { width?: string; height?: string; round?: boolean }) {
  return <span aria-hidden className={styles.skeleton} style={{ width, height, ...(round && { borderRadius: '50%' }) }} />
}
