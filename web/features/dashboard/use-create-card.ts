import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Card } from '../../../schema/card.ts'
import { cardAppPagePathOf } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { requestApi, errorCodeOf, errorMessageOf } from '../../lib/api.ts'
import { refetchCardList } from '../../lib/cards.ts'
import { showToast } from '../../ui/toast.ts'
import { buildNewCard } from './new-card.ts'

/** The number of random suffixes that are tried to find a slug that no other card has. */
const MAX_SLUG_ATTEMPTS = 5

async function createCardWithFreeSlug(user: User): Promise<Card> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await requestApi('POST /api/business-cards', { body: buildNewCard(user, Math.floor(Math.random() * 10_000)) })
    } catch (error) {
      const isTaken = errorCodeOf(error) === 'slugTaken'
      if (!isTaken || attempt === MAX_SLUG_ATTEMPTS) throw error
    }
  }
}

/** Hook that creates a card for the user and then opens it in the quick editor. */
export function useCreateCard(user: User) {
  const [creating, setCreating] = useState(false)
  const [, navigate] = useLocation()
  async function create() {
    setCreating(true)
    try {
      const card = await createCardWithFreeSlug(user)
      showToast({ title: 'Card created', description: 'Your new digital business card has been created', variant: 'success' })
      void refetchCardList()
      navigate(cardAppPagePathOf('quickEditor', card.id))
    } catch (error) {
      // This error's message says how many cards the user's access level allows.
      const reason = errorCodeOf(error) === 'cardLimit' && errorMessageOf(error, '')
      showToast({
        title: 'Creation failed',
        description: reason || 'Failed to create a new business card. Please try again.',
        variant: 'destructive',
      })
      setCreating(false)
    }
  }
  return { create, creating }
}
