import { useState } from 'react'
import useSWR from 'swr'
import type { Analytics, Range } from '../../../schema/analytics.ts'
import type { ApiError } from '../../lib/api.ts'
import { useCard } from '../../lib/cards.ts'

/** The browser's time zone as a part of a call's address; nothing where the browser knows none. */
function zoneQuery(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string }
  return timeZone ? `&tz=${encodeURIComponent(timeZone)}` : ''
}

const FETCHING = { dedupingInterval: 0, focusThrottleInterval: 1000, revalidateOnMount: true, keepPreviousData: true }

/**
 * A card's analytics in the grain of `range` and the browser's time zone, with the series by day for what looks at single days. Nothing counts as
 * fresh: opening the page, coming back to its window and the refresh button all ask again, and what was shown stays until
 * the answer is there.
 */
export function useAnalytics(cardId: string) {
  const [range, setRange] = useState<Range>('daily')
  const keyOf = (grain: Range) => `/api/analytics/${cardId}?range=${grain}${zoneQuery()}`
  const { data, error, mutate, isValidating } = useSWR<Analytics, ApiError>(keyOf(range), FETCHING)
  // The same call while the page itself shows days.
  const byDay = useSWR<Analytics, ApiError>(keyOf('daily'), FETCHING)
  const { card } = useCard(cardId)
  const refresh = () => {
    void mutate()
    if (range !== 'daily') void byDay.mutate()
  }
  return { data, daily: byDay.data?.series, card, error, range, setRange, refresh, refreshing: isValidating }
}
