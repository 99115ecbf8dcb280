import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { EVENT_KINDS, type EventKind } from '../../schema/event-kinds.ts'
import { EXPORT_LIMITS } from '../../schema/export.ts'
import { businessCardsTable, cardSlugsTable, imagesTable } from '../../schema/tables/cards.ts'
import { cardDailyCountsTable, cardTotalCountsTable, EVENT_TABLES } from '../../schema/tables/events.ts'
import { salesbotConfigsTable, salesbotConversationsTable, salesbotQuestionsTable } from '../../schema/tables/salesbot.ts'
import { auditLogTable, pwaSettingsTable } from '../../schema/tables/users.ts'
import type { Db } from '../platform/db.ts'

/** Reads what an export needs before it can begin: the user's settings, audit entries, images and the ids of the cards. */
export async function readExportOverview(db: Db, userId: number) {
  const { id, at, action, actorId, cardId, detail } = auditLogTable
  const { key, purpose, width, height, bytes, createdAt, cardId: imageCardId } = imagesTable
  const [cards, settings, audit, images] = await db.batch([
    db
      .select({ id: businessCardsTable.id })
      .from(businessCardsTable)
      .where(eq(businessCardsTable.userId, userId))
      .orderBy(asc(businessCardsTable.id))
      .limit(EXPORT_LIMITS.cards + 1),
    db.select().from(pwaSettingsTable).where(eq(pwaSettingsTable.userId, userId)),
    db
      .select({ at, action, actorId, cardId, detail })
      .from(auditLogTable)
      .where(eq(auditLogTable.userId, userId))
      .orderBy(desc(id))
      .limit(EXPORT_LIMITS.auditEntries + 1),
    db
      .select({ key, purpose, width, height, bytes, createdAt, cardId: imageCardId })
      .from(imagesTable)
      .where(eq(imagesTable.userId, userId))
      .orderBy(desc(createdAt))
      .limit(EXPORT_LIMITS.images + 1),
  ])
  return { cardIds: cards.map((card) => card.id), settings: settings[0] ?? null, audit, images }
}
export type ExportOverview = Awaited<ReturnType<typeof readExportOverview>>

/** Reads all about a user's card that is no long list; null if it is no longer the user's. */
export async function readExportedCard(db: Db, userId: number, cardId: number) {
  const { slug, createdAt } = cardSlugsTable
  const { question, timesAsked, createdAt: askedAt } = salesbotQuestionsTable
  const { day, views, clicks, saves, plays, submissions, chats, leads, visitors } = cardDailyCountsTable
  const [cards, slugs, configs, questions, totals, days] = await db.batch([
    db
      .select()
      .from(businessCardsTable)
      .where(and(eq(businessCardsTable.id, cardId), eq(businessCardsTable.userId, userId))),
    db.select({ slug, createdAt }).from(cardSlugsTable).where(eq(cardSlugsTable.cardId, cardId)),
    db.select().from(salesbotConfigsTable).where(eq(salesbotConfigsTable.cardId, cardId)),
    db
      .select({ question, timesAsked, createdAt: askedAt })
      .from(salesbotQuestionsTable)
      .where(eq(salesbotQuestionsTable.cardId, cardId))
      .limit(EXPORT_LIMITS.questions),
    db.select().from(cardTotalCountsTable).where(eq(cardTotalCountsTable.cardId, cardId)),
    db
      .select({ day, views, clicks, saves, plays, submissions, chats, leads, visitors })
      .from(cardDailyCountsTable)
      .where(eq(cardDailyCountsTable.cardId, cardId))
      .orderBy(asc(day)),
  ])
  return cards[0] ? { card: cards[0], slugs, config: configs[0] ?? null, questions, totals: totals[0] ?? null, days } : null
}

/** Fields of an event that are no part of an export: keys that only serve to count each visitor and event once. */
const UNEXPORTED_EVENT_FIELDS: readonly string[] = ['visitor']

/** Lists a card's counted events of one kind, newest first, with all that the owner may know of them. */
export async function listExportedEvents(db: Db, cardId: number, kind: EventKind, before: ExportCursor | undefined, limit: number) {
  const { actor, columns: own } = EVENT_KINDS[kind]
  const table = EVENT_TABLES[kind]
  const columns: Record<string, SQLiteColumn> = getTableColumns(table)
  const names = [...own.filter((name) => !UNEXPORTED_EVENT_FIELDS.includes(name)), `${actor}Ip`, `${actor}Location`, `${actor}Device`]
  const { id, timestamp } = table
  return db
    .select({ id, timestamp, ...(Object.fromEntries(names.map((name) => [name, columns[name]!])) as Record<string, SQLiteColumn>) })
    .from(table)
    .where(
      and(
        eq(table.cardId, cardId),
        'excluded' in table ? isNull(table.excluded) : undefined,
        before && sql`(${timestamp}, ${id}) < (${before.time}, ${before.id})`,
      ),
    )
    .orderBy(desc(timestamp), desc(id))
    .limit(limit)
}

/** Lists a card's conversations, newest first. */
export async function listExportedConversations(db: Db, cardId: number, before: ExportCursor | undefined, limit: number) {
  const { cardId: card, createdAt, id } = salesbotConversationsTable
  return db
    .select()
    .from(salesbotConversationsTable)
    .where(and(eq(card, cardId), before && sql`(${createdAt}, ${id}) < (${before.time}, ${before.id})`))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** Position in a list that is read in pages, newest first: the time in ms and the id of the last row of a page. */
export interface ExportCursor {
  time: number
  id: number
}
