import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import { formatCountOf } from '../../lib/format.ts'
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
  CLICK_AND_SAVE_RATES_SERIES,
  TABLE_ONLY_SERIES,
  toChartPoints,
  UNIQUE_VISITORS_SERIES,
} from './chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'
import styles from './charts.module.css'
import { describeChangeSincePeriodBefore } from './comparison.ts'
import { describeDaysBefore, describePeriod } from './period.ts'

function PeriodHeadline({ period, today }: { period: AnalyticsPeriod; today: string }) {
  const beforeName = describeDaysBefore(period)
  const { totals, before } = period
  const compare = (name: 'views' | 'clicks' | 'saves') =>
    before && beforeName ? `, ${describeChangeSincePeriodBefore(totals[name], before.totals[name], beforeName)}` : ''
  // If nobody visited the card in the previous period, the chart does not say "no clicks before".
  const isComparable = before && Object.values(before.totals).some((count) => count > 0)
  return (
    <div className={styles.headline} role="status">
      <p>
        <strong>{formatCountOf(totals.views, 'view')}</strong> {describePeriod(period, today, before === null)}
        {compare('views')}
      </p>
      <p className="small-muted">
        {formatCountOf(totals.clicks, 'click')}
        {isComparable && compare('clicks')} · {formatCountOf(totals.saves, 'save')}
        {isComparable && compare('saves')}
      </p>
    </div>
  )
}

export function AnalyticsChartsPanel({ data, period, today }: { data: CardAnalytics; period: AnalyticsPeriod; today: string }) {
  const clicks = listClicksByLinkType(data.breakdowns)
  const common = {
    description: describeTimeGrouping(period.range),
    pointName: TIME_COLUMN_HEADERS[period.range],
    points: toChartPoints(period, today),
    beforeName: describeDaysBefore(period),
  }
  return (
    <Panel title="Performance">
      <PeriodHeadline period={period} today={today} />
      <Tabs
        label="Charts"
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: (
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
                <ChartFigure {...common} title="Clicks over time" area={CLICKS_SERIES} lines={[]} />
                <section className={cx('stack-3', styles.figure)}>
                  <div>
                    <h3 className="medium">Clicks by link type</h3>
                    <p className="small-muted">Of all time.</p>
                  </div>
                  {clicks.length > 0 ? (
                    <BarList label="Clicks by link type" steps={clicks} whole={data.summary.totalClicks} color={3} />
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
            content: (
              <ChartFigure
                {...common}
                title="Rates of what visitors do"
                area={ENGAGEMENT_RATE_SERIES}
                lines={CLICK_AND_SAVE_RATES_SERIES}
                unit="%"
              />
            ),
          },
        ]}
      />
    </Panel>
  )
}
