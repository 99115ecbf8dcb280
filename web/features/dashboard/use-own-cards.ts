import { useCall } from '../../lib/use-call.ts'

/** The dashboard reads its data again on every visit. */
const REVALIDATE = { dedupingInterval: 0, revalidateOnMount: true }

/**
 * The user's cards, their totals, and whether the account's address is confirmed. The cards are withheld until the last of
 * these is loaded, so that a notice about the address does not push them down.
 */
export function useOwnCards() {
  const cards = useCall('GET /api/business-cards', {}, REVALIDATE)
  const summary = useCall('GET /api/analytics-summary', {}, REVALIDATE)
  const email = useCall('GET /api/confirm-email', {}, REVALIDATE)
  return {
    cards: email.isLoading ? undefined : cards.data,
    email: email.data,
    error: cards.error,
    summary: summary.data,
    reload: () => void Promise.allSettled([cards.mutate(), summary.mutate()]),
  }
}
