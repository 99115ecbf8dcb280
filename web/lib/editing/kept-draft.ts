import type { Card } from '../../../schema/card.ts'
import { changedElsewhere, changesOf, type EditorState, isDirty, openDraft, rebase } from './draft.ts'
import { draftKey, rememberDrafts } from './draft-keys.ts'
import type { CardPatch } from './fields.ts'

/** Edits that were not saved, as the browser keeps them: with the card that they were made on. */
export interface KeptDraft {
  base: Card
  changes: CardPatch
  unanswered: CardPatch[]
  /** In ms. */
  at: number
}

/** The drafts that this page put into storage or took up from there, as text: another tab's are not its own to drop. */
const held = new Map<string, string>()

function isKept(value: unknown): value is KeptDraft {
  const kept = value as Partial<KeptDraft> | null
  return (
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.base?.updatedAt === 'string' &&
    typeof kept.changes === 'object' &&
    Array.isArray(kept.unanswered) &&
    typeof kept.at === 'number'
  )
}

/** What this browser keeps of a user's edits to a card, or null. */
export function readKept(userId: number, cardId: number): KeptDraft | null {
  rememberDrafts(userId)
  try {
    const key = draftKey(userId, cardId)!
    const text = localStorage.getItem(key)
    const value: unknown = JSON.parse(text ?? 'null')
    if (text === null || !isKept(value)) return null
    held.set(key, text)
    return value
  } catch {
    return null
  }
}

/** Keeps the edits of `state`, or drops what this page kept where there are none. */
export function keepDraft(userId: number, state: EditorState) {
  const key = draftKey(userId, state.base.id)
  if (key === null) return
  try {
    if (!isDirty(state)) {
      if (localStorage.getItem(key) === held.get(key)) localStorage.removeItem(key)
      held.delete(key)
      return
    }
    const kept: KeptDraft = { base: state.base, changes: changesOf(state), unanswered: state.unanswered, at: Date.now() }
    const text = JSON.stringify(kept)
    localStorage.setItem(key, text)
    held.set(key, text)
  } catch {
    // Storage is off or full: the page itself still asks before it is left.
  }
}

/** The card to edit, with the edits that were kept back in their places. */
export function restoreDraft(card: Card, kept: KeptDraft | null): EditorState {
  if (!kept || kept.base.id !== card.id) return openDraft(card)
  const state: EditorState = {
    ...openDraft(kept.base),
    draft: { ...kept.base, ...kept.changes },
    unanswered: kept.unanswered,
    restoredAt: kept.at,
  }
  if (changedElsewhere(state, card).length > 0) return { ...state, theirs: card }
  const rebased = rebase(state, card)
  return isDirty(rebased) ? { ...rebased, restoredAt: kept.at } : rebased
}
