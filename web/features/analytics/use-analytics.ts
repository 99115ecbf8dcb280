import { useState } from 'react'
import type { Range } from '../../../schema/analytics.ts'
import { useCard } from '../../lib/cards.ts'
import { useCall } from '../../lib/use-call.ts'

/** The browser's time zone; undefined where the browser knows none. */
function browserZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string }
  return timeZone || undefined
}

const FETCHING = { dedupingInterval: 0, focusThrottleInterval: 1000, revalidateOnMount: true, keepPreviousData: true }

/**
 * A card's analytics in the grain of `range` and the browser's time zone, with the series by day for what looks at single days. Nothing counts as
 * fresh: opening the page, coming back to its window and the refresh button all ask again, and what was shown stays until
 * the answer is there.
 */
export function useAnalytics(cardId: string) {
  const [range, setRange] = useState<Range>('daily')
  const query = { range, tz: browserZone() }
  const { data, error, mutate, isValidating } = useCall('GET /api/analytics/:id', { params: { id: cardId }, query }, FETCHING)
  // The same call while the page itself shows days.
  const byDay = useCall('GET /api/analytics/:id', { params: { id: cardId }, query: { ...query, range: 'daily' } }, FETCHING)
  const { data: card } = useCard(cardId)
  const refresh = () => {
    void mutate()
    if (range !== 'daily') void byDay.mutate()
  }
  return { data, daily: byDay.data?.series, card, error, range, setRange, refresh, refreshing: isValidating }
}
