import { UPLOAD_FILE_BYTES_MAX } from '../../../../schema/user-upload.ts'
import { readCsvRows } from './read-text.ts'
import { type Sheet, UnreadableFileError } from './sheet-rows.ts'

/** The outcome of reading a file: its sheets (a text file has one), or why it cannot be read. */
export type ReadFileResult = { sheets: Sheet[]; reason?: undefined } | { reason: string }

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** True for .xlsx (a ZIP archive), .xls (a compound file) and old .xls without such a container, whatever the file's name is. */
const isSpreadsheet = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) || startsWith(bytes, 0x09, 0x08, 0x10, 0x00)

async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  if (bytes.length > UPLOAD_FILE_BYTES_MAX)
    throw new UnreadableFileError(`the file is larger than ${UPLOAD_FILE_BYTES_MAX / 1024 / 1024} MB`)
  if (isSpreadsheet(bytes)) {
    // The spreadsheet library is large, so it is loaded only for a spreadsheet.
    const { readSpreadsheet } = await import('./read-spreadsheet.ts')
    return readSpreadsheet(bytes)
  }
  const rows = readCsvRows(bytes)
  return rows.length > 0 ? [{ name: '', rows }] : []
}

/** Reads the rows of a CSV file or a spreadsheet. The page runs it in a web worker. */
export async function readFile(bytes: Uint8Array): Promise<ReadFileResult> {
  try {
    const sheets = await readSheets(bytes)
    return sheets.length > 0 ? { sheets } : { reason: 'the file is empty' }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) console.error(error)
    return { reason: error instanceof UnreadableFileError ? error.reason : 'the file cannot be read' }
  }
}
