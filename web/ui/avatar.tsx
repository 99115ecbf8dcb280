import { initialsOf } from '../../schema/initials.ts'
import styles from './avatar.module.css'

/** Hidden from screen readers, because the full name is beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span aria-hidden className={styles.avatar}>
      {initialsOf(name)}
    </span>
  )
}
