import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Card } from '../../../schema/card.ts'
import { cardPath } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { ApiError, call, errorCode } from '../../lib/api.ts'
import { refetchCards } from '../../lib/cards.ts'
import { toast } from '../../ui/toast.ts'
import { newCard } from './new-card.ts'

/** How many random suffixes are tried to find a free slug. */
const ATTEMPTS = 5

async function postCard(user: User): Promise<Card> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call('POST /api/business-cards', { body: newCard(user, Math.floor(Math.random() * 10_000)) })
    } catch (error) {
      const isTaken = errorCode(error) === 'slugTaken'
      if (!isTaken || attempt === ATTEMPTS) throw error
    }
  }
}

/** Creates a card for the user and opens it in the quick editor. */
export function useCreateCard(user: User) {
  const [creating, setCreating] = useState(false)
  const [, navigate] = useLocation()
  async function create() {
    setCreating(true)
    try {
      const card = await postCard(user)
      toast({ title: 'Card created', description: 'Your new digital business card has been created', variant: 'success' })
      void refetchCards()
      navigate(cardPath('quickEditor', card.id))
    } catch (error) {
      // A 403 explains the limit of the user's level.
      const reason = error instanceof ApiError && error.status === 403 ? error.message : ''
      toast({
        title: 'Creation failed',
        description: reason || 'Failed to create a new business card. Please try again.',
        variant: 'destructive',
      })
      setCreating(false)
    }
  }
  return { create, creating }
}
