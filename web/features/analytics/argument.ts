import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import type { Card } from '../../../schema/card.ts'
import { describeCause } from './cause.ts'
import { type ChangeDirection, describeChangeSincePeriodBefore, directionOf, MIN_COUNT_FOR_PERCENT } from './comparison.ts'
import { formatCount } from '../../lib/format.ts'
import { createDateFormatterInZone } from './format.ts'
import { describeHighlights } from './highlights.ts'
import { nameDay } from './names.ts'
import { chooseNextStep, type NextStep } from './next-step.ts'
import { describeDaysBefore } from './period.ts'

const SENTENCES_MAX = 3

export interface Argument {
  /** How the views compare with the period before; null if there is nothing to compare with. */
  change: string | null
  direction: ChangeDirection
  sentences: string[]
  next: NextStep
}

/** A card whose first visit is in this period has no period before. */
export const hasPeriodBefore = ({ summary }: Pick<CardAnalytics, 'summary'>, { totals, before }: AnalyticsPeriod) =>
  before !== null && (before.totals.views > 0 || summary.totalViews > totals.views)

/** A day that is not over yet cannot be compared with a whole one. */
const isRunningDay = ({ from, to }: AnalyticsPeriod, today: string) => from === to && to === today

function describeChange(data: CardAnalytics, period: AnalyticsPeriod, direction: ChangeDirection, today: string): string | null {
  const beforeName = describeDaysBefore(period)
  if (!period.before || !beforeName || !hasPeriodBefore(data, period)) return null
  const { views } = period.totals
  const viewsBefore = period.before.totals.views
  if (isRunningDay(period, today)) return `so far, after ${formatCount(viewsBefore)} in all of ${beforeName}`
  const text = describeChangeSincePeriodBefore(views, viewsBefore, beforeName)
  return direction === 'level' && views !== viewsBefore && viewsBefore > 0 ? `${text}, which may be chance` : text
}

function describeEmptyPeriod({ views, timeZone }: CardAnalytics, today: string): string {
  const last = views[0]
  const day = last && nameDay(createDateFormatterInZone(timeZone)(new Date(last.timestamp)), today)
  return day
    ? `Nobody opened your card in this period. The last view was ${day.includes(' ') ? `on ${day}` : day.toLowerCase()}.`
    : 'Nobody opened your card in this period.'
}

/** What an owner needs to know about a period: what changed, what probably explains it, what else stands out, and what to do next. */
export function writeArgument(
  data: CardAnalytics,
  period: AnalyticsPeriod,
  today: string,
  card: Card | undefined,
  now = Date.now(),
): Argument {
  const direction = isRunningDay(period, today) ? 'level' : directionOf(period)
  const cause = describeCause(period, direction, today)
  const sentences = [
    ...(cause ? [cause.text] : []),
    ...describeHighlights(data, period, today, { max: SENTENCES_MAX - (cause ? 1 : 0), withBestDay: !cause?.isBestDay }),
  ]
  if (sentences.length === 0) {
    const { views } = period.totals
    if (views === 0) sentences.push(describeEmptyPeriod(data, today))
    else if (views < MIN_COUNT_FOR_PERCENT)
      sentences.push(
        `With fewer than ${MIN_COUNT_FOR_PERCENT} views, one visitor more or less changes the picture. What you see is who came, not yet a pattern.`,
      )
    else if (direction === 'level') sentences.push('No clear pattern in this period.')
    else if (period.origins) sentences.push(`No single source, place or day explains the ${direction === 'up' ? 'rise' : 'fall'}.`)
    else sentences.push('These numbers do not tell why.')
  }
  return {
    change: describeChange(data, period, direction, today),
    direction,
    sentences,
    next: chooseNextStep(data, period, { direction, cause }, card, now),
  }
}
