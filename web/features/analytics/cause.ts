import {
  type AnalyticsPeriod,
  OTHER_BREAKDOWN_VALUE,
  UNKNOWN_VISITOR_ORIGIN_LABEL,
  type ViewOriginCounts,
} from '../../../schema/analytics.ts'
import { countDays } from '../../../schema/analytics-period.ts'
import { formatCount, formatCountOf } from '../../lib/format.ts'
import { type ChangeDirection, isClearChange } from './comparison.ts'
import { describeBestDay } from './highlights.ts'
import { cityOf, nameDay, nameSource } from './names.ts'
import { describeDaysBefore } from './period.ts'

/** A source, place or day explains a change if at least this share of the change is its own. */
const EXPLAINING_SHARE = 0.6

export interface Cause {
  text: string
  /** The source that explains the change, such as `tag:qr`. */
  source?: string
  isBestDay?: boolean
}

/** Returns the value that explains most of the change of the views; null if there is none, or if chance may explain its change. */
function findExplanation(counts: readonly ViewOriginCounts[], change: number, nameOf: (value: string) => string | null) {
  const own = ({ views, viewsBefore }: ViewOriginCounts) => (views - viewsBefore) / change
  const [top] = counts.filter(({ value }) => value !== OTHER_BREAKDOWN_VALUE && nameOf(value)).sort((a, b) => own(b) - own(a))
  return top && own(top) >= EXPLAINING_SHARE && isClearChange(top.views, top.viewsBefore) ? top : null
}

const placeNameOf = (location: string) => (location === UNKNOWN_VISITOR_ORIGIN_LABEL ? null : cityOf(location))

/** Only a chart by days tells the best day of the days before. */
function describeUnusualDayBefore({ totals, before, range }: AnalyticsPeriod, today: string): Cause | null {
  if (!before || range !== 'daily' || before.series.length < 2) return null
  const best = before.series.reduce((top, day) => (day.views > top.views ? day : top))
  const rest = before.totals.views - best.views
  if (best.views < EXPLAINING_SHARE * (before.totals.views - totals.views) || isClearChange(totals.views, rest)) return null
  const name = nameDay(best.start, today)
  return {
    text: `One day explains most of the fall: ${name} had ${formatCountOf(best.views, 'view')}. Without it, there is no clear change.`,
  }
}

function describeDayOfRise(period: AnalyticsPeriod, change: number, today: string): Cause | null {
  const { bestDay, totals, from, to } = period
  const sentence = describeBestDay(period, today)?.text
  if (!bestDay || !sentence) return null
  const usual = (totals.views - bestDay.views) / (countDays(from, to) - 1)
  if (bestDay.views - usual < EXPLAINING_SHARE * change) return null
  const source = bestDay.source && bestDay.source.views >= EXPLAINING_SHARE * bestDay.views ? bestDay.source.value : ''
  return { text: `Most of the rise is one day. ${sentence}`, isBestDay: true, ...(nameSource(source) && { source }) }
}

/**
 * Says what probably explains that the views rose or fell: a source, a place or a day that has most of the change. Returns null if the
 * change may be chance, or if nothing explains it.
 */
export function describeCause(period: AnalyticsPeriod, direction: ChangeDirection, today: string): Cause | null {
  if (direction === 'level' || !period.before) return null
  const change = period.totals.views - period.before.totals.views
  const { sources = [], locations = [] } = period.origins ?? {}
  const compare = ({ views, viewsBefore }: ViewOriginCounts) =>
    `${formatCountOf(views, 'view')}, after ${viewsBefore === 0 ? 'none' : formatCount(viewsBefore)} in ${describeDaysBefore(period)}`
  const most = `Most of the ${direction === 'up' ? 'rise' : 'fall'} came from`
  const day = direction === 'up' ? describeDayOfRise(period, change, today) : describeUnusualDayBefore(period, today)
  const source = findExplanation(sources, change, nameSource)
  // The day of a rise tells its source and place as well. The day before a fall tells only when.
  if (day && (direction === 'up' || !source)) return day
  if (source) return { text: `${most} ${nameSource(source.value)}: ${compare(source)}.`, source: source.value }
  const place = findExplanation(locations, change, placeNameOf)
  return place ? { text: `${most} ${placeNameOf(place.value)}: ${compare(place)}.` } : null
}
