import { useState } from 'react'
import type { HistoryKind, HistoryPage, Records } from '../../../schema/analytics.ts'
import { errorMessage } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { readHistoryPage } from './read-pages.ts'

/** How many rows show at first, and how many more each time. */
const STEP = 25

/**
 * The rows of a list, `STEP` more at a time. `rows` are the newest, from the analytics answer. For older rows it reads pages
 * from the first one on, because a page's cursor names a record and the time of the last row may belong to several.
 */
export function useHistoryRows<K extends HistoryKind>(cardId: number, kind: K, rows: Records[K][], total: number) {
  const [count, setCount] = useState(STEP)
  const [fetched, setFetched] = useState<{ newest: Records[K][]; rows: Records[K][]; next: string | null } | null>(null)
  const [loading, setLoading] = useState(false)
  // Fetched pages continue the answer that was current then. A newer answer discards them.
  const pages = fetched?.newest === rows ? fetched : null
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
        const page: HistoryPage<Records[K]> = await readHistoryPage(cardId, kind, next)
        all = [...all, ...page.items]
        next = page.next
      } while (next !== null && all.length < wanted)
      setFetched({ newest: rows, rows: all, next })
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
