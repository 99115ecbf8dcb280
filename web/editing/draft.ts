import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_NAMES, type CardFieldName, cardFieldRuleOf } from '../../schema/card-fields.ts'
import { getOwnProperty } from '../../schema/own-value.ts'
import { type HalfTypedEntry, type InvalidHalfTypedEntry, listChangedEntries, listUnchangedEntries } from './in-progress.ts'
import { matchesStoredValue, type CardPatch, isSameFieldValue, isSamePatch } from './compare-fields.ts'

/**
 * `base` is the card as the server last sent it, `draft` is the card with the user's unsaved edits, and `issues` holds the server's error
 * messages by field path.
 */
export interface CardEditorState {
  base: Card
  draft: Card
  /** Social links or buttons that the user is still typing into their own form. They are not part of the draft yet. */
  inProgress: HalfTypedEntry[]
  incomplete: InvalidHalfTypedEntry | null
  issues: Record<string, string>
  /** The card fields that the server refused in the last save. Each refused save creates a new array. */
  refusal: string[]
  /** The card on the server, if somebody else has changed it in a way that contradicts the draft; otherwise null. */
  theirs: Card | null
  /** Changes that were sent to the server without an answer. The server may have stored them. */
  unanswered: CardPatch[]
  /** Fields that the user has saved, but the server has not confirmed. If there is no network, they are sent again later. */
  queued: CardFieldName[]
  /** The error of the last save that failed, if trying again may help; otherwise null. */
  failure: SaveFailure | null
  restoredAt: number | null
}

export interface SaveFailure {
  /** HTTP status of a failed save; 0 if the server did not answer. */
  status: number
  message: string
}

export type CardPatchOrUpdater = CardPatch | ((draft: Card) => CardPatch)

export type HalfTypedEntriesUpdater = (inProgress: HalfTypedEntry[]) => HalfTypedEntry[]

export type CardEditorAction =
  | { type: 'loaded'; card: Card }
  | { type: 'edited'; patch: CardPatchOrUpdater }
  | { type: 'entriesEdited'; change: HalfTypedEntriesUpdater }
  | { type: 'entriesJoined'; patch: CardPatch }
  | { type: 'entryIncomplete'; incomplete: InvalidHalfTypedEntry; inProgress: HalfTypedEntry[] }
  | { type: 'replaced'; card: Card }
  | { type: 'sent'; sent: CardPatch }
  | { type: 'saved'; card: Card; sent: CardPatch }
  | { type: 'refused'; sent: CardPatch; issues: Record<string, string> }
  | { type: 'failed'; sent: CardPatch; failure: SaveFailure }
  | { type: 'conflictFound'; sent: CardPatch; card: Card }
  /** Applies the user's edits to a newer card from the server: all edits, or only the fields in `keep`. */
  | { type: 'rebased'; card: Card; keep?: CardPatch }
  | { type: 'noticeClosed' }
  | { type: 'queueCleared' }

export function initEditorState(card: Card): CardEditorState {
  return {
    base: card,
    draft: card,
    inProgress: [],
    incomplete: null,
    issues: {},
    refusal: [],
    theirs: null,
    unanswered: [],
    queued: [],
    failure: null,
    restoredAt: null,
  }
}

export function unsavedChangesOf({ base, draft }: Pick<CardEditorState, 'base' | 'draft'>): CardPatch {
  return Object.fromEntries(
    CARD_FIELD_NAMES.filter((field) => !isSameFieldValue(field, base[field], draft[field])).map((field) => [field, draft[field]]),
  )
}

export function hasChangedFields(state: CardEditorState): boolean {
  return CARD_FIELD_NAMES.some((field) => !isSameFieldValue(field, state.base[field], state.draft[field]))
}

export function hasUnsavedWork(state: CardEditorState): boolean {
  return hasChangedFields(state) || listChangedEntries(state.inProgress).length > 0
}

export function queuedChangesOf(state: CardEditorState): CardPatch {
  const changes = Object.entries(unsavedChangesOf(state))
  return Object.fromEntries(changes.filter(([field]) => state.queued.includes(field as CardFieldName)))
}

