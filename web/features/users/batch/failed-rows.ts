import { USER_UPLOAD_ERROR_COLUMN, USER_UPLOAD_FIELDS, USER_UPLOAD_TEMPLATE_ROWS } from '../../../../schema/user-upload.ts'
import { escapeCsvFormula, formatTableAsCsv } from '../../../lib/csv.ts'
import type { UploadRow } from './columns.ts'

// A cell that begins like a formula gets an apostrophe (`escapeCsvFormula`). So that the file reads back unchanged, a cell that
// already begins with apostrophes and such a sign gets one more.
const hasEscapedStart = (text: string) => /^'+/.test(text) && escapeCsvFormula(text.replace(/^'+/, '')) !== text.replace(/^'+/, '')

const escapeFailedRowCell = (text: string): string => (hasEscapedStart(text) ? `'${text}` : text)

/** Removes the apostrophe that a cell got in a file of failed rows. */
export const unescapeFailedRowCell = (text: string): string => (hasEscapedStart(text) ? text.slice(1) : text)

/** Formats rows that were not created as CSV: the template's columns and the error. The file can be corrected and uploaded again. */
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
