import { type HistoryKind, HISTORY_KINDS, KIND_OF_LIST, ORIGIN, originField, type Records, UNKNOWN } from '../../../schema/analytics.ts'
import { EVENT_KINDS } from '../../../schema/event-kinds.ts'
import type { Sheet } from './export-sheet.ts'
import { isoIn } from './format.ts'
import { RECORD_KINDS } from './record-kinds.tsx'

const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/**
 * Records of one list: the time, the fields of its kind, then address, location and device, or "Unknown". Times carry the
 * offset of `timeZone`, and the last column names it.
 */
export function recordSheet<L extends HistoryKind>(list: L, rows: Records[L][], timeZone: string): Sheet {
  const own = Object.keys(RECORD_KINDS[list].columns)
  const origin = ORIGIN.map((part) => originField(EVENT_KINDS[KIND_OF_LIST[list]].actor, part))
  const toLocal = isoIn(timeZone)
  return {
    fields: ['timestamp', ...own, ...origin, 'timeZone'],
    rows: rows.map((row: Records[L] & Record<string, unknown>) => [
      toLocal(row.timestamp),
      ...own.map((name) => text(row[name])),
      ...origin.map((name) => text(row[name] || UNKNOWN)),
      timeZone,
    ]),
  }
}

const OWN_FIELDS = HISTORY_KINDS.flatMap((list) => Object.keys(RECORD_KINDS[list].columns))

/** The same records in the columns that all lists share, for one table of everything. */
export function anyRecordSheet<L extends HistoryKind>(list: L, rows: Records[L][], timeZone: string): Sheet {
  const own = Object.keys(RECORD_KINDS[list].columns)
  return {
    fields: ['type', 'timestamp', ...OWN_FIELDS, ...ORIGIN, 'timeZone'],
    rows: recordSheet(list, rows, timeZone).rows.map(([timestamp, ...cells]) => [
      RECORD_KINDS[list].type,
      timestamp!,
      ...OWN_FIELDS.map((name) => (own.includes(name) ? cells[own.indexOf(name)]! : '')),
      ...cells.slice(own.length),
    ]),
  }
}
