/** A date field reports the year 26 as `0026`, which nobody means. */
const ISO_DATE_PATTERN = /^[1-9]\d{3}-\d\d-\d\d$/
const DAY_MS = 86_400_000
export const ANALYTICS_PERIOD_DAYS_MAX = 3660
export const BEST_DAY_VIEWS_READ_MAX = 500
/** Views of a period and of the period before it, together. */
export const PERIOD_VIEWS_READ_MAX = 6000

export const addDays = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
export const countDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
export const isIsoDate = (text: string) => ISO_DATE_PATTERN.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
/** Returns why a period is not valid; null if it is valid. */
export function findPeriodError(from: string, to: string, today?: string): string | null {
  if (!isIsoDate(from) || !isIsoDate(to)) return 'Write the year of each day with four digits, such as 2026.'
  if (today !== undefined && to > today) return 'The last day must not be after today.'
  if (from > to) return 'The first day must not be after the last one.'
  if (countDays(from, to) > ANALYTICS_PERIOD_DAYS_MAX) return `At most ${ANALYTICS_PERIOD_DAYS_MAX} days can be shown.`
  return null
}
