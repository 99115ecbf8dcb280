import {
  USER_UPLOAD_FILE_BYTES_MAX,
  USER_UPLOAD_FILE_EXTENSIONS,
  USER_UPLOAD_PARSER_LOADING_MS_MAX,
  USER_UPLOAD_PARSING_MS_MAX,
} from '../../../../schema/user-upload.ts'
import type { ReadFileResult } from './read-file.ts'
import type { Sheet } from './sheet-rows.ts'

/** `not-loaded` means that a part of the worker could not be downloaded. */
export type FileReaderMessage = 'ready' | 'not-loaded' | ReadFileResult

export type FileReaderWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>

const createReadingWorker = (): FileReaderWorker => new Worker(new URL('read-file-worker.ts', import.meta.url), { type: 'module' })

function fileErrorMessageOf(fileName: string, reason: string): string {
  return /\.xlsx?$/i.test(fileName) ? `Failed to read the spreadsheet: ${reason}` : `Failed to parse CSV: ${reason}`
}

const NOT_LOADED_MESSAGE =
  'The program that reads files could not be loaded. Check your network and try again. If it still fails, reload the page'

/** Reads a file in the worker, and stops the worker if it takes too long. Returns null if the worker or a part of it cannot be loaded. */
function runReadingWorker(
  worker: FileReaderWorker,
  bytes: Uint8Array,
  { loadingMs, readingMs }: ReadingLimits,
): Promise<ReadFileResult | null> {
  return new Promise((resolve) => {
    let isReady = false
    const finish = (outcome: ReadFileResult | null) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(outcome)
    }
    let timer = setTimeout(() => finish(null), loadingMs)
    worker.onmessage = ({ data }: MessageEvent<FileReaderMessage>) => {
      if (data !== 'ready') return finish(data === 'not-loaded' ? null : data)
      isReady = true
      clearTimeout(timer)
      timer = setTimeout(() => finish({ reason: 'reading the file takes too long' }), readingMs)
    }
    worker.onerror = () => finish(isReady ? { reason: 'the file cannot be read' } : null)
    worker.postMessage(bytes)
  })
}

interface ReadingLimits {
  loadingMs: number
  readingMs: number
}
const READING_LIMITS: ReadingLimits = { loadingMs: USER_UPLOAD_PARSER_LOADING_MS_MAX, readingMs: USER_UPLOAD_PARSING_MS_MAX }

export async function readFileInWorker(
  file: File,
  createWorker = createReadingWorker,
  limits = READING_LIMITS,
): Promise<{ sheets: Sheet[]; error?: undefined } | { error: string }> {
  const extensions = USER_UPLOAD_FILE_EXTENSIONS.join(', ').replace(/, (?=[^,]*$)/, ' or ')
  if (!USER_UPLOAD_FILE_EXTENSIONS.some((extension) => file.name.toLowerCase().endsWith(extension)))
    return { error: `Please choose a ${extensions} file` }
  const fail = (reason: string) => ({ error: fileErrorMessageOf(file.name, reason) })
  if (file.size > USER_UPLOAD_FILE_BYTES_MAX) return fail(`the file is larger than ${USER_UPLOAD_FILE_BYTES_MAX / 1024 / 1024} MB`)
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return fail('the file cannot be opened')
  const result = await runReadingWorker(createWorker(), new Uint8Array(bytes), limits)
  if (result === null) return { error: NOT_LOADED_MESSAGE }
  return result.reason === undefined ? result : fail(result.reason)
}
