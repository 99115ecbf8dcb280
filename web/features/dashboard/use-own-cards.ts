import { useEffect } from 'react'
import { requestApi } from '../../lib/api.ts'
import { oldestShownResponseTime } from '../../lib/stale-responses.ts'
import { useApiCall } from '../../lib/use-call.ts'

const DASHBOARD_FETCH_OPTIONS = { dedupingInterval: 0, revalidateOnMount: true }
const TIME_ZONE_QUERY = { tz: Intl.DateTimeFormat().resolvedOptions().timeZone }

/** Tells the server that the user has seen the recent activity, unless the page shows an older copy from the offline cache. */
function recordVisit() {
  if (oldestShownResponseTime.get() === null) void requestApi('POST /api/dashboard-visits').catch(() => undefined)
}

/** Returns no cards until it is known whether an e-mail notice appears above them, because the notice would move them. */
export function useOwnCards() {
  const cards = useApiCall('GET /api/business-cards', {}, DASHBOARD_FETCH_OPTIONS)
  const summary = useApiCall('GET /api/analytics-summary', {}, DASHBOARD_FETCH_OPTIONS)
  const activity = useApiCall(
    'GET /api/dashboard-activity',
    { query: TIME_ZONE_QUERY },
    { ...DASHBOARD_FETCH_OPTIONS, onSuccess: recordVisit },
  )
  const email = useApiCall('GET /api/confirm-email', {}, DASHBOARD_FETCH_OPTIONS)
  const isStale = oldestShownResponseTime.use() !== null
  useEffect(() => {
    const own = cards.data
    if (!own || isStale) return
    void import('../../lib/service-worker.ts').then(({ prefetchCards }) => prefetchCards(own)).catch(() => undefined)
  }, [cards.data, isStale])
  return {
    cards: email.isLoading ? undefined : cards.data,
    error: cards.error,
    reloading: cards.isValidating,
    summary: summary.data,
    activity: activity.data ?? (activity.error ? null : undefined),
    reload: () => void Promise.allSettled([cards.mutate(), summary.mutate(), activity.mutate()]),
  }
}
