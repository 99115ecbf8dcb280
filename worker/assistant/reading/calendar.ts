export const DAY_MS = 86_400_000

export const startOfDay = (now: number) => now - (now % DAY_MS)
/** First moment of a month. Months before 0 and after 11 are in other years. */
const startOfMonth = (now: number, month: number, years = 0) => Date.UTC(new Date(now).getUTCFullYear() + years, month, 1)

/** Start of the current period plus `step` periods. Weeks start on Monday. */
export function startOfPeriod(now: number, unit: 'week' | 'month' | 'quarter' | 'year', step: number): number {
  const month = new Date(now).getUTCMonth()
  if (unit === 'week') return startOfDay(now) + (7 * step - ((new Date(now).getUTCDay() + 6) % 7)) * DAY_MS
  if (unit === 'month') return startOfMonth(now, month + step)
  return unit === 'quarter' ? startOfMonth(now, (Math.floor(month / 3) + step) * 3) : startOfMonth(now, 0, step)
}

/** The next first day of a month (0 to 11); now, if it is the current month. */
export function nextMonth(now: number, month: number): number {
  const current = new Date(now).getUTCMonth()
  return month === current ? now : startOfMonth(now, month, month < current ? 1 : 0)
}

/** The next day of the month with this number; null if no month of the next year has it. */
export function nextDayOfMonth(now: number, day: number, month?: number): number | null {
  const today = new Date(startOfDay(now))
  for (let step = 0; step <= 12; step++) {
    const at = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + step, day))
    if (at.getUTCDate() === day && at.getTime() >= today.getTime() && (month === undefined || at.getUTCMonth() === month))
      return at.getTime()
  }
  return null
}

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export function easterOf(year: number): number {
  const century = Math.floor(year / 100)
  const leapCorrection = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * (year % 19) + leapCorrection + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7
  const correction = Math.floor(((year % 19) + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * correction + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

/** Monday of a calendar week (ISO 8601) of a year. */
export function startOfCalendarWeek(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4)
  return fourth + ((week - 1) * 7 - ((new Date(fourth).getUTCDay() + 6) % 7)) * DAY_MS
}
