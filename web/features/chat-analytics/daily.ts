import { formatCountOf } from '../../lib/format.ts'
import type { SalesbotTotals } from '../../../schema/salesbot-analytics.ts'

type DailyConversations = SalesbotTotals['dailyConversations']

const findHighestDay = (days: DailyConversations) => days.reduce((best, day) => (day.conversations >= best.conversations ? day : best))

/** Returns the dates whose numbers even a phone shows: the date with the highest number and the last date. */
export function listLabelledDates(days: DailyConversations): Set<string> {
  const labelled = days.length > 0 ? [findHighestDay(days), days.at(-1)!] : []
  return new Set(labelled.filter(({ conversations }) => conversations > 0).map(({ date }) => date))
}

export function describeDailyConversations(days: DailyConversations, formatDay: (date: string) => string): string {
  const total = days.reduce((sum, { conversations }) => sum + conversations, 0)
  const highest = findHighestDay(days)
  const range = `from ${formatDay(days[0]!.date)} to ${formatDay(days.at(-1)!.date)}`
  return `${formatCountOf(total, 'conversation')} ${range}, most on ${formatDay(highest.date)} (${highest.conversations.toLocaleString()}).`
}
