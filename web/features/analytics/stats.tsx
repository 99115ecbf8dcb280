import { Eye, MousePointerClick, Percent, UserRoundCheck } from 'lucide-react'
import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import { formatCount } from '../../lib/format.ts'
import { cx } from '../../ui/cx.ts'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import styles from './analytics.module.css'
import { formatPercentage, describeExcludedEvents } from './format.ts'
import { describePeriod } from './period.ts'

export function AnalyticsTotalTiles({ data, period, today }: { data: CardAnalytics; period: AnalyticsPeriod; today: string }) {
  const { totalViews, totalClicks, totalSaves } = data.summary
  const { views, clicks, saves } = period.totals
  const name = describePeriod(period, today, period.before === null)
  const tiles = [
    { label: 'Total Views', value: formatCount(totalViews), ofPeriod: formatCount(views), Icon: Eye },
    { label: 'Total Clicks', value: formatCount(totalClicks), ofPeriod: formatCount(clicks), Icon: MousePointerClick },
    { label: 'Total Saves', value: formatCount(totalSaves), ofPeriod: formatCount(saves), Icon: UserRoundCheck },
    { label: 'CTR', value: formatPercentage(totalClicks, totalViews), ofPeriod: formatPercentage(clicks, views), Icon: Percent },
  ]
  return (
    <div className={cx('stack-3', styles.stats)}>
      <StatTiles>
        {tiles.map(({ label, value, ofPeriod, Icon }) => (
          <StatTile
            key={label}
            label={label}
            value={value}
            note={period.before ? `${ofPeriod} ${name}` : 'Of all time'}
            icon={<Icon aria-hidden />}
          />
        ))}
      </StatTiles>
      <p className="small-muted">{describeExcludedEvents(data.excluded)}</p>
    </div>
  )
}
