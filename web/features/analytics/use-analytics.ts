import { useState } from 'react'
import useSWR from 'swr'
import type { Analytics, Range } from '../../../schema/analytics.ts'
import type { ApiError } from '../../lib/api.ts'
import { useCard } from '../../lib/cards.ts'

/**
 * A card's analytics in the grain of `range`. Nothing counts as fresh: opening the page, coming back to its window and
 * the refresh button all ask again, and what was shown stays until the answer is there.
 */
export function useAnalytics(cardId: string) {
  const [range, setRange] = useState<Range>('daily')
  const { data, error, mutate, isValidating } = useSWR<Analytics, ApiError>(`/api/analytics/${cardId}?range=${range}`, {
    dedupingInterval: 0,
    focusThrottleInterval: 1000,
    revalidateOnMount: true,
    keepPreviousData: true,
  })
  const { card } = useCard(cardId)
  return { data, card, error, range, setRange, refresh: () => void mutate(), refreshing: isValidating }
}
