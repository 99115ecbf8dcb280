import type { Analytics, Bucket } from '../../../schema/analytics.ts'

const DAY = 86_400_000
/** Days that "average daily views" spreads the total over. */
const AVERAGE_DAYS = 30
/** Views above which a card does excellently, or well. */
const EXCELLENT = 50
const WELL = 20
/** Percent. */
const HIGH_ENGAGEMENT = 15
const STRONG_CONVERSION = 5

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The buckets of a daily series in the `days` days (UTC) up to `now`'s own, or as many days before those. */
function inWindow(daily: readonly Bucket[], days: number, now: Date, windowsBack = 0): Bucket[] {
  const last = now.getTime() - windowsBack * days * DAY
  const from = dayOf(last - (days - 1) * DAY)
  const to = dayOf(last)
  return daily.filter(({ start }) => start >= from && start <= to)
}

const viewsOf = (buckets: readonly Bucket[]) => buckets.reduce((sum, { views }) => sum + views, 0)

/** Views of the last 7 and 30 days, today included, each beside the days before, and the average of a day. */
export function growthOf(daily: readonly Bucket[], totalViews: number, now: Date) {
  const month = inWindow(daily, 30, now)
  return {
    week: viewsOf(inWindow(daily, 7, now)),
    weekBefore: viewsOf(inWindow(daily, 7, now, 1)),
    month: viewsOf(month),
    monthBefore: viewsOf(inWindow(daily, 30, now, 1)),
    averageDaily: totalViews / AVERAGE_DAYS,
    visitorsToday: inWindow(daily, 1, now)[0]?.visitors ?? 0,
    mostVisitors: Math.max(0, ...month.map(({ visitors }) => visitors ?? 0)),
  }
}

/** "+25%" or "-3%" against the window before; null when that one had nothing to compare with. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return null
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : ''}${percent.toLocaleString('en-US')}%`
}

/** What the totals say, in sentences. */
export function smartInsights({ totalViews, totalClicks, totalSaves }: Analytics['summary']): string[] {
  const pace = totalViews > EXCELLENT ? 'excellently' : totalViews > WELL ? 'well' : 'steadily'
  // Whole numbers are compared, so that a rate of exactly the threshold is not above it.
  const above = (part: number, percent: number) => totalViews > 0 && part * 100 > percent * totalViews
  return [
    `Your card is performing ${pace}`,
    ...(above(totalClicks + totalSaves, HIGH_ENGAGEMENT) ? ['High engagement rate'] : []),
    ...(above(totalSaves, STRONG_CONVERSION) ? ['Strong conversion rate'] : []),
  ]
}
