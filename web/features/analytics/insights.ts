import type { AnalyticsPeriod, CardAnalytics, TimeBucketCounts } from '../../../schema/analytics.ts'
import { isClearFall } from './comparison.ts'

const DAY_MS = 86_400_000
const AVERAGE_VIEWS_DAYS = 30
const EXCELLENT_VIEW_COUNT = 50
const GOOD_VIEW_COUNT = 20
const HIGH_ENGAGEMENT_PERCENT = 15
const STRONG_CONVERSION_PERCENT = 5

/** With fewer views, one visitor would change a comparison too much. */
const MIN_VIEWS_FOR_TRENDS = 10

export function getTooFewViewsMessage({ totalViews }: Pick<CardAnalytics['summary'], 'totalViews'>): string | null {
  return totalViews < MIN_VIEWS_FOR_TRENDS
    ? `Trends appear with ${MIN_VIEWS_FOR_TRENDS} views. ${MIN_VIEWS_FOR_TRENDS - totalViews} to go.`
    : null
}

const formatUtcDate = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Returns the `days` days up to `today`; with `windowsBack` = 1, the `days` days before these. */
function selectDayBuckets(daily: readonly TimeBucketCounts[], days: number, today: string, windowsBack = 0): TimeBucketCounts[] {
  const last = Date.parse(today) - windowsBack * days * DAY_MS
  const from = formatUtcDate(last - (days - 1) * DAY_MS)
  const to = formatUtcDate(last)
  return daily.filter(({ start }) => start >= from && start <= to)
}

const sumViews = (buckets: readonly TimeBucketCounts[]) => buckets.reduce((sum, { views }) => sum + views, 0)

export function calculateViewGrowth(daily: readonly TimeBucketCounts[], totalViews: number, today: string) {
  const month = selectDayBuckets(daily, 30, today)
  return {
    week: sumViews(selectDayBuckets(daily, 7, today)),
    weekBefore: sumViews(selectDayBuckets(daily, 7, today, 1)),
    month: sumViews(month),
    monthBefore: sumViews(selectDayBuckets(daily, 30, today, 1)),
    averageDaily: totalViews / AVERAGE_VIEWS_DAYS,
    visitorsToday: selectDayBuckets(daily, 1, today)[0]?.visitors ?? 0,
    mostVisitors: Math.max(0, ...month.map(({ visitors }) => visitors ?? 0)),
  }
}

/** True if the views of the period clearly fell; over all time, those of the last 30 days. */
export function hasFallenViews(
  { month, monthBefore }: Pick<ReturnType<typeof calculateViewGrowth>, 'month' | 'monthBefore'>,
  period?: Pick<AnalyticsPeriod, 'totals' | 'before'>,
): boolean {
  return period?.before ? isClearFall(period.totals.views, period.before.totals.views) : isClearFall(month, monthBefore)
}

/** A card whose views fell is not praised for its pace. */
export function listSmartInsights({ totalViews, totalClicks, totalSaves }: CardAnalytics['summary'], hasFallen = false): string[] {
  if (totalViews === 0) return ['Insights appear with the first view.']
  const pace = totalViews > EXCELLENT_VIEW_COUNT ? 'excellently' : totalViews > GOOD_VIEW_COUNT ? 'well' : 'steadily'
  // The comparison uses whole numbers, because a rounding error could make a rate larger than an equal threshold.
  const above = (part: number, percent: number) => part * 100 > percent * totalViews
  return [
    hasFallen ? 'Fewer people open your card than before' : `Your card is performing ${pace}`,
    ...(above(totalClicks + totalSaves, HIGH_ENGAGEMENT_PERCENT) ? ['High engagement rate'] : []),
    ...(above(totalSaves, STRONG_CONVERSION_PERCENT) ? ['Strong conversion rate'] : []),
  ].concat(getTooFewViewsMessage({ totalViews }) ?? [])
}
