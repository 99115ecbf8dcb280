import type { ExportCursor } from './queries.ts'

/** How many rows of a list an export contains at most, and how many of them one query reads. */
export interface PageLimits {
  rows: number
  page: number
}

/** Reads a list in pages, newest first. If the list has more than `limits.rows` rows, it calls `onCut` and ends. */
export async function* readPages<Row>(
  read: (before: ExportCursor | undefined, limit: number) => Promise<Row[]>,
  cursorOf: (row: Row) => ExportCursor,
  limits: PageLimits,
  onCut: () => void,
): AsyncGenerator<Row[]> {
  let before: ExportCursor | undefined
  for (let left = limits.rows; left > 0;) {
    const asked = Math.min(limits.page, left)
    const rows = await read(before, asked)
    yield rows
    if (rows.length < asked) return
    left -= rows.length
    before = cursorOf(rows.at(-1)!)
  }
  if ((await read(before, 1)).length > 0) onCut()
}
