import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_KEYS, type CardField } from '../../schema/card-fields.ts'
import { ownValue } from '../../schema/own-value.ts'
import { type InProgressEntry, mergeEntries, readEntries } from './in-progress.ts'
import { changedElsewhere, changesOf, type EditorState, isUnsaved, openDraft, rebase } from './draft.ts'
import { isSignedOut } from './draft-keys.ts'
import { setDraftsKept } from '../lib/drafts-kept.ts'
import { type CardPatch, isSame } from './compare-fields.ts'

/** Unsaved edits in the browser's storage, with the card that was edited. */
export interface StoredDraft {
  base: Card
  changes: CardPatch
  inProgress: InProgressEntry[]
  unanswered: CardPatch[]
  /** When it was stored, in ms since 1970. */
  at: number
}
/** A stored draft with its storage key. */
export interface FoundDraft {
  key: string
  kept: StoredDraft
}
/** A draft of another tab that conflicts with the current one. `card` is the card with that draft applied. */
export interface OtherDraft {
  key: string
  at: number
  card: Card
  inProgress: InProgressEntry[]
}

function isStoredDraft(value: unknown): value is StoredDraft {
  const kept = value as Partial<StoredDraft> | null
  return (
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.base?.updatedAt === 'string' &&
    typeof kept.changes === 'object' &&
    Array.isArray(kept.unanswered) &&
    typeof kept.at === 'number'
  )
}

/** The draft stored under a key; null if there is none or it is invalid. */
export function readStoredDraft(key: string): StoredDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isStoredDraft(value) ? { ...value, inProgress: readEntries(value.inProgress ?? (value as { begun?: unknown }).begun) } : null
  } catch {
    return null
  }
}

/** Stores the unsaved edits of `state` under `key`, or removes the key without any. Removes the keys of `merged` drafts. */
export function storeDraft(userId: number, key: string, state: EditorState, merged: string[] = []) {
  if (isSignedOut(userId)) return
  try {
    if (isUnsaved(state)) {
      const { base, inProgress, unanswered } = state
      const kept: StoredDraft = { base, changes: changesOf(state), inProgress, unanswered, at: Date.now() }
      localStorage.setItem(key, JSON.stringify(kept))
    } else localStorage.removeItem(key)
    for (const other of merged) if (other !== key) localStorage.removeItem(other)
    setDraftsKept(true)
  } catch {
    // Storage is off or full: the editor warns the user.
    setDraftsKept(!isUnsaved(state))
  }
}

export function deleteStoredDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is off, so there is no draft.
  }
}

function restoreDraft(card: Card, kept: StoredDraft): EditorState {
  if (kept.base.id !== card.id) return openDraft(card)
  const state: EditorState = {
    ...openDraft(kept.base),
    draft: { ...kept.base, ...kept.changes },
    inProgress: kept.inProgress,
    unanswered: kept.unanswered,
    restoredAt: kept.at,
  }
  if (changedElsewhere(state, card).length > 0) return { ...state, theirs: card }
  const rebased = rebase(state, card)
  return isUnsaved(rebased) ? { ...rebased, restoredAt: kept.at } : rebased
}

/** True when two drafts change a field to different values. Social links are compared one by one. */
function conflicts(field: CardField, base: Card, one: Card, other: Card): boolean {
  const [was, a, b] = [base[field], one[field], other[field]]
  if (isSame(field, was, a) || isSame(field, was, b) || isSame(field, a, b)) return false
  if (field !== 'socialLinks') return true
  const [links, mine, theirs] = [base.socialLinks, one.socialLinks, other.socialLinks]
  return Object.keys({ ...links, ...mine, ...theirs }).some(
    (key) =>
      ownValue(mine, key) !== ownValue(links, key) &&
      ownValue(theirs, key) !== ownValue(links, key) &&
      ownValue(mine, key) !== ownValue(theirs, key),
  )
}

/**
 * Applies stored drafts to a card, the newest first. Drafts that fit are merged, and `merged` lists their keys; the user
 * decides about `others`, which conflict.
 */
export function restoreDrafts(card: Card, found: FoundDraft[]): { state: EditorState; merged: string[]; others: OtherDraft[] } {
  let state = null as EditorState | null
  const merged: string[] = []
  const others: OtherDraft[] = []
  for (const { key, kept } of found) {
    const more = restoreDraft(card, kept)
    if (!isUnsaved(more) || !state) {
      state ??= isUnsaved(more) ? more : null
      merged.push(key)
    } else if (state.theirs || more.theirs || CARD_FIELD_KEYS.some((field) => conflicts(field, card, state!.draft, more.draft))) {
      others.push({ key, at: kept.at, card: rebase(more, card).draft, inProgress: more.inProgress })
    } else {
      state = {
        ...state,
        draft: rebase(more, state.draft).draft,
        inProgress: mergeEntries(state.inProgress, more.inProgress),
        unanswered: [...state.unanswered, ...more.unanswered],
      }
      merged.push(key)
    }
  }
  return { state: state ?? openDraft(card), merged, others }
}
