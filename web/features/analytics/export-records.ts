import {
  type EventListName,
  EVENT_LIST_NAMES,
  EVENT_KIND_BY_LIST_NAME,
  VISITOR_ORIGIN_PARTS,
  visitorOriginFieldNameOf,
  type EventRecordByListName,
  UNKNOWN_VISITOR_ORIGIN_LABEL,
} from '../../../schema/analytics.ts'
import { EVENT_KINDS } from '../../../schema/event-kinds.ts'
import type { ExportTable } from '../../lib/csv.ts'
import { createIsoTimeFormatter } from './format.ts'
import { EVENT_LIST_DISPLAYS } from './event-list-displays.tsx'

const toCsvCellText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The columns are the time, the list's own fields, IP address, location, device and time zone. */
export function toEventExportTable<L extends EventListName>(list: L, rows: EventRecordByListName[L][], timeZone: string): ExportTable {
  const own = Object.keys(EVENT_LIST_DISPLAYS[list].columns)
  const origin = VISITOR_ORIGIN_PARTS.map((part) => visitorOriginFieldNameOf(EVENT_KINDS[EVENT_KIND_BY_LIST_NAME[list]].actor, part))
  const toLocal = createIsoTimeFormatter(timeZone)
  return {
    fields: ['timestamp', ...own, ...origin, 'timeZone'],
    rows: rows.map((row: EventRecordByListName[L] & Record<string, unknown>) => [
      toLocal(row.timestamp),
      ...own.map((name) => toCsvCellText(row[name])),
      ...origin.map((name) => toCsvCellText(row[name] || UNKNOWN_VISITOR_ORIGIN_LABEL)),
      timeZone,
    ]),
  }
}

const EVENT_SPECIFIC_FIELDS = EVENT_LIST_NAMES.flatMap((list) => Object.keys(EVENT_LIST_DISPLAYS[list].columns))

/** The columns are the same for every event list, so that one file can hold all lists. */
export function toCombinedExportTable<L extends EventListName>(list: L, rows: EventRecordByListName[L][], timeZone: string): ExportTable {
  const own = Object.keys(EVENT_LIST_DISPLAYS[list].columns)
  return {
    fields: ['type', 'timestamp', ...EVENT_SPECIFIC_FIELDS, ...VISITOR_ORIGIN_PARTS, 'timeZone'],
    rows: toEventExportTable(list, rows, timeZone).rows.map(([timestamp, ...cells]) => [
      EVENT_LIST_DISPLAYS[list].type,
      timestamp!,
      ...EVENT_SPECIFIC_FIELDS.map((name) => (own.includes(name) ? cells[own.indexOf(name)]! : '')),
      ...cells.slice(own.length),
    ]),
  }
}
