import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BarList } from './bar-list.tsx'
import {
  VIEWS_SERIES,
  TIME_COLUMN_HEADERS,
  CLICKS_SERIES,
  describeTimeGrouping,
  CLICKS_AND_SAVES_SERIES,
  listClicksByLinkType,
  ENGAGEMENT_RATE_SERIES,
  ENGAGEMENT_SERIES,
  CLICK_AND_SAVE_RATES_SERIES,
  TABLE_ONLY_SERIES,
  TIME_RANGE_UNIT_NAMES,
  toChartPoints,
  UNIQUE_VISITORS_SERIES,
} from './chart-data.ts'
import { ChartFigure, type ChartFigureProps } from './chart-figure.tsx'
import styles from './charts.module.css'
import { MIN_COUNT_FOR_PERCENT } from './comparison.ts'
import { describeDaysBefore } from './period.ts'

/** A rate of fewer views than this changes by leaps, whatever visitors do. */
const MIN_VIEWS_OF_RATE = MIN_COUNT_FOR_PERCENT

interface EngagementChartProps extends Pick<ChartFigureProps, 'description' | 'pointName' | 'points' | 'beforeName'> {
  period: AnalyticsPeriod
}

/** Shows rates only if most of the chart's points have enough views for one, otherwise counts. */
function EngagementChart({ period: { totals, series, range }, ...common }: EngagementChartProps) {
  if (totals.views >= MIN_VIEWS_OF_RATE * series.length)
    return (
      <ChartFigure
        {...common}
        title="Rates of what visitors do"
        area={ENGAGEMENT_RATE_SERIES}
        lines={CLICK_AND_SAVE_RATES_SERIES}
        unit="%"
      />
    )
  const unit = TIME_RANGE_UNIT_NAMES[range]
  return (
    <ChartFigure
      {...common}
      description={`${common.description} Rates appear with ${MIN_VIEWS_OF_RATE} views a ${unit}.`}
      title="Clicks and saves"
      area={ENGAGEMENT_SERIES}
      lines={CLICKS_AND_SAVES_SERIES}
    />
  )
}

export function AnalyticsChartsPanel({ data, period, today }: { data: CardAnalytics; period: AnalyticsPeriod; today: string }) {
  const clicks = listClicksByLinkType(data.breakdowns)
  const hadViews = period.before !== null && period.before.totals.views > 0
  const isEmpty = !hadViews && Object.values(period.totals).every((count) => count === 0)
  const empty = isEmpty && (
    <p className={styles.empty}>
      {data.summary.totalViews > 0 ? 'No view in this period. A longer one shows earlier views.' : 'The chart starts with the first view.'}
    </p>
  )
  const common = {
    description: describeTimeGrouping(period.range),
    pointName: TIME_COLUMN_HEADERS[period.range],
    points: toChartPoints(period, today),
    beforeName: hadViews ? describeDaysBefore(period) : null,
  }
  return (
    <Panel title="Performance">
      <Tabs
        label="Charts"
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: empty || (
              <ChartFigure
                {...common}
                title="Views, clicks and saves"
                area={VIEWS_SERIES}
                lines={CLICKS_AND_SAVES_SERIES}
                tableSeries={period.range === 'daily' ? [...TABLE_ONLY_SERIES, UNIQUE_VISITORS_SERIES] : TABLE_ONLY_SERIES}
              />
            ),
          },
          {
            value: 'clicks',
            label: 'Clicks',
            content: (
              <div className={styles.pair}>
                {empty || <ChartFigure {...common} title="Clicks over time" area={CLICKS_SERIES} lines={[]} />}
                <section className={cx('stack-3', styles.figure)}>
                  <div>
                    <h3 className="medium">Clicks by link type</h3>
                    <p className="small-muted">Of all time.</p>
                  </div>
                  {clicks.length > 0 ? (
                    <BarList label="Clicks by link type" steps={clicks} color={3} />
                  ) : (
                    <p className="empty-line">No link has been clicked yet.</p>
                  )}
                </section>
              </div>
            ),
          },
          {
            value: 'engagement',
            label: 'Engagement',
            content: empty || <EngagementChart {...common} period={period} />,
          },
        ]}
      />
    </Panel>
  )
}
