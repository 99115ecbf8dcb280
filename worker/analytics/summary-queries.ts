import { and, eq, gte, sql } from 'drizzle-orm'
import type { OwnerAnalyticsSummary } from '../../schema/analytics.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { cardDaysTable, cardTotalsTable } from '../../schema/tables/events.ts'
import type { Db } from '../platform/db.ts'

/** Adds up this month's views and all-time saves of every card that `ownerId` owns. `now` (ms) determines the month in UTC. */
export async function getAnalyticsSummary(db: Db, ownerId: number, now: number): Promise<OwnerAnalyticsSummary> {
  const month = new Date(now).toISOString().slice(0, 7)
  const [views, saves] = await db.batch([
    db
      .select({ count: sql<number>`coalesce(sum(${cardDaysTable.views}), 0)` })
      .from(cardDaysTable)
      .innerJoin(businessCardsTable, eq(businessCardsTable.id, cardDaysTable.cardId))
      .where(and(eq(businessCardsTable.userId, ownerId), gte(cardDaysTable.day, `${month}-01`))),
    db
      .select({ count: sql<number>`coalesce(sum(${cardTotalsTable.saves}), 0)` })
      .from(cardTotalsTable)
      .innerJoin(businessCardsTable, eq(businessCardsTable.id, cardTotalsTable.cardId))
      .where(eq(businessCardsTable.userId, ownerId)),
  ])
  return { viewsThisMonth: views[0]?.count ?? 0, saves: saves[0]?.count ?? 0 }
}
