/** A table for a CSV file: the column names and the rows, all of the same length. */
export interface ExportTable {
  fields: string[]
  rows: (string | number)[][]
}

export const BYTE_ORDER_MARK = '\uFEFF'
const CSV_NEWLINE = '\r\n'

const FORMULA_START_PATTERN = /^[=+\-@\t\r\n＝＋－＠]/

export function escapeCsvFormula(cell: string | number): string | number {
  return typeof cell === 'string' && FORMULA_START_PATTERN.test(cell) ? `'${cell}` : cell
}

/** Formats a table as CSV (RFC 4180). If a file consists of several parts, only the first part has a byte order mark and column names. */
export async function formatTableAsCsv({ fields, rows }: ExportTable, first = true): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const lines = Papa.unparse(
    [...(first ? [fields] : []), ...rows].map((row) => row.map(escapeCsvFormula)),
    { newline: CSV_NEWLINE },
  )
  return (first ? BYTE_ORDER_MARK : '') + lines + (lines ? CSV_NEWLINE : '')
}

export function downloadFile(blob: Blob, name: string) {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The URL must stay valid for a while, because the browser reads the file only after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** Downloads a CSV file. It may be given in parts, because the whole may be too long for one string. */
export const downloadCsvFile = (parts: string[], name: string) => downloadFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), name)
