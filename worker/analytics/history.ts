import {
  type HistoryKind,
  type HistoryPage,
  KIND_OF_LIST,
  LIST_MAX,
  ORIGIN,
  originField,
  type Records,
  SHARES_PAGE,
  type Share,
  type ShareKind,
  UNKNOWN,
} from '../../schema/analytics.ts'
import { EVENT_KINDS } from '../../schema/event-kinds.ts'
import type { Db } from '../platform/db.ts'
import { type Cursor, listRecords, listShares, type StoredRecord } from './queries.ts'

/** Reads a cursor: `{timestamp}.{id}` of a record, or a time in ms or ISO 8601. The page begins with the records before it. */
export function readCursor(before: string | undefined): Cursor | undefined {
  if (!before) return undefined
  if (before.includes('T')) return { timestamp: Date.parse(before), id: 0 }
  const [timestamp, id] = before.split('.')
  return { timestamp: Number(timestamp), id: Number(id ?? 0) }
}

/**
 * A record as the API returns it: its time, its own fields, and the parts of `origin` (address, location, device) under its kind's names,
 * such as `viewerDevice`. Unknown values are "Unknown".
 */
export function toRecord<L extends HistoryKind>(
  list: L,
  row: StoredRecord,
  origin: readonly string[] = EVENT_KINDS[KIND_OF_LIST[list]].listed,
): Records[L] {
  const { actor, listed } = EVENT_KINDS[KIND_OF_LIST[list]]
  const record: Record<string, unknown> = { timestamp: new Date(row.timestamp).toISOString() }
  for (const name of listed) if (!(ORIGIN as readonly string[]).includes(name)) record[name] = row[name]
  for (const part of ORIGIN) if (origin.includes(part)) record[originField(actor, part)] = row[part] ?? UNKNOWN
  return record as Records[L]
}

/** One page of a card's records, newest first, with truncated addresses. */
export async function readHistory<L extends HistoryKind>(
  db: Db,
  cardId: number,
  list: L,
  before: Cursor | undefined,
): Promise<{ [K in L]: HistoryPage<Records[K]> }[L]> {
  const rows = await listRecords(db, cardId, list, before)
  const last = rows.length === LIST_MAX ? rows.at(-1)! : null
  return { items: rows.map((row) => toRecord(list, row, ORIGIN)), next: last && `${last.timestamp}.${last.id}` }
}

const DIMENSIONS = { devices: 'device', locations: 'location', linkTypes: 'linkType' } as const

/** One page of all values of a breakdown, ordered by value. */
export async function readShares(db: Db, cardId: number, kind: ShareKind, after: string | undefined): Promise<HistoryPage<Share>> {
  const items = await listShares(db, cardId, DIMENSIONS[kind], after)
  return { items, next: items.length === SHARES_PAGE ? items.at(-1)!.value : null }
}
