import type { DashboardActivity } from '../../../schema/dashboard.ts'
import { DASHBOARD_CHART_DAYS } from '../../../schema/dashboard.ts'
import { formatCountOf } from '../../lib/format.ts'
import { describeWeek, sumWeekViews } from './activity-sentence.ts'
import styles from './dashboard.module.css'

const HEIGHT = 24
const BAR = 6
const STEP = 9
const NO_VIEWS = Array.from({ length: DASHBOARD_CHART_DAYS }, () => 0)

export function WeekViewsChart({ activity, cardId }: { activity: DashboardActivity; cardId: number }) {
  const views = activity.weekViews[cardId] ?? NO_VIEWS
  const max = Math.max(...views, 1)
  return (
    <p className={styles.week}>
      <svg
        role="img"
        aria-label={describeWeek(views, activity.today)}
        viewBox={`0 0 ${STEP * (views.length - 1) + BAR} ${HEIGHT}`}
        width={STEP * (views.length - 1) + BAR}
        height={HEIGHT}
      >
        {views.map((count, day) => {
          const height = count === 0 ? 2 : Math.max(4, (count / max) * HEIGHT)
          return (
            <rect
              // Days have no key but their position.
              // oxlint-disable-next-line react/no-array-index-key
              key={day}
              className={count === 0 ? styles.dayWithout : styles.day}
              x={day * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={1.5}
            />
          )
        })}
      </svg>
      <span>
        <b>{formatCountOf(sumWeekViews(views), 'view')}</b> in 7 days
      </span>
    </p>
  )
}
