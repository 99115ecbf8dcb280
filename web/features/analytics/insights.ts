import type { Analytics, Bucket } from '../../../schema/analytics.ts'

const DAY = 86_400_000
/** Days by which "average daily views" divides the total. */
const AVERAGE_DAYS = 30
/** Views above which a card performs excellently, or well. */
const EXCELLENT = 50
const WELL = 20
/** Percent. */
const HIGH_ENGAGEMENT = 15
const STRONG_CONVERSION = 5

/** Views from which the numbers are judged. With fewer, a single visitor would change the result. */
const INSIGHTS_FROM = 10

/** The sentence shown while there are too few views for insights; null once there are enough. */
export function tooFewViews({ totalViews }: Pick<Analytics['summary'], 'totalViews'>): string | null {
  return totalViews < INSIGHTS_FROM ? `Insights appear after ${INSIGHTS_FROM} views. ${INSIGHTS_FROM - totalViews} to go.` : null
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The buckets of the `days` days up to `today`, or with `windowsBack` of as many days before that. */
function inWindow(daily: readonly Bucket[], days: number, today: string, windowsBack = 0): Bucket[] {
  const last = Date.parse(today) - windowsBack * days * DAY
  const from = dayOf(last - (days - 1) * DAY)
  const to = dayOf(last)
  return daily.filter(({ start }) => start >= from && start <= to)
}

const viewsOf = (buckets: readonly Bucket[]) => buckets.reduce((sum, { views }) => sum + views, 0)

/** Views of the last 7 and 30 days including `today` (`YYYY-MM-DD`), of the same number of days before, and per day. */
export function growthOf(daily: readonly Bucket[], totalViews: number, today: string) {
  const month = inWindow(daily, 30, today)
  return {
    week: viewsOf(inWindow(daily, 7, today)),
    weekBefore: viewsOf(inWindow(daily, 7, today, 1)),
    month: viewsOf(month),
    monthBefore: viewsOf(inWindow(daily, 30, today, 1)),
    averageDaily: totalViews / AVERAGE_DAYS,
    visitorsToday: inWindow(daily, 1, today)[0]?.visitors ?? 0,
    mostVisitors: Math.max(0, ...month.map(({ visitors }) => visitors ?? 0)),
  }
}

/** "+25%" or "-3%" compared with the window before; null if that had no views. */
export function percentChange(now: number, before: number): string | null {
  if (before === 0) return null
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : ''}${percent.toLocaleString('en-US')}%`
}

/** Sentences about the totals, or one that says how many views are missing for them. */
export function smartInsights({ totalViews, totalClicks, totalSaves }: Analytics['summary']): string[] {
  const wait = tooFewViews({ totalViews })
  if (wait) return [wait]
  const pace = totalViews > EXCELLENT ? 'excellently' : totalViews > WELL ? 'well' : 'steadily'
  // Compares whole numbers, so that rounding does not lift a rate of exactly the threshold above it.
  const above = (part: number, percent: number) => part * 100 > percent * totalViews
  return [
    `Your card is performing ${pace}`,
    ...(above(totalClicks + totalSaves, HIGH_ENGAGEMENT) ? ['High engagement rate'] : []),
    ...(above(totalSaves, STRONG_CONVERSION) ? ['Strong conversion rate'] : []),
  ]
}
