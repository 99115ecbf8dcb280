import type { CardAnalytics } from '../../../schema/analytics.ts'
import { formatCount } from '../../lib/format.ts'

/** Returns a percentage with at most one decimal; "0%" if `whole` is 0. */
export function formatPercentage(part: number, whole: number): string {
  const percent = whole > 0 ? (part / whole) * 100 : 0
  return `${formatCount(Math.round(percent * 10) / 10)}%`
}

/** Returns a function that formats a date (YYYY-MM-DD). Dates within a sentence need `DATE_IN_SENTENCE_LOCALE`. */
export function createDateFormatter(options: Intl.DateTimeFormatOptions, locale?: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}

export function formatDateTimeInZone(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(new Date(iso))
}

export function formatShortDateTime(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(iso),
  )
}

export function describeExcludedEvents({ bots, previews, ownVisits, floods }: CardAnalytics['excluded']): string {
  const kinds: [number, string][] = [
    [bots, 'by bots'],
    [previews, 'by link previews'],
    [ownVisits, "by the card's owner"],
    [floods, 'above the limits for one network address and one day'],
  ]
  const parts = kinds.filter(([amount]) => amount > 0).map(([amount, by]) => `${formatCount(amount)} ${by}`)
  return parts.length > 0
    ? `Left out of every number: ${parts.join(', ')}.`
    : "Bots, link previews and the owner's own visits are left out."
}

/** Returns a function that formats a time as YYYY-MM-DD. */
export function createDateFormatterInZone(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (at) => format.format(at)
}

export const formatDateInZone = (at: Date, timeZone: string) => createDateFormatterInZone(timeZone)(at)

/** Returns a function that converts a UTC time to local time with offset, such as `2026-11-22T00:30:05.000+01:00` (ISO 8601). */
export function createIsoTimeFormatter(timeZone: string): (iso: string) => string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (iso) => {
    const at = new Date(iso)
    const offset = zone
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')!
      .value.slice('GMT'.length)
    return `${clock.format(at).replace(' ', 'T')}${iso.slice(19, -1)}${/[1-9]/.test(offset) ? offset : 'Z'}`
  }
}
