import { formatCount } from '../../lib/format.ts'

const MIN_COUNT_FOR_PERCENT = 10

/** Formats a change as "+25%" or "-3%"; null if `before` is 0. */
export function formatPercentChange(now: number, before: number): string | null {
  if (before === 0) return null
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : ''}${formatCount(percent)}%`
}

/** Compares two counts: "12 more than the 7 days before (+41%)". */
export function describeChangeSincePeriodBefore(now: number, before: number, beforeName: string): string {
  if (now === 0 && before === 0) return `none in ${beforeName} either`
  if (before === 0) return `none in ${beforeName}`
  if (now === before) return `as many as ${beforeName}`
  const percent = before >= MIN_COUNT_FOR_PERCENT ? ` (${formatPercentChange(now, before)})` : ''
  return `${formatCount(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than ${beforeName}${percent}`
}
