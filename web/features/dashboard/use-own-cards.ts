import useSWR from 'swr'
import type { AnalyticsSummary } from '../../../schema/analytics.ts'
import type { Card } from '../../../schema/card.ts'
import type { ApiError } from '../../lib/api.ts'
import { CARDS_KEY } from '../../lib/cards.ts'

/** Whoever opens the dashboard sees what is so now: nothing counts as fresh here. */
const ALWAYS = { dedupingInterval: 0, revalidateOnMount: true }

/** The user's cards and what they gathered, read again whenever the dashboard opens. */
export function useOwnCards() {
  const cards = useSWR<Card[], ApiError>(CARDS_KEY, ALWAYS)
  const summary = useSWR<AnalyticsSummary, ApiError>('/api/analytics-summary', ALWAYS)
  return {
    cards: cards.data,
    error: cards.error,
    summary: summary.data,
    reload: () => void Promise.allSettled([cards.mutate(), summary.mutate()]),
  }
}
