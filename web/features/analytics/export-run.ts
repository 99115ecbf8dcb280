import {
  type CardAnalytics,
  type EventListName,
  type CursorPage,
  type EventRecordsByList,
  type BreakdownRow,
  type PagedBreakdownName,
  BREAKDOWN_ROWS_MAX,
} from '../../../schema/analytics.ts'
import { ApiError } from '../../lib/api.ts'
import { type ExportKind, listExportedHistoryKinds, BREAKDOWN_OF_EXPORT } from './export-kinds.ts'
import { toCombinedRecordTable, toRecordTable } from './export-records.ts'
import { formatTableAsCsv } from './export-sheet.ts'
import { TOTALS_TABLE_BUILDERS } from './export-totals.ts'
import { RECORD_KINDS } from './record-kinds.tsx'

/** Requests one page of analytics records. `before` is the cursor that the previous page returned as `next`, or null. */
export type ReadHistoryPage = <K extends EventListName>(
  kind: K,
  before: string | null,
  signal: AbortSignal,
) => Promise<CursorPage<EventRecordsByList[K]>>

/** Requests one page of a breakdown. `after` is the cursor that the previous page returned as `next`, or null. */
export type ReadBreakdownPage = (kind: PagedBreakdownName, after: string | null, signal: AbortSignal) => Promise<CursorPage<BreakdownRow>>

interface ExportOptions {
  read: ReadHistoryPage
  readShares: ReadBreakdownPage
  signal: AbortSignal
  /** Called after each page with the number of records that the export has read so far. */
  onProgress?: (done: number) => void
}

/** Returns the number of records that an export will read, from the card's totals; 0 for an export that contains only totals. */
export function countExportRecords(kind: ExportKind, summary: CardAnalytics['summary']): number {
  return listExportedHistoryKinds(kind).reduce((sum, list) => sum + RECORD_KINDS[list].total(summary), 0)
}

/** Delays in ms before a failed request for a page is sent again. */
const RETRY_DELAYS = [1000, 4000]

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
export async function withRetries<T>(call: () => Promise<T>, signal: AbortSignal, waits: readonly number[] = RETRY_DELAYS): Promise<T> {
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

const sumRowCounts = ({ views, clicks, saves }: BreakdownRow) => views + clicks + saves

/** Returns `data` with all values of the exported breakdown, because `data` itself has only the largest values. */
async function loadFullBreakdown(kind: ExportKind, data: CardAnalytics, { readShares, signal }: ExportOptions): Promise<CardAnalytics> {
  const of = BREAKDOWN_OF_EXPORT[kind]
  if (!of || data.breakdowns[of].length <= BREAKDOWN_ROWS_MAX) return data
  const all: BreakdownRow[] = []
  let after: string | null = null
  do {
    const { items, next }: CursorPage<BreakdownRow> = await readShares(of, after, signal)
    signal.throwIfAborted()
    all.push(...items)
    after = next
  } while (after !== null)
  return { ...data, breakdowns: { ...data.breakdowns, [of]: all.sort((a, b) => sumRowCounts(b) - sumRowCounts(a)) } }
}

/** Returns a CSV file as parts, one per page of records, because the whole may be too long for one string. Null if empty. */
export async function buildCsvParts(kind: ExportKind, data: CardAnalytics, options: ExportOptions): Promise<string[] | null> {
  const { read, signal, onProgress } = options
  const totals = TOTALS_TABLE_BUILDERS[kind]?.(await loadFullBreakdown(kind, data, options))
  if (totals) return totals.rows.length > 0 ? [await formatTableAsCsv(totals)] : null
  const toSheet = kind === 'all' ? toCombinedRecordTable : toRecordTable
  const parts: string[] = []
  let done = 0
  for (const list of listExportedHistoryKinds(kind)) {
    let before: string | null = null
    do {
      const { items, next }: CursorPage<EventRecordsByList[EventListName]> = await read(list, before, signal)
      signal.throwIfAborted()
      if (items.length > 0) parts.push(await formatTableAsCsv(toSheet(list, items, data.timeZone), parts.length === 0))
      done += items.length
      onProgress?.(done)
      before = next
    } while (before !== null)
  }
  return parts.length > 0 ? parts : null
}
