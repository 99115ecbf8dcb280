import type { AnalyticsPeriod } from '../../../schema/analytics.ts'
import { formatCount } from '../../lib/format.ts'

/** With fewer views than this, one visitor changes a share by five percentage points or more. */
export const MIN_COUNT_FOR_PERCENT = 20
/** Number of standard errors. Chance alone causes a larger difference only once in twenty cases. */
export const SIGNIFICANT_Z = 1.96

/** True if chance alone is an unlikely cause of the difference between two counts of equally long periods. */
export const isClearChange = (now: number, before: number) =>
  now !== before && Math.abs(now - before) / Math.sqrt(now + before) >= SIGNIFICANT_Z

export const isClearFall = (now: number, before: number) => now < before && isClearChange(now, before)

/** Formats a change as "+25%" or "−3%"; null if `before` is too small for a percentage. */
function formatPercentChange(now: number, before: number): string | null {
  if (before < MIN_COUNT_FOR_PERCENT) return null
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatCount(Math.abs(percent))}%`
}

/** Compares two counts: "12 more than the 7 days before (+41%)". */
export function describeChangeSincePeriodBefore(now: number, before: number, beforeName: string): string {
  if (now === 0 && before === 0) return `none in ${beforeName} either`
  if (before === 0) return `none in ${beforeName}`
  if (now === before) return `as many as ${beforeName}`
  const percent = formatPercentChange(now, before)
  return `${formatCount(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than ${beforeName}${percent ? ` (${percent})` : ''}`
}

export type ChangeDirection = 'up' | 'down' | 'level'

/** A difference that may be chance is no direction. */
export function directionOf({ totals, before }: Pick<AnalyticsPeriod, 'totals' | 'before'>): ChangeDirection {
  if (!before || !isClearChange(totals.views, before.totals.views)) return 'level'
  return totals.views > before.totals.views ? 'up' : 'down'
}
