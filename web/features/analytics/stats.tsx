import { Eye, MousePointerClick, Percent, UserRoundCheck } from 'lucide-react'
import type { CardAnalytics, ChartInterval } from '../../../schema/analytics.ts'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import styles from './analytics.module.css'
import { CURRENT_PERIOD_LABELS, getCurrentCounts, formatDateInZone, formatCount, formatRate, describeExcludedEvents } from './format.ts'

/** Four boxes with totals of all time. Each also shows the number for the current day, week, month or year. */
export function AnalyticsTotalTiles({ data, range }: { data: CardAnalytics; range: ChartInterval }) {
  const { totalViews, totalClicks, totalSaves } = data.summary
  const now = getCurrentCounts(data.series, range, formatDateInZone(new Date(), data.timeZone))
  const label = CURRENT_PERIOD_LABELS[range]
  const note = (value: string) => `${value} ${label}`
  return (
    <div className={styles.stats}>
      <StatTiles>
        <StatTile label="Total Views" value={formatCount(totalViews)} note={note(formatCount(now.views))} icon={<Eye aria-hidden />} />
        <StatTile
          label="Total Clicks"
          value={formatCount(totalClicks)}
          note={note(formatCount(now.clicks))}
          icon={<MousePointerClick aria-hidden />}
        />
        <StatTile
          label="Total Saves"
          value={formatCount(totalSaves)}
          note={note(formatCount(now.saves))}
          icon={<UserRoundCheck aria-hidden />}
        />
        <StatTile
          label="CTR"
          value={formatRate(totalClicks, totalViews)}
          note={note(formatRate(now.clicks, now.views))}
          icon={<Percent aria-hidden />}
        />
      </StatTiles>
      <p className="small-muted">{describeExcludedEvents(data.excluded)}</p>
    </div>
  )
}
