import { and, asc, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { HISTORY_KINDS, type HistoryKind, KIND_OF_LIST, LIST_MAX, SHARES_MAX, SHARES_PAGE } from '../../schema/analytics.ts'
import { EVENT_KINDS } from '../../schema/event-kinds.ts'
import { cardBreakdowns, cardDays, cardTotals, EVENT_TABLES } from '../../schema/tables/events.ts'
import type { Db } from '../platform/db.ts'

/** The record after which a page begins, by its time in ms and its id. */
export interface Cursor {
  timestamp: number
  id: number
}

/** A record of any kind: the sender's data under common names, and the fields that only its kind has. */
export interface StoredRecord extends Cursor {
  ip: string | null
  location: string | null
  device: string | null
  [field: string]: unknown
}

/** A card's newest counted records, at most `LIST_MAX`; with `before`, those that come after it in the list. */
export function listRecords(db: Db, cardId: number, list: HistoryKind, before?: Cursor) {
  const kind = KIND_OF_LIST[list]
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
    .limit(LIST_MAX)
}

type Dimension = 'device' | 'location' | 'source' | 'linkType'

/** One page of a dimension's values after `after`. Ordered by value, because counts change while somebody pages. */
export function listShares(db: Db, cardId: number, dimension: Dimension, after = '') {
  const { value, views, clicks, saves } = cardBreakdowns
  return db
    .select({ value, views, clicks, saves })
    .from(cardBreakdowns)
    .where(and(eq(cardBreakdowns.cardId, cardId), eq(cardBreakdowns.dimension, dimension), gt(value, after)))
    .orderBy(asc(value))
    .limit(SHARES_PAGE)
}

/** The largest values of a dimension, at most `SHARES_MAX`: visitors can create any number of values. */
const largest = (dimension: Dimension) => (db: Db, cardId: number) => {
  const { value, views, clicks, saves } = cardBreakdowns
  return db
    .select({ value, views, clicks, saves })
    .from(cardBreakdowns)
    .where(and(eq(cardBreakdowns.cardId, cardId), eq(cardBreakdowns.dimension, dimension)))
    .orderBy(desc(sql`${views} + ${clicks} + ${saves}`))
    .limit(SHARES_MAX)
}

/** The roll-ups of a card: one row for each day with events, and a bounded number of rows for each dimension. */
export const listRollUps = {
  totals: (db: Db, cardId: number) => db.select().from(cardTotals).where(eq(cardTotals.cardId, cardId)),
  days: (db: Db, cardId: number) => db.select().from(cardDays).where(eq(cardDays.cardId, cardId)).orderBy(asc(cardDays.day)),
  devices: largest('device'),
  locations: largest('location'),
  sources: largest('source'),
  linkTypes: largest('linkType'),
}

/** Reads everything that an analytics answer needs in one round trip. The lists come in the order of `HISTORY_KINDS`. */
export async function readAnalytics(db: Db, cardId: number) {
  const [totals, days, devices, locations, sources, linkTypes, ...lists] = await db.batch([
    listRollUps.totals(db, cardId),
    listRollUps.days(db, cardId),
    listRollUps.devices(db, cardId),
    listRollUps.locations(db, cardId),
    listRollUps.sources(db, cardId),
    listRollUps.linkTypes(db, cardId),
    ...HISTORY_KINDS.map((list) => listRecords(db, cardId, list)),
  ])
  return { totals: totals[0], days, shares: { devices, locations, sources, linkTypes }, lists }
}
