import { Eye, MousePointerClick, Percent, UserRoundCheck } from 'lucide-react'
import { useMemo } from 'react'
import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import { formatCount } from '../../lib/format.ts'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import styles from './analytics.module.css'
import { BarList } from './bar-list.tsx'
import { describeExcludedEvents, formatPercentage } from './format.ts'
import { describeHighlights } from './highlights.ts'
import { describePeriod, describePeriodBriefly } from './period.ts'
import { buildConversionFunnel, listTopViewSources } from './reach.ts'

interface PeriodPanelProps {
  data: CardAnalytics
  period: AnalyticsPeriod
  today: string
}

export function AnalyticsTotalTiles({ data, period, today }: PeriodPanelProps) {
  const { totalViews, totalClicks, totalSaves } = data.summary
  const { views, clicks, saves } = period.totals
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
            note={period.before ? `${ofPeriod} ${describePeriodBriefly(period, today)}` : 'Of all time'}
            icon={<Icon aria-hidden />}
          />
        ))}
      </StatTiles>
      <p className="small-muted">{describeExcludedEvents(data.excluded)}</p>
    </div>
  )
}

export function HighlightsPanel({ data, period, today }: PeriodPanelProps) {
  // The lists of clicks and saves are too long to be read at every render.
  const sentences = useMemo(() => describeHighlights(data, period, today), [data, period, today])
  const name = describePeriod(period, today, period.before === null)
  return (
    <Panel title="In short" description={`${name[0]!.toUpperCase()}${name.slice(1)}`}>
      {sentences.length > 0 ? (
        <ul className={cx('stack-3', styles.highlights)} aria-label="In short">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p className="muted">{period.totals.views > 0 ? 'No clear pattern in this period.' : 'No visit in this period.'}</p>
      )}
    </Panel>
  )
}

export function FunnelAndSourcePanels({ data }: { data: CardAnalytics }) {
  const { totalViews } = data.summary
  const sources = listTopViewSources(data.breakdowns.sources)
  return (
    <div className={styles.widePanels}>
      <Panel title="From view to lead" description="Of all time, each beside the views.">
        <BarList label="From view to lead" steps={buildConversionFunnel(data.summary)} whole={totalViews} color={0} />
      </Panel>
      <Panel title="Where visits come from" description="Of all time, by the link's tag, else by the page that linked here.">
        {sources.length > 0 ? (
          <BarList label="Where visits come from" steps={sources} whole={sources.reduce((sum, { count }) => sum + count, 0)} color={1} />
        ) : (
          <p className={styles.noVisits}>No visit yet.</p>
        )}
      </Panel>
    </div>
  )
}
