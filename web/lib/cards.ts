import useSWR, { mutate } from 'swr'
import type { Card } from '../../schema/card.ts'
import type { ApiError } from './api.ts'

export const CARDS_KEY = '/api/business-cards'
export const cardKey = (id: number | string) => `${CARDS_KEY}/${id}`

/** One card as the editor needs it: own, or anybody's from level 4 on. */
export function useCard(id: number | string | undefined) {
  const { data, error, isLoading, mutate: reload } = useSWR<Card, ApiError>(id === undefined ? null : cardKey(id))
  return { card: data, error, isLoading, reload }
}

/** After a card was saved: its own data is what came back, the list is read again. */
export async function cardSaved(card: Card) {
  await Promise.all([mutate(cardKey(card.id), card, { revalidate: false }), mutate(CARDS_KEY)])
}
