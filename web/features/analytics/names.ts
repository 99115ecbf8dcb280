import { addDays } from '../../../schema/analytics-period.ts'
import { getOwnProperty } from '../../../schema/own-value.ts'
import { DATE_IN_SENTENCE_LOCALE } from '../../lib/format.ts'
import { createDateFormatter } from './format.ts'

const TAG_PHRASES: Record<string, string> = {
  'tag:qr': 'a QR code',
  'tag:share': 'the share sheet',
  'tag:nfc': 'an NFC tag',
  'tag:sig': 'an email signature',
  'tag:print': 'a print sheet',
}

/** Returns a phrase for the source of a view; null for an unknown source. */
export function nameSource(source: string): string | null {
  if (source.startsWith('ref:')) return source.slice('ref:'.length)
  return getOwnProperty(TAG_PHRASES, source) ?? null
}

export const cityOf = (location: string) => location.split(', ')[0]!

const formatWeekday = createDateFormatter({ weekday: 'long' }, DATE_IN_SENTENCE_LOCALE)
const formatDate = createDateFormatter({ weekday: 'long', day: 'numeric', month: 'long' }, DATE_IN_SENTENCE_LOCALE)
const formatDateOfYear = createDateFormatter({ day: 'numeric', month: 'long', year: 'numeric' }, DATE_IN_SENTENCE_LOCALE)

/** Used to get a weekday's name: 4 January 1970 was a Sunday. */
export const weekdayNameOf = (weekday: number) => formatWeekday(addDays('1970-01-04', weekday))

/** Names a day as a person would: "Today", "Tuesday", "Tuesday, March 3", or with the year. */
export function nameDay(day: string, today: string): string {
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  if (day < today && day > addDays(today, -7)) return formatWeekday(day)
  return day.slice(0, 4) === today.slice(0, 4) ? formatDate(day) : formatDateOfYear(day)
}
