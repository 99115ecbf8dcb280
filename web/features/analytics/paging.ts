import { useState } from 'react'
import type { HistoryKind, HistoryPage } from '../../../schema/analytics.ts'
import { errorMessage } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import type { Records } from './export-records.ts'
import { READ_HISTORY } from './read-pages.ts'

/** How many rows show at first, and how many more each time. */
const STEP = 25

/**
 * Rows of a history, a few at a time. Behind the newest, which came with the page (`rows`), the server is asked for whole
 * pages from the first one on: its cursors name single records, which a time alone does not.
 */
export function useHistoryRows<K extends HistoryKind>(cardId: number, kind: K, rows: Records[K][], total: number) {
  const [count, setCount] = useState(STEP)
  const [fetched, setFetched] = useState<{ behind: Records[K][]; rows: Records[K][]; next: string | null } | null>(null)
  const [loading, setLoading] = useState(false)
  // What was fetched stands behind the answer that was shown then; a newer answer begins anew.
  const pages = fetched?.behind === rows ? fetched : null
  const known = pages?.rows ?? rows
  const ended = pages ? pages.next === null : rows.length >= total
  const shown = Math.min(count, known.length)

  async function showMore() {
    const wanted = shown + STEP
    setCount(wanted)
    if (wanted <= known.length || ended) return
    setLoading(true)
    try {
      let all = pages?.rows ?? []
      let next = pages?.next ?? null
      do {
        const page: HistoryPage<Records[K]> = await READ_HISTORY[kind](cardId, next)
        all = [...all, ...page.items]
        next = page.next
      } while (next !== null && all.length < wanted)
      setFetched({ behind: rows, rows: all, next })
    } catch (error) {
      toast({
        title: 'Error',
        description: errorMessage(error, 'Older records could not be loaded. Please try again.'),
        variant: 'destructive',
      })
    } finally {
      setLoading(false)
    }
  }
  return { visible: known.slice(0, shown), more: shown < known.length || !ended, showMore, loading }
}
