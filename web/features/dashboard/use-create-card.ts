import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { cardAppPagePathOf } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { errorCodeOf, errorMessageOf, mayRequestHaveSucceeded } from '../../lib/api.ts'
import { refetchCardList } from '../../lib/cards.ts'
import { showToast } from '../../ui/toast.ts'
import { createCardWithoutDuplicate, INITIAL_CARD_CREATION_STATE } from './create-card.ts'

export function useCreateCard(user: User) {
  const [creating, setCreating] = useState(false)
  const creation = useRef({ ...INITIAL_CARD_CREATION_STATE })
  const [, navigate] = useLocation()
  async function create() {
    setCreating(true)
    try {
      const card = await createCardWithoutDuplicate(creation.current, user)
      showToast({ title: 'Card created', description: 'Your new digital business card has been created', variant: 'success' })
      void refetchCardList()
      navigate(cardAppPagePathOf('cardReady', card.id))
    } catch (error) {
      // The message of this error says how many cards the user's access level allows.
      const reason = errorCodeOf(error) === 'cardLimit' && errorMessageOf(error, '')
      showToast({
        title: 'Creation failed',
        description: reason || 'Failed to create a new business card. Please try again.',
        variant: 'destructive',
      })
      if (mayRequestHaveSucceeded(error)) void refetchCardList().catch(() => undefined)
      setCreating(false)
    }
  }
  return { create, creating }
}
