import { UPLOAD_FILE_BYTES_MAX, UPLOAD_FILE_EXTENSIONS, UPLOAD_READING_MS_MAX } from '../../../../schema/user-upload.ts'
import type { ReadFileResult } from './read-file.ts'
import type { Sheet } from './sheet-rows.ts'

/** The part of a web worker that reading a file needs. */
export type ReadingWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>

const createReadingWorker = (): ReadingWorker => new Worker(new URL('read-file-worker.ts', import.meta.url), { type: 'module' })

/** The sentence that says why a file was not read. */
function fileErrorMessageOf(fileName: string, reason: string): string {
  return /\.xlsx?$/i.test(fileName) ? `Failed to read the spreadsheet: ${reason}` : `Failed to parse CSV: ${reason}`
}

/** Reads a picked file in a web worker, which is stopped when it takes too long. Returns its sheets, or the reason of a failure. */
export async function readFileInWorker(
  file: File,
  createWorker = createReadingWorker,
  timeoutMs = UPLOAD_READING_MS_MAX,
): Promise<{ sheets: Sheet[]; error?: undefined } | { error: string }> {
  const extensions = UPLOAD_FILE_EXTENSIONS.join(', ').replace(/, (?=[^,]*$)/, ' or ')
  if (!UPLOAD_FILE_EXTENSIONS.some((extension) => file.name.toLowerCase().endsWith(extension)))
    return { error: `Please choose a ${extensions} file` }
  const fail = (reason: string) => ({ error: fileErrorMessageOf(file.name, reason) })
  if (file.size > UPLOAD_FILE_BYTES_MAX) return fail(`the file is larger than ${UPLOAD_FILE_BYTES_MAX / 1024 / 1024} MB`)
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return fail('the file cannot be opened')
  const result = await new Promise<ReadFileResult>((resolve) => {
    const worker = createWorker()
    const finish = (outcome: ReadFileResult) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(outcome)
    }
    const timer = setTimeout(() => finish({ reason: 'reading the file takes too long' }), timeoutMs)
    worker.onmessage = ({ data }: MessageEvent<ReadFileResult>) => finish(data)
    worker.onerror = () => finish({ reason: 'the file cannot be read' })
    worker.postMessage(new Uint8Array(bytes))
  })
  return result.reason === undefined ? result : fail(result.reason)
}
