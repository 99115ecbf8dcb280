import { type SQL, and, eq, inArray, sql } from 'drizzle-orm'
import {
  businessCardsTable,
  cardReportCopiesTable,
  cardReportsTable,
  cardSlugsTable,
  imagesTable,
  slugChangesTable,
} from '../../schema/tables/cards.ts'
import {
  cardBreakdownsTable,
  cardDailyCountsTable,
  cardDailyVisitorsTable,
  cardTotalCountsTable,
  EVENT_TABLES,
} from '../../schema/tables/events.ts'
import { salesbotConfigsTable, salesbotConversationsTable, salesbotQuestionsTable } from '../../schema/tables/salesbot.ts'
import { dashboardVisitsTable, usageCountsTable } from '../../schema/tables/users.ts'
import { IMAGE_USED_BY_OTHERS_SQL, isAnyImageUsedByOthers, buildImageUsedByOwnerSql } from '../media/image-use-queries.ts'
import type { NewAuditEntry } from '../platform/audit-queries.ts'
import { createAuditEntry } from '../platform/audit-queries.ts'
import type { Db } from '../platform/db.ts'
import { cardUsageKeyOf, modelUsageKeyOf } from '../platform/usage-key.ts'

const DELETED_ROWS_MAX = 2000

const TABLES_WITH_MANY_CARD_ROWS = [...Object.values(EVENT_TABLES), salesbotConversationsTable]
const TABLES_WITH_FEW_CARD_ROWS = [
  cardTotalCountsTable,
  cardDailyCountsTable,
  cardBreakdownsTable,
  salesbotConfigsTable,
  salesbotQuestionsTable,
  slugChangesTable,
  cardReportsTable,
  cardReportCopiesTable,
] as const

async function deleteRowsInChunks(db: Db, chunk: SQL): Promise<void> {
  for (let deleted = DELETED_ROWS_MAX; deleted >= DELETED_ROWS_MAX;) deleted = (await db.run(chunk)).meta.changes
}

export async function deleteCardEvents(db: Db, cardId: number): Promise<void> {
  for (const table of TABLES_WITH_MANY_CARD_ROWS) {
    await deleteRowsInChunks(
      db,
      sql`delete from ${table} where id in (select id from ${table} where card_id = ${cardId} limit ${DELETED_ROWS_MAX})`,
    )
  }
}

export async function listImagesUsedOnlyByCard(db: Db, cardId: number, limit: number): Promise<string[]> {
  const [card] = await db.select({ userId: businessCardsTable.userId }).from(businessCardsTable).where(eq(businessCardsTable.id, cardId))
  const shared = await isAnyImageUsedByOthers(db, card?.userId ?? 0)
  const named = shared ? sql`(${buildImageUsedByOwnerSql(cardId)} or ${IMAGE_USED_BY_OTHERS_SQL})` : buildImageUsedByOwnerSql(cardId)
  const rows = await db
    .select({ key: imagesTable.key })
    .from(imagesTable)
    .where(sql`card_id = ${cardId} and not ${named}`)
    .limit(limit)
  return rows.map(({ key }) => key)
}

const DAY_MS = 86_400_000
/** Daily rows about visitors and messages are kept for two days only. Clocks may differ, so rows of four days are deleted. */
const DAYS_OF_SHORT_LIVED_ROWS = 4

function deleteShortLivedRows(db: Db, cardId: number, now: number) {
  const days = Array.from({ length: DAYS_OF_SHORT_LIVED_ROWS }, (_, i) => new Date(now - (i - 1) * DAY_MS).toISOString().slice(0, 10))
  const { day: visitorDay, cardId: visitorCard } = cardDailyVisitorsTable
  const { period, key } = usageCountsTable
  return [
    db.delete(cardDailyVisitorsTable).where(and(inArray(visitorDay, days), eq(visitorCard, cardId))),
    db.delete(usageCountsTable).where(and(inArray(period, days), inArray(key, [cardUsageKeyOf(cardId), modelUsageKeyOf({ cardId })]))),
  ] as const
}

/**
 * Subtracts a deleted card's counts from the totals stored at each user's last visit of the dashboard. Otherwise the dashboard could show a
 * negative number of new views.
 */
function subtractFromDashboardVisits(db: Db, cardId: number) {
  const visits = dashboardVisitsTable
  const { views, saves, leads, submissions } = cardTotalCountsTable
  const totals = (count: SQL) =>
    sql`coalesce((select ${count} from ${cardTotalCountsTable} where ${cardTotalCountsTable.cardId} = ${cardId}), 0)`
  const leadTotal = totals(sql`${leads} + ${submissions}`)
  return db
    .update(visits)
    .set({
      seenViews: sql`${visits.seenViews} - ${totals(sql`${views}`)}`,
      seenSaves: sql`${visits.seenSaves} - ${totals(sql`${saves}`)}`,
      seenLeads: sql`${visits.seenLeads} - ${leadTotal}`,
      beforeViews: sql`${visits.beforeViews} - ${totals(sql`${views}`)}`,
      beforeSaves: sql`${visits.beforeSaves} - ${totals(sql`${saves}`)}`,
      beforeLeads: sql`${visits.beforeLeads} - ${leadTotal}`,
    })
    .where(
      eq(visits.userId, db.select({ id: businessCardsTable.userId }).from(businessCardsTable).where(eq(businessCardsTable.id, cardId))),
    )
}

export async function deleteCardRows(db: Db, cardId: number, fact: NewAuditEntry): Promise<void> {
  const now = Date.now()
  await db.batch([
    db.update(cardSlugsTable).set({ deletedAt: now }).where(eq(cardSlugsTable.cardId, cardId)),
    subtractFromDashboardVisits(db, cardId),
    db.update(imagesTable).set({ cardId: null }).where(eq(imagesTable.cardId, cardId)),
    ...TABLES_WITH_FEW_CARD_ROWS.map((table) => db.delete(table).where(eq(table.cardId, cardId))),
    ...deleteShortLivedRows(db, cardId, now),
    db.delete(businessCardsTable).where(eq(businessCardsTable.id, cardId)),
    createAuditEntry(db, fact),
  ])
}
