import { type HistoryKind, type HistoryRecords as Records, type SubmissionRecord, UNKNOWN } from '../../../schema/analytics.ts'
import type { Sheet } from './export-sheet.ts'
import { isoIn } from './format.ts'

export type { Records }

const known = (value: string | undefined) => value || UNKNOWN
const answers = (data: SubmissionRecord['formData'] | string) => (typeof data === 'string' ? data : JSON.stringify(data))

const COLUMNS: { [K in HistoryKind]: [string, (row: Records[K]) => string][] } = {
  views: [
    ['timestamp', (row) => row.timestamp],
    ['viewerIp', (row) => known(row.viewerIp)],
    ['viewerLocation', (row) => known(row.viewerLocation)],
    ['viewerDevice', (row) => known(row.viewerDevice)],
  ],
  clicks: [
    ['timestamp', (row) => row.timestamp],
    ['linkType', (row) => row.linkType],
    ['linkId', (row) => row.linkId],
    ['clickerIp', (row) => known(row.clickerIp)],
    ['clickerLocation', (row) => known(row.clickerLocation)],
    ['clickerDevice', (row) => known(row.clickerDevice)],
  ],
  saves: [
    ['timestamp', (row) => row.timestamp],
    ['saverIp', (row) => known(row.saverIp)],
    ['saverLocation', (row) => known(row.saverLocation)],
    ['saverDevice', (row) => known(row.saverDevice)],
  ],
  submissions: [
    ['timestamp', (row) => row.timestamp],
    ['formData', (row) => answers(row.formData)],
    ['submitterIp', (row) => known(row.submitterIp)],
    ['submitterLocation', (row) => known(row.submitterLocation)],
    ['submitterDevice', (row) => known(row.submitterDevice)],
  ],
}

/**
 * Records of one kind with the columns of that kind; what is not known reads "Unknown". Times carry the offset of
 * `timeZone`, and the last column names it.
 */
export function recordSheet<K extends HistoryKind>(kind: K, rows: Records[K][], timeZone: string): Sheet {
  const columns = COLUMNS[kind]
  const toLocal = isoIn(timeZone)
  return {
    fields: [...columns.map(([name]) => name), 'timeZone'],
    rows: rows.map((row) => {
      const local = { ...row, timestamp: toLocal(row.timestamp) }
      return [...columns.map(([, cell]) => cell(local)), timeZone]
    }),
  }
}

const TYPE_NAMES: Record<HistoryKind, string> = { views: 'View', clicks: 'Click', saves: 'Save', submissions: 'Form submission' }
const ALL_FIELDS = ['type', 'timestamp', 'linkType', 'linkId', 'formData', 'ip', 'location', 'device', 'timeZone']
const OWNERS = /^(viewer|clicker|saver|submitter)(?=[A-Z])/

/** The same records in the columns that all kinds share, so that they fit one table. */
export function anyRecordSheet<K extends HistoryKind>(kind: K, rows: Records[K][], timeZone: string): Sheet {
  const { fields, rows: cells } = recordSheet(kind, rows, timeZone)
  const at = ALL_FIELDS.map((name) => fields.findIndex((field) => field.replace(OWNERS, '').toLowerCase() === name.toLowerCase()))
  return {
    fields: ALL_FIELDS,
    rows: cells.map((row) => at.map((index, column) => (column === 0 ? TYPE_NAMES[kind] : (row[index] ?? '')))),
  }
}
