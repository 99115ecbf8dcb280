import styles from './avatar.module.css'

/** The first letter of a name. Decoration: the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '?'
  return (
    <span aria-hidden className={styles.avatar}>
      {initial}
    </span>
  )
}
