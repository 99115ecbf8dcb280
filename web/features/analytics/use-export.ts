import { useEffect, useRef, useState } from 'react'
import { type CardAnalytics, EVENT_RECORDS_PER_PAGE } from '../../../schema/analytics.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { EXPORT_LABELS, type ExportKind, buildExportFileName } from './export-kinds.ts'
import { buildCsvParts, withRetries, type ReadHistoryPage, type ReadBreakdownPage, countExportRecords } from './export-run.ts'
import { formatCount } from './format.ts'
import { readHistoryPage, readBreakdownPage } from './read-pages.ts'

export interface RunningExport {
  kind: ExportKind
  done: number
  total: number
  /** True if the export reads several pages of records, which takes so long that its progress is shown. */
  long: boolean
}

function downloadFile(parts: string[], name: string) {
  const href = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The object URL is revoked later, because the browser reads the file only after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** Hook that exports a card's analytics as a CSV file. A new export cancels the running one, and so does leaving the page. */
export function useAnalyticsExport(card: { id: number; name?: string | null; slug: string }, data: CardAnalytics) {
  const [running, setRunning] = useState<RunningExport | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const read: ReadHistoryPage = (kind, before, signal) => withRetries(() => readHistoryPage(card.id, kind, before, signal), signal)
  const readShares: ReadBreakdownPage = (kind, after, signal) => withRetries(() => readBreakdownPage(card.id, kind, after, signal), signal)

  async function start(kind: ExportKind) {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    const total = countExportRecords(kind, data.summary)
    setRunning({ kind, done: 0, total, long: total > EVENT_RECORDS_PER_PAGE })
    try {
      const parts = await buildCsvParts(kind, data, {
        read,
        readShares,
        signal: controller.signal,
        onProgress: (done) =>
          !controller.signal.aborted && setRunning({ kind, done, total: Math.max(total, done), long: total > EVENT_RECORDS_PER_PAGE }),
      })
      controller.signal.throwIfAborted()
      const name = buildExportFileName(card, kind, new Date())
      if (!parts) toast({ title: 'No data available to export' })
      else {
        downloadFile(parts, name)
        toast({ title: `${EXPORT_LABELS[kind]} exported`, description: name, variant: 'success' })
      }
    } catch (error) {
      if (!controller.signal.aborted)
        toast({ title: 'Export failed', description: errorMessageOf(error, 'Please try again.'), variant: 'destructive' })
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
