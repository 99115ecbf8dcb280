import {
  type HistoryKind,
  type HistoryPage,
  type HistoryRecords,
  LIST_MAX,
  SHARES_PAGE,
  type Share,
  type ShareKind,
  UNKNOWN,
} from '../../schema/analytics.ts'
import type { Db } from '../platform/db.ts'
import { type Cursor, listClicks, listSaves, listShares, listSubmissions, listViews } from './queries.ts'

/** Reads a cursor as `{timestamp}.{id}` into its parts; a bare time, in ms or ISO 8601, stands for everything before it. */
export function readCursor(before: string | undefined): Cursor | undefined {
  if (!before) return undefined
  if (before.includes('T')) return { timestamp: Date.parse(before), id: 0 }
  const [timestamp, id] = before.split('.')
  return { timestamp: Number(timestamp), id: Number(id ?? 0) }
}

const time = (row: { timestamp: number }) => new Date(row.timestamp).toISOString()

/** One page of a card's records, newest first, with truncated addresses; what is not known reads "Unknown". */
export async function readHistory(
  db: Db,
  cardId: number,
  kind: HistoryKind,
  before: Cursor | undefined,
): Promise<{ [K in HistoryKind]: HistoryPage<HistoryRecords[K]> }[HistoryKind]> {
  const page = <Row extends Cursor, Item>(rows: Row[], toItem: (row: Row) => Item): HistoryPage<Item> => {
    const last = rows.length === LIST_MAX ? rows.at(-1)! : null
    return { items: rows.map(toItem), next: last && `${last.timestamp}.${last.id}` }
  }
  switch (kind) {
    case 'views':
      return page(await listViews(db, cardId, before), (row) => ({
        timestamp: time(row),
        viewerIp: row.ip ?? UNKNOWN,
        viewerLocation: row.location ?? UNKNOWN,
        viewerDevice: row.device ?? UNKNOWN,
      }))
    case 'clicks':
      return page(await listClicks(db, cardId, before), (row) => ({
        timestamp: time(row),
        linkType: row.linkType,
        linkId: row.linkId,
        clickerIp: row.ip ?? UNKNOWN,
        clickerLocation: row.location ?? UNKNOWN,
        clickerDevice: row.device ?? UNKNOWN,
      }))
    case 'saves':
      return page(await listSaves(db, cardId, before), (row) => ({
        timestamp: time(row),
        saverIp: row.ip ?? UNKNOWN,
        saverLocation: row.location ?? UNKNOWN,
        saverDevice: row.device ?? UNKNOWN,
      }))
    case 'submissions':
      return page(await listSubmissions(db, cardId, before), (row) => ({
        timestamp: time(row),
        formData: row.formData,
        submitterIp: row.ip ?? UNKNOWN,
        submitterLocation: row.location ?? UNKNOWN,
        submitterDevice: row.device ?? UNKNOWN,
      }))
  }
}

const DIMENSIONS = { devices: 'device', locations: 'location', linkTypes: 'linkType' } as const

/** One page of all values of a breakdown, in the order of the values. */
export async function readShares(db: Db, cardId: number, kind: ShareKind, after: string | undefined): Promise<HistoryPage<Share>> {
  const items = await listShares(db, cardId, DIMENSIONS[kind], after)
  return { items, next: items.length === SHARES_PAGE ? items.at(-1)!.value : null }
}
