import { formatCount } from '../../lib/format.ts'
import { formatPercentage } from './format.ts'
import { getChartColor } from './palette.ts'
import type { LabelledCount } from './reach.ts'
import styles from './bar-list.module.css'

export function BarList({ label, steps, whole, color }: { label: string; steps: LabelledCount[]; whole: number; color: number }) {
  const widest = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <ul className="stack-3" aria-label={label}>
      {steps.map(({ label: name, count }) => (
        <li key={name} className={styles.step}>
          <span className="wrap-anywhere">{name}</span>
          <span className="bold">{formatCount(count)}</span>
          <span className={styles.rate}>{formatPercentage(count, whole)}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.fill} style={{ width: `${(count / widest) * 100}%`, background: getChartColor(color) }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
