import { type DashboardActivity, DASHBOARD_LEAD_CARDS_MAX, DASHBOARD_WEEK_DAYS } from '../../schema/dashboard.ts'
import type { Db } from '../platform/db.ts'
import { toIsoTime } from '../platform/time.ts'
import { DASHBOARD_VISIT_GAP_MS, readDashboardActivity, type StoredDashboardActivity } from './dashboard-queries.ts'
import { createZoneOffsetLookup, DAY_MS, QUARTER_HOUR_MS, toLocalDate } from './zone.ts'

/** Answers what happened on a user's cards since the visit before, with local days of `timeZone`. `now` is in ms. */
export async function getDashboardActivity(db: Db, ownerId: number, timeZone: string, now: number): Promise<DashboardActivity> {
  const offsetAt = createZoneOffsetLookup(timeZone)
  const today = Math.floor((now + offsetAt(now)) / DAY_MS)
  // Local days begin up to 14 hours before the UTC days of the same date.
  const stored = await readDashboardActivity(db, ownerId, toLocalDate((today - DASHBOARD_WEEK_DAYS) * DAY_MS, 0))
  return {
    ...countSinceVisitBefore(stored, now),
    viewsOfAllTime: stored.sums.views,
    today: toLocalDate(today * DAY_MS, 0),
    weekViews: sumViewsByLocalDay(stored.days, offsetAt, today),
  }
}

type CountsSinceVisit = Pick<DashboardActivity, 'since' | 'views' | 'saves' | 'leads' | 'leadCardIds'>

function countSinceVisitBefore({ visit, sums, leadTimes }: StoredDashboardActivity, now: number): CountsSinceVisit {
  // A load long after the last one is the first of a new visit, also before that visit is stored.
  const isNewVisit = visit && now - visit.seenAt > DASHBOARD_VISIT_GAP_MS
  const since = isNewVisit ? visit.seenAt : visit?.beforeAt
  if (!visit || since == null) return { since: null, views: 0, saves: 0, leads: 0, leadCardIds: [] }
  const leads = Math.max(0, sums.leads - (isNewVisit ? visit.seenLeads : visit.beforeLeads))
  return {
    since: toIsoTime(since),
    views: Math.max(0, sums.views - (isNewVisit ? visit.seenViews : visit.beforeViews)),
    saves: Math.max(0, sums.saves - (isNewVisit ? visit.seenSaves : visit.beforeSaves)),
    leads,
    leadCardIds: leads > 0 ? listCardsWithNewLeads(leadTimes, since) : [],
  }
}

function listCardsWithNewLeads(leadTimes: StoredDashboardActivity['leadTimes'], since: number): number[] {
  const newest = leadTimes
    .map(({ cardId, submissionAt, leadAt }) => ({ cardId, at: Math.max(submissionAt ?? 0, leadAt ?? 0) }))
    .sort((a, b) => b.at - a.at)
  // A lead that was stored late may be older than the visit, so the newest one is listed in any case.
  return newest
    .filter(({ at }, index) => index === 0 || at > since)
    .slice(0, DASHBOARD_LEAD_CARDS_MAX)
    .map(({ cardId }) => cardId)
}

/** Adds up the views of the last days by card and local day. `today` is the local day, in days since 1970. */
function sumViewsByLocalDay(
  rows: StoredDashboardActivity['days'],
  offsetAt: (time: number) => number,
  today: number,
): DashboardActivity['weekViews'] {
  const weeks: DashboardActivity['weekViews'] = {}
  const offsets = new Map<number, number>()
  const cachedOffsetAt = (time: number) => {
    const offset = offsets.get(time) ?? offsetAt(time)
    offsets.set(time, offset)
    return offset
  }
  for (const { cardId, day, viewQuarters } of rows) {
    const midnight = Date.parse(day)
    for (const [quarter, count] of (viewQuarters ?? []).entries()) {
      if (count === 0) continue
      const time = midnight + quarter * QUARTER_HOUR_MS
      const index = Math.floor((time + cachedOffsetAt(time)) / DAY_MS) - today + DASHBOARD_WEEK_DAYS - 1
      if (index < 0 || index >= DASHBOARD_WEEK_DAYS) continue
      const week = (weeks[cardId] ??= Array.from({ length: DASHBOARD_WEEK_DAYS }, () => 0))
      week[index]! += count
    }
  }
  return weeks
}