/** True if a save waits for the network: the server did not answer, or the save is from a draft that a closed tab left. */
export function isSaveQueued(state: CardEditorState): boolean {
  const hasNoAnswer = state.failure ? state.failure.status === 0 : state.restoredAt !== null
  return hasNoAnswer && !state.theirs && Object.keys(queuedChangesOf(state)).length > 0
}

/** True if the server refused the last save because of its content, the user's rights or another person's change. */
export function isSaveRefused({ theirs, issues, failure }: CardEditorState): boolean {
  const isRejected = failure !== null && isSaveRejected(failure.status) && !STATUSES_KEEPING_SAVE_QUEUED.includes(failure.status)
  return theirs !== null || Object.keys(issues).length > 0 || isRejected
}

export function areAllChangesQueued(state: CardEditorState): boolean {
  const isEveryFieldQueued = Object.keys(unsavedChangesOf(state)).every((field) => state.queued.includes(field as CardFieldName))
  return isSaveQueued(state) && isEveryFieldQueued && listChangedEntries(state.inProgress).length === 0
}

/** Returns the card fields that someone else changed on the server. A value that this device typed or sent does not count. */
export function listFieldsEditedElsewhere({ base, draft, unanswered }: CardEditorState, stored: Card): CardFieldName[] {
  return CARD_FIELD_NAMES.filter(
    (field) =>
      !isSameFieldValue(field, base[field], stored[field]) &&
      !matchesStoredValue(field, stored[field], draft[field]) &&
      !unanswered.some((sent) => field in sent && matchesStoredValue(field, stored[field], sent[field])),
  )
}

type UnknownRecord = Record<string, unknown>

/**
 * Applies to `theirs` the changes that `mine` made to the keys of `base`. If `mine` also reordered the keys, the result has the order of
 * `mine`, followed by the keys that only `theirs` has.
 */
function mergeObjectsByKey(base: UnknownRecord, mine: UnknownRecord, theirs: UnknownRecord): UnknownRecord {
  const keysAlsoIn = (one: UnknownRecord, other: UnknownRecord) => Object.keys(one).filter((key) => Object.hasOwn(other, key))
  const isReordered = keysAlsoIn(mine, base).join() !== keysAlsoIn(base, mine).join()
  const order = isReordered ? keysAlsoIn(mine, theirs) : []
  const merged = new Map(Object.entries({ ...Object.fromEntries(order.map((key) => [key, theirs[key]])), ...theirs }))
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (getOwnProperty(base, key) === getOwnProperty(mine, key)) continue
    if (Object.hasOwn(mine, key)) merged.set(key, mine[key])
    else merged.delete(key)
  }
  return Object.fromEntries(merged)
}

/** Fields marked `mergeEntries` are merged entry by entry. In any other field, the user's change replaces the newer value. */
function mergeLocalChanges(state: CardEditorState, newer: Card): CardPatch {
  const { base, draft, unanswered } = state
  const entries = (card: Card, field: CardFieldName) => (card[field] ?? {}) as UnknownRecord
  // If the server has a value that this device sent, the draft is newer, even if the user has changed the field back since.
  const isOwn = (field: CardFieldName) => unanswered.some((sent) => field in sent && matchesStoredValue(field, newer[field], sent[field]))
  return Object.fromEntries(
    CARD_FIELD_NAMES.filter((field) => isOwn(field) || !isSameFieldValue(field, base[field], draft[field])).map((field) => {
      if (isOwn(field) || !cardFieldRuleOf(field).mergeEntries) return [field, draft[field]]
      return [field, mergeObjectsByKey(entries(base, field), entries(draft, field), entries(newer, field))]
    }),
  )
}

export function rebaseDraft(state: CardEditorState, stored: Card, keep: CardPatch = mergeLocalChanges(state, stored)): CardEditorState {
  const left = Object.entries(keep).filter(
    ([field, value]) => !matchesStoredValue(field as CardFieldName, stored[field as CardFieldName], value),
  )
  const { inProgress, queued } = state
  return { ...initEditorState(stored), draft: { ...stored, ...Object.fromEntries(left) }, inProgress, queued }
}

