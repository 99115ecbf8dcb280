import {
  type EventListName,
  type CursorPage,
  EVENT_KIND_BY_LIST_NAME,
  EVENT_RECORDS_PER_PAGE,
  VISITOR_ORIGIN_PARTS,
  visitorOriginFieldNameOf,
  type EventRecordByListName,
  BREAKDOWN_PAGE_SIZE,
  type BreakdownRow,
  type PagedBreakdownName,
  UNKNOWN_VISITOR_ORIGIN_LABEL,
} from '../../schema/analytics.ts'
import { EVENT_KINDS } from '../../schema/event-kinds.ts'
import type { Db } from '../platform/db.ts'
import { type EventRecordCursor, listEventRecords, listBreakdownRows, type StoredEventRecord } from './queries.ts'

/** Parses the cursor of a page of records: `{timestamp}.{id}` of a record, or a time in ms or ISO 8601. */
export function parseEventRecordCursor(before: string | undefined): EventRecordCursor | undefined {
  if (!before) return undefined
  if (before.includes('T')) return { timestamp: Date.parse(before), id: 0 }
  const [timestamp, id] = before.split('.')
  return { timestamp: Number(timestamp), id: Number(id ?? 0) }
}

/**
 * Converts a stored event to the API's record: its time, the fields of its kind, and the visitor data that `origin` lists. The names of
 * visitor data depend on the kind, for example `viewerDevice`. Unknown values become "Unknown".
 */
export function toEventRecord<L extends EventListName>(
  list: L,
  row: StoredEventRecord,
  origin: readonly string[] = EVENT_KINDS[EVENT_KIND_BY_LIST_NAME[list]].listed,
): EventRecordByListName[L] {
  const { actor, listed } = EVENT_KINDS[EVENT_KIND_BY_LIST_NAME[list]]
  const record: Record<string, unknown> = { timestamp: new Date(row.timestamp).toISOString() }
  for (const name of listed) if (!(VISITOR_ORIGIN_PARTS as readonly string[]).includes(name)) record[name] = row[name]
  for (const part of VISITOR_ORIGIN_PARTS)
    if (origin.includes(part)) record[visitorOriginFieldNameOf(actor, part)] = row[part] ?? UNKNOWN_VISITOR_ORIGIN_LABEL
  return record as EventRecordByListName[L]
}

/** Lists a card's event records, newest first. IP addresses are as stored, usually truncated. */
export async function listEventRecordsPage<L extends EventListName>(
  db: Db,
  cardId: number,
  list: L,
  before: EventRecordCursor | undefined,
): Promise<{ [K in L]: CursorPage<EventRecordByListName[K]> }[L]> {
  const rows = await listEventRecords(db, cardId, list, before)
  const last = rows.length === EVENT_RECORDS_PER_PAGE ? rows.at(-1)! : null
  return { items: rows.map((row) => toEventRecord(list, row, VISITOR_ORIGIN_PARTS)), next: last && `${last.timestamp}.${last.id}` }
}

const DIMENSION_BY_BREAKDOWN = { devices: 'device', locations: 'location', linkTypes: 'linkType' } as const

export async function listBreakdownPage(
  db: Db,
  cardId: number,
  kind: PagedBreakdownName,
  after: string | undefined,
): Promise<CursorPage<BreakdownRow>> {
  const items = await listBreakdownRows(db, cardId, DIMENSION_BY_BREAKDOWN[kind], after)
  return { items, next: items.length === BREAKDOWN_PAGE_SIZE ? items.at(-1)!.value : null }
}
