import { type AnalyticsPeriod, type BestDay, type CardAnalytics, type EventListName, toTotalEventCounts } from '../../schema/analytics.ts'
import { addDays } from '../../schema/analytics-period.ts'
import { EVENT_KIND_NAMES, EVENT_KINDS, type EventCounts, ZERO_EVENT_COUNTS } from '../../schema/event-kinds.ts'

/** The day on which tests read analytics: a Monday. */
export const TODAY = '2026-11-23'
export const NOON = `${TODAY}T12:00:00.000Z`

export const createBestDay = (over: Partial<BestDay> = {}): BestDay => ({
  day: '2026-11-17',
  views: 41,
  saves: 0,
  read: over.views ?? 41,
  source: null,
  location: null,
  device: null,
  sourceAndLocation: 0,
  ...over,
})

/** Creates the last seven days and the seven days before. */
export function createPeriod(
  totals: Partial<EventCounts>,
  over: Partial<AnalyticsPeriod> = {},
  before: Partial<EventCounts> | null = {},
): AnalyticsPeriod {
  return {
    from: addDays(TODAY, -6),
    to: TODAY,
    range: 'daily',
    totals: { ...ZERO_EVENT_COUNTS, ...totals },
    series: [],
    before: before && { from: addDays(TODAY, -13), to: addDays(TODAY, -7), totals: { ...ZERO_EVENT_COUNTS, ...before }, series: [] },
    timing: [],
    bestDay: null,
    ...over,
  }
}

const NO_EVENTS = Object.fromEntries(EVENT_KIND_NAMES.map((kind) => [EVENT_KINDS[kind].list, []])) as unknown as Pick<
  CardAnalytics,
  EventListName
>

export function createAnalytics(over: Partial<CardAnalytics> = {}, totals: Partial<EventCounts> = {}): CardAnalytics {
  return {
    timeZone: 'UTC',
    ...NO_EVENTS,
    summary: { ...toTotalEventCounts({ ...ZERO_EVENT_COUNTS, ...totals }), excluded: 0 },
    excluded: { bots: 0, previews: 0, ownVisits: 0, floods: 0 },
    series: [],
    breakdowns: { devices: [], locations: [], sources: [], linkTypes: [], timing: [] },
    ...over,
  }
}
