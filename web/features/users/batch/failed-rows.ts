import { USER_UPLOAD_ERROR_COLUMN, USER_UPLOAD_FIELDS, USER_UPLOAD_TEMPLATE_ROWS } from '../../../../schema/user-upload.ts'
import { escapeCsvFormula, formatTableAsCsv } from '../../../lib/csv.ts'
import type { UploadRow } from './columns.ts'

// `escapeCsvFormula` puts an apostrophe before a cell that looks like a formula. If the cell already begins with an apostrophe, one more is
// added, so that reading the file returns the original text.
const hasEscapedStart = (text: string) => /^'+/.test(text) && escapeCsvFormula(text.replace(/^'+/, '')) !== text.replace(/^'+/, '')

const escapeFailedRowCell = (text: string): string => (hasEscapedStart(text) ? `'${text}` : text)

export const unescapeFailedRowCell = (text: string): string => (hasEscapedStart(text) ? text.slice(1) : text)

export function formatFailedRows(rows: readonly (UploadRow & { error: string })[]): Promise<string> {
  return formatTableAsCsv({
    fields: [...USER_UPLOAD_FIELDS, USER_UPLOAD_ERROR_COLUMN],
    rows: rows.map(({ fields, error }) => [...USER_UPLOAD_FIELDS.map((field) => escapeFailedRowCell(fields[field])), error]),
  })
}

export function formatTemplate(): Promise<string> {
  return formatTableAsCsv({
    fields: [...USER_UPLOAD_FIELDS],
    rows: USER_UPLOAD_TEMPLATE_ROWS.map((row) => USER_UPLOAD_FIELDS.map((field) => row[field])),
  })
}
