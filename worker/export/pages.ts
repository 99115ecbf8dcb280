export interface ExportCursor {
  time: number
  id: number
}

export interface ExportRowSize extends ExportCursor {
  bytes: number
}

/** `rows` limits the rows of a whole list, `page` the rows of one query. */
export interface ExportRowLimits {
  rows: number
  page: number
}

export interface ExportSizeLimits {
  rows: number
  bytes: number
}

/** Stored size of one page in bytes. Reading it takes several times as much memory. A single row may be larger. */
const PAGE_BYTES_MAX = 2 ** 19

/** Reads a list in pages, newest first. Stops after `limits.rows` rows, and calls `onCut` if there are more. */
export async function* readListPages<Row>(
  read: (before: ExportCursor | undefined, limit: number) => Promise<Row[]>,
  cursorOf: (row: Row) => ExportCursor,
  limits: ExportRowLimits,
  onCut: () => void,
): AsyncGenerator<Row[]> {
  let before: ExportCursor | undefined
  for (let left = limits.rows; ;) {
    // Reads one more row than needed, to learn whether the list continues.
    const asked = Math.min(limits.page, left + 1)
    const rows = await read(before, asked)
    yield rows.slice(0, left)
    if (rows.length > left) return onCut()
    if (rows.length < asked) return
    left -= rows.length
    before = cursorOf(rows.at(-1)!)
  }
}

/** Splits a list into pages of limited size. A page may be larger if it has only one row. */
export function splitRowsIntoPagesBySize(sizes: ExportRowSize[], limits: ExportSizeLimits): { pages: ExportRowSize[][]; kept: number } {
  const pages: ExportRowSize[][] = []
  let kept = 0
  let total = 0
  let pageBytes = Infinity
  for (const row of sizes) {
    if (kept === limits.rows || (kept > 0 && total + row.bytes > limits.bytes)) break
    if (pageBytes + row.bytes > PAGE_BYTES_MAX) {
      pages.push([])
      pageBytes = 0
    }
    pages.at(-1)!.push(row)
    kept++
    total += row.bytes
    pageBytes += row.bytes
  }
  return { pages, kept }
}

/** Reads a list whose rows differ in size: first reads the sizes, then pages of limited size. Calls `onCut` if rows are left out. */
export async function* readListPagesBySize<Row>(
  readSizes: (limit: number) => Promise<ExportRowSize[]>,
  readRows: (from: ExportCursor, to: ExportCursor, limit: number) => Promise<Row[]>,
  limits: ExportSizeLimits,
  onCut: (kept: number) => void,
): AsyncGenerator<Row[]> {
  const sizes = await readSizes(limits.rows + 1)
  const { pages, kept } = splitRowsIntoPagesBySize(sizes, limits)
  for (const page of pages) yield await readRows(page[0]!, page.at(-1)!, page.length)
  if (kept < sizes.length) onCut(kept)
}
