import { useEffect } from 'react'
import { oldestShownAnswer } from '../../lib/stale-answers.ts'
import { useApiCall } from '../../lib/use-call.ts'

/** The dashboard requests its data again on every visit. */
const DASHBOARD_FETCH_OPTIONS = { dedupingInterval: 0, revalidateOnMount: true }

/** Hook that loads the user's cards and totals. It withholds the cards until it knows if an e-mail notice is shown above. */
export function useOwnCards() {
  const cards = useApiCall('GET /api/business-cards', {}, DASHBOARD_FETCH_OPTIONS)
  const summary = useApiCall('GET /api/analytics-summary', {}, DASHBOARD_FETCH_OPTIONS)
  const email = useApiCall('GET /api/confirm-email', {}, DASHBOARD_FETCH_OPTIONS)
  const isStale = oldestShownAnswer.use() !== null
  useEffect(() => {
    const own = cards.data
    if (!own || isStale) return
    void import('../../lib/service-worker.ts').then(({ prefetchCards }) => prefetchCards(own)).catch(() => undefined)
  }, [cards.data, isStale])
  return {
    cards: email.isLoading ? undefined : cards.data,
    email: email.data,
    error: cards.error,
    summary: summary.data,
    reload: () => void Promise.allSettled([cards.mutate(), summary.mutate()]),
  }
}
