import {
  type CardAnalytics,
  EVENT_LIST_NAMES,
  type EventRecordLists,
  OTHER_BREAKDOWN_VALUE,
  type ChartInterval,
  BREAKDOWN_ROWS_MAX,
  type BreakdownRow,
  toTotalEventCounts,
} from '../../schema/analytics.ts'
import { EVENT_COUNT_NAMES, type EventCounts } from '../../schema/event-kinds.ts'
import { toEventRecord } from './history.ts'
import type { getCardAnalytics } from './queries.ts'
import { toChartBuckets } from './series.ts'
import { toLocalDate, convertCountsToTimeZone, createZoneOffsetLookup } from './zone.ts'

type StoredCardAnalytics = Awaited<ReturnType<typeof getCardAnalytics>>

const sumBreakdownRowCounts = (share: Omit<BreakdownRow, 'value'>) => share.views + share.clicks + share.saves

function addOtherValuesRow(largest: BreakdownRow[], all: Omit<BreakdownRow, 'value'>): BreakdownRow[] {
  const shares = largest
    .filter((share) => sumBreakdownRowCounts(share) > 0)
    .sort((a, b) => sumBreakdownRowCounts(b) - sumBreakdownRowCounts(a) || (a.value < b.value ? -1 : 1))
  if (shares.length < BREAKDOWN_ROWS_MAX) return shares
  const other = { value: OTHER_BREAKDOWN_VALUE, ...all }
  for (const share of shares) {
    other.views -= share.views
    other.clicks -= share.clicks
    other.saves -= share.saves
  }
  return sumBreakdownRowCounts(other) > 0 ? [...shares, other] : shares
}

/** Builds the API's response with the analytics of a card. The chart ends with the local day of `now` (ms). */
export function toCardAnalytics(
  { totals, days: stored, shares, lists }: StoredCardAnalytics,
  range: ChartInterval,
  timeZone: string,
  now: number,
): CardAnalytics {
  const { days, timing } = convertCountsToTimeZone(stored, timeZone)
  const { bots = 0, previews = 0, ownVisits = 0, leftOut = 0 } = totals ?? {}
  const floods = leftOut + (totals?.floods ?? 0)
  const counts = Object.fromEntries(EVENT_COUNT_NAMES.map((name) => [name, totals?.[name] ?? 0])) as EventCounts
  const { views, clicks, saves } = counts
  return {
    timeZone,
    ...(Object.fromEntries(
      EVENT_LIST_NAMES.map((list, i) => [list, lists[i]!.map((row) => toEventRecord(list, row))]),
    ) as unknown as EventRecordLists),
    summary: {
      ...toTotalEventCounts(counts),
      totalLeads: counts.submissions + counts.leads,
      excluded: bots + previews + ownVisits + floods,
    },
    excluded: { bots, previews, ownVisits, floods },
    series: toChartBuckets(days, range, toLocalDate(now, createZoneOffsetLookup(timeZone)(now))),
    breakdowns: {
      devices: addOtherValuesRow(shares.devices, { views, clicks, saves }),
      locations: addOtherValuesRow(shares.locations, { views, clicks, saves }),
      sources: addOtherValuesRow(shares.sources, { views, clicks: 0, saves: 0 }),
      linkTypes: addOtherValuesRow(shares.linkTypes, { views: 0, clicks, saves: 0 }),
      timing,
    },
  }
}
