import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { LIST_MAX, SHARES_MAX, SHARES_PAGE } from '../../schema/analytics.ts'
import { cardBreakdowns, cardClicks, cardDays, cardSaves, cardTotals, cardViews, formSubmissions } from '../../schema/tables/events.ts'
import type { Db } from '../platform/db.ts'

/** Where a page of records begins: the record before it, by time in ms and id. */
export interface Cursor {
  timestamp: number
  id: number
}

const olderThan = (table: { timestamp: unknown; id: unknown }, before?: Cursor) =>
  before && sql`(${table.timestamp}, ${table.id}) < (${before.timestamp}, ${before.id})`

/** The newest views of a card that count, at most `LIST_MAX`, from `before` on. */
export function listViews(db: Db, cardId: number, before?: Cursor) {
  return db
    .select({
      id: cardViews.id,
      timestamp: cardViews.timestamp,
      ip: cardViews.viewerIp,
      location: cardViews.viewerLocation,
      device: cardViews.viewerDevice,
    })
    .from(cardViews)
    .where(and(eq(cardViews.cardId, cardId), isNull(cardViews.excluded), olderThan(cardViews, before)))
    .orderBy(desc(cardViews.timestamp), desc(cardViews.id))
    .limit(LIST_MAX)
}

export function listClicks(db: Db, cardId: number, before?: Cursor) {
  return db
    .select({
      id: cardClicks.id,
      timestamp: cardClicks.timestamp,
      linkType: cardClicks.linkType,
      linkId: cardClicks.linkId,
      ip: cardClicks.clickerIp,
      location: cardClicks.clickerLocation,
      device: cardClicks.clickerDevice,
    })
    .from(cardClicks)
    .where(and(eq(cardClicks.cardId, cardId), isNull(cardClicks.excluded), olderThan(cardClicks, before)))
    .orderBy(desc(cardClicks.timestamp), desc(cardClicks.id))
    .limit(LIST_MAX)
}

export function listSaves(db: Db, cardId: number, before?: Cursor) {
  return db
    .select({
      id: cardSaves.id,
      timestamp: cardSaves.timestamp,
      ip: cardSaves.saverIp,
      location: cardSaves.saverLocation,
      device: cardSaves.saverDevice,
    })
    .from(cardSaves)
    .where(and(eq(cardSaves.cardId, cardId), isNull(cardSaves.excluded), olderThan(cardSaves, before)))
    .orderBy(desc(cardSaves.timestamp), desc(cardSaves.id))
    .limit(LIST_MAX)
}

export function listSubmissions(db: Db, cardId: number, before?: Cursor) {
  return db
    .select({
      id: formSubmissions.id,
      timestamp: formSubmissions.timestamp,
      formData: formSubmissions.formData,
      ip: formSubmissions.submitterIp,
      location: formSubmissions.submitterLocation,
      device: formSubmissions.submitterDevice,
    })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.cardId, cardId), olderThan(formSubmissions, before)))
    .orderBy(desc(formSubmissions.timestamp), desc(formSubmissions.id))
    .limit(LIST_MAX)
}

type Dimension = 'device' | 'location' | 'source' | 'linkType'

/** The values of a dimension behind `after` by their own order, which no count that comes in meanwhile changes; a page at most. */
export function listShares(db: Db, cardId: number, dimension: Dimension, after = '') {
  const { value, views, clicks, saves } = cardBreakdowns
  return db
    .select({ value, views, clicks, saves })
    .from(cardBreakdowns)
    .where(and(eq(cardBreakdowns.cardId, cardId), eq(cardBreakdowns.dimension, dimension), gt(value, after)))
    .orderBy(asc(value))
    .limit(SHARES_PAGE)
}

/** The largest values of a dimension, at most `SHARES_MAX`: strangers make up as many as they like. */
const largest = (dimension: Dimension) => (db: Db, cardId: number) => {
  const { views, clicks, saves } = cardBreakdowns
  return db
    .select({ value: cardBreakdowns.value, views, clicks, saves })
    .from(cardBreakdowns)
    .where(and(eq(cardBreakdowns.cardId, cardId), eq(cardBreakdowns.dimension, dimension)))
    .orderBy(desc(sql`${views} + ${clicks} + ${saves}`))
    .limit(SHARES_MAX)
}

/** The roll-ups of a card: as many rows as it has days, and of distinct values no more than fit a page. */
export const rollUps = {
  totals: (db: Db, cardId: number) => db.select().from(cardTotals).where(eq(cardTotals.cardId, cardId)),
  days: (db: Db, cardId: number) => db.select().from(cardDays).where(eq(cardDays.cardId, cardId)).orderBy(asc(cardDays.day)),
  devices: largest('device'),
  locations: largest('location'),
  sources: largest('source'),
  linkTypes: largest('linkType'),
}

/** Everything an answer is made of, in one round trip. */
export function readAnalytics(db: Db, cardId: number) {
  return db.batch([
    rollUps.totals(db, cardId),
    rollUps.days(db, cardId),
    rollUps.devices(db, cardId),
    rollUps.locations(db, cardId),
    rollUps.sources(db, cardId),
    rollUps.linkTypes(db, cardId),
    listViews(db, cardId),
    listClicks(db, cardId),
    listSaves(db, cardId),
    listSubmissions(db, cardId),
  ])
}
