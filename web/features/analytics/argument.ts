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
const hasPeriodBefore = ({ summary }: Pick<CardAnalytics, 'summary'>, { totals, before }: AnalyticsPeriod) =>
  before !== null && (before.totals.views > 0 || summary.totalViews > totals.views)

/** A day that is not over yet cannot be compared with a whole one. */
const isRunningDay = ({ from, to }: AnalyticsPeriod, today: string) => from === to && to === today

function describeChange(data: CardAnalytics, period: AnalyticsPeriod, direction: ChangeDirection, today: string): string | null {
  const beforeName = describeDaysBefore(period)
  if (!period.before || !beforeName || !hasPeriodBefore(data, period)) return null
  const { views } = period.totals
  const viewsBefore = period.before.totals.views
  if (isRunningDay(period, today)) return `so far, after ${formatCount(viewsBefore)} in all of ${beforeName}`
  if (views > 0 && viewsBefore === 0) return `after none in ${beforeName}`
  const text = describeChangeSincePeriodBefore(views, viewsBefore, beforeName)
  return direction === 'level' && views !== viewsBefore ? `${text}, which may be chance` : text
}

function describeEmptyPeriod({ views, timeZone }: CardAnalytics, today: string): string {
  const last = views[0]
  const day = last && nameDay(createDateFormatterInZone(timeZone)(new Date(last.timestamp)), today)
  return day
    ? `Nobody opened your card in this period. The last view was ${['Today', 'Yesterday'].includes(day) ? day.toLowerCase() : `on ${day}`}.`
    : 'Nobody opened your card in this period.'
}

const FEW_VIEWS_SENTENCE = `With fewer than ${MIN_COUNT_FOR_PERCENT} views, one visitor more or less changes the picture. It shows who came, not yet a pattern.`

/** A change of less than this share, which may be chance as well, is none. */
const STEADY_SHARE = 0.1

function describeWithoutCause({ totals, before, origins }: AnalyticsPeriod, direction: ChangeDirection): string | null {
  const viewsBefore = before?.totals.views ?? 0
  if (direction === 'level') return Math.abs(totals.views - viewsBefore) < STEADY_SHARE * viewsBefore ? 'Views held steady.' : null
  return origins ? `No single source, place or day explains the ${direction === 'up' ? 'rise' : 'fall'}.` : 'These numbers do not tell why.'
}

/** What an owner needs to know about a period: what changed, what probably explains it, what else stands out, and what to do next. */
export function writeArgument(
  data: CardAnalytics,
  period: AnalyticsPeriod,
  today: string,
  card: Card | undefined,
  now = Date.now(),
): Argument {
  const isComparable = hasPeriodBefore(data, period) && !isRunningDay(period, today)
  const direction = isComparable ? directionOf(period) : 'level'
  const cause = describeCause(period, direction, today)
  const { views } = period.totals
  const why = cause?.text ?? (isComparable && views >= MIN_COUNT_FOR_PERCENT ? describeWithoutCause(period, direction) : null)
  const sentences = [
    ...(why ? [why] : []),
    ...describeHighlights(data, period, today, { max: SENTENCES_MAX - (why ? 1 : 0), withBestDay: !cause?.isBestDay }),
  ]
  if (views === 0 && !why) sentences.push(describeEmptyPeriod(data, today))
  else if (views > 0 && views < MIN_COUNT_FOR_PERCENT && !cause) sentences.push(FEW_VIEWS_SENTENCE)
  else if (sentences.length === 0) sentences.push('No clear pattern in this period.')
  return {
    change: describeChange(data, period, direction, today),
    direction,
    sentences,
    next: chooseNextStep(data, period, { direction, cause }, card, now),
  }
}
