import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_NAMES, type CardFieldName } from '../../schema/card-fields.ts'
import { getOwnProperty } from '../../schema/own-value.ts'
import { type HalfTypedEntry, mergeHalfTypedEntries, parseHalfTypedEntries } from './in-progress.ts'
import {
  listFieldsEditedElsewhere,
  queuedChangesOf,
  unsavedChangesOf,
  type CardEditorState,
  hasUnsavedWork,
  initEditorState,
  isSaveRefused,
  rebaseDraft,
} from './draft.ts'
import { storeFormDraft } from './draft-keys.ts'
import { readStoredJson, storeText } from '../lib/browser-storage.ts'
import { type CardPatch, isSameFieldValue } from './compare-fields.ts'

export interface StoredDraft {
  base: Card
  changes: CardPatch
  inProgress: HalfTypedEntry[]
  unanswered: CardPatch[]
  queued: CardFieldName[]
  refused?: boolean
  at: number
}
export interface StoredDraftWithKey {
  key: string
  kept: StoredDraft
}
/** A draft of a closed tab that conflicts with the current draft. `card` is the stored card with that draft applied. */
export interface ConflictingDraft {
  key: string
  at: number
  card: Card
  inProgress: HalfTypedEntry[]
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

export function readStoredDraft(key: string): StoredDraft | null {
  const value = readStoredJson(key)
  if (!isStoredDraft(value)) return null
  return {
    ...value,
    inProgress: parseHalfTypedEntries(value.inProgress ?? (value as { begun?: unknown }).begun),
    // Drafts that an older version stored have no list of queued fields.
    queued: CARD_FIELD_NAMES.filter((field) => (value.queued as CardFieldName[] | undefined)?.includes(field)),
  }
}

/**
 * Stores an editor's unsaved edits, or removes the draft if there are none. The edits contain the drafts with the keys `merged`, which are
 * deleted.
 */
export function storeDraft(userId: number, key: string, state: CardEditorState, merged: string[] = []) {
  const { base, inProgress, unanswered } = state
  const kept: StoredDraft | false = hasUnsavedWork(state) && {
    base,
    changes: unsavedChangesOf(state),
    inProgress,
    unanswered,
    queued: Object.keys(queuedChangesOf(state)) as CardFieldName[],
    refused: isSaveRefused(state),
    at: Date.now(),
  }
  const isStored = storeFormDraft(userId, key, kept || null)
  if (isStored) for (const other of merged) if (other !== key) deleteStoredDraft(other)
}

export const deleteStoredDraft = (key: string) => storeText(key, null)

export const markStoredSaveRefused = ({ key, kept }: StoredDraftWithKey) =>
  storeText(key, JSON.stringify({ ...kept, queued: [], refused: true } satisfies StoredDraft))

function restoreStoredDraft(card: Card, kept: StoredDraft): CardEditorState {
  if (kept.base.id !== card.id) return initEditorState(card)
  const state: CardEditorState = {
    ...initEditorState(kept.base),
    draft: { ...kept.base, ...kept.changes },
    inProgress: kept.inProgress,
    unanswered: kept.unanswered,
    queued: kept.queued,
    restoredAt: kept.at,
  }
  if (listFieldsEditedElsewhere(state, card).length > 0) return { ...state, queued: [], theirs: card }
  const rebased = rebaseDraft(state, card)
  return hasUnsavedWork(rebased) ? { ...rebased, restoredAt: kept.at } : rebased
}

/** True if two drafts change the same card field to different values. Social links are compared platform by platform. */
function doDraftsConflict(field: CardFieldName, base: Card, one: Card, other: Card): boolean {
  const [was, a, b] = [base[field], one[field], other[field]]
  if (isSameFieldValue(field, was, a) || isSameFieldValue(field, was, b) || isSameFieldValue(field, a, b)) return false
  if (field !== 'socialLinks') return true
  const [links, mine, theirs] = [base.socialLinks, one.socialLinks, other.socialLinks]
  return Object.keys({ ...links, ...mine, ...theirs }).some(
    (key) =>
      getOwnProperty(mine, key) !== getOwnProperty(links, key) &&
      getOwnProperty(theirs, key) !== getOwnProperty(links, key) &&
      getOwnProperty(mine, key) !== getOwnProperty(theirs, key),
  )
}

export function restoreStoredDrafts(
  card: Card,
  found: StoredDraftWithKey[],
): { state: CardEditorState; merged: string[]; others: ConflictingDraft[] } {
  let state = null as CardEditorState | null
  const merged: string[] = []
  const others: ConflictingDraft[] = []
  for (const { key, kept } of found) {
    const more = restoreStoredDraft(card, kept)
    if (!hasUnsavedWork(more) || !state) {
      state ??= hasUnsavedWork(more) ? more : null
      merged.push(key)
    } else if (state.theirs || more.theirs || CARD_FIELD_NAMES.some((field) => doDraftsConflict(field, card, state!.draft, more.draft))) {
      others.push({ key, at: kept.at, card: rebaseDraft(more, card).draft, inProgress: more.inProgress })
    } else {
      state = {
        ...state,
        draft: rebaseDraft(more, state.draft).draft,
        inProgress: mergeHalfTypedEntries(state.inProgress, more.inProgress),
        unanswered: [...state.unanswered, ...more.unanswered],
        queued: [...new Set([...state.queued, ...more.queued])],
      }
      merged.push(key)
    }
  }
  return { state: state ?? initEditorState(card), merged, others }
}
