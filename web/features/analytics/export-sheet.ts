/** A table as it is exported: names of columns, then rows of the same length. */
export interface Sheet {
  fields: string[]
  rows: (string | number)[][]
}

export const BOM = '\uFEFF'
const NEWLINE = '\r\n'

/** What a spreadsheet takes for the beginning of a formula, in its full-width forms too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Puts an apostrophe before text that a spreadsheet would run; numbers stay numbers. */
export function harmless(cell: string | number): string | number {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell
}

/** Lines of a CSV (RFC 4180), each ended; the byte order mark and the names of columns go before the first part alone. */
export async function toCsv({ fields, rows }: Sheet, first = true): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const lines = Papa.unparse(
    [...(first ? [fields] : []), ...rows].map((row) => row.map(harmless)),
    { newline: NEWLINE },
  )
  return (first ? BOM : '') + lines + (lines ? NEWLINE : '')
}
