import type { ComponentProps } from 'react'
import type { CardAnalytics, ChartInterval } from '../../../schema/analytics.ts'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import {
  describeFirstTimeBuckets,
  COUNT_CHART_SERIES,
  toCountChartPoints,
  describeTimeGrouping,
  toLinkTypeChartPoints,
  RATE_CHART_SERIES,
  toRateChartPoints,
  selectLatestTimeBuckets,
  toOneBarPerSeries,
  VISITOR_CHART_SERIES,
} from './chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'
import styles from './charts.module.css'

const CLICK_CHART_SERIES = COUNT_CHART_SERIES.filter(({ key }) => key === 'clicks')
const TIME_COLUMN_HEADERS: Record<ChartInterval, string> = { daily: 'Day', weekly: 'Week of', monthly: 'Month', yearly: 'Year' }

type TimeSeriesChartProps = Pick<ComponentProps<typeof ChartFigure>, 'title' | 'points' | 'series' | 'unit'> & {
  kind: 'lines' | 'columns'
  description: string
  pointName: string
  firstBuckets: string | null
}

/** A chart over time. If it has only a few points, it shows columns instead of lines, or a single bar for each series. */
function TimeSeriesChart({ kind, points, series, description, pointName, firstBuckets, ...rest }: TimeSeriesChartProps) {
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
export function AnalyticsChartsPanel({ data, range }: { data: CardAnalytics; range: ChartInterval }) {
  const buckets = selectLatestTimeBuckets(data.series, range)
  const counts = toCountChartPoints(buckets, range)
  const over = {
    description: describeTimeGrouping(data.series, range),
    pointName: TIME_COLUMN_HEADERS[range],
    firstBuckets: describeFirstTimeBuckets(data.series, range),
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
              <TimeSeriesChart
                title="Views, clicks, saves and submissions"
                {...over}
                kind="lines"
                points={counts}
                series={range === 'daily' ? [...COUNT_CHART_SERIES, VISITOR_CHART_SERIES] : COUNT_CHART_SERIES}
              />
            ),
          },
          {
            value: 'clicks',
            label: 'Clicks',
            content: (
              <div className={styles.pair}>
                <TimeSeriesChart
                  title="Clicks over time"
                  {...over}
                  firstBuckets={describeFirstTimeBuckets(data.series, range, 'clicks')}
                  kind="columns"
                  points={counts}
                  series={CLICK_CHART_SERIES}
                />
                <ChartFigure
                  title="Clicks by link type"
                  description="Of all time."
                  pointName="Link type"
                  empty="No link has been clicked yet."
                  kind="bars"
                  points={toLinkTypeChartPoints(data.breakdowns)}
                  series={CLICK_CHART_SERIES}
                />
              </div>
            ),
          },
          {
            value: 'engagement',
            label: 'Engagement',
            content: (
              <TimeSeriesChart
                title="Rates of what visitors do"
                {...over}
                kind="lines"
                points={toRateChartPoints(buckets, range)}
                series={RATE_CHART_SERIES}
                unit="%"
              />
            ),
          },
        ]}
      />
    </Panel>
  )
}
