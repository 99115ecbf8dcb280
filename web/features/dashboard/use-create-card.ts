import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Card } from '../../../schema/card.ts'
import { cardPath } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { ApiError, call, errorCode } from '../../lib/api.ts'
import { refetchCards } from '../../lib/cards.ts'
import { toast } from '../../ui/toast.ts'
import { newCard } from './new-card.ts'

/** How many suffixes are tried before giving up on a slug that nobody has. */
const ATTEMPTS = 5

async function postCard(user: User): Promise<Card> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call('POST /api/business-cards', { body: newCard(user, Math.floor(Math.random() * 10_000)) })
    } catch (error) {
      const taken = errorCode(error) === 'slugTaken'
      if (!taken || attempt === ATTEMPTS) throw error
    }
  }
}

/** Creates a card of the user's own and goes on to its quick editor. */
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
      // A refusal has a reason worth reading: the limit of the level.
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
