/** Position in a list that is read in pages, newest first: the time in ms and the id of a row. */
export interface ExportCursor {
  time: number
  id: number
}

/** A row of a list whose rows differ much in size. */
export interface SizedRow extends ExportCursor {
  bytes: number
}

/** How many rows of a list an export contains at most, and how many of them one query reads. */
export interface RowLimits {
  rows: number
  page: number
}

/** How many rows of a list an export contains at most, and how many bytes of them. */
export interface SizeLimits {
  rows: number
  bytes: number
}

/** Stored bytes that one query reads at most, unless a single row is larger. A page needs several times as much memory. */
const PAGE_BYTES_MAX = 2 ** 19

/** Reads a list in pages, newest first. If the list has more than `limits.rows` rows, it calls `onCut` and ends. */
export async function* readPages<Row>(
  read: (before: ExportCursor | undefined, limit: number) => Promise<Row[]>,
  cursorOf: (row: Row) => ExportCursor,
  limits: RowLimits,
  onCut: () => void,
): AsyncGenerator<Row[]> {
  let before: ExportCursor | undefined
  for (let left = limits.rows; ;) {
    // Beyond the last row one more is asked for, to learn whether there is any.
    const asked = Math.min(limits.page, left + 1)
    const rows = await read(before, asked)
    yield rows.slice(0, left)
    if (rows.length > left) return onCut()
    if (rows.length < asked) return
    left -= rows.length
    before = cursorOf(rows.at(-1)!)
  }
}

/** Splits a list into pages of bounded size, up to the limits. A list always keeps its first row, however large it is. */
export function splitBySize(sizes: SizedRow[], limits: SizeLimits): { pages: SizedRow[][]; kept: number } {
  const pages: SizedRow[][] = []
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

/** Reads a list whose rows differ much in size: first the sizes, then pages of bounded size. Calls `onCut` if rows are left out. */
export async function* readPagesBySize<Row>(
  readSizes: (limit: number) => Promise<SizedRow[]>,
  readRows: (from: ExportCursor, to: ExportCursor, limit: number) => Promise<Row[]>,
  limits: SizeLimits,
  onCut: (kept: number) => void,
): AsyncGenerator<Row[]> {
  const sizes = await readSizes(limits.rows + 1)
  const { pages, kept } = splitBySize(sizes, limits)
  for (const page of pages) yield await readRows(page[0]!, page.at(-1)!, page.length)
  if (kept < sizes.length) onCut(kept)
}
