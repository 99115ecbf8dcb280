import { and, eq, gte, sql } from 'drizzle-orm'
import type { AnalyticsSummary } from '../../schema/analytics.ts'
import { businessCards } from '../../schema/tables/cards.ts'
import { cardDays, cardTotals } from '../../schema/tables/events.ts'
import type { Db } from '../platform/db.ts'

/**
 * Adds up the roll-ups of every card that `ownerId` owns: at most 31 rows and one total per card. The month is that of `now` (ms) in UTC.
 */
export async function getAnalyticsSummary(db: Db, ownerId: number, now: number): Promise<AnalyticsSummary> {
  const month = new Date(now).toISOString().slice(0, 7)
  const [views, saves] = await db.batch([
    db
      .select({ count: sql<number>`coalesce(sum(${cardDays.views}), 0)` })
      .from(cardDays)
      .innerJoin(businessCards, eq(businessCards.id, cardDays.cardId))
      .where(and(eq(businessCards.userId, ownerId), gte(cardDays.day, `${month}-01`))),
    db
      .select({ count: sql<number>`coalesce(sum(${cardTotals.saves}), 0)` })
      .from(cardTotals)
      .innerJoin(businessCards, eq(businessCards.id, cardTotals.cardId))
      .where(eq(businessCards.userId, ownerId)),
  ])
  return { viewsThisMonth: views[0]?.count ?? 0, saves: saves[0]?.count ?? 0 }
}
