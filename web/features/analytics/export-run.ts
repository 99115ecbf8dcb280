import {
  type Analytics,
  type HistoryKind,
  type HistoryPage,
  type Records,
  type Share,
  type ShareKind,
  SHARES_MAX,
} from '../../../schema/analytics.ts'
import { ApiError } from '../../lib/api.ts'
import { type ExportKind, listsOf, SHARES_OF } from './export-kinds.ts'
import { anyRecordSheet, recordSheet } from './export-records.ts'
import { toCsv } from './export-sheet.ts'
import { TOTALS_EXPORTS } from './export-totals.ts'
import { RECORD_KINDS } from './record-kinds.tsx'

/** Reads one page of records; `before` is `next` of the page before it. */
export type ReadPage = <K extends HistoryKind>(kind: K, before: string | null, signal: AbortSignal) => Promise<HistoryPage<Records[K]>>

/** Reads one page of a breakdown; `after` is `next` of the page before it. */
export type ReadSharePage = (kind: ShareKind, after: string | null, signal: AbortSignal) => Promise<HistoryPage<Share>>

interface ExportOptions {
  read: ReadPage
  readShares: ReadSharePage
  signal: AbortSignal
  /** Called after each page with the number of records read. */
  onProgress?: (done: number) => void
}

/** How many records an export will read, by the page's totals; 0 for one that consists of totals. */
export function recordCount(kind: ExportKind, summary: Analytics['summary']): number {
  return listsOf(kind).reduce((sum, list) => sum + RECORD_KINDS[list].total(summary), 0)
}

/** Waits before a failed page is requested again, in ms. */
const RETRY_AFTER = [1000, 4000]

/** True for errors after which a retry may succeed: no answer, too many calls, or a failure of the server. */
const isTransient = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Retries transient errors, so that one lost answer does not end a long export. */
export async function withRetries<T>(call: () => Promise<T>, signal: AbortSignal, waits: readonly number[] = RETRY_AFTER): Promise<T> {
  for (const wait of waits) {
    try {
      return await call()
    } catch (error) {
      if (!isTransient(error)) throw error
      await pause(wait, signal)
    }
  }
  return call()
}

const weight = ({ views, clicks, saves }: Share) => views + clicks + saves

/** `data` with all values of the breakdown that `kind` consists of, largest first, instead of one share for the smaller ones. */
async function withAllShares(kind: ExportKind, data: Analytics, { readShares, signal }: ExportOptions): Promise<Analytics> {
  const of = SHARES_OF[kind]
  if (!of || data.breakdowns[of].length <= SHARES_MAX) return data
  const all: Share[] = []
  let after: string | null = null
  do {
    const { items, next }: HistoryPage<Share> = await readShares(of, after, signal)
    signal.throwIfAborted()
    all.push(...items)
    after = next
  } while (after !== null)
  return { ...data, breakdowns: { ...data.breakdowns, [of]: all.sort((a, b) => weight(b) - weight(a)) } }
}

/**
 * The parts of a CSV, one for each page, because the text of all records may be too long for one string. Null if there is
 * nothing to export. Throws what `read` throws, and the signal's reason once it is aborted.
 */
export async function exportParts(kind: ExportKind, data: Analytics, options: ExportOptions): Promise<string[] | null> {
  const { read, signal, onProgress } = options
  const totals = TOTALS_EXPORTS[kind]?.(await withAllShares(kind, data, options))
  if (totals) return totals.rows.length > 0 ? [await toCsv(totals)] : null
  const toSheet = kind === 'all' ? anyRecordSheet : recordSheet
  const parts: string[] = []
  let done = 0
  for (const list of listsOf(kind)) {
    let before: string | null = null
    do {
      const { items, next }: HistoryPage<Records[HistoryKind]> = await read(list, before, signal)
      signal.throwIfAborted()
      if (items.length > 0) parts.push(await toCsv(toSheet(list, items, data.timeZone), parts.length === 0))
      done += items.length
      onProgress?.(done)
      before = next
    } while (before !== null)
  }
  return parts.length > 0 ? parts : null
}
