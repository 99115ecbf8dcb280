import styles from './skeleton.module.css'

/** The outline of text or a picture that is loading. Width and height as CSS lengths. */
export function Skeleton({ width = '100%', height = '1em', round }: { width?: string; height?: string; round?: boolean }) {
  return <span aria-hidden className={styles.skeleton} style={{ width, height, ...(round && { borderRadius: '50%' }) }} />
}
