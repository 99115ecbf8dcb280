import { useState } from 'react'
import type { EventListName, CursorPage, EventRecordsByList } from '../../../schema/analytics.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { readHistoryPage } from './read-pages.ts'

/** The number of history rows shown at first, and the number that each click on "Show more" adds. */
const HISTORY_ROWS_STEP = 25

/**
 * Hook that returns the visible rows of a history table. `rows` are the newest records. Older records are read in pages from the
 * start, because the time of the last row is no exact cursor: several records may share it.
 */
export function useHistoryRows<K extends EventListName>(cardId: number, kind: K, rows: EventRecordsByList[K][], total: number) {
  const [count, setCount] = useState(HISTORY_ROWS_STEP)
  const [fetched, setFetched] = useState<{ newest: EventRecordsByList[K][]; rows: EventRecordsByList[K][]; next: string | null } | null>(
    null,
  )
  const [loading, setLoading] = useState(false)
  // Older pages that were fetched are discarded when newer records arrive, because they continue the previous list.
  const pages = fetched?.newest === rows ? fetched : null
  const known = pages?.rows ?? rows
  const ended = pages ? pages.next === null : rows.length >= total
  const shown = Math.min(count, known.length)

  async function showMore() {
    const wanted = shown + HISTORY_ROWS_STEP
    setCount(wanted)
    if (wanted <= known.length || ended) return
    setLoading(true)
    try {
      let all = pages?.rows ?? []
      let next = pages?.next ?? null
      do {
        const page: CursorPage<EventRecordsByList[K]> = await readHistoryPage(cardId, kind, next)
        all = [...all, ...page.items]
        next = page.next
      } while (next !== null && all.length < wanted)
      setFetched({ newest: rows, rows: all, next })
    } catch (error) {
      toast({
        title: 'Error',
        description: errorMessageOf(error, 'Older records could not be loaded. Please try again.'),
        variant: 'destructive',
      })
    } finally {
      setLoading(false)
    }
  }
  return { visible: known.slice(0, shown), more: shown < known.length || !ended, showMore, loading }
}
