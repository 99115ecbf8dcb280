import { type Analytics, OTHER, type Range, SHARES_MAX, type Share, UNKNOWN } from '../../schema/analytics.ts'
import type { readAnalytics } from './queries.ts'
import { seriesOf } from './series.ts'

type Stored = Awaited<ReturnType<typeof readAnalytics>>
type BreakdownRow = Stored[3][number]

const time = (ms: number) => new Date(ms).toISOString()
const weight = (share: Share) => share.views + share.clicks + share.saves

function sharesOf(rows: BreakdownRow[], dimension: BreakdownRow['dimension']): Share[] {
  const shares = rows
    .filter((row) => row.dimension === dimension && weight(row) > 0)
    .map(({ value, views, clicks, saves }) => ({ value, views, clicks, saves }))
    .sort((a, b) => weight(b) - weight(a) || (a.value < b.value ? -1 : 1))
  const rest = shares.splice(SHARES_MAX)
  if (rest.length === 0) return shares
  const other = { value: OTHER, views: 0, clicks: 0, saves: 0 }
  for (const share of rest) {
    other.views += share.views
    other.clicks += share.clicks
    other.saves += share.saves
  }
  return [...shares, other]
}

/** Puts together the answer of the analytics call. `today` is `YYYY-MM-DD` in UTC: where the series ends. */
export function toAnalytics(
  [[totals], days, hours, breakdowns, views, clicks, saves, submissions]: Stored,
  range: Range,
  today: string,
): Analytics {
  const { bots = 0, previews = 0, ownVisits = 0 } = totals ?? {}
  return {
    views: views.map((v) => ({ timestamp: time(v.timestamp), viewerLocation: v.location ?? UNKNOWN, viewerDevice: v.device ?? UNKNOWN })),
    clicks: clicks.map((c) => ({
      timestamp: time(c.timestamp),
      linkType: c.linkType,
      linkId: c.linkId,
      clickerDevice: c.device ?? UNKNOWN,
    })),
    saves: saves.map((s) => ({ timestamp: time(s.timestamp), saverLocation: s.location ?? UNKNOWN, saverDevice: s.device ?? UNKNOWN })),
    submissions: submissions.map((s) => ({ timestamp: time(s.timestamp), formData: s.formData })),
    summary: {
      totalViews: totals?.views ?? 0,
      totalClicks: totals?.clicks ?? 0,
      totalSaves: totals?.saves ?? 0,
      totalSubmissions: totals?.submissions ?? 0,
      totalChats: totals?.chats ?? 0,
      totalLeads: (totals?.submissions ?? 0) + (totals?.chatLeads ?? 0),
      excluded: bots + previews + ownVisits,
    },
    excluded: { bots, previews, ownVisits },
    series: seriesOf(days, range, today),
    breakdowns: {
      devices: sharesOf(breakdowns, 'device'),
      locations: sharesOf(breakdowns, 'location'),
      sources: sharesOf(breakdowns, 'source'),
      linkTypes: sharesOf(breakdowns, 'linkType'),
      timing: hours.map(({ weekday, hour, views, clicks, saves }) => ({ weekday, hour, views, clicks, saves })),
    },
  }
}
