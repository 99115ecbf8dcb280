import { type DashboardActivity, DASHBOARD_CARDS_WITH_LEADS_MAX, DASHBOARD_CHART_DAYS } from '../../schema/dashboard.ts'
import type { Db } from '../platform/db.ts'
import { toIsoTime } from '../platform/time.ts'
import { DASHBOARD_VISIT_GAP_MS, getDashboardActivityRows, type StoredDashboardActivity } from './dashboard-queries.ts'
import { createZoneOffsetLookup, DAY_MS, QUARTER_HOUR_MS, toLocalDate } from './zone.ts'

/** Counts what is new since the last visit, and what happened this week in local days of `timeZone`. `now` is in ms. */
export async function getDashboardActivity(db: Db, ownerId: number, timeZone: string, now: number): Promise<DashboardActivity> {
  const offsetAt = createZoneOffsetLookup(timeZone)
  const today = Math.floor((now + offsetAt(now)) / DAY_MS)
  // A local day begins up to 14 hours before the UTC day with the same date.
  const stored = await getDashboardActivityRows(db, ownerId, toLocalDate((today - DASHBOARD_CHART_DAYS) * DAY_MS, 0))
  const week = countWeek(stored.days, offsetAt, today)
  return {
    ...(countSinceVisitBefore(stored, now) ?? {
      since: null,
      views: sumOf(Object.values(week.viewsOfCards).flat()),
      saves: week.saves,
      leads: week.leads,
      leadCardIds: listCardsWithNewLeads(stored.leadTimes, ({ cardId }) => week.leadCards.has(cardId)),
    }),
    viewsOfAllTime: stored.sums.views,
    today: toLocalDate(today * DAY_MS, 0),
    weekViews: week.viewsOfCards,
  }
}

type CountsOfVisit = Pick<DashboardActivity, 'since' | 'views' | 'saves' | 'leads' | 'leadCardIds'>

/** Counts what is new since the last visit of the dashboard; null during the first visit. */
function countSinceVisitBefore({ visit, sums, leadTimes }: StoredDashboardActivity, now: number): CountsOfVisit | null {
  // If the last load was long ago, this load begins a new visit, which may not be stored yet.
  const isNewVisit = visit && now - visit.seenAt > DASHBOARD_VISIT_GAP_MS
  const since = isNewVisit ? visit.seenAt : visit?.beforeAt
  if (!visit || since == null) return null
  const leads = Math.max(0, sums.leads - (isNewVisit ? visit.seenLeads : visit.beforeLeads))
  return {
    since: toIsoTime(since),
    views: Math.max(0, sums.views - (isNewVisit ? visit.seenViews : visit.beforeViews)),
    saves: Math.max(0, sums.saves - (isNewVisit ? visit.seenSaves : visit.beforeSaves)),
    leads,
    // The newest lead is always listed, because a lead may be stored late, with a time before the visit.
    leadCardIds: leads > 0 ? listCardsWithNewLeads(leadTimes, ({ at }, index) => index === 0 || at > since) : [],
  }
}

function listCardsWithNewLeads(
  leadTimes: StoredDashboardActivity['leadTimes'],
  isNew: (newest: { cardId: number; at: number }, index: number) => boolean,
): number[] {
  return leadTimes
    .map(({ cardId, submissionAt, leadAt }) => ({ cardId, at: Math.max(submissionAt ?? 0, leadAt ?? 0) }))
    .sort((a, b) => b.at - a.at)
    .filter(isNew)
    .slice(0, DASHBOARD_CARDS_WITH_LEADS_MAX)
    .map(({ cardId }) => cardId)
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

function countWeek(rows: StoredDashboardActivity['days'], offsetAt: (time: number) => number, today: number) {
  const offsets = new Map<number, number>()
  const cachedOffsetAt = (time: number) => {
    const offset = offsets.get(time) ?? offsetAt(time)
    offsets.set(time, offset)
    return offset
  }
  const splitByLocalDay = (day: string, quarters: number[] | null): number[] => {
    const counts = Array.from({ length: DASHBOARD_CHART_DAYS }, () => 0)
    const midnight = Date.parse(day)
    for (const [quarter, count] of (quarters ?? []).entries()) {
      if (count === 0) continue
      const time = midnight + quarter * QUARTER_HOUR_MS
      const index = Math.floor((time + cachedOffsetAt(time)) / DAY_MS) - today + DASHBOARD_CHART_DAYS - 1
      if (index >= 0 && index < DASHBOARD_CHART_DAYS) counts[index]! += count
    }
    return counts
  }
  const viewsOfCards: DashboardActivity['weekViews'] = {}
  const leadCards = new Set<number>()
  const week = { viewsOfCards, saves: 0, leads: 0, leadCards }
  for (const { cardId, day, viewQuarters, saveQuarters, submissionQuarters, leadQuarters } of rows) {
    const views = splitByLocalDay(day, viewQuarters)
    if (views.some(Boolean)) viewsOfCards[cardId] = views.map((count, index) => count + (viewsOfCards[cardId]?.[index] ?? 0))
    week.saves += sumOf(splitByLocalDay(day, saveQuarters))
    const leads = sumOf(splitByLocalDay(day, submissionQuarters)) + sumOf(splitByLocalDay(day, leadQuarters))
    week.leads += leads
    if (leads > 0) leadCards.add(cardId)
  }
  return week
}
