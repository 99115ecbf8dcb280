import { type Dispatch, useRef, useState } from 'react'
import { CARD_CHANGED, type Card } from '../../../schema/card.ts'
import { SLUG_TAKEN } from '../../../schema/slug.ts'
import { api, ApiError, errorMessage } from '../../lib/api.ts'
import { cardKey, cardSaved } from '../../lib/cards.ts'
import { fieldErrors } from '../../lib/form.ts'
import { toast } from '../../ui/toast.ts'
import { changesOf, type CardPatch, type EditorAction, type EditorState } from './draft.ts'

const GENERIC = 'Please try again.'

function report(error: unknown, sent: CardPatch, dispatch: Dispatch<EditorAction>) {
  const status = error instanceof ApiError ? error.status : 0
  const message = errorMessage(error, GENERIC)
  if (status === 409 && message === CARD_CHANGED) dispatch({ type: 'conflicted' })
  else if (status === 409 && message === SLUG_TAKEN) dispatch({ type: 'refused', issues: { slug: message } })
  else if (error instanceof ApiError && error.issues.length > 0) dispatch({ type: 'refused', issues: fieldErrors(error) })
  const title = status === 403 && 'slug' in sent ? 'Permission Denied' : 'Failed to save card'
  toast({ title, description: message, variant: 'destructive' })
}

/** Sends what was changed (or `sent` alone), and nothing else. Whatever goes wrong, what was typed stays in the draft. */
export function useSave(state: EditorState, dispatch: Dispatch<EditorAction>) {
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)

  async function save(sent: CardPatch = changesOf(state)) {
    if (busy.current) return
    busy.current = true
    setSaving(true)
    try {
      const card = await api.put<Card>(cardKey(state.base.id), { ...sent, updatedAt: state.base.updatedAt })
      dispatch({ type: 'saved', card, sent })
      void cardSaved(card)
      toast({ title: 'Card updated successfully', variant: 'success' })
    } catch (error) {
      report(error, sent, dispatch)
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  /** Reads the card anew: `keep` puts what was typed on top of it, otherwise it is gone. */
  async function reload(keep: boolean) {
    try {
      const card = await api.get<Card>(cardKey(state.base.id))
      dispatch(keep ? { type: 'rebased', card } : { type: 'replaced', card })
      void cardSaved(card)
    } catch {
      toast({ title: 'Error', description: 'Failed to load card data. Please try again.', variant: 'destructive' })
    }
  }
  return { save, saving, reload }
}
