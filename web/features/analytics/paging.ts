import { useState } from 'react'
import type { EventListName, CursorPage, EventRecordByListName } from '../../../schema/analytics.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { readEventRecordPage } from './read-pages.ts'

const EVENT_ROWS_PER_STEP = 25

/**
 * Returns the visible rows of a table of event records. `rows` are the newest records. Loading more records starts again with the newest
 * one: the time of the last row cannot serve as cursor, because several records may have it.
 */
export function useEventRecordRows<K extends EventListName>(cardId: number, list: K, rows: EventRecordByListName[K][], total: number) {
  const [count, setCount] = useState(EVENT_ROWS_PER_STEP)
  const [fetched, setFetched] = useState<{ newest: typeof rows; rows: typeof rows; next: string | null } | null>(null)
  const [loading, run] = usePendingAction()
  // If `rows` have changed since the pages were loaded, the pages are outdated.
  const pages = fetched?.newest === rows ? fetched : null
  const known = pages?.rows ?? rows
  const ended = pages ? pages.next === null : rows.length >= total
  const shown = Math.min(count, known.length)

  async function showMore() {
    const wanted = shown + EVENT_ROWS_PER_STEP
    setCount(wanted)
    if (wanted > known.length && !ended) await run(() => load(wanted))
  }

  async function load(wanted: number) {
    try {
      let all = pages?.rows ?? []
      let next = pages?.next ?? null
      do {
        const page: CursorPage<EventRecordByListName[K]> = await readEventRecordPage(cardId, list, next)
        all = [...all, ...page.items]
        next = page.next
      } while (next !== null && all.length < wanted)
      setFetched({ newest: rows, rows: all, next })
    } catch (error) {
      showErrorToast(error, 'Older records could not be loaded. Please try again.')
    }
  }
  return { visible: known.slice(0, shown), more: shown < known.length || !ended, showMore, loading }
}
