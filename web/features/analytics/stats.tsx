import { Eye, MousePointerClick, Percent, UserRoundCheck } from 'lucide-react'
import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import { formatCount } from '../../lib/format.ts'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import styles from './analytics.module.css'
import { formatRate, describeExcludedEvents } from './format.ts'
import { describePeriod } from './period.ts'

interface AnalyticsTotalTilesProps {
  data: CardAnalytics
  period: AnalyticsPeriod
  today: string
}

/** Four boxes with totals of all time. For a shorter period, each also shows the number of this period. */
export function AnalyticsTotalTiles({ data, period, today }: AnalyticsTotalTilesProps) {
  const { totalViews, totalClicks, totalSaves } = data.summary
  const { views, clicks, saves } = period.totals
  const name = describePeriod(period, today, period.before === null)
  const note = (value: string) => (period.before ? `${value} ${name}` : 'Of all time')
  return (
    <div className={styles.stats}>
      <StatTiles>
        <StatTile label="Total Views" value={formatCount(totalViews)} note={note(formatCount(views))} icon={<Eye aria-hidden />} />
        <StatTile
          label="Total Clicks"
          value={formatCount(totalClicks)}
          note={note(formatCount(clicks))}
          icon={<MousePointerClick aria-hidden />}
        />
        <StatTile
          label="Total Saves"
          value={formatCount(totalSaves)}
          note={note(formatCount(saves))}
          icon={<UserRoundCheck aria-hidden />}
        />
        <StatTile
          label="CTR"
          value={formatRate(totalClicks, totalViews)}
          note={note(formatRate(clicks, views))}
          icon={<Percent aria-hidden />}
        />
      </StatTiles>
      <p className="small-muted">{describeExcludedEvents(data.excluded)}</p>
    </div>
  )
}
