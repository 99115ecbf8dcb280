import { type Analytics, HISTORY_KINDS, type Lists, OTHER, type Range, SHARES_MAX, type Share, toTotals } from '../../schema/analytics.ts'
import { COUNT_NAMES, type Counts } from '../../schema/event-kinds.ts'
import { toRecord } from './history.ts'
import type { readAnalytics } from './queries.ts'
import { seriesOf } from './series.ts'
import { dayAt, toZone, offsetIn } from './zone.ts'

type Stored = Awaited<ReturnType<typeof readAnalytics>>

const weight = (share: Omit<Share, 'value'>) => share.views + share.clicks + share.saves

/** The largest values. If the list is full, the last share is the rest of `all`, the counts of the whole dimension. */
function sharesOf(largest: Share[], all: Omit<Share, 'value'>): Share[] {
  const shares = largest.filter((share) => weight(share) > 0).sort((a, b) => weight(b) - weight(a) || (a.value < b.value ? -1 : 1))
  if (shares.length < SHARES_MAX) return shares
  const other = { value: OTHER, ...all }
  for (const share of shares) {
    other.views -= share.views
    other.clicks -= share.clicks
    other.saves -= share.saves
  }
  return weight(other) > 0 ? [...shares, other] : shares
}

/** The answer of the analytics call in a known time zone. The series ends with the day of `now`, in ms. */
export function toAnalytics({ totals, days: stored, shares, lists }: Stored, range: Range, timeZone: string, now: number): Analytics {
  const { days, timing } = toZone(stored, timeZone)
  const { bots = 0, previews = 0, ownVisits = 0, floods = 0 } = totals ?? {}
  const counts = Object.fromEntries(COUNT_NAMES.map((name) => [name, totals?.[name] ?? 0])) as Counts
  const { views, clicks, saves } = counts
  return {
    timeZone,
    ...(Object.fromEntries(HISTORY_KINDS.map((list, i) => [list, lists[i]!.map((row) => toRecord(list, row))])) as unknown as Lists),
    summary: {
      ...toTotals(counts),
      totalLeads: counts.submissions + counts.leads,
      excluded: bots + previews + ownVisits + floods,
    },
    excluded: { bots, previews, ownVisits, floods },
    series: seriesOf(days, range, dayAt(now, offsetIn(timeZone)(now))),
    breakdowns: {
      devices: sharesOf(shares.devices, { views, clicks, saves }),
      locations: sharesOf(shares.locations, { views, clicks, saves }),
      sources: sharesOf(shares.sources, { views, clicks: 0, saves: 0 }),
      linkTypes: sharesOf(shares.linkTypes, { views: 0, clicks, saves: 0 }),
      timing,
    },
  }
}
