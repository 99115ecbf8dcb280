import { useEffect, useRef, useState } from 'react'
import { type Analytics, LIST_MAX } from '../../../schema/analytics.ts'
import { errorMessage } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { EXPORT_LABELS, type ExportKind, exportName } from './export-kinds.ts'
import { exportParts, withRetries, type ReadPage, type ReadSharePage, recordCount } from './export-run.ts'
import { formatCount } from './format.ts'
import { readHistoryPage, readSharePage } from './read-pages.ts'

export interface RunningExport {
  kind: ExportKind
  done: number
  total: number
  /** True if it reads more than one page, which takes long enough to show progress. */
  long: boolean
}

function saveFile(parts: string[], name: string) {
  const href = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** Exports a card's analytics, one file at a time. Leaving the page cancels a running export. */
export function useExport(card: { id: number; name?: string | null; slug: string }, data: Analytics) {
  const [running, setRunning] = useState<RunningExport | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const read: ReadPage = (kind, before, signal) => withRetries(() => readHistoryPage(card.id, kind, before, signal), signal)
  const readShares: ReadSharePage = (kind, after, signal) => withRetries(() => readSharePage(card.id, kind, after, signal), signal)

  async function start(kind: ExportKind) {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    const total = recordCount(kind, data.summary)
    setRunning({ kind, done: 0, total, long: total > LIST_MAX })
    try {
      const parts = await exportParts(kind, data, {
        read,
        readShares,
        signal: controller.signal,
        onProgress: (done) =>
          !controller.signal.aborted && setRunning({ kind, done, total: Math.max(total, done), long: total > LIST_MAX }),
      })
      controller.signal.throwIfAborted()
      const name = exportName(card, kind, new Date())
      if (!parts) toast({ title: 'No data available to export' })
      else {
        saveFile(parts, name)
        toast({ title: `${EXPORT_LABELS[kind]} exported`, description: name, variant: 'success' })
      }
    } catch (error) {
      if (!controller.signal.aborted)
        toast({ title: 'Export failed', description: errorMessage(error, 'Please try again.'), variant: 'destructive' })
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
