import { useState } from 'react'
import type { Range } from '../../../schema/analytics.ts'
import { useCard } from '../../lib/cards.ts'
import { useCall } from '../../lib/use-call.ts'

/** The browser's time zone; undefined if unknown. */
function browserZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string }
  return timeZone || undefined
}

const FETCHING = { dedupingInterval: 0, focusThrottleInterval: 1000, revalidateOnMount: true, keepPreviousData: true }

/**
 * A card's analytics by `range` in the browser's time zone, and the series by day for daily numbers. Opening the page, returning to its
 * window and the refresh button always read again; the previous answer stays until the new one arrives.
 */
export function useAnalytics(cardId: string) {
  const [range, setRange] = useState<Range>('daily')
  const query = { range, tz: browserZone() }
  const { data, error, mutate, isValidating } = useCall('GET /api/analytics/:id', { params: { id: cardId }, query }, FETCHING)
  // This is the same call while the page itself shows days.
  const byDay = useCall('GET /api/analytics/:id', { params: { id: cardId }, query: { ...query, range: 'daily' } }, FETCHING)
  const { data: card } = useCard(cardId)
  const refresh = () => {
    void mutate()
    if (range !== 'daily') void byDay.mutate()
  }
  return { data, daily: byDay.data?.series, card, error, range, setRange, refresh, refreshing: isValidating }
}
