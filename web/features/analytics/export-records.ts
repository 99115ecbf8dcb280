import {
  type EventListName,
  EVENT_LIST_NAMES,
  EVENT_KIND_BY_LIST_NAME,
  VISITOR_ORIGIN_PARTS,
  visitorOriginFieldName,
  type EventRecordsByList,
  UNKNOWN_VISITOR_ORIGIN_LABEL,
} from '../../../schema/analytics.ts'
import { EVENT_KINDS } from '../../../schema/event-kinds.ts'
import type { ExportTable } from './export-sheet.ts'
import { createIsoTimeFormatter } from './format.ts'
import { RECORD_KINDS } from './record-kinds.tsx'

const toCellText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Converts records of one kind to a table: time, the fields of that kind, IP address, location, device and time zone. */
export function toRecordTable<L extends EventListName>(list: L, rows: EventRecordsByList[L][], timeZone: string): ExportTable {
  const own = Object.keys(RECORD_KINDS[list].columns)
  const origin = VISITOR_ORIGIN_PARTS.map((part) => visitorOriginFieldName(EVENT_KINDS[EVENT_KIND_BY_LIST_NAME[list]].actor, part))
  const toLocal = createIsoTimeFormatter(timeZone)
  return {
    fields: ['timestamp', ...own, ...origin, 'timeZone'],
    rows: rows.map((row: EventRecordsByList[L] & Record<string, unknown>) => [
      toLocal(row.timestamp),
      ...own.map((name) => toCellText(row[name])),
      ...origin.map((name) => toCellText(row[name] || UNKNOWN_VISITOR_ORIGIN_LABEL)),
      timeZone,
    ]),
  }
}

const KIND_SPECIFIC_FIELDS = EVENT_LIST_NAMES.flatMap((list) => Object.keys(RECORD_KINDS[list].columns))

/** Like `toRecordTable`, but with the same columns for every kind of record, so that one file can hold all kinds. */
export function toCombinedRecordTable<L extends EventListName>(list: L, rows: EventRecordsByList[L][], timeZone: string): ExportTable {
  const own = Object.keys(RECORD_KINDS[list].columns)
  return {
    fields: ['type', 'timestamp', ...KIND_SPECIFIC_FIELDS, ...VISITOR_ORIGIN_PARTS, 'timeZone'],
    rows: toRecordTable(list, rows, timeZone).rows.map(([timestamp, ...cells]) => [
      RECORD_KINDS[list].type,
      timestamp!,
      ...KIND_SPECIFIC_FIELDS.map((name) => (own.includes(name) ? cells[own.indexOf(name)]! : '')),
      ...cells.slice(own.length),
    ]),
  }
}
