import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { CARDS_WITH_WEEK_CHART_MAX } from '../../schema/dashboard.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { cardDailyCountsTable, cardLeadsTable, cardTotalCountsTable, formSubmissionsTable } from '../../schema/tables/events.ts'
import { dashboardVisitsTable, usersTable } from '../../schema/tables/users.ts'
import type { Db } from '../platform/db.ts'

export const DASHBOARD_VISIT_GAP_MS = 30 * 60_000
/** Visits that follow each other faster write nothing. */
const DASHBOARD_VISIT_WRITE_GAP_MS = 10_000

const { cardId, views, saves, submissions, leads } = cardTotalCountsTable
const LEADS_SQL = sql<number>`${leads} + ${submissions}`

/**
 * Reads the last visits, the all-time sums, the time of each card's newest lead, and the daily counts of the oldest cards since the UTC day
 * `firstDay`. However many events there are, this reads one row of totals for each card and at most nine days of each of the oldest cards.
 */
export async function getDashboardActivityRows(db: Db, ownerId: number, firstDay: string) {
  const isOwn = eq(businessCardsTable.userId, ownerId)
  const { id } = businessCardsTable
  const [visits, sums, leadTimes, days] = await db.batch([
    db.select().from(dashboardVisitsTable).where(eq(dashboardVisitsTable.userId, ownerId)),
    db
      .select({
        views: sql<number>`coalesce(sum(${views}), 0)`,
        saves: sql<number>`coalesce(sum(${saves}), 0)`,
        leads: sql<number>`coalesce(sum(${LEADS_SQL}), 0)`,
      })
      .from(cardTotalCountsTable)
      .innerJoin(businessCardsTable, eq(id, cardId))
      .where(isOwn),
    db
      .select({
        cardId,
        submissionAt: sql<number | null>`(select max(timestamp) from ${formSubmissionsTable} where card_id = ${cardId})`,
        leadAt: sql<number | null>`(select max(timestamp) from ${cardLeadsTable} where card_id = ${cardId} and excluded is null)`,
      })
      .from(cardTotalCountsTable)
      .innerJoin(businessCardsTable, eq(id, cardId))
      .where(and(isOwn, sql`${LEADS_SQL} > 0`)),
    db
      .select({
        cardId: cardDailyCountsTable.cardId,
        day: cardDailyCountsTable.day,
        viewQuarters: cardDailyCountsTable.viewQuarters,
        saveQuarters: cardDailyCountsTable.saveQuarters,
        submissionQuarters: cardDailyCountsTable.submissionQuarters,
        leadQuarters: cardDailyCountsTable.leadQuarters,
      })
      .from(cardDailyCountsTable)
      .where(
        and(
          inArray(
            cardDailyCountsTable.cardId,
            db.select({ id }).from(businessCardsTable).where(isOwn).orderBy(asc(id)).limit(CARDS_WITH_WEEK_CHART_MAX),
          ),
          gte(cardDailyCountsTable.day, firstDay),
        ),
      ),
  ])
  return { visit: visits[0] ?? null, sums: sums[0]!, leadTimes, days }
}
export type StoredDashboardActivity = Awaited<ReturnType<typeof getDashboardActivityRows>>

/** Stores that the user looked at the dashboard at `now` (ms), with the current counts of the user's cards. */
export async function updateDashboardVisit(db: Db, ownerId: number, now: number): Promise<void> {
  const sumOfOwn = (count: ReturnType<typeof sql>) =>
    sql`coalesce((select sum(${count}) from ${cardTotalCountsTable} join ${businessCardsTable} on ${businessCardsTable.id} = ${cardId}
      where ${businessCardsTable.userId} = ${usersTable.id}), 0)`
  const keepBefore = (name: string) =>
    sql.raw(`before_${name} = iif(excluded.seen_at - seen_at > ${DASHBOARD_VISIT_GAP_MS}, seen_${name}, before_${name})`)
  await db.run(sql`
    insert into ${dashboardVisitsTable} (user_id, seen_at, seen_views, seen_saves, seen_leads)
    select ${usersTable.id}, ${now}, ${sumOfOwn(sql`${views}`)}, ${sumOfOwn(sql`${saves}`)}, ${sumOfOwn(LEADS_SQL)}
    from ${usersTable} where ${usersTable.id} = ${ownerId}
    on conflict (user_id) do update set
      ${sql.join(['at', 'views', 'saves', 'leads'].map(keepBefore), sql`, `)},
      seen_at = excluded.seen_at, seen_views = excluded.seen_views, seen_saves = excluded.seen_saves, seen_leads = excluded.seen_leads
    where excluded.seen_at - seen_at >= ${DASHBOARD_VISIT_WRITE_GAP_MS}`)
}
