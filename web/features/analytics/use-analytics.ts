import { useState } from 'react'
import type { ChartInterval } from '../../../schema/analytics.ts'
import { useCard } from '../../lib/cards.ts'
import { useApiCall } from '../../lib/use-call.ts'

/** Returns the time zone of the browser; undefined if the browser does not know it. */
function getBrowserTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string }
  return timeZone || undefined
}

const ANALYTICS_FETCH_OPTIONS = { dedupingInterval: 0, focusThrottleInterval: 1000, revalidateOnMount: true, keepPreviousData: true }

/** Hook that loads a card's analytics by `range` and by day. It always requests new data, and returns the old data until then. */
export function useCardAnalytics(cardId: string) {
  const [range, setRange] = useState<ChartInterval>('daily')
  const query = { range, tz: getBrowserTimeZone() }
  const { data, error, mutate, isValidating } = useApiCall(
    'GET /api/analytics/:id',
    { params: { id: cardId }, query },
    ANALYTICS_FETCH_OPTIONS,
  )
  // Requests the daily numbers. If the page itself shows days, both requests share one cached response.
  const byDay = useApiCall(
    'GET /api/analytics/:id',
    { params: { id: cardId }, query: { ...query, range: 'daily' } },
    ANALYTICS_FETCH_OPTIONS,
  )
  const { data: card } = useCard(cardId)
  const refresh = () => {
    void mutate()
    if (range !== 'daily') void byDay.mutate()
  }
  return { data, daily: byDay.data?.series, card, error, range, setRange, refresh, refreshing: isValidating }
}
