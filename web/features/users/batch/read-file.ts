import { USER_UPLOAD_FILE_BYTES_MAX } from '../../../../schema/user-upload.ts'
import { readCsvRows, startsWithBytes } from './read-text.ts'
import { type Sheet, UnreadableFileError } from './sheet-rows.ts'

export type ReadFileResult = { sheets: Sheet[]; reason?: undefined } | { reason: string }

/** File names may be wrong, so the file's first bytes tell the format: .xlsx (ZIP), .xls (compound file), or .xls of old Excel versions. */
const isSpreadsheet = (bytes: Uint8Array) =>
  [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x09, 0x08, 0x10, 0x00],
  ].some((start) => startsWithBytes(bytes, start))

type SheetReader = (bytes: Uint8Array) => Sheet[] | Promise<Sheet[]>

function readCsvSheets(bytes: Uint8Array): Sheet[] {
  const rows = readCsvRows(bytes)
  return rows.length > 0 ? [{ name: '', rows }] : []
}

/** The spreadsheet library is large, so it is loaded only for a spreadsheet. */
async function loadSheetReader(bytes: Uint8Array): Promise<SheetReader> {
  return isSpreadsheet(bytes) ? (await import('./read-spreadsheet.ts')).readSpreadsheet : readCsvSheets
}

/** Runs in a web worker. Rejects if the code for the file cannot be loaded, and calls `onReady` when it has loaded. */
export async function readUserFile(bytes: Uint8Array, onReady?: () => void): Promise<ReadFileResult> {
  if (bytes.length > USER_UPLOAD_FILE_BYTES_MAX) return { reason: `the file is larger than ${USER_UPLOAD_FILE_BYTES_MAX / 1024 / 1024} MB` }
  const readSheets = await loadSheetReader(bytes)
  onReady?.()
  try {
    const sheets = await readSheets(bytes)
    return sheets.length > 0 ? { sheets } : { reason: 'the file is empty' }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) console.error(error)
    return { reason: error instanceof UnreadableFileError ? error.reason : 'the file cannot be read' }
  }
}
