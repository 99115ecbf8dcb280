import type { SWRConfiguration } from 'swr'
import type { Card } from '../../schema/card.ts'
import type { ApiError } from './api.ts'
import { cacheAnswer, refetch, useCall } from './use-call.ts'

/** Reads a card for its owner, or anybody's card from level 4 on. */
export function useCard(id: number | string, config?: SWRConfiguration<Card, ApiError>) {
  return useCall('GET /api/business-cards/:id', { params: { id } }, config)
}

/** Reads the signed-in user's list of cards again. */
export const refetchCards = () => refetch('GET /api/business-cards', {})

/** Caches a card that was just saved, and reads the list of cards again. */
export async function cardSaved(card: Card) {
  await Promise.all([cacheAnswer('GET /api/business-cards/:id', { params: { id: card.id } }, card), refetchCards()])
}
