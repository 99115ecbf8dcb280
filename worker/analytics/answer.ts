import { type Analytics, OTHER, type Range, SHARES_MAX, type Share, UNKNOWN } from '../../schema/analytics.ts'
import type { readAnalytics } from './queries.ts'
import { seriesOf } from './series.ts'
import { dayAt, inZone, offsetIn } from './zone.ts'

type Stored = Awaited<ReturnType<typeof readAnalytics>>
type Counts = Omit<Share, 'value'>

const time = (ms: number) => new Date(ms).toISOString()
const weight = (share: Counts) => share.views + share.clicks + share.saves

/** The largest values, and behind a full list the rest of `all` that the dimension counts, as one share. */
function sharesOf(largest: Share[], all: Counts): Share[] {
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

/** Puts together the answer of the analytics call for a known time zone. The series ends with the day of `now`, in ms. */
export function toAnalytics(
  [[totals], stored, devices, locations, sources, linkTypes, views, clicks, saves, submissions]: Stored,
  range: Range,
  timeZone: string,
  now: number,
): Analytics {
  const { days, timing } = inZone(stored, timeZone)
  const { bots = 0, previews = 0, ownVisits = 0, floods = 0 } = totals ?? {}
  const all = { views: totals?.views ?? 0, clicks: totals?.clicks ?? 0, saves: totals?.saves ?? 0 }
  return {
    timeZone,
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
      totalViews: all.views,
      totalClicks: all.clicks,
      totalSaves: all.saves,
      totalPlays: totals?.plays ?? 0,
      totalSubmissions: totals?.submissions ?? 0,
      totalChats: totals?.chats ?? 0,
      totalLeads: (totals?.submissions ?? 0) + (totals?.chatLeads ?? 0),
      excluded: bots + previews + ownVisits + floods,
    },
    excluded: { bots, previews, ownVisits, floods },
    series: seriesOf(days, range, dayAt(now, offsetIn(timeZone)(now))),
    breakdowns: {
      devices: sharesOf(devices, all),
      locations: sharesOf(locations, all),
      sources: sharesOf(sources, { ...all, clicks: 0, saves: 0 }),
      linkTypes: sharesOf(linkTypes, { ...all, views: 0, saves: 0 }),
      timing,
    },
  }
}
