import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { EVENT_KINDS, type EventKind } from '../../schema/event-kinds.ts'
import { EXPORT_LIMITS } from '../../schema/export.ts'
import { PASSKEYS_PER_USER_MAX } from '../../schema/second-factor.ts'
import { businessCardsTable, cardSlugsTable, imagesTable } from '../../schema/tables/cards.ts'
import { cardDailyCountsTable, cardTotalCountsTable, EVENT_TABLES, formSubmissionsTable } from '../../schema/tables/events.ts'
import { salesbotConfigsTable, salesbotConversationsTable, salesbotQuestionsTable } from '../../schema/tables/salesbot.ts'
import {
  auditLogTable,
  authenticatorAppsTable,
  dashboardVisitsTable,
  passkeysTable,
  pushSubscriptionsTable,
  pwaSettingsTable,
  recoveryCodesTable,
} from '../../schema/tables/users.ts'
import type { Db } from '../platform/db.ts'
import type { ExportCursor, ExportRowSize } from './pages.ts'

export async function getExportedAccountRows(db: Db, ownerId: number) {
  const { id, at, action, actorId, cardId, detail, count, lastAt } = auditLogTable
  const { key, purpose, width, height, bytes, createdAt, cardId: imageCardId } = imagesTable
  const [cards, settings, visits, audit, images, notifiedBrowsers, apps, passkeys, codes] = await db.batch([
    db
      .select({ id: businessCardsTable.id })
      .from(businessCardsTable)
      .where(eq(businessCardsTable.userId, ownerId))
      .orderBy(asc(businessCardsTable.id))
      .limit(EXPORT_LIMITS.cards.rows + 1),
    db.select().from(pwaSettingsTable).where(eq(pwaSettingsTable.userId, ownerId)),
    db.select({ seenAt: dashboardVisitsTable.seenAt }).from(dashboardVisitsTable).where(eq(dashboardVisitsTable.userId, ownerId)),
    db
      .select({ at, action, actorId, cardId, detail, count, lastAt })
      .from(auditLogTable)
      .where(eq(auditLogTable.userId, ownerId))
      .orderBy(desc(id))
      .limit(EXPORT_LIMITS.auditEntries + 1),
    db
      .select({ key, purpose, width, height, bytes, createdAt, cardId: imageCardId })
      .from(imagesTable)
      .where(eq(imagesTable.userId, ownerId))
      .orderBy(desc(createdAt))
      .limit(EXPORT_LIMITS.images + 1),
    db
      .select({ endpoint: pushSubscriptionsTable.endpoint, createdAt: pushSubscriptionsTable.createdAt })
      .from(pushSubscriptionsTable)
      .where(eq(pushSubscriptionsTable.userId, ownerId)),
    db
      .select({ confirmedAt: authenticatorAppsTable.confirmedAt })
      .from(authenticatorAppsTable)
      .where(and(eq(authenticatorAppsTable.userId, ownerId), isNotNull(authenticatorAppsTable.confirmedAt))),
    db
      .select({ name: passkeysTable.name, createdAt: passkeysTable.createdAt, lastUsedAt: passkeysTable.lastUsedAt })
      .from(passkeysTable)
      .where(eq(passkeysTable.userId, ownerId))
      .limit(PASSKEYS_PER_USER_MAX),
    db
      .select({ count: sql<number>`count(*)` })
      .from(recoveryCodesTable)
      .where(eq(recoveryCodesTable.userId, ownerId)),
  ])
  return {
    cardIds: cards.map((card) => card.id),
    settings: settings[0] ?? null,
    dashboardSeenAt: visits[0]?.seenAt ?? null,
    audit,
    images,
    notifiedBrowsers,
    secondFactors: { appSince: apps[0]?.confirmedAt ?? null, passkeys, recoveryCodesLeft: codes[0]!.count },
  }
}
export type ExportedAccountRows = Awaited<ReturnType<typeof getExportedAccountRows>>

export async function listExportedCards(db: Db, ownerId: number, cardIds: number[]) {
  const { slug, createdAt, cardId } = cardSlugsTable
  const isListed = (column: SQLiteColumn) => sql`${column} in (select value from json_each(${JSON.stringify(cardIds)}))`
  const [cards, slugs, configs, totals] = await db.batch([
    db
      .select()
      .from(businessCardsTable)
      .where(and(isListed(businessCardsTable.id), eq(businessCardsTable.userId, ownerId)))
      .orderBy(asc(businessCardsTable.id)),
    db.select({ slug, createdAt, cardId }).from(cardSlugsTable).where(isListed(cardId)),
    db.select().from(salesbotConfigsTable).where(isListed(salesbotConfigsTable.cardId)),
    db.select().from(cardTotalCountsTable).where(isListed(cardTotalCountsTable.cardId)),
  ])
  return cards.map((card) => ({
    card,
    slugs: slugs.filter((row) => row.cardId === card.id),
    config: configs.find((row) => row.cardId === card.id) ?? null,
    totals: totals.find((row) => row.cardId === card.id) ?? null,
  }))
}
export type ExportedCard = Awaited<ReturnType<typeof listExportedCards>>[number]

