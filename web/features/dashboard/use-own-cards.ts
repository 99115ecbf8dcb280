import { useCall } from '../../lib/use-call.ts'

/** Whoever opens the dashboard sees what is so now: nothing counts as fresh here. */
const ALWAYS = { dedupingInterval: 0, revalidateOnMount: true }

/**
 * The user's cards, what they gathered and whether the account's address is confirmed, read again whenever the dashboard
 * opens. The cards are held back until the address is known too, so that a notice about it does not push them down.
 */
export function useOwnCards() {
  const cards = useCall('GET /api/business-cards', {}, ALWAYS)
  const summary = useCall('GET /api/analytics-summary', {}, ALWAYS)
  const email = useCall('GET /api/confirm-email', {}, ALWAYS)
  return {
    cards: email.isLoading ? undefined : cards.data,
    email: email.data,
    error: cards.error,
    summary: summary.data,
    reload: () => void Promise.allSettled([cards.mutate(), summary.mutate()]),
  }
}