/** An empty slug stays an empty string, because the slug cannot be null. */
function nullifyEmptyText(patch: CardPatch): CardPatch {
  return Object.fromEntries(Object.entries(patch).map(([field, value]) => [field, value === '' && field !== 'slug' ? null : value]))
}

function omitFieldIssues(issues: Record<string, string>, fields: string[]) {
  return Object.fromEntries(Object.entries(issues).filter(([path]) => !fields.includes(path.split('.')[0]!)))
}

/** True for a 4xx status, which proves that the server did not store the save. */
const isSaveRejected = (status: number) => status >= 400 && status < 500

/** After these statuses the save goes on waiting: 0 means no answer, and after 401 the save is sent once the user has signed in again. */
export const STATUSES_KEEPING_SAVE_QUEUED = [0, 401]

export function reduceEditorState(state: CardEditorState, action: CardEditorAction): CardEditorState {
  const { draft, inProgress } = state
  switch (action.type) {
    case 'loaded':
      if (!hasChangedFields(state)) {
        const { restoredAt } = state
        return { ...rebaseDraft(state, action.card), queued: [], restoredAt: hasUnsavedWork(state) ? restoredAt : null }
      }
      return state.theirs ? { ...state, theirs: action.card } : state
    case 'edited': {
      const patch = typeof action.patch === 'function' ? action.patch(draft) : action.patch
      return { ...state, draft: { ...draft, ...nullifyEmptyText(patch) }, issues: omitFieldIssues(state.issues, Object.keys(patch)) }
    }
    case 'entriesEdited':
      return { ...state, inProgress: action.change(inProgress), incomplete: null }
    case 'entriesJoined':
      return { ...state, draft: { ...draft, ...action.patch }, inProgress: listUnchangedEntries(inProgress), incomplete: null }
    case 'entryIncomplete':
      return { ...state, inProgress: action.inProgress, incomplete: action.incomplete }
    case 'replaced':
      return initEditorState(action.card)
    case 'sent':
      // The save is added to the queue before its answer arrives, because the user may close the tab meanwhile.
      return {
        ...state,
        unanswered: [...state.unanswered.filter((sent) => !isSamePatch(sent, action.sent)), action.sent],
        queued: [...new Set([...state.queued, ...(Object.keys(action.sent) as CardFieldName[])])],
      }
    case 'saved': {
      // Edits made while the save request was running are newer than its answer, so they stay in the draft.
      const known = { ...state.base, ...action.sent }
      const newer = CARD_FIELD_NAMES.filter((field) => !isSameFieldValue(field, known[field], draft[field]))
      const editedSince = Object.fromEntries(newer.map((field) => [field, draft[field]]))
      const { queued } = withdrawSave(state, action.sent)
      return { ...initEditorState(action.card), draft: { ...action.card, ...editedSince }, inProgress, queued }
    }
    case 'refused':
      return {
        ...removeUnansweredSave(withdrawSave(state, action.sent), action.sent),
        failure: null,
        issues: action.issues,
        refusal: Object.keys(action.issues).map((path) => path.split('.')[0]!),
      }
    case 'failed': {
      const { status } = action.failure
      const kept = STATUSES_KEEPING_SAVE_QUEUED.includes(status) ? state : withdrawSave(state, action.sent)
      return { ...(isSaveRejected(status) ? removeUnansweredSave(kept, action.sent) : kept), failure: action.failure }
    }
    case 'conflictFound':
      return { ...removeUnansweredSave(state, action.sent), failure: null, queued: [], theirs: action.card }
    case 'rebased':
      return rebaseDraft(state, action.card, action.keep)
    case 'noticeClosed':
      return { ...state, restoredAt: null }
    case 'queueCleared':
      return { ...state, queued: [], failure: null }
  }
}

function withdrawSave(state: CardEditorState, sent: CardPatch): CardEditorState {
  return { ...state, queued: state.queued.filter((field) => !(field in sent)) }
}

function removeUnansweredSave(state: CardEditorState, sent: CardPatch): CardEditorState {
  return { ...state, unanswered: state.unanswered.filter((patch) => !isSamePatch(patch, sent)) }
}
