import type { ComponentProps } from 'react'
import type { CardAnalytics, TimeRange } from '../../../schema/analytics.ts'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import {
  describeFirstBuckets,
  COUNT_SERIES,
  toCountPoints,
  describeBucketGrouping,
  toLinkTypePoints,
  RATE_SERIES,
  toRatePoints,
  selectLatestBuckets,
  toOneBarPerSeries,
  VISITOR_SERIES,
} from './chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'
import styles from './charts.module.css'

const CLICK_SERIES = COUNT_SERIES.filter(({ key }) => key === 'clicks')
const POINT_COLUMN_HEADERS: Record<TimeRange, string> = { daily: 'Day', weekly: 'Week of', monthly: 'Month', yearly: 'Year' }

type OverTimeChartProps = Pick<ComponentProps<typeof ChartFigure>, 'title' | 'points' | 'series' | 'unit'> & {
  kind: 'lines' | 'columns'
  description: string
  pointName: string
  firstBuckets: string | null
}

/** A chart over time. If it has only a few points, it shows columns instead of lines, or a single bar for each series. */
function OverTimeChart({ kind, points, series, description, pointName, firstBuckets, ...rest }: OverTimeChartProps) {
  const common = {
    ...rest,
    empty: 'Nothing was counted in this time.',
    description: firstBuckets ? `${firstBuckets} ${description}` : description,
  }
  if (firstBuckets && points.length === 1)
    return <ChartFigure {...common} {...toOneBarPerSeries(points[0]!, series)} kind="bars" pointName="Counted" />
  return <ChartFigure {...common} points={points} series={series} kind={firstBuckets ? 'columns' : kind} pointName={pointName} />
}

/** A panel with three tabs of charts. The charts group the numbers by `range`: day, week, month or year. */
export function AnalyticsChartsPanel({ data, range }: { data: CardAnalytics; range: TimeRange }) {
  const buckets = selectLatestBuckets(data.series, range)
  const counts = toCountPoints(buckets, range)
  const over = {
    description: describeBucketGrouping(data.series, range),
    pointName: POINT_COLUMN_HEADERS[range],
    firstBuckets: describeFirstBuckets(data.series, range),
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
              <OverTimeChart
                title="Views, clicks, saves and submissions"
                {...over}
                kind="lines"
                points={counts}
                series={range === 'daily' ? [...COUNT_SERIES, VISITOR_SERIES] : COUNT_SERIES}
              />
            ),
          },
          {
            value: 'clicks',
            label: 'Clicks',
            content: (
              <div className={styles.pair}>
                <OverTimeChart
                  title="Clicks over time"
                  {...over}
                  firstBuckets={describeFirstBuckets(data.series, range, 'clicks')}
                  kind="columns"
                  points={counts}
                  series={CLICK_SERIES}
                />
                <ChartFigure
                  title="Clicks by link type"
                  description="Of all time."
                  pointName="Link type"
                  empty="No link has been clicked yet."
                  kind="bars"
                  points={toLinkTypePoints(data.breakdowns)}
                  series={CLICK_SERIES}
                />
              </div>
            ),
          },
          {
            value: 'engagement',
            label: 'Engagement',
            content: (
              <OverTimeChart
                title="Rates of what visitors do"
                {...over}
                kind="lines"
                points={toRatePoints(buckets, range)}
                series={RATE_SERIES}
                unit="%"
              />
            ),
          },
        ]}
      />
    </Panel>
  )
}
