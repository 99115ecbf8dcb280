import styles from './avatar.module.css'

const graphemeSegmenter = new Intl.Segmenter()

/** Shows the first letter of a name. It is hidden from screen readers, because the full name is always next to it. */
export function Avatar({ name }: { name: string }) {
  const [first] = graphemeSegmenter.segment(name.trim())
  const initial = first?.segment.toLocaleUpperCase() ?? '?'
  return (
    <span aria-hidden className={styles.avatar}>
      {initial}
    </span>
  )
}
