import styles from './avatar.module.css'

const letters = new Intl.Segmenter()

/** The first letter of a name. Decoration: the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  const [first] = letters.segment(name.trim())
  const initial = first?.segment.toLocaleUpperCase() ?? '?'
  return (
    <span aria-hidden className={styles.avatar}>
      {initial}
    </span>
  )
}
