import { formatCount } from '../../lib/format.ts'
import { getChartColor } from './palette.ts'
import type { LabelledCount } from './reach.ts'
import styles from './bar-list.module.css'

interface BarListProps {
  label: string
  steps: LabelledCount[]
  color: number
}

/** Bars with their counts. A line across a bar shows the count of the period before, which the row also names. */
export function BarList({ label, steps, color }: BarListProps) {
  const widest = Math.max(1, ...steps.flatMap(({ count, before = 0 }) => [count, before]))
  const widthOf = (count: number) => `${(count / widest) * 100}%`
  return (
    <ul className="stack-3" aria-label={label}>
      {steps.map(({ label: name, count, before }) => (
        <li key={name} className={styles.step}>
          <span className="wrap-anywhere">{name}</span>
          {before !== undefined && <span className={styles.before}>{formatCount(before)} before</span>}
          <span className={styles.count}>{formatCount(count)}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.fill} style={{ width: widthOf(count), background: getChartColor(color) }} />
            {before !== undefined && before > 0 && <span className={styles.mark} style={{ insetInlineStart: widthOf(before) }} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
