import {
  type CardAnalytics,
  type EventListName,
  type CursorPage,
  type EventRecordByListName,
  type BreakdownRow,
  type PagedBreakdownName,
  BREAKDOWN_ROWS_MAX,
} from '../../../schema/analytics.ts'
import { ApiError } from '../../lib/api.ts'
import { type ExportKind, listExportedEventLists, BREAKDOWN_BY_EXPORT_KIND } from './export-kinds.ts'
import { toCombinedExportTable, toEventExportTable } from './export-records.ts'
import { formatTableAsCsv } from '../../lib/csv.ts'
import { countInteractions, TOTALS_EXPORT_TABLE_BUILDERS } from './export-totals.ts'

/** Requests one page of event records. `before` is the cursor that the previous page returned as `next`, or null. */
export type EventRecordPageReader = <K extends EventListName>(
  list: K,
  before: string | null,
  signal: AbortSignal,
) => Promise<CursorPage<EventRecordByListName[K]>>

/** Requests one page of a breakdown. `after` is the cursor that the previous page returned as `next`, or null. */
export type BreakdownPageReader = (kind: PagedBreakdownName, after: string | null, signal: AbortSignal) => Promise<CursorPage<BreakdownRow>>

interface CsvExportOptions {
  read: EventRecordPageReader
  readShares: BreakdownPageReader
  signal: AbortSignal
  /** Called after each page with the number of records that the export has read so far. */
  onProgress?: (done: number) => void
}

/** How long in ms to wait before the first and before the second retry of a failed request. */
const RETRY_DELAYS_MS = [1000, 4000]

/** True for errors after which a retry may succeed: no response, too many requests, or a server error. */
const isTransientError = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

const waitOrAbort = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Retries a request after temporary errors, so that one failed response does not end a long export. */
export async function retryCall<T>(call: () => Promise<T>, signal: AbortSignal, waits: readonly number[] = RETRY_DELAYS_MS): Promise<T> {
  for (const wait of waits) {
    try {
      return await call()
    } catch (error) {
      if (!isTransientError(error)) throw error
      await waitOrAbort(wait, signal)
    }
  }
  return call()
}

/** Returns `data` with all values of the exported breakdown, because `data` itself has only the largest values. */
async function loadFullBreakdown(kind: ExportKind, data: CardAnalytics, { readShares, signal }: CsvExportOptions): Promise<CardAnalytics> {
  const of = BREAKDOWN_BY_EXPORT_KIND[kind]
  if (!of || data.breakdowns[of].length <= BREAKDOWN_ROWS_MAX) return data
  const all: BreakdownRow[] = []
  let after: string | null = null
  do {
    const { items, next }: CursorPage<BreakdownRow> = await readShares(of, after, signal)
    signal.throwIfAborted()
    all.push(...items)
    after = next
  } while (after !== null)
  return { ...data, breakdowns: { ...data.breakdowns, [of]: all.sort((a, b) => countInteractions(b) - countInteractions(a)) } }
}

/** Returns a CSV file as parts, one per page of records, because the whole may be too long for one string. Null if empty. */
export async function buildCsvParts(kind: ExportKind, data: CardAnalytics, options: CsvExportOptions): Promise<string[] | null> {
  const { read, signal, onProgress } = options
  const totals = TOTALS_EXPORT_TABLE_BUILDERS[kind]?.(await loadFullBreakdown(kind, data, options))
  if (totals) return totals.rows.length > 0 ? [await formatTableAsCsv(totals)] : null
  const toSheet = kind === 'all' ? toCombinedExportTable : toEventExportTable
  const parts: string[] = []
  let done = 0
  for (const list of listExportedEventLists(kind)) {
    let before: string | null = null
    do {
      const { items, next }: CursorPage<EventRecordByListName[EventListName]> = await read(list, before, signal)
      signal.throwIfAborted()
      if (items.length > 0) parts.push(await formatTableAsCsv(toSheet(list, items, data.timeZone), parts.length === 0))
      done += items.length
      onProgress?.(done)
      before = next
    } while (before !== null)
  }
  return parts.length > 0 ? parts : null
}
