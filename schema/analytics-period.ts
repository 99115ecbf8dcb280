const ISO_DATE_PATTERN = /^20\d\d-\d\d-\d\d$/
const DAY_MS = 86_400_000
/** Maximum number of days of an analytics period that names its first day. */
export const ANALYTICS_PERIOD_DAYS_MAX = 3660
/** Maximum number of views of one day whose sources and places are read. */
export const DAY_VIEWS_READ_MAX = 500

/** Adds a number of days to a date, `YYYY-MM-DD`. */
export const addDays = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
/** Counts the days of a period, of which `from` and `to` are the first and the last one. */
export const countDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
/** Says if a text is a date `YYYY-MM-DD` of this century, such as 2028-02-29 and not 2027-02-29. */
export const isIsoDate = (text: string) => ISO_DATE_PATTERN.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
/** Says what is wrong with the days of a period, which must not end after the date `today` if that is given; null if they are right. */
export function findPeriodError(from: string, to: string, today?: string): string | null {
  if (today !== undefined && to > today) return 'The last day must not be after today.'
  if (from > to) return 'The first day must not be after the last one.'
  if (countDays(from, to) > ANALYTICS_PERIOD_DAYS_MAX) return `At most ${ANALYTICS_PERIOD_DAYS_MAX} days can be shown.`
  return null
}
