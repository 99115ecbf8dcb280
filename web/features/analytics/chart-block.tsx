import type { Analytics, Range } from '../../../schema/analytics.ts'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { COUNTS, countPoints, grouping, linkTypePoints, RATES, ratePoints, shownBuckets, VISITORS } from './chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'
import styles from './charts.module.css'

const CLICKS = COUNTS.filter(({ key }) => key === 'clicks')
const POINT_NAMES: Record<Range, string> = { daily: 'Day', weekly: 'Week of', monthly: 'Month', yearly: 'Year' }

/** What was counted over time, in the grain of `range`. */
export function ChartBlock({ data, range }: { data: Analytics; range: Range }) {
  const buckets = shownBuckets(data.series, range)
  const counts = countPoints(buckets, range)
  const over = { description: grouping(data.series, range), pointName: POINT_NAMES[range], empty: 'Nothing was counted in this time.' }
  return (
    <Panel title="Performance">
      <Tabs
        label="Charts"
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: (
              <ChartFigure
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
                <ChartFigure title="Clicks over time" {...over} kind="columns" points={counts} series={CLICKS} />
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
              <ChartFigure
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
