import type { Card } from '../../../schema/card.ts'
import type { DashboardActivity } from '../../../schema/dashboard.ts'
import { cardAppPagePathOf } from '../../../schema/route.ts'
import { formatCountOf, DATE_IN_SENTENCE_LOCALE } from '../../lib/format.ts'

const DAY_MS = 86_400_000
export const sumWeekViews = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

export interface SentencePart {
  text: string
  href?: string
}

/** Describes a past time in the reader's time zone: "9:12 AM" today, "yesterday", a weekday or a date. */
export function describePastTime(since: Date, now: Date): string {
  if (since.toDateString() === now.toDateString()) return since.toLocaleTimeString(DATE_IN_SENTENCE_LOCALE, { timeStyle: 'short' })
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0)
  // The result is rounded, because a day on which the clocks change has 23 or 25 hours.
  const days = Math.round((midnight(now) - midnight(since)) / DAY_MS)
  if (days === 1) return 'yesterday'
  if (days < 7) return since.toLocaleDateString(DATE_IN_SENTENCE_LOCALE, { weekday: 'long' })
  const year = since.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return since.toLocaleDateString(DATE_IN_SENTENCE_LOCALE, { day: 'numeric', month: 'long', year })
}

/**
 * Returns the parts of a sentence such as "Since Tuesday: 41 views, 6 saves and 2 leads." On the first visit, the sentence is about the
 * last seven days and names the number of cards, because the numbers above it are those of a single card. The advice to show the QR code
 * is missing if all cards are suspended.
 */
export function writeActivitySentence(activity: DashboardActivity, cards: Pick<Card, 'suspension'>[], now = new Date()): SentencePart[] {
  const { since, views, saves, leads, leadCardIds, viewsOfAllTime } = activity
  const when = since === null ? null : describePastTime(new Date(since), now)
  const leadHref = leadCardIds[0] && cardAppPagePathOf('analytics', leadCardIds[0])
  const counted: SentencePart[] = [
    { count: views, noun: 'view' },
    { count: saves, noun: 'save' },
    { count: leads, noun: 'lead', href: leadHref },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, noun, href }) => ({ text: formatCountOf(count, noun), ...(href && { href }) }))
  if (counted.length === 0) {
    const nothing = when ? `Nothing new since ${when}` : `No views ${viewsOfAllTime === 0 ? 'yet' : 'in the last seven days'}`
    const advice = cards.every(({ suspension }) => suspension)
      ? 'Visitors cannot open a suspended card.'
      : 'Show your QR code to the next person you meet.'
    return [{ text: `${nothing}. ${advice}` }]
  }
  const where = cards.length > 1 ? `, on ${formatCountOf(cards.length, 'card')}` : ''
  return [
    { text: when ? `Since ${when}: ` : `In the last seven days${where}: ` },
    ...counted.flatMap((part, index) => (index === 0 ? [part] : [{ text: index === counted.length - 1 ? ' and ' : ', ' }, part])),
    { text: '.' },
  ]
}

/** Returns the views of a week as text for screen readers, such as "Views by day: Wed 0, Thu 2". `today` is `YYYY-MM-DD`. */
export function describeWeek(views: number[], today: string): string {
  const last = Date.parse(today)
  const days = views.map((count, index) => {
    const day = new Date(last - (views.length - 1 - index) * DAY_MS)
    return `${day.toLocaleDateString(undefined, { weekday: 'short', timeZone: 'UTC' })} ${count.toLocaleString()}`
  })
  return `Views by day: ${days.join(', ')}`
}
