import styles from './avatar.module.css'

const graphemeSegmenter = new Intl.Segmenter()

/** Hidden from screen readers, because the full name is beside it. */
export function Avatar({ name }: { name: string }) {
  const [first] = graphemeSegmenter.segment(name.trim())
  const initial = first?.segment.toLocaleUpperCase() ?? '?'
  return (
    <span aria-hidden className={styles.avatar}>
      {initial}
    </span>
  )
}
