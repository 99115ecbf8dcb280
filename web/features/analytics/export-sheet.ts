/** An exported table: column names, and rows of the same length. */
export interface Sheet {
  fields: string[]
  rows: (string | number)[][]
}

export const BOM = '\uFEFF'
const NEWLINE = '\r\n'

/** Characters with which a spreadsheet begins a formula, full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Puts an apostrophe before text that a spreadsheet would run as a formula. Numbers stay numbers. */
export function escapeFormula(cell: string | number): string | number {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell
}

/** The lines of a CSV (RFC 4180), each ended by CRLF. Only the first part begins with a byte order mark and the column names. */
export async function toCsv({ fields, rows }: Sheet, first = true): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const lines = Papa.unparse(
    [...(first ? [fields] : []), ...rows].map((row) => row.map(escapeFormula)),
    { newline: NEWLINE },
  )
  return (first ? BOM : '') + lines + (lines ? NEWLINE : '')
}
