import { type Analytics, type HistoryKind, type HistoryPage, type Share, type ShareKind, SHARES_MAX } from '../../../schema/analytics.ts'
import { ApiError } from '../../lib/api.ts'
import { type ExportKind, RECORDS_OF, SHARES_OF } from './export-kinds.ts'
import { anyRecordSheet, type Records, recordSheet } from './export-records.ts'
import { toCsv } from './export-sheet.ts'
import { TOTAL_SHEETS } from './export-totals.ts'

/** Reads one page of records; `before` is `next` of the page before it. */
export type ReadPage = <K extends HistoryKind>(kind: K, before: string | null, signal: AbortSignal) => Promise<HistoryPage<Records[K]>>

/** Reads one page of a breakdown; `after` is `next` of the page before it. */
export type ReadShares = (kind: ShareKind, after: string | null, signal: AbortSignal) => Promise<HistoryPage<Share>>

interface ExportOptions {
  read: ReadPage
  readShares: ReadShares
  signal: AbortSignal
  /** Told after each page how many records have been read. */
  onProgress?: (done: number) => void
}

/** How many records an export has to read, as far as the page's numbers tell; 0 for one made of totals. */
export function recordCount(kind: ExportKind, summary: Analytics['summary']): number {
  const totals: Record<HistoryKind, number> = {
    views: summary.totalViews,
    clicks: summary.totalClicks + summary.totalPlays,
    saves: summary.totalSaves,
    submissions: summary.totalSubmissions,
  }
  return (RECORDS_OF[kind] ?? []).reduce((sum, of) => sum + totals[of], 0)
}

/** Waits before a page that could not be read is asked for again, in ms. */
const AGAIN_AFTER = [1000, 4000]

/** Whether a call may succeed the next time: there was no answer, too many calls, or a failure of the server. */
const passes = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Asks again where one lost answer among many would end the whole export. */
export async function patiently<T>(call: () => Promise<T>, signal: AbortSignal, waits: readonly number[] = AGAIN_AFTER): Promise<T> {
  for (const wait of waits) {
    try {
      return await call()
    } catch (error) {
      if (!passes(error)) throw error
      await pause(wait, signal)
    }
  }
  return call()
}

const weight = ({ views, clicks, saves }: Share) => views + clicks + saves

/** `data` with every value of the breakdown that `kind` is made of, largest first, where it tells the smaller ones as one. */
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
 * The parts of a CSV, one for each page read, so that no number of records needs them all in one text. Null when there
 * is nothing to export. Throws what `read` throws, and the signal's reason once it is aborted.
 */
export async function exportParts(kind: ExportKind, data: Analytics, options: ExportOptions): Promise<string[] | null> {
  const { read, signal, onProgress } = options
  const totals = TOTAL_SHEETS[kind]?.(await withAllShares(kind, data, options))
  if (totals) return totals.rows.length > 0 ? [await toCsv(totals)] : null
  const toSheet = kind === 'all' ? anyRecordSheet : recordSheet
  const parts: string[] = []
  let done = 0
  for (const of of RECORDS_OF[kind] ?? []) {
    let before: string | null = null
    do {
      const { items, next }: HistoryPage<Records[HistoryKind]> = await read(of, before, signal)
      signal.throwIfAborted()
      if (items.length > 0) parts.push(await toCsv(toSheet(of, items, data.timeZone), parts.length === 0))
      done += items.length
      onProgress?.(done)
      before = next
    } while (before !== null)
  }
  return parts.length > 0 ? parts : null
}
