import type { SWRConfiguration } from 'swr'
import type { Card } from '../../schema/card.ts'
import type { ApiError } from './api.ts'
import { cacheApiResponse, refetchApiResponse, useApiCall } from './use-call.ts'

export function useCard(id: number | string, config?: SWRConfiguration<Card, ApiError>) {
  return useApiCall('GET /api/business-cards/:id', { params: { id } }, config)
}

export const refetchCard = (id: number) => refetchApiResponse('GET /api/business-cards/:id', { params: { id } })

export const refetchCardList = () => refetchApiResponse('GET /api/business-cards', {})

export async function cacheSavedCard(card: Card) {
  await Promise.all([cacheApiResponse('GET /api/business-cards/:id', { params: { id: card.id } }, card), refetchCardList()])
}
