import * as spreadsheets from '@e965/xlsx'
import { USER_UPLOAD_CELL_LENGTH_MAX, USER_UPLOAD_COLUMNS_MAX, USER_UPLOAD_SHEETS_MAX } from '../../../../schema/user-upload.ts'
import { SheetRowCollector, type Sheet, UnreadableFileError } from './sheet-rows.ts'
import { unzipWorkbook } from './unzip.ts'

interface UndeclaredFunctions {
  CFB: { utils: { cfb_new: () => object; cfb_add: (archive: object, name: string, content: Uint8Array) => void } }
  parse_zip: (archive: object, options: spreadsheets.ParsingOptions) => spreadsheets.WorkBook
}

/** Cells are read as displayed, without formulas, styles, macros and links. */
const PARSING_OPTIONS = { dense: true, cellText: true, cellNF: true, cellFormula: false, cellHTML: false, bookVBA: false } as const

const isZipArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

async function parseWorkbook(bytes: Uint8Array): Promise<spreadsheets.WorkBook> {
  if (!isZipArchive(bytes)) return spreadsheets.read(bytes, { type: 'array', ...PARSING_OPTIONS })
  const { CFB, parse_zip: parseZip } = spreadsheets as unknown as UndeclaredFunctions
  const archive = CFB.utils.cfb_new()
  for (const [name, content] of await unzipWorkbook(bytes)) CFB.utils.cfb_add(archive, `/${name}`, content)
  return parseZip(archive, { ...PARSING_OPTIONS })
}

/** A number without a format is written in full, because its cell may show it rounded. */
function textOfCell({ t, v, w, z }: spreadsheets.CellObject): string {
  if (t === 'n' && typeof v === 'number' && (z === undefined || z === 'General')) return String(v)
  return w ?? (v === undefined || v === null ? '' : String(v))
}

/** A sheet may claim a much larger range than it has cells. */
function readSheet(name: string, sheet: spreadsheets.WorkSheet): Sheet {
  const collector = new SheetRowCollector()
  const data = (sheet as Partial<spreadsheets.DenseSheet>)['!data'] ?? []
  // `forEach` skips missing rows. A sheet whose only cell is far down has a million of them.
  data.forEach((row, index) => {
    const cells: string[] = []
    row.forEach((cell, column) => {
      const text = textOfCell(cell).slice(0, USER_UPLOAD_CELL_LENGTH_MAX)
      if (text.trim() === '') return
      // A cell far to the right is moved to the first column that is not allowed. It is still refused, and the array stays small.
      const at = Math.min(column, USER_UPLOAD_COLUMNS_MAX)
      while (cells.length < at) cells.push('')
      cells[at] = text
    })
    collector.add(index + 1, cells)
  })
  return { name, rows: collector.rows }
}

export async function readSpreadsheet(bytes: Uint8Array): Promise<Sheet[]> {
  let workbook: spreadsheets.WorkBook
  try {
    workbook = await parseWorkbook(bytes)
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    const isProtected = /password|encrypt/i.test(String(error))
    throw new UnreadableFileError(isProtected ? 'the file is protected with a password' : 'the workbook is damaged')
  }
  const sheets: Sheet[] = []
  for (const name of workbook.SheetNames) {
    const read = readSheet(name, workbook.Sheets[name]!)
    if (read.rows.length > 0) sheets.push(read)
    if (sheets.length === USER_UPLOAD_SHEETS_MAX) break
  }
  return sheets
}
