import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useCard } from '../../lib/cards.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { formatDateInZone } from './format.ts'
import { updatePeriodQuery, parsePeriodChoice } from './period.ts'

function getBrowserTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string }
  return timeZone || undefined
}

const ANALYTICS_FETCH_OPTIONS = { dedupingInterval: 0, focusThrottleInterval: 1000, revalidateOnMount: true, keepPreviousData: true }

/** Loads the analytics for the period in the URL. Always requests new data, and returns the old data until the new data arrive. */
export function useCardAnalytics(cardId: string) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const tz = getBrowserTimeZone()
  const today = formatDateInZone(new Date(), tz ?? 'UTC')
  const choice = parsePeriodChoice(search, today)
  const { data, error, mutate, isValidating, isLoading } = useApiCall(
    'GET /api/analytics/:id',
    { params: { id: cardId }, query: { range: choice.range, tz, ...choice.days } },
    ANALYTICS_FETCH_OPTIONS,
  )
  // The main response contains counts by day only if the chart has one point for each day. Otherwise a second request gets them.
  const isDaily = choice.range === 'daily'
  const byDay = useApiCall('GET /api/analytics/:id', isDaily ? null : { params: { id: cardId }, query: { tz } }, ANALYTICS_FETCH_OPTIONS)
  const { data: card } = useCard(cardId)
  const change = useCallback(
    (part: Parameters<typeof updatePeriodQuery>[1]) => navigate(path + updatePeriodQuery(location.search, part), { replace: true }),
    [navigate, path],
  )
  const refresh = () => {
    void mutate()
    if (!isDaily) void byDay.mutate()
  }
  return {
    data,
    daily: data?.period?.range === 'daily' ? data.series : byDay.data?.series,
    card,
    error,
    choice,
    change,
    today,
    refresh,
    refreshing: isValidating,
    isOutdated: isLoading && data !== undefined,
  }
}