export async function getExportedCardDetails(db: Db, cardId: number) {
  const { question, timesAsked, createdAt: askedAt } = salesbotQuestionsTable
  const { day, views, clicks, saves, plays, submissions, chats, leads, visitors } = cardDailyCountsTable
  const [questions, days] = await db.batch([
    db
      .select({ question, timesAsked, createdAt: askedAt })
      .from(salesbotQuestionsTable)
      .where(eq(salesbotQuestionsTable.cardId, cardId))
      .limit(EXPORT_LIMITS.questions),
    db
      .select({ day, views, clicks, saves, plays, submissions, chats, leads, visitors })
      .from(cardDailyCountsTable)
      .where(eq(cardDailyCountsTable.cardId, cardId))
      .orderBy(asc(day)),
  ])
  return { questions, days }
}

/** These event fields are not exported, because they serve only to count each visitor once. */
const UNEXPORTED_EVENT_FIELDS: readonly string[] = ['visitor']

function exportedEventColumnsOf(kind: EventKind) {
  const { actor, columns: own } = EVENT_KINDS[kind]
  const table = EVENT_TABLES[kind]
  const columns: Record<string, SQLiteColumn> = getTableColumns(table)
  const names = [...own.filter((name) => !UNEXPORTED_EVENT_FIELDS.includes(name)), `${actor}Ip`, `${actor}Location`, `${actor}Device`]
  const selected = Object.fromEntries(names.map((name) => [name, columns[name]!])) as Record<string, SQLiteColumn>
  return { id: table.id, timestamp: table.timestamp, ...selected }
}

export async function listExportedEvents(db: Db, cardId: number, kind: EventKind, before: ExportCursor | undefined, limit: number) {
  const table = EVENT_TABLES[kind]
  const { id, timestamp } = table
  return db
    .select(exportedEventColumnsOf(kind))
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

/** Estimated total size in bytes of a row's columns that are always small. */
const SMALL_COLUMNS_BYTES = 500

const isBetween = (time: SQLiteColumn, id: SQLiteColumn, from: ExportCursor, to: ExportCursor) =>
  sql`(${time}, ${id}) <= (${from.time}, ${from.id}) and (${time}, ${id}) >= (${to.time}, ${to.id})`

export async function listSubmissionSizes(db: Db, cardId: number, limit: number): Promise<ExportRowSize[]> {
  const { id, timestamp, formData, cardId: card } = formSubmissionsTable
  return db
    .select({ id, time: timestamp, bytes: sql<number>`${SMALL_COLUMNS_BYTES} + octet_length(${formData})` })
    .from(formSubmissionsTable)
    .where(eq(card, cardId))
    .orderBy(desc(timestamp), desc(id))
    .limit(limit)
}

export async function listExportedSubmissions(db: Db, cardId: number, from: ExportCursor, to: ExportCursor, limit: number) {
  const { id, timestamp, cardId: card } = formSubmissionsTable
  return db
    .select(exportedEventColumnsOf('submission'))
    .from(formSubmissionsTable)
    .where(and(eq(card, cardId), isBetween(timestamp, id, from, to)))
    .orderBy(desc(timestamp), desc(id))
    .limit(limit)
}

export async function listConversationSizes(db: Db, cardId: number, limit: number): Promise<ExportRowSize[]> {
  const { id, createdAt, conversationData, buttonInteractions, assistantState, cardId: card } = salesbotConversationsTable
  const bytes = sql<number>`${SMALL_COLUMNS_BYTES} + octet_length(${conversationData}) + octet_length(${buttonInteractions})
    + coalesce(octet_length(${assistantState}), 0)`
  return db
    .select({ id, time: createdAt, bytes })
    .from(salesbotConversationsTable)
    .where(eq(card, cardId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

export async function listExportedConversations(db: Db, cardId: number, from: ExportCursor, to: ExportCursor, limit: number) {
  const { cardId: card, createdAt, id } = salesbotConversationsTable
  return db
    .select()
    .from(salesbotConversationsTable)
    .where(and(eq(card, cardId), isBetween(createdAt, id, from, to)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}
