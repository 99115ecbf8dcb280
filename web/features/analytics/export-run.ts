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

/** `before` is the cursor `next` of the previous page; null for the first page. */
export type EventRecordPageReader = <K extends EventListName>(
  list: K,
  before: string | null,
  signal: AbortSignal,
) => Promise<CursorPage<EventRecordByListName[K]>>

export type BreakdownPageReader = (kind: PagedBreakdownName, after: string | null, signal: AbortSignal) => Promise<CursorPage<BreakdownRow>>

interface CsvExportOptions {
  read: EventRecordPageReader
  readShares: BreakdownPageReader
  signal: AbortSignal
  onProgress?: (done: number) => void
}

const RETRY_DELAYS_MS = [1000, 4000]

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

/** Retries a request after a temporary error, which would otherwise end a long export. */
export async function retryRequest<T>(call: () => Promise<T>, signal: AbortSignal, waits: readonly number[] = RETRY_DELAYS_MS): Promise<T> {
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

async function* readPages<Item>(read: (cursor: string | null) => Promise<CursorPage<Item>>, signal: AbortSignal) {
  let cursor: string | null = null
  do {
    const { items, next }: CursorPage<Item> = await read(cursor)
    signal.throwIfAborted()
    yield items
    cursor = next
  } while (cursor !== null)
}

async function loadFullBreakdown(kind: ExportKind, data: CardAnalytics, { readShares, signal }: CsvExportOptions): Promise<CardAnalytics> {
  const of = BREAKDOWN_BY_EXPORT_KIND[kind]
  if (!of || data.breakdowns[of].length <= BREAKDOWN_ROWS_MAX) return data
  const all: BreakdownRow[] = []
  for await (const items of readPages((after) => readShares(of, after, signal), signal)) all.push(...items)
  return { ...data, breakdowns: { ...data.breakdowns, [of]: all.sort((a, b) => countInteractions(b) - countInteractions(a)) } }
}

/** Returns a CSV file in parts, because the whole may be too long for one string; null if it is empty. */
export async function buildCsvParts(kind: ExportKind, data: CardAnalytics, options: CsvExportOptions): Promise<string[] | null> {
  const { read, signal, onProgress } = options
  const totals = TOTALS_EXPORT_TABLE_BUILDERS[kind]?.(await loadFullBreakdown(kind, data, options))
  if (totals) return totals.rows.length > 0 ? [await formatTableAsCsv(totals)] : null
  const toSheet = kind === 'all' ? toCombinedExportTable : toEventExportTable
  const parts: string[] = []
  let done = 0
  for (const list of listExportedEventLists(kind)) {
    for await (const items of readPages((before) => read(list, before, signal), signal)) {
      if (items.length > 0) parts.push(await formatTableAsCsv(toSheet(list, items, data.timeZone), parts.length === 0))
      done += items.length
      onProgress?.(done)
    }
  }
  return parts.length > 0 ? parts : null
}
