import { Eye, MousePointerClick, Percent, UserRoundCheck } from 'lucide-react'
import type { Analytics, Range } from '../../../schema/analytics.ts'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import styles from './analytics.module.css'
import { CURRENT_LABELS, currentBucket, dateInZone, formatCount, formatRate, leftOutText } from './format.ts'

/** The four totals of all time, each with its count in the current day, week, month or year. */
export function Stats({ data, range }: { data: Analytics; range: Range }) {
  const { totalViews, totalClicks, totalSaves } = data.summary
  const now = currentBucket(data.series, range, dateInZone(new Date(), data.timeZone))
  const label = CURRENT_LABELS[range]
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
      <p className="small-muted">{leftOutText(data.excluded)}</p>
    </div>
  )
}
