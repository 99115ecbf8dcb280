import { Eye, MousePointerClick, Percent, UserRoundCheck } from 'lucide-react'
import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import { formatCount } from '../../lib/format.ts'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import styles from './analytics.module.css'
import { BarList } from './bar-list.tsx'
import { MIN_COUNT_FOR_PERCENT } from './comparison.ts'
import { describeExcludedEvents, formatPercentage } from './format.ts'
import { describeDaysBefore, describePeriod } from './period.ts'
import { buildConversionFunnel, listTopViewSources, sourcesOf } from './reach.ts'

export function AnalyticsTotalTiles({ data }: { data: CardAnalytics }) {
  const { totalViews, totalClicks, totalSaves } = data.summary
  const isSmall = totalViews > 0 && totalViews < MIN_COUNT_FOR_PERCENT
  return (
    <div className={cx('stack-3', styles.stats)}>
      <StatTiles>
        <StatTile label="Total Views" value={formatCount(totalViews)} icon={<Eye aria-hidden />} />
        <StatTile label="Total Clicks" value={formatCount(totalClicks)} icon={<MousePointerClick aria-hidden />} />
        <StatTile label="Total Saves" value={formatCount(totalSaves)} icon={<UserRoundCheck aria-hidden />} />
        <StatTile
          label="CTR"
          value={formatPercentage(totalClicks, totalViews)}
          note={isSmall ? 'Too few views to rely on' : undefined}
          icon={<Percent aria-hidden />}
        />
      </StatTiles>
      <p className="small-muted">{describeExcludedEvents(data.excluded)}</p>
    </div>
  )
}

interface PeriodPanelProps {
  data: CardAnalytics
  period: AnalyticsPeriod
  today: string
}

const startWithCapital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`

export function SourceAndFunnelPanels({ data, period, today }: PeriodPanelProps) {
  const { sources, isOfPeriod } = sourcesOf(data, period)
  const steps = listTopViewSources(sources)
  const before = period.before && period.before.totals.views > 0 ? period.before.totals : undefined
  const periodName = startWithCapital(describePeriod(period, today, period.before === null))
  const hasEvents = before !== undefined || Object.values(period.totals).some((count) => count > 0)
  const marks = before ? `, with a line at ${describeDaysBefore(period)}` : ''
  return (
    <div className={styles.widePanels}>
      <Panel
        title="Where visits come from"
        description={
          isOfPeriod
            ? `${periodName}${steps[0]?.before === undefined ? '' : marks}.`
            : 'Of all time: this period has too many visits to read.'
        }
      >
        {steps.length > 0 ? (
          <BarList label="Where visits come from" steps={steps} color={1} />
        ) : (
          <p className={styles.noVisits}>
            No visit in this period. The print sheet, NFC tags, the share button and each site that links here get a line of their own.
          </p>
        )}
      </Panel>
      <Panel title="What visitors did" description={`${periodName}${marks}.`}>
        {hasEvents ? (
          <BarList label="From view to lead" steps={buildConversionFunnel(period.totals, before)} color={0} />
        ) : (
          <p className={styles.noVisits}>From the first view on, clicks, saves and leads are counted here.</p>
        )}
      </Panel>
    </div>
  )
}
