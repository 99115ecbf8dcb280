import styles from './avatar.module.css'

const graphemes = new Intl.Segmenter()

/** The first letter of a name. Hidden from screen readers, because the full name is always shown next to it. */
export function Avatar({ name }: { name: string }) {
  const [first] = graphemes.segment(name.trim())
  const initial = first?.segment.toLocaleUpperCase() ?? '?'
  return (
    <span aria-hidden className={styles.avatar}>
      {initial}
    </span>
  )
}
