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

/** Views before which nothing is judged: of fewer, each visitor would turn the verdict. */
const VERDICT_FROM = 10

/** Says what is waited for where it is too early for a verdict; null where it is not. */
export function tooEarly({ totalViews }: Pick<Analytics['summary'], 'totalViews'>): string | null {
  return totalViews < VERDICT_FROM ? `Insights appear after ${VERDICT_FROM} views. ${VERDICT_FROM - totalViews} to go.` : null
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The buckets of a daily series in the `days` days up to `today`, or as many days before those. */
function inWindow(daily: readonly Bucket[], days: number, today: string, windowsBack = 0): Bucket[] {
  const last = Date.parse(today) - windowsBack * days * DAY
  const from = dayOf(last - (days - 1) * DAY)
  const to = dayOf(last)
  return daily.filter(({ start }) => start >= from && start <= to)
}

const viewsOf = (buckets: readonly Bucket[]) => buckets.reduce((sum, { views }) => sum + views, 0)

/** Views of the last 7 and 30 days, `today` (`YYYY-MM-DD`) included, each beside the days before, and the average of a day. */
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

/** "+25%" or "-3%" against the window before; null when that one had nothing to compare with. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return null
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : ''}${percent.toLocaleString('en-US')}%`
}

/** What the totals say, in sentences; before a verdict can stand, when it will. */
export function smartInsights({ totalViews, totalClicks, totalSaves }: Analytics['summary']): string[] {
  const wait = tooEarly({ totalViews })
  if (wait) return [wait]
  const pace = totalViews > EXCELLENT ? 'excellently' : totalViews > WELL ? 'well' : 'steadily'
  // Whole numbers are compared, so that a rate of exactly the threshold is not above it.
  const above = (part: number, percent: number) => part * 100 > percent * totalViews
  return [
    `Your card is performing ${pace}`,
    ...(above(totalClicks + totalSaves, HIGH_ENGAGEMENT) ? ['High engagement rate'] : []),
    ...(above(totalSaves, STRONG_CONVERSION) ? ['Strong conversion rate'] : []),
  ]
}
