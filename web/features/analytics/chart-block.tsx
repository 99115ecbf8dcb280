import type { ComponentProps } from 'react'
import type { Analytics, Range } from '../../../schema/analytics.ts'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import {
  firstBucketsOf,
  COUNTS,
  countPoints,
  groupingText,
  linkTypePoints,
  RATES,
  ratePoints,
  shownBuckets,
  barPerSeries,
  VISITORS,
} from './chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'
import styles from './charts.module.css'

const CLICKS = COUNTS.filter(({ key }) => key === 'clicks')
const POINT_NAMES: Record<Range, string> = { daily: 'Day', weekly: 'Week of', monthly: 'Month', yearly: 'Year' }

type OverTimeProps = Pick<ComponentProps<typeof ChartFigure>, 'title' | 'points' | 'series' | 'unit'> & {
  kind: 'lines' | 'columns'
  description: string
  pointName: string
  firstBuckets: string | null
}

/**
 * A chart over time. A series of few buckets (`firstBuckets` says so) is drawn as columns, and a single bucket as one bar for each series.
 */
function CountsOverTime({ kind, points, series, description, pointName, firstBuckets, ...rest }: OverTimeProps) {
  const common = {
    ...rest,
    empty: 'Nothing was counted in this time.',
    description: firstBuckets ? `${firstBuckets} ${description}` : description,
  }
  if (firstBuckets && points.length === 1)
    return <ChartFigure {...common} {...barPerSeries(points[0]!, series)} kind="bars" pointName="Counted" />
  return <ChartFigure {...common} points={points} series={series} kind={firstBuckets ? 'columns' : kind} pointName={pointName} />
}

/** The counts over time, in buckets of `range`. */
export function ChartBlock({ data, range }: { data: Analytics; range: Range }) {
  const buckets = shownBuckets(data.series, range)
  const counts = countPoints(buckets, range)
  const over = {
    description: groupingText(data.series, range),
    pointName: POINT_NAMES[range],
    firstBuckets: firstBucketsOf(data.series, range),
  }
  return (
    <Panel title="Performance">
      <Tabs
        label="Charts"
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: (
              <CountsOverTime
                title="Views, clicks, saves and submissions"
                {...over}
                kind="lines"
                points={counts}
                series={range === 'daily' ? [...COUNTS, VISITORS] : COUNTS}
              />
            ),
          },
          {
            value: 'clicks',
            label: 'Clicks',
            content: (
              <div className={styles.pair}>
                <CountsOverTime
                  title="Clicks over time"
                  {...over}
                  firstBuckets={firstBucketsOf(data.series, range, 'clicks')}
                  kind="columns"
                  points={counts}
                  series={CLICKS}
                />
                <ChartFigure
                  title="Clicks by link type"
                  description="Of all time."
                  pointName="Link type"
                  empty="No link has been clicked yet."
                  kind="bars"
                  points={linkTypePoints(data.breakdowns)}
                  series={CLICKS}
                />
              </div>
            ),
          },
          {
            value: 'engagement',
            label: 'Engagement',
            content: (
              <CountsOverTime
                title="Rates of what visitors do"
                {...over}
                kind="lines"
                points={ratePoints(buckets, range)}
                series={RATES}
                unit="%"
              />
            ),
          },
        ]}
      />
    </Panel>
  )
}
