import styles from './character-count.module.css'

/** Share of a field's maximum length from which the number of characters is shown. */
const COUNT_SHOWN_FROM = 0.7

/** The number of characters of a text, shown as soon as it comes near its maximum. */
export function CharacterCount({ text, max }: { text: string; max: number }) {
  if (text.length < max * COUNT_SHOWN_FROM) return null
  return (
    <span className={styles.count}>
      {text.length.toLocaleString()} / {max.toLocaleString()}
    </span>
  )
}
