import { useEffect, useRef, useState } from 'react'
import { type CardAnalytics, EVENT_RECORDS_PER_PAGE } from '../../../schema/analytics.ts'
import { downloadCsvFile } from '../../lib/csv.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import { formatCount } from '../../lib/format.ts'
import { showToast } from '../../ui/toast.ts'
import { EXPORT_KIND_LABELS, type ExportKind, buildExportFileName, countRecordsToExport } from './export-kinds.ts'
import { readEventRecordPage, readBreakdownPage } from './read-pages.ts'

export interface RunningExport {
  kind: ExportKind
  done: number
  total: number
  /** True if the export takes so long that the page shows its progress. */
  long: boolean
}

/** Exports a card's analytics as a CSV file. A new export cancels a running one. */
export function useAnalyticsExport(card: { id: number; name?: string | null; slug: string }, data: CardAnalytics) {
  const [running, setRunning] = useState<RunningExport | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function start(kind: ExportKind) {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    const total = countRecordsToExport(kind, data.summary)
    setRunning({ kind, done: 0, total, long: total > EVENT_RECORDS_PER_PAGE })
    try {
      // The code is loaded on demand, because most visits to the page export nothing.
      const { buildCsvParts, retryRequest } = await import('./export-run.ts')
      const parts = await buildCsvParts(kind, data, {
        read: (list, before, signal) => retryRequest(() => readEventRecordPage(card.id, list, before, signal), signal),
        readShares: (shares, after, signal) => retryRequest(() => readBreakdownPage(card.id, shares, after, signal), signal),
        signal: controller.signal,
        onProgress: (done) =>
          !controller.signal.aborted && setRunning({ kind, done, total: Math.max(total, done), long: total > EVENT_RECORDS_PER_PAGE }),
      })
      controller.signal.throwIfAborted()
      const name = buildExportFileName(card, kind, new Date())
      if (!parts) showToast({ title: 'No data available to export' })
      else {
        downloadCsvFile(parts, name)
        showToast({ title: `${EXPORT_KIND_LABELS[kind]} exported`, description: name, variant: 'success' })
      }
    } catch (error) {
      if (!controller.signal.aborted) showErrorToast(error, 'Please try again.', 'Export failed')
    } finally {
      if (stop.current === controller) setRunning(null)
    }
  }

  function cancel() {
    stop.current?.abort()
    stop.current = null
    setRunning(null)
  }
  return { running, start, cancel, progress: running && `${formatCount(running.done)} of ${formatCount(running.total)} records` }
}
