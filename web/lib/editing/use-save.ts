import { type Dispatch, useLayoutEffect, useRef, useState } from 'react'
import { CARD_CHANGED, type Card } from '../../../schema/card.ts'
import { SLUG_TAKEN } from '../../../schema/slug.ts'
import { api, ApiError, errorMessage } from '../api.ts'
import { cardKey, cardSaved } from '../cards.ts'
import { fieldErrors } from '../form.ts'
import { toast } from '../../ui/toast.ts'
import { changesOf, type CardPatch, type EditorAction, type EditorState } from './draft.ts'

const GENERIC = 'Please try again.'

/** What a save says when it is done (null: nothing) and when it failed. */
export interface SaveWords {
  done: string | null
  failed: string
}
const WORDS: SaveWords = { done: 'Card updated successfully', failed: 'Failed to save card' }

/** Tells of a failed save, and returns the sentence that says why. */
function report(error: unknown, sent: CardPatch, words: SaveWords, dispatch: Dispatch<EditorAction>): string {
  const status = error instanceof ApiError ? error.status : 0
  const message = errorMessage(error, GENERIC)
  if (status === 409 && message === CARD_CHANGED) dispatch({ type: 'conflicted' })
  else if (status === 409 && message === SLUG_TAKEN) dispatch({ type: 'refused', issues: { slug: message } })
  else if (error instanceof ApiError && error.issues.length > 0) dispatch({ type: 'refused', issues: fieldErrors(error) })
  const title = status === 403 && 'slug' in sent ? 'Permission Denied' : words.failed
  toast({ title, description: message, variant: 'destructive' })
  return message
}

/**
 * Sends what was changed (or `only` that), and nothing else. Whatever goes wrong, what was typed stays in the draft;
 * `failure` says why the last save failed.
 */
export function useSave(state: EditorState, dispatch: Dispatch<EditorAction>) {
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<Promise<boolean>>(null)
  // A save may start from a picture that was chosen before the last save ended.
  const version = useRef(state.base.updatedAt)
  useLayoutEffect(() => {
    version.current = state.base.updatedAt
  }, [state.base.updatedAt])

  async function send(sent: CardPatch, words: SaveWords): Promise<boolean> {
    setSaving(true)
    setFailure(null)
    try {
      const card = await api.put<Card>(cardKey(state.base.id), { ...sent, updatedAt: version.current })
      version.current = card.updatedAt
      dispatch({ type: 'saved', card, sent })
      void cardSaved(card)
      if (words.done) toast({ title: words.done, variant: 'success' })
      return true
    } catch (error) {
      setFailure(report(error, sent, words, dispatch))
      return false
    }
  }

  /**
   * True once it is stored. A second call while one is on its way adds nothing; one with fields of its own waits its turn.
   */
  function save(only?: CardPatch, words = WORDS): Promise<boolean> {
    const before = running.current
    if (before && !only) return before
    const sent = only ?? changesOf(state)
    const turn = (before ? before.then(() => send(sent, words)) : send(sent, words)).then((saved) => {
      if (running.current === turn) {
        running.current = null
        setSaving(false)
      }
      return saved
    })
    running.current = turn
    return turn
  }

  /** Reads the card anew: `keep` puts what was typed on top of it, otherwise it is gone. */
  async function reload(keep: boolean) {
    try {
      const card = await api.get<Card>(cardKey(state.base.id))
      setFailure(null)
      dispatch(keep ? { type: 'rebased', card } : { type: 'replaced', card })
      void cardSaved(card)
    } catch {
      toast({ title: 'Error', description: 'Failed to load card data. Please try again.', variant: 'destructive' })
    }
  }
  return { save, saving, failure, reload }
}
