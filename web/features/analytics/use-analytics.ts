import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useCard } from '../../lib/cards.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { formatDateInZone } from './format.ts'
import { changePeriodSearch, parsePeriodChoice } from './period.ts'

/** Returns the time zone of the browser; undefined if the browser does not know it. */
function getBrowserTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string }
  return timeZone || undefined
}

const ANALYTICS_FETCH_OPTIONS = { dedupingInterval: 0, focusThrottleInterval: 1000, revalidateOnMount: true, keepPreviousData: true }

/**
 * Hook that loads a card's analytics of the period that the page's address names. It always requests new data, and returns the old
 * data until then.
 */
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
  // The counts of each day are in the answer of the page itself if it shows days; otherwise they have a request of their own.
  const isDaily = choice.range === 'daily'
  const byDay = useApiCall('GET /api/analytics/:id', isDaily ? null : { params: { id: cardId }, query: { tz } }, ANALYTICS_FETCH_OPTIONS)
  const { data: card } = useCard(cardId)
  const change = useCallback(
    (part: Parameters<typeof changePeriodSearch>[1]) => navigate(path + changePeriodSearch(location.search, part), { replace: true }),
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
    /** True while `data` still holds the counts of another period. */
    isOutdated: isLoading && data !== undefined,
  }
}
