import { and, asc, desc, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  EVENT_LIST_NAMES,
  type EventListName,
  EVENT_KIND_BY_LIST_NAME,
  EVENT_RECORDS_PER_PAGE,
  BREAKDOWN_ROWS_MAX,
  BREAKDOWN_PAGE_SIZE,
  CHAT_LEADS_MAX,
} from '../../schema/analytics.ts'
import { BEST_DAY_VIEWS_READ_MAX } from '../../schema/analytics-period.ts'
import { EVENT_KINDS } from '../../schema/event-kinds.ts'
import {
  cardBreakdownsTable,
  cardDailyCountsTable,
  cardTotalCountsTable,
  cardViewsTable,
  EVENT_TABLES,
} from '../../schema/tables/events.ts'
import { salesbotConversationsTable } from '../../schema/tables/salesbot.ts'
import type { Db } from '../platform/db.ts'

export interface EventRecordCursor {
  timestamp: number
  id: number
}

/** A stored event. The columns of visitor data have the same names for all kinds of events; `fields` depend on the kind. */
export interface StoredEventRecord extends EventRecordCursor {
  ip: string | null
  location: string | null
  device: string | null
  [field: string]: unknown
}

export function listEventRecords(db: Db, cardId: number, list: EventListName, before?: EventRecordCursor) {
  const kind = EVENT_KIND_BY_LIST_NAME[list]
  const { actor, columns: stored, listed } = EVENT_KINDS[kind]
  const table = EVENT_TABLES[kind]
  const columns: Record<string, SQLiteColumn> = getTableColumns(table)
  const own = stored.filter((name) => (listed as readonly string[]).includes(name)).map((name) => [name, columns[name]!])
  const { id, timestamp } = table
  return db
    .select({
      id,
      timestamp,
      ip: columns[`${actor}Ip`]!,
      location: columns[`${actor}Location`]!,
      device: columns[`${actor}Device`]!,
      ...(Object.fromEntries(own) as Record<string, SQLiteColumn>),
    })
    .from(table)
    .where(
      and(
        eq(table.cardId, cardId),
        'excluded' in table ? isNull(table.excluded) : undefined,
        before && sql`(${timestamp}, ${id}) < (${before.timestamp}, ${before.id})`,
      ),
    )
    .orderBy(desc(timestamp), desc(id))
    .limit(EVENT_RECORDS_PER_PAGE)
}

type BreakdownDimension = 'device' | 'location' | 'source' | 'linkType'

/** Lists the values of a breakdown in the order of their names. An order by count could change while a client reads page after page. */
export function listBreakdownRows(db: Db, cardId: number, dimension: BreakdownDimension, after = '') {
  const { value, views, clicks, saves } = cardBreakdownsTable
  return db
    .select({ value, views, clicks, saves })
    .from(cardBreakdownsTable)
    .where(and(eq(cardBreakdownsTable.cardId, cardId), eq(cardBreakdownsTable.dimension, dimension), gt(value, after)))
    .orderBy(asc(value))
    .limit(BREAKDOWN_PAGE_SIZE)
}

/** Selects the largest values of a breakdown. Their number is limited, because visitors can create any number of values. */
const createLargestValuesQuery = (dimension: BreakdownDimension) => (db: Db, cardId: number) => {
  const { value, views, clicks, saves } = cardBreakdownsTable
  return db
    .select({ value, views, clicks, saves })
    .from(cardBreakdownsTable)
    .where(and(eq(cardBreakdownsTable.cardId, cardId), eq(cardBreakdownsTable.dimension, dimension)))
    .orderBy(desc(sql`${views} + ${clicks} + ${saves}`))
    .limit(BREAKDOWN_ROWS_MAX)
}

export const cardRollUpQueries = {
  totals: (db: Db, cardId: number) => db.select().from(cardTotalCountsTable).where(eq(cardTotalCountsTable.cardId, cardId)),
  days: (db: Db, cardId: number) =>
    db.select().from(cardDailyCountsTable).where(eq(cardDailyCountsTable.cardId, cardId)).orderBy(asc(cardDailyCountsTable.day)),
  devices: createLargestValuesQuery('device'),
  locations: createLargestValuesQuery('location'),
  sources: createLargestValuesQuery('source'),
  linkTypes: createLargestValuesQuery('linkType'),
}

/** Reads a card's analytics in one database round trip. `lists` is in the order of `EVENT_LIST_NAMES`. */
export async function getCardAnalytics(db: Db, cardId: number) {
  const [totals, days, devices, locations, sources, linkTypes, ...lists] = await db.batch([
    cardRollUpQueries.totals(db, cardId),
    cardRollUpQueries.days(db, cardId),
    cardRollUpQueries.devices(db, cardId),
    cardRollUpQueries.locations(db, cardId),
    cardRollUpQueries.sources(db, cardId),
    cardRollUpQueries.linkTypes(db, cardId),
    ...EVENT_LIST_NAMES.map((list) => listEventRecords(db, cardId, list)),
  ])
  return { totals: totals[0], days, shares: { devices, locations, sources, linkTypes }, lists }
}

/** Lists where the newest views from `start` to `end` (ms, exclusive) came from. */
export function listViewOrigins(db: Db, cardId: number, start: number, end: number) {
  const { timestamp, id, source, viewerLocation: location, viewerDevice: device, excluded } = cardViewsTable
  return db
    .select({ source, location, device })
    .from(cardViewsTable)
    .where(and(eq(cardViewsTable.cardId, cardId), isNull(excluded), gte(timestamp, start), lt(timestamp, end)))
    .orderBy(desc(timestamp), desc(id))
    .limit(BEST_DAY_VIEWS_READ_MAX)
}

/**
 * Counts the newest views from `before` to `end` (ms, exclusive) by source and place, apart for those since `start` and those earlier. At
 * most `max` views are read, so that the cost does not grow with a card's views.
 */
export function listPeriodViewOrigins(db: Db, cardId: number, times: { before: number; start: number; end: number }, max: number) {
  const { timestamp, id, source, viewerLocation, excluded } = cardViewsTable
  const newest = db
    .select({ timestamp, source, viewerLocation })
    .from(cardViewsTable)
    .where(and(eq(cardViewsTable.cardId, cardId), isNull(excluded), gte(timestamp, times.before), lt(timestamp, times.end)))
    .orderBy(desc(timestamp), desc(id))
    .limit(max)
    .as('newest')
  return db
    .select({
      source: newest.source,
      location: newest.viewerLocation,
      views: sql<number>`sum(${newest.timestamp} >= ${times.start})`,
      viewsBefore: sql<number>`sum(${newest.timestamp} < ${times.start})`,
    })
    .from(newest)
    .groupBy(newest.source, newest.viewerLocation)
}

export function listChatLeads(db: Db, cardId: number) {
  const { id, visitorName, visitorEmail, visitorPhone, leadScore, leadAt } = salesbotConversationsTable
  return db
    .select({ id, visitorName, visitorEmail, visitorPhone, leadScore, leadAt: sql<number>`${leadAt}` })
    .from(salesbotConversationsTable)
    .where(and(eq(salesbotConversationsTable.cardId, cardId), isNotNull(leadAt)))
    .orderBy(desc(leadAt), desc(id))
    .limit(CHAT_LEADS_MAX)
}
