import {
  USER_UPLOAD_CELL_LENGTH_MAX,
  USER_UPLOAD_COLUMNS_MAX,
  USER_UPLOAD_HEADER_SEARCH_ROWS,
  USER_UPLOAD_ROWS_MAX,
} from '../../../../schema/user-upload.ts'

/** `number` counts from 1, as in spreadsheet programs. Empty rows are left out. */
export interface SheetRow {
  number: number
  cells: string[]
}
export interface Sheet {
  name: string
  rows: SheetRow[]
}

export class UnreadableFileError extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
    this.name = 'UnreadableFileError'
  }
}

const ROWS_MAX = USER_UPLOAD_ROWS_MAX + USER_UPLOAD_HEADER_SEARCH_ROWS

export class SheetRowCollector {
  readonly rows: SheetRow[] = []
  add(number: number, cells: readonly string[]) {
    const last = cells.findLastIndex((cell) => cell.trim() !== '')
    if (last < 0) return
    if (last >= USER_UPLOAD_COLUMNS_MAX) throw new UnreadableFileError(`the file has more than ${USER_UPLOAD_COLUMNS_MAX} columns`)
    if (this.rows.length === ROWS_MAX) throw createTooManyRowsError()
    this.rows.push({ number, cells: cells.slice(0, last + 1).map((cell) => cell.slice(0, USER_UPLOAD_CELL_LENGTH_MAX)) })
  }
}

const createTooManyRowsError = () =>
  new UnreadableFileError(`the file has more than ${USER_UPLOAD_ROWS_MAX.toLocaleString()} rows. Split it into smaller files`)
