import { and, eq, gte, sql } from 'drizzle-orm'
import type { OwnerAnalyticsSummary } from '../../schema/analytics.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { cardDailyCountsTable, cardTotalCountsTable } from '../../schema/tables/events.ts'
import type { Db } from '../platform/db.ts'

/** Adds up this month's views and the all-time saves of an owner's cards. The month is the UTC month of `now` (ms). */
export async function getAnalyticsSummary(db: Db, ownerId: number, now: number): Promise<OwnerAnalyticsSummary> {
  const month = new Date(now).toISOString().slice(0, 7)
  const [views, saves] = await db.batch([
    db
      .select({ count: sql<number>`coalesce(sum(${cardDailyCountsTable.views}), 0)` })
      .from(cardDailyCountsTable)
      .innerJoin(businessCardsTable, eq(businessCardsTable.id, cardDailyCountsTable.cardId))
      .where(and(eq(businessCardsTable.userId, ownerId), gte(cardDailyCountsTable.day, `${month}-01`))),
    db
      .select({ count: sql<number>`coalesce(sum(${cardTotalCountsTable.saves}), 0)` })
      .from(cardTotalCountsTable)
      .innerJoin(businessCardsTable, eq(businessCardsTable.id, cardTotalCountsTable.cardId))
      .where(eq(businessCardsTable.userId, ownerId)),
  ])
  return { viewsThisMonth: views[0]?.count ?? 0, saves: saves[0]?.count ?? 0 }
}
